import { expect, test } from 'vitest';
import { addNumberFormats, isKnownFormat, writeNumber } from '../../src/text/docx/number-formats';
import { rareNumbers } from '../../src/text/docx/rare-numbers';
import { contentOf } from '../helpers/pdf-content';
import { a4, field, p, para, run } from '../helpers/word-file';
import { printParts } from './print';

addNumberFormats(rareNumbers);

const end = (inside = '') => `<w:sectPr>${inside}${a4}</w:sectPr>`;

test.each<[string, [number, string][]]>([
  [
    'cardinalText',
    [
      [1, 'One'],
      [21, 'Twenty-One'],
      [115, 'One hundred fifteen'],
    ],
  ],
  [
    'ordinalText',
    [
      [1, 'First'],
      [12, 'Twelfth'],
      [20, 'Twentieth'],
      [23, 'Twenty-Third'],
    ],
  ],
  [
    'chicago',
    [
      [1, '*'],
      [2, '†'],
      [4, '§'],
      [5, '**'],
    ],
  ],
  [
    'decimalEnclosedCircle',
    [
      [1, '①'],
      [20, '⑳'],
      [21, '21'],
    ],
  ],
  ['decimalEnclosedParen', [[3, '⑶']]],
  ['decimalEnclosedFullstop', [[3, '⒊']]],
  ['hindiNumbers', [[105, '१०५']]],
  ['hindiVowels', [[1, 'क']]],
  [
    'hindiConsonants',
    [
      [1, 'अ'],
      [12, 'अअ'],
    ],
  ],
  [
    'russianLower',
    [
      [2, 'б'],
      [30, 'аа'],
    ],
  ],
  [
    'hebrew1',
    [
      [15, 'טו'],
      [23, 'כג'],
      [401, 'תא'],
    ],
  ],
  ['hex', [[255, 'FF']]],
  ['thaiNumbers', [[12, '๑๒']]],
])('writes numbers in the format %s', (format, examples) => {
  expect(isKnownFormat(format)).toBe(true);
  for (const [count, text] of examples) expect(writeNumber(count, format)).toBe(text);
});

test('a custom format sets the number of digits', () => {
  expect(writeNumber(7, 'custom', '001, 002, 003, ...')).toBe('007');
});

const list = (numFmt: string) =>
  `<w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="${numFmt}"/><w:lvlText w:val="%1)"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>`;
const item = p('Item', '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>');

test.each(['start', 'startOverride'])('a list whose %s is not a number begins with 0', async (name) => {
  const numbering =
    name === 'start'
      ? list('decimal').replace('<w:start w:val="1"/>', '<w:start w:val="first"/>')
      : list('decimal').replace(
          '</w:num>',
          '<w:lvlOverride w:ilvl="0"><w:startOverride w:val="first"/></w:lvlOverride></w:num>',
        );
  const { pages } = await printParts({ numbering, body: item + end() });
  expect(pages[0]?.text).toMatch(/^0\)/);
});

test('reports an unknown number format', async () => {
  const { facts, pages } = await printParts({ numbering: list('chineseCounting'), body: item + end() });
  expect(pages[0]?.text).toContain('1)');
  expect(facts).toContainEqual({ fact: 'settings', lost: true, detail: 'chineseCounting' });
});

test('page numbers in the text are those of their pages, and the text after them moves accordingly', async () => {
  const line = para(`${run('Page ')}${field('PAGE')}${run(' of ')}${field('NUMPAGES')}${run(' pages')}`);
  const { pages, facts } = await printParts({
    body: line + Array.from({ length: 11 }, () => p('Next', '<w:pageBreakBefore/>')).join('') + line + end(),
  });
  expect(pages[0]?.text.replace(/\s+/g, ' ')).toBe('Page 1 of 12 pages');
  expect(pages[11]?.text.replace(/\s+/g, ' ')).toBe('Next Page 12 of 12 pages');
  expect(facts).toEqual([{ fact: 'unharmed' }]);
});

test('a header shows the heading of its page', async () => {
  const heading = (text: string, pPr = '') => p(text, `<w:pStyle w:val="H1"/>${pPr}`);
  const { pages, facts } = await printParts({
    styles: '<w:style w:type="paragraph" w:styleId="H1"><w:name w:val="heading 1"/></w:style>',
    headersAndFooters: { header1: para(field('STYLEREF "Heading 1"')) },
    body:
      heading('Alpha') +
      heading('Beta', '<w:pageBreakBefore/>') +
      p('Text', '<w:pageBreakBefore/>') +
      end('<w:headerReference w:type="default" r:id="header1"/>'),
  });
  const headers = pages.map(({ pieces }) => pieces.toSorted((a, b) => b.y - a.y)[0]?.text);
  expect(headers).toEqual(['Alpha', 'Beta', 'Beta']);
  expect(facts.filter(({ lost }) => lost)).toEqual([]);
});

test.each([
  ['hindiNumbers', 'Page४'],
  ['decimalEnclosedCircle', 'Page④'],
  ['chicago', 'Page§'],
  ['russianLower', 'Pageг'],
  ['upperRoman', 'PageIV'],
])('letters of page numbers in the format %s are drawn', async (format, expected) => {
  const { pages, facts } = await printParts({
    body:
      p('Body') +
      end(`<w:footerReference w:type="default" r:id="footer1"/><w:pgNumType w:fmt="${format}" w:start="4"/>`),
    headersAndFooters: { footer1: para(run('Page ') + field('PAGE')) },
  });
  expect(pages[0]?.text.replace(/\s/g, '')).toContain(expected);
  expect(facts).toEqual([{ fact: 'unharmed' }]);
});

test('a leader of middle dots is drawn', async () => {
  const tabs = '<w:tabs><w:tab w:val="left" w:leader="middleDot" w:pos="4000"/></w:tabs>';
  const { pages, facts } = await printParts({
    body: para(`${run('Left')}<w:r><w:tab/></w:r>${run('Right')}`, tabs) + end(),
  });
  expect(pages[0]?.text).toMatch(/·{20}/);
  expect(facts).toEqual([{ fact: 'unharmed' }]);
});

test('a letter without an upper-case form is unchanged in upper-case text', async () => {
  const { pages, facts } = await printParts({
    body: p('straße ﬁn', '', '<w:caps/>') + p('weiß', '', '<w:smallCaps/>') + end(),
  });
  expect(pages[0]?.text).toContain('STRAßE\nfi\nN');
  expect(facts).toEqual([{ fact: 'unharmed' }]);
});

test.each([
  [
    'the columns of a cell',
    '<w:tbl><w:tr><w:tc><w:tcPr><w:gridSpan w:val="99999999"/></w:tcPr>#</w:tc></w:tr></w:tbl>',
  ],
  [
    'the columns before a row',
    '<w:tbl><w:tr><w:trPr><w:gridBefore w:val="-99999999"/></w:trPr><w:tc>#</w:tc></w:tr></w:tbl>',
  ],
  ['the depth of a list', '#'],
])('limits %s as Word does', async (_, body) => {
  const level =
    '<w:lvl w:ilvl="99999999"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%9."/></w:lvl>';
  const { pages, facts } = await printParts({
    body: body.replace('#', p('text', '<w:numPr><w:ilvl w:val="99999999"/><w:numId w:val="1"/></w:numPr>')),
    numbering: `<w:abstractNum w:abstractNumId="0">${level}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>`,
  });
  expect(pages[0]?.text).toBe('1.\ntext');
  expect(facts.filter(({ lost }) => lost)).toEqual([]);
});

test('numbers beyond those that Word counts are digits in every format', () => {
  for (const format of ['lowerLetter', 'upperRoman', 'decimal'])
    expect(writeNumber(99_999_999, format)).toBe('99999999');
  for (const format of ['none', 'bullet']) expect(writeNumber(99_999_999, format)).toBe('');
  expect(writeNumber(4001, 'upperRoman')).toBe('MMMMI');
});

test.each(['auto', 'Infinity'])('borders whose width and distance are “%s” are drawn', async (size) => {
  const edge = `<w:top w:val="single" w:sz="${size}" w:space="${size}" w:color="FF0000"/>`;
  const body = p('text', `<w:pBdr>${edge}</w:pBdr>`) + end(`<w:pgBorders>${edge}</w:pgBorders>`);
  const { pdf, pages } = await printParts({ body });
  expect(contentOf(pdf)).not.toMatch(/NaN|Infinity/);
  expect(pages[0]?.text).toBe('text');
});
