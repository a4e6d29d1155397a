import { afterEach, expect, test, vi } from 'vitest';
import { Pen } from '../../src/word/draw/pen';
import { drawnPages } from '../helpers/drawn-pages';
import { png } from '../helpers/drawn-png';
import { bytesOf } from '../helpers/engine-host';
import { a4, p, pageOf, para, run, table, wordFile } from '../helpers/word-file';
import { convert } from './print';

const item = (text: string) => p(text, '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>');
const note = '<w:r><w:footnoteReference w:id="1"/></w:r>';
const cell = (inside: string, tcPr = '') => `<w:tc><w:tcPr>${tcPr}</w:tcPr>${inside}</w:tc>`;

const numbering =
  '<w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>';

/** A document with each kind of content, and each word once. */
const doc = wordFile({
  numbering,
  footnotes: `<w:footnote w:id="1">${p('Foot remark')}</w:footnote>`,
  headersAndFooters: { header1: p('Head matter'), footer1: pageOf() },
  pictures: { pic: png({ width: 1, height: 1, colour: 2, bits: 8, pixelAt: () => [0, 0, 0] }) },
  body: [
    p('Title', '<w:jc w:val="center"/>', '<w:caps/>'),
    para(run('Opening words', '<w:b/>') + run(', then a mark') + note + run('.')),
    item('Firstly'),
    item('Secondly'),
    table(
      [3000, 3000],
      [
        ['Alpha', 'Beta'],
        ['Gamma', 'Delta'],
      ],
    ),
    `<w:tbl><w:tblGrid><w:gridCol w:w="3000"/><w:gridCol w:w="3000"/></w:tblGrid><w:tr>${cell(p('Merged'), '<w:vMerge w:val="restart"/>')}${cell(p('Upper'))}</w:tr><w:tr>${cell(p(''), '<w:vMerge/>')}${cell(p('Lower'))}</w:tr></w:tbl>`,
    para(`${run('Left')}<w:r><w:tab/></w:r>${run('Right')}`),
    p('सोमवार'),
    p('Hidden', '', '<w:vanish/>'),
    para('<w:r><w:sym w:font="Symbol" w:char="F061"/></w:r>'),
    `<w:sectPr><w:headerReference w:type="default" r:id="header1"/><w:footerReference w:type="default" r:id="footer1"/>${a4}</w:sectPr>`,
  ].join(''),
});

const wordsLost = async () => (await convert(doc)).facts.find(({ fact }) => fact === 'words');

afterEach(() => vi.restoreAllMocks());

test('every word of a document is found on its pages', async () => {
  expect(await wordsLost()).toBeUndefined();
  expect((await convert(doc)).facts).toContainEqual({ fact: 'unharmed' });
});

const words =
  'Title Opening words then mark Firstly Secondly Alpha Beta Gamma Delta Merged Upper Lower Left Right Foot remark Head matter सोमवार α'.split(
    ' ',
  );
const { text } = Pen.prototype;
const textOfPiece = (piece: Parameters<Pen['text']>[0]) =>
  piece.measured.runs.map((each) => each.text).join('');

/** Draws one word wrongly and all others as usual. */
function plant(word: string, fault: (pen: Pen, ...args: Parameters<Pen['text']>) => void) {
  vi.spyOn(Pen.prototype, 'text').mockImplementation(function (this: Pen, ...args) {
    if (textOfPiece(args[0]).toLowerCase().startsWith(word.toLowerCase())) fault(this, ...args);
    else text.apply(this, args);
  });
}

test.each(words)('reports %s by name if it is not drawn', async (word) => {
  plant(word, () => undefined);
  const lostFact = await wordsLost();
  expect(lostFact?.count).toBe(1);
  expect(lostFact?.detail).toContain(word);
});

test('a word below or beside the page, or at an invalid position, is reported as missing', async () => {
  plant('Gamma', (pen, piece, x, y, ...rest) => text.call(pen, piece, x, y + 2000, ...rest));
  expect(await wordsLost()).toMatchObject({ count: 1, detail: 'Gamma' });
  plant('Delta', (pen, piece, x, y, ...rest) => text.call(pen, piece, x + 700, y, ...rest));
  expect(await wordsLost()).toMatchObject({ count: 1, detail: 'Delta' });
  plant('Alpha', (pen, piece, x, _, ...rest) => text.call(pen, piece, x, Number.NaN, ...rest));
  expect(await wordsLost()).toMatchObject({ count: 1, detail: 'Alpha' });
});

const watermark = (text: string) =>
  `<w:p><w:r><w:pict><v:shapetype id="_x0000_t136" path="m@7,l@8,m@5,21600l@6,21600e"/><v:shape type="#_x0000_t136" style="position:absolute;width:400pt;height:100pt;rotation:315;mso-position-horizontal:center;mso-position-horizontal-relative:margin;mso-position-vertical:center;mso-position-vertical-relative:margin" fillcolor="silver" stroked="f"><v:textpath string="${text}"/></v:shape></w:pict></w:r></w:p>`;
const watermarkedFile = (first: string) =>
  wordFile({
    headersAndFooters: { header1: watermark('DRAFT'), header2: watermark('FIRST') },
    body: `${p('Text')}<w:sectPr><w:headerReference w:type="default" r:id="header1"/><w:headerReference w:type="first" r:id="header2"/>${a4}${first}</w:sectPr>`,
  });

test('the letters of a watermark are read back; a watermark in a header that no page shows is not reported as missing', async () => {
  expect((await convert(watermarkedFile(''))).facts).toEqual([{ fact: 'unharmed' }]);
  expect((await convert(watermarkedFile('<w:titlePg/>'))).facts).toEqual([{ fact: 'unharmed' }]);
  vi.spyOn(Pen.prototype, 'transform').mockImplementation(() => undefined);
  const { facts } = await convert(watermarkedFile(''));
  expect(facts).toContainEqual({ fact: 'words', lost: true, count: 1, detail: 'DRAFT' });
});

test('letters of a shape in a font that no other text of the page has are read back', async () => {
  const shape = watermark('DRAFT').replace(
    '<v:textpath',
    '<v:textpath style="font-family:&quot;Cambria&quot;"',
  );
  const { facts } = await convert(wordFile({ body: `${p('Text')}${shape}<w:sectPr>${a4}</w:sectPr>` }));
  expect(facts).toEqual([{ fact: 'unharmed' }]);
});

test('WordArt along a curve is reported; white letters with an outline show the outline', async () => {
  const curved = watermark('DRAFT').replaceAll('_x0000_t136', '_x0000_t144');
  const { facts } = await convert(wordFile({ body: `${curved}<w:sectPr>${a4}</w:sectPr>` }));
  expect(facts).toEqual([{ fact: 'warped', lost: true, count: 1 }]);
  const outlined = watermark('DRAFT').replace('fillcolor="silver" stroked="f"', '');
  const { files } = await convert(wordFile({ body: `${outlined}<w:sectPr>${a4}</w:sectPr>` }));
  const [page] = await drawnPages(await bytesOf(files[0]));
  const inks = Array.from(
    { length: page?.height ?? 0 },
    (_, y) => page?.pixelAt(Math.round(page.width / 2), y)[0] ?? 255,
  );
  expect(Math.min(...inks)).toBeLessThan(128);
});

test('a word that begins on the page and ends beyond its edge is reported', async () => {
  plant('Delta', (pen, piece, _, y, ...rest) => text.call(pen, piece, 590, y, ...rest));
  expect(await wordsLost()).toMatchObject({ count: 1, detail: 'Delta' });
});

test('the number of an empty paragraph in a cell that a merge covers is not reported as missing', async () => {
  const rows = ['<w:vMerge w:val="restart"/>', '<w:vMerge/>', ''].map(
    (merge) => `<w:tr>${cell(item(''), merge)}${cell(p('Beside'))}</w:tr>`,
  );
  const grid = '<w:tblGrid><w:gridCol w:w="3000"/><w:gridCol w:w="3000"/></w:tblGrid>';
  const { facts } = await convert(
    wordFile({ numbering, body: `<w:tbl>${grid}${rows.join('')}</w:tbl>${p('')}` }),
  );
  expect(facts.filter(({ lost }) => lost)).toEqual([]);
});

test('reports a word as missing if another one is drawn', async () => {
  plant('Beta', (pen, piece, ...rest) =>
    text.call(
      pen,
      { ...piece, measured: { ...piece.measured, runs: piece.measured.runs.slice(1) } },
      ...rest,
    ),
  );
  expect(await wordsLost()).toMatchObject({ count: 1, detail: 'Beta' });
});

test('an accent that stands on its own, as in text copied from old PDFs, is not taken for a missing word', async () => {
  const text = 'Heinz J, Heikkila ¨ P, Aittoma ¨ki K, Hillemanns P, Tapper N, Heikkila ¨ Q';
  expect((await convert(wordFile({ body: `${p(text)}<w:sectPr>${a4}</w:sectPr>` }))).facts).toEqual([
    { fact: 'unharmed' },
  ]);
});
