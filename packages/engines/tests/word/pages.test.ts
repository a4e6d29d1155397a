import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { png } from '../helpers/drawn-png';
import { copiedText } from '../helpers/pdf-programs';
import { readPdf } from '../helpers/pdf-read';
import { isInstalled } from '../helpers/programs';
import { a4, p, pageOf, para, picture, run, table } from '../helpers/word-file';
import { convert, printParts } from './print';

const end = (inside = '') => `<w:sectPr>${inside}${a4}</w:sectPr>`;
const numberedWords = (count: number, start = 'word') =>
  Array.from({ length: count }, (_, i) => `${start}${i}`).join(' ');
const lines = (count: number) => Array.from({ length: count }, (_, i) => p(`Line ${i}`)).join('');
const flat = (text = '') => text.replace(/\s+/g, '');
const red = png({ width: 2, height: 2, colour: 2, bits: 8, pixelAt: () => [200, 0, 0] });

test('a page ends where the next line does not fit; header and footer show its number and the total', async () => {
  const { pages, file } = await printParts({
    body:
      Array.from({ length: 90 }, (_, i) => p(`Line ${i + 1}`)).join('') +
      end(
        '<w:headerReference w:type="default" r:id="header1"/><w:footerReference w:type="default" r:id="footer1"/>',
      ),
    headersAndFooters: {
      header1: p('Meridian Estates'),
      footer1: pageOf(),
    },
  });
  expect(file?.pages).toBe(2);
  expect(pages[0]?.pieces.filter(({ text }) => text === 'Meridian Estates')).toHaveLength(1);
  expect(flat(pages[0]?.text)).toContain('Page1of2');
  expect(flat(pages[1]?.text)).toContain('Page2of2');
  const lowest = Math.min(
    ...(pages[0]?.pieces ?? []).filter(({ text }) => text.startsWith('Line')).map(({ y }) => y),
  );
  expect(lowest).toBeGreaterThanOrEqual(72);
});

test('lines are broken between words and never reach over the margin; justified ones end at it', async () => {
  const { pages } = await printParts({ body: p(numberedWords(200), '<w:jc w:val="both"/>') + end() });
  const pieces = pages[0]?.pieces ?? [];
  const right = 595.3 - 72;
  expect(Math.max(...pieces.map((piece) => piece.right))).toBeLessThanOrEqual(right + 0.5);
  const ends = [...new Set(pieces.map(({ y }) => y))].map((row) =>
    Math.max(...pieces.filter(({ y }) => y === row).map((piece) => piece.right)),
  );
  expect(ends.slice(0, -1).every((x) => Math.abs(x - right) < 0.6)).toBe(true);
  expect(pieces.flatMap(({ text }) => text.split(' ')).filter(Boolean)).toEqual(
    numberedWords(200).split(' '),
  );
});

test('right and centre tab stops align text, with leader dots before it', async () => {
  const line = (align: string, leader: string, at: number) =>
    `<w:p><w:pPr><w:tabs><w:tab w:val="${align}" w:leader="${leader}" w:pos="${at}"/></w:tabs></w:pPr><w:r><w:t>Left</w:t><w:tab/><w:t>${align}</w:t></w:r></w:p>`;
  const { pages } = await printParts({
    body: line('center', 'none', 4500) + line('right', 'dot', 9000) + end(),
  });
  const middle = pages[0]?.pieces.find(({ text }) => text === 'center');
  expect((middle?.x ?? 0) + (middle?.width ?? 0) / 2).toBeCloseTo(72 + 225, 0);
  expect(pages[0]?.pieces.find(({ text }) => text.endsWith('right'))?.right).toBeCloseTo(72 + 450, 0);
  expect(pages[0]?.text).toMatch(/\.{20}/);
});

test('list numbers continue by level and restart', async () => {
  const level = (depth: number, text: string, format: string) =>
    `<w:lvl w:ilvl="${depth}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/><w:pPr><w:ind w:left="${720 * (depth + 1)}" w:hanging="360"/></w:pPr></w:lvl>`;
  const item = (depth: number, text: string) =>
    p(text, `<w:numPr><w:ilvl w:val="${depth}"/><w:numId w:val="1"/></w:numPr>`);
  const { pages } = await printParts({
    numbering: `<w:abstractNum w:abstractNumId="0">${level(0, '%1.', 'decimal')}${level(1, '(%2)', 'lowerLetter')}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>`,
    body: item(0, 'One') + item(1, 'A') + item(1, 'B') + item(0, 'Two') + item(1, 'C') + end(),
  });
  expect(flat(pages[0]?.text)).toBe('1.One(a)A(b)B2.Two(a)C');
});

test('a heading stays with what follows it, and becomes a bookmark', async () => {
  const styles =
    '<w:style w:type="paragraph" w:styleId="H1"><w:name w:val="heading 1"/><w:pPr><w:keepNext/><w:outlineLvl w:val="0"/></w:pPr></w:style>';
  const body = `${lines(60)}${p('Terms', '<w:pStyle w:val="H1"/>')}${p(numberedWords(80))}${end()}`;
  for (let count = 50; count < 64; count++) {
    const { pages } = await printParts({ styles, body: body.replace(lines(60), lines(count)) });
    const page = pages.find(({ pieces }) => pieces.some(({ text }) => text === 'Terms'));
    expect(page?.text, `${count} lines before it`).toContain('word0');
  }
  const { file } = await printParts({ styles, body });
  expect((await readPdf(file)).bookmarks).toEqual([['Terms', 2]]);
  const withoutBookmarks = await printParts({ styles, body }, { bookmarks: false });
  expect((await readPdf(withoutBookmarks.file)).bookmarks).toEqual([]);
});

test.each(['-3', '9', '25', 'x'])('a paragraph with the outline level %s is body text', async (level) => {
  const { file } = await printParts({ body: p('Terms', `<w:outlineLvl w:val="${level}"/>`) });
  expect((await readPdf(file)).bookmarks).toEqual([]);
});

test('no line of a paragraph is alone at the end or the top of a page', async () => {
  for (let count = 44; count < 64; count++) {
    const { pages } = await printParts({ body: `${lines(count)}${p(numberedWords(60))}${end()}` });
    for (const { pieces } of pages) {
      const rows = new Set(pieces.filter(({ text }) => text.startsWith('word')).map(({ y }) => y));
      expect(rows.size, `${count} lines before it`).not.toBe(1);
    }
  }
});

test('header rows of a table are repeated on each page; a row that may not be cut is whole', async () => {
  const rows = [
    ['Item', 'Sum'],
    ...Array.from({ length: 70 }, (_, i) => [
      `Item ${i}`,
      `<w:p><w:r><w:t>a${i}</w:t><w:br/><w:t>b${i}</w:t></w:r></w:p>`,
    ]),
  ];
  const { pages } = await printParts({
    body:
      table([4000, 3000], rows, '', (row) => (row === 0 ? '<w:tblHeader/>' : '<w:cantSplit/>')) +
      p('') +
      end(),
  });
  expect(pages.length).toBeGreaterThan(2);
  for (const { text } of pages) {
    expect(text.startsWith('Item\nSum')).toBe(true);
    expect((text.match(/^a\d/gm) ?? []).length).toBe((text.match(/^b\d/gm) ?? []).length);
  }
});

test('a row higher than its page continues on the next one', async () => {
  const { pages } = await printParts({ body: table([4000, 4000], [[lines(80), 'Beside']]) + p('') + end() });
  expect(pages).toHaveLength(2);
  expect(flat(pages[0]?.text) + flat(pages[1]?.text)).toContain('Line79');
});

test('merged cells span columns and rows', async () => {
  const tc = (text: string, tcPr: string) => `<w:tc><w:tcPr>${tcPr}</w:tcPr>${p(text)}</w:tc>`;
  const { pages } = await printParts({
    body: `<w:tbl><w:tblGrid><w:gridCol w:w="2000"/><w:gridCol w:w="2000"/><w:gridCol w:w="2000"/></w:tblGrid><w:tr>${tc('Tall', '<w:vMerge w:val="restart"/>')}${tc('Wide', '<w:gridSpan w:val="2"/>')}</w:tr><w:tr>${tc('', '<w:vMerge/>')}${tc('Mid', '')}${tc('Last', '')}</w:tr></w:tbl>${p('')}${end()}`,
  });
  const x = (text: string) => pages[0]?.pieces.find((piece) => piece.text === text)?.x ?? 0;
  expect(x('Mid')).toBeCloseTo(x('Wide'), 1);
  expect(x('Last') - x('Mid')).toBeCloseTo(100, 0);
});

test('a footnote is at the end of the page with its reference', async () => {
  const note = '<w:p><w:r><w:t>Named here</w:t></w:r><w:r><w:footnoteReference w:id="1"/></w:r></w:p>';
  for (const count of [10, 57, 58, 59, 60]) {
    const { pages } = await printParts({
      footnotes: `<w:footnote w:id="1">${p('See the lease.')}</w:footnote>`,
      body: `${lines(count)}${note}${lines(20)}${end()}`,
    });
    const page = pages.find(({ text }) => text.includes('Named here'));
    expect(page?.text, `${count} lines before it`).toContain('See the lease.');
    const foot = page?.pieces.find(({ text }) => text === 'See the lease.');
    expect(foot?.y).toBe(Math.min(...(page?.pieces ?? []).map(({ y }) => y)));
  }
});

test('links lead to addresses and to places in the document; pictures keep their alternative text', async () => {
  const { pdf, file, facts } = await printParts({
    links: { r9: 'https://example.com/a?b=1' },
    pictures: { pic1: red },
    body: `<w:p><w:hyperlink r:id="r9"><w:r><w:t>Outside</w:t></w:r></w:hyperlink><w:hyperlink w:anchor="there"><w:r><w:t>Inside</w:t></w:r></w:hyperlink></w:p><w:p>${picture('pic1', 100, 50, 'A red field')}</w:p><w:p><w:r><w:br w:type="page"/></w:r></w:p><w:p><w:bookmarkStart w:id="1" w:name="there"/><w:r><w:t>Here</w:t></w:r></w:p>${end()}`,
  });
  const raw = Buffer.from(pdf).toString('latin1');
  expect(raw).toContain('/URI(https://example.com/a?b=1)');
  expect((await readPdf(file)).links).toContainEqual([1, 2]);
  expect(facts).toContainEqual({ fact: 'links', count: 2 });
  expect(facts).toContainEqual({ fact: 'drawn', count: 1 });
  expect(raw).toContain('/S/Figure');
  expect(raw).toContain('/Marked true');
});

test('₹ and Devanagari are printed as text, also in fonts that lack them', async () => {
  for (const font of ['Calibri', 'Cambria', 'Courier New', 'Georgia']) {
    const { pdf, facts } = await printParts({
      body: p('₹62,000 क्षत्रिय', '', `<w:rFonts w:ascii="${font}"/>`) + end(),
    });
    if (isInstalled('pdftotext')) expect(copiedText(pdf).trim()).toBe('₹62,000 क्षत्रिय');
    expect(facts.filter(({ lost }) => lost)).toEqual([]);
  }
});

test('substituted fonts and omitted content are reported by name', async () => {
  const { facts } = await printParts({
    body: `${p('Text', '', '<w:rFonts w:ascii="Aptos"/>')}<w:p><m:oMath><m:r><m:t>a+b</m:t></m:r></m:oMath></w:p>${p('𒀀')}${end()}`,
  });
  expect(facts).toContainEqual({
    fact: 'stand-in',
    lost: true,
    count: 1,
    detail: 'Aptos',
    file: 'Carlito',
    pages: [1],
  });
  expect(facts).toContainEqual({ fact: 'equations', lost: true, count: 1 });
  expect(facts).toContainEqual({ fact: 'letters', lost: true, detail: '𒀀' });
});

test('a letter of private use that no font has is reported by its number', async () => {
  const { facts } = await printParts({ body: p('A \ue037 and \ue038') });
  expect(facts).toContainEqual({ fact: 'letters', lost: true, detail: 'U+E037 U+E038' });
});

test('a file with several body elements is printed whole', async () => {
  const body = `${p('One')}</w:body><w:body>${p('Two')}</w:body><w:body>${p('Three')}`;
  const { pages, facts } = await printParts({ body });
  expect(pages[0]?.text.split('\n')).toEqual(['One', 'Two', 'Three']);
  expect(facts).toEqual([{ fact: 'unharmed' }]);
});

test('a section has its own size and its own numbers', async () => {
  const wideSection =
    '<w:p><w:pPr><w:sectPr><w:pgSz w:w="16838" w:h="11906" w:orient="landscape"/><w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440"/></w:sectPr></w:pPr></w:p>';
  const { pages } = await printParts({ body: p('One') + wideSection + p('Two') + end() });
  expect(pages.map(({ width }) => Math.round(width))).toEqual([842, 595]);
});

test('refuses a file that is not a Word file with its kind, and a broken or empty one', async () => {
  await expect(convert('just text')).rejects.toMatchObject({ code: 'kind', details: { detail: 'text' } });
  await expect(convert('')).rejects.toMatchObject({ code: 'empty' });
  await expect(convert('PK\x03\x04 word/document.xml broken')).rejects.toMatchObject({ code: 'damaged' });
  await expect(convert(`\xd0\xcf\x11\xe0`)).rejects.toMatchObject({ code: 'kind' });
});

test('a ZIP with other contents is identified as a ZIP, even if it cannot be unpacked', async () => {
  const zip = zipSync({ 'photo.txt': strToU8('a photo') });
  const isZip = { code: 'kind', details: { detail: 'zip' } };
  await expect(convert(zip)).rejects.toMatchObject(isZip);
  await expect(convert(zip.slice(0, -30), {}, 'photos.zip')).rejects.toMatchObject(isZip);
  await expect(convert(zip.slice(0, -30), {}, 'letter.docx')).rejects.toMatchObject({ code: 'damaged' });
});

test('reports a letter as kept, and one with a replaced font as changed', async () => {
  const letter = (font: string) =>
    printParts({ body: p('Dear', '', `<w:rFonts w:ascii="${font}"/>`) + end() });
  expect((await letter('Calibri')).facts).toEqual([{ fact: 'unharmed' }]);
  expect((await letter('Aptos')).facts.map(({ fact }) => fact)).toEqual(['stand-in']);
});

test('bullets without a font are drawn as shapes, and can be copied', async () => {
  const { pdf, facts } = await printParts({ body: p('● ■ ✓ ➢') + end() });
  expect(facts).toEqual([{ fact: 'unharmed' }]);
  if (isInstalled('pdftotext')) expect(flat(copiedText(pdf))).toBe('●■✓➢');
});

test('columns before a continuous section are balanced', async () => {
  const part = (cols: string) =>
    `<w:p><w:pPr><w:sectPr><w:type w:val="continuous"/>${a4}${cols}</w:sectPr></w:pPr></w:p>`;
  const lines = Array.from({ length: 20 }, (_, i) => p(`Line${i}`)).join('');
  const { pages } = await printParts({
    body: `${lines}${part('<w:cols w:num="2" w:space="400"/>')}${p('Below')}${end('<w:type w:val="continuous"/>')}`,
  });
  const [page] = pages;
  expect(pages).toHaveLength(1);
  const left = page?.pieces.filter(({ text, x }) => text.startsWith('Line') && x < 200) ?? [];
  expect(left.length).toBeGreaterThanOrEqual(10);
  expect(left.length).toBeLessThanOrEqual(12);
  const below = page?.pieces.find(({ text }) => text === 'Below');
  expect(below?.y).toBeLessThan(Math.min(...left.map(({ y }) => y)));
});

test('text does not overlap a picture beside it', async () => {
  const anchored = picture('pic1', 120, 90)
    .replace(
      '<wp:inline>',
      '<wp:anchor behindDoc="0" distR="114300"><wp:positionH relativeFrom="column"><wp:posOffset>0</wp:posOffset></wp:positionH><wp:positionV relativeFrom="paragraph"><wp:posOffset>0</wp:posOffset></wp:positionV>',
    )
    .replace('<wp:docPr', '<wp:wrapSquare wrapText="bothSides"/><wp:docPr')
    .replace('</wp:inline>', '</wp:anchor>');
  const { pages } = await printParts({
    pictures: { pic1: red },
    body: `<w:p>${anchored}<w:r><w:t>${numberedWords(150)}</w:t></w:r></w:p>${end()}`,
  });
  const pieces = pages[0]?.pieces ?? [];
  const top = Math.max(...pieces.map(({ y }) => y));
  expect(Math.min(...pieces.filter(({ y }) => top - y < 75).map(({ x }) => x))).toBeCloseTo(72 + 120 + 9, 0);
  expect(Math.min(...pieces.map(({ x }) => x))).toBeCloseTo(72, 0);
});

test('the space between paragraphs is the larger of the two, or their sum if the file sets that', async () => {
  const body =
    p('Upper', '<w:spacing w:after="400"/>') +
    p('Middle', '<w:spacing w:before="400" w:after="0"/>') +
    p('Lower', '<w:spacing w:before="240"/>') +
    end();
  const gaps = async (settings: string) => {
    const { pages } = await printParts({ body, settings });
    const y = (text: string) => pages[0]?.pieces.find((piece) => piece.text === text)?.y ?? 0;
    const line = 11.5;
    return [y('Upper') - y('Middle') - line, y('Middle') - y('Lower') - line].map(Math.round);
  };
  expect(await gaps('<w:compat/>')).toEqual([20, 12]);
  expect(await gaps('<w:compat><w:doNotUseHTMLParagraphAutoSpacing/></w:compat>')).toEqual([40, 12]);
});

test('a note with a custom mark is printed and gets no number', async () => {
  const reference = (id: number, properties = '') =>
    `<w:r><w:footnoteReference w:id="${id}"${properties && ` w:customMarkFollows="${properties}"`}/>${properties && '<w:t>*</w:t>'}</w:r>`;
  const note = (id: number, inside: string) => `<w:footnote w:id="${id}">${inside}</w:footnote>`;
  const { pages, facts } = await printParts({
    body: para(`${run('Sum')}${reference(1, '1')}${run(' due')}${reference(2)}`),
    footnotes:
      note(1, p('* without interest')) + note(2, para(`<w:r><w:footnoteRef/></w:r>${run(' on demand')}`)),
  });
  const text = pages[0]?.pieces.map((piece) => piece.text).join('');
  expect(text).toMatch(/^Sum\* due1\s*\* without interest\s*1 on demand/);
  expect(facts).toContainEqual({ fact: 'notes', count: 2 });
  expect(facts).toContainEqual({ fact: 'unharmed' });
});
