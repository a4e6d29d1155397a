import { expect, test } from 'vitest';
import { contentOf } from '../helpers/pdf-content';
import { printWorkbook } from './print';

const numberedCells = (rows: number, columns: number) =>
  Array.from({ length: rows }, (_, row) => Array.from({ length: columns }, (_, index) => `r${row}c${index}`));

const headerAndFooter =
  '<headerFooter><oddHeader>&amp;L&amp;"Arial,Bold"Rao &amp;&amp; Sons&amp;C&amp;14Trial balance&amp;R&amp;A</oddHeader><oddFooter>&amp;LPrepared by Asha\n₹ in lakh&amp;CPage &amp;P of &amp;N, &amp;P+9&amp;R&amp;F</oddFooter></headerFooter>';

test('headers and footers are on each page with their fields, and take the place of the page number', async () => {
  const { pages } = await printWorkbook(
    { sheets: [{ name: 'HF', rows: numberedCells(80, 2), after: headerAndFooter }] },
    { footer: 'own {page}' },
  );
  expect(pages).toHaveLength(2);
  for (const [i, { text }] of pages.entries()) {
    for (const phrase of ['Rao & Sons', 'Trial balance', 'HF', 'Prepared by Asha', 'book.xlsx'])
      expect(text).toContain(phrase);
    expect(text).toContain(`Page ${i + 1} of 2, ${i + 10}`);
    expect(text).toMatch(/₹\s*in lakh/);
    expect(text).not.toContain('own');
  }
});

test('the parts of a header are at the left, in the middle and at the right, above the table', async () => {
  const { pages } = await printWorkbook({
    sheets: [{ name: 'HF', rows: [['cell']], after: headerAndFooter }],
  });
  const place = (phrase: string) => pages[0]?.pieces.find(({ text }) => text.trim() === phrase);
  const [left, middle, right, cell] = ['Rao & Sons', 'Trial balance', 'HF', 'cell'].map(place);
  expect(left?.x).toBeCloseTo(36, 0);
  expect(((middle?.x ?? 0) + (middle?.right ?? 0)) / 2).toBeCloseTo(595 / 2, 0);
  expect(right?.right).toBeCloseTo(595 - 36, 0);
  for (const part of [left, middle, right]) expect(part?.y).toBeGreaterThan(cell?.y ?? 0);
});

test('a header is as small as its sheet and keeps to its margins, unless the workbook says otherwise', async () => {
  const saved = async (attributes: string) => {
    const after = `<pageMargins left="2" right="2" top="1" bottom="1" header="0.3" footer="0.3"/><pageSetup scale="50"/><headerFooter ${attributes}><oddHeader>&amp;LHead</oddHeader></headerFooter>`;
    const { pages } = await printWorkbook({ sheets: [{ rows: [['cell']], after }] }, { layout: 'saved' });
    const head = pages[0]?.pieces.find(({ text }) => text === 'Head');
    return { size: head?.size, x: head?.x };
  };
  expect(await saved('')).toEqual({ size: 5.5, x: 144 });
  expect(await saved('scaleWithDoc="0"')).toEqual({ size: 11, x: 144 });
  expect(await saved('alignWithMargins="0"')).toEqual({ size: 5.5, x: 50.4 });
});

test('letters of a header have the colours of the theme and are raised; outlined ones are reported', async () => {
  const after =
    '<headerFooter><oddHeader>&amp;L&amp;K05+000m&amp;X2&amp;X&amp;K01+000 black&amp;R&amp;"Arial,Bold"&amp;EOH</oddHeader></headerFooter>';
  const { pages, pdf, facts } = await printWorkbook({ sheets: [{ rows: [['cell']], after }] });
  const [, m, raised] = pages[0]?.pieces ?? [];
  expect([m?.text, raised?.text]).toEqual(['m', '2']);
  expect(raised?.y).toBeGreaterThan(m?.y ?? 0);
  expect(raised?.size).toBeLessThan(m?.size ?? 0);
  // The second accent of Office's theme is red.
  expect(contentOf(pdf)).toContain('0.753 0.314 0.302 rg');
  expect(facts.filter(({ lost }) => lost)).toEqual([]);
  const outlined = '<headerFooter><oddFooter>&amp;OHollow</oddFooter></headerFooter>';
  const reported = await printWorkbook({ sheets: [{ rows: [['cell']], after: outlined }] });
  expect(reported.facts).toContainEqual({ fact: 'settings', lost: true, count: 1, detail: 'fontEffects' });
});

test('the first page and even pages have their own header where the workbook says so', async () => {
  const after =
    '<headerFooter differentFirst="1" differentOddEven="1"><oddHeader>odd</oddHeader><evenHeader>even</evenHeader><firstHeader>first</firstHeader></headerFooter>';
  const { pages } = await printWorkbook({ sheets: [{ rows: numberedCells(120, 2), after }] });
  expect(pages.map(({ text }) => /first|even|odd/.exec(text)?.[0])).toEqual(['first', 'even', 'odd']);
});

test('column breaks and the paper size of the workbook apply in both layouts', async () => {
  const after =
    '<pageSetup paperSize="8" orientation="landscape"/><colBreaks count="1"><brk id="6" man="1"/></colBreaks>';
  for (const layout of ['fit', 'saved'] as const) {
    const { pages } = await printWorkbook(
      { sheets: [{ rows: numberedCells(3, 12), after }] },
      { layout, paper: 'saved' },
    );
    expect(pages.map(({ text }) => /r0c\d+/.exec(text)?.[0])).toEqual(['r0c0', 'r0c6']);
    expect(Math.round(pages[0]?.width ?? 0)).toBe(1191);
  }
});

test.each([
  ['at its scale', '<pageSetup scale="50"/>', '', 4],
  [
    'on pages as wide as the sheet',
    '<pageSetup fitToHeight="0"/>',
    '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>',
    2,
  ],
  ['on one page', '<pageSetup/>', '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>', 1],
  ['on one page, also without a <pageSetup>', '', '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>', 1],
  ['at its full size', '<pageSetup/>', '', 9],
])('with saved settings, a sheet is printed %s', async (_, after, before, count) => {
  const { pages } = await printWorkbook(
    { sheets: [{ rows: numberedCells(120, 24), before, after }] },
    { layout: 'saved' },
  );
  const cellNames = pages.flatMap(({ text }) => text.match(/r\d+c\d+/g) ?? []);
  expect(pages).toHaveLength(count);
  expect(cellNames.sort()).toEqual(numberedCells(120, 24).flat().sort());
});

test('with saved settings, a print begins at the first cell of the sheet as in Excel, without empty pages', async () => {
  const rows = [[], [], ['', '', 'first']];
  const saved = await printWorkbook({ sheets: [{ rows }] }, { layout: 'saved' });
  const fitted = await printWorkbook({ sheets: [{ rows }] });
  const [far, near] = [saved, fitted].map(({ pages }) =>
    pages[0]?.pieces.find(({ text }) => text === 'first'),
  );
  // Two columns of 48 points and two rows of 15; the margins are Excel's own, 0.7 and 0.75 inches.
  expect(far?.x).toBeCloseTo(0.7 * 72 + 2 * 48 + 2, 0);
  expect((near?.x ?? 0) + 48).toBeLessThan(far?.x ?? 0);

  const below = await printWorkbook(
    { sheets: [{ rows: [...Array.from({ length: 60 }, () => []), ['first']] }] },
    { layout: 'saved' },
  );
  expect(below.pages.map(({ text }) => text.trim())).toEqual(['first']);
});

test('with saved settings, margins, centring and page order are the workbook’s', async () => {
  const after =
    '<printOptions horizontalCentered="1"/><pageMargins left="1" right="1" top="2" bottom="1" header="0.3" footer="0.3"/><pageSetup pageOrder="overThenDown"/><rowBreaks><brk id="1"/></rowBreaks><colBreaks><brk id="1"/></colBreaks>';
  const { pages } = await printWorkbook(
    { sheets: [{ rows: numberedCells(2, 2), after }] },
    { layout: 'saved' },
  );
  expect(pages.map(({ text }) => text)).toEqual(['r0c0', 'r0c1', 'r1c0', 'r1c1']);
  // A column is 48 points wide, its text 2 points from the left.
  expect(pages[0]?.pieces[0]?.x).toBeCloseTo(595.3 / 2 - 24 + 2, 0);
  expect(pages[0]?.pieces[0]?.y).toBeLessThan(842 - 144);
});

test.each([
  ['a short sheet that is set to one page is printed on one', 70, 1],
  ['a list that would be too small on one page is printed on several, with its page breaks', 300, 7],
])('with all columns on a page, %s', async (_, rows, wanted) => {
  const before = '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>';
  const after = '<pageSetup orientation="portrait"/><rowBreaks><brk id="20" man="1"/></rowBreaks>';
  const { pages, facts } = await printWorkbook({ sheets: [{ rows: numberedCells(rows, 4), before, after }] });
  expect(pages).toHaveLength(wanted);
  expect(facts.filter(({ detail }) => detail === 'fitToPages')).toEqual(
    wanted > 1 ? [{ fact: 'settings', lost: true, count: 1, detail: 'fitToPages' }] : [],
  );
});

test('with all columns on a page, a sheet of one page across ignores its column breaks', async () => {
  const before = '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>';
  const after = '<pageSetup fitToHeight="0"/><colBreaks><brk id="2" man="1"/></colBreaks>';
  const { pages, facts } = await printWorkbook({ sheets: [{ rows: numberedCells(3, 4), before, after }] });
  expect(pages).toHaveLength(1);
  expect(facts.filter(({ lost }) => lost)).toEqual([]);
});

test('merges over a whole column or row, and print titles over all rows, do not add empty pages', async () => {
  const { pages } = await printWorkbook({
    sheets: [
      {
        rows: [
          ['Images', 'x'],
          ['', 'y'],
        ],
        after: '<mergeCells><mergeCell ref="A1:A1048576"/><mergeCell ref="C1:XFD1"/></mergeCells>',
      },
    ],
    names: '<definedName name="_xlnm.Print_Titles" localSheetId="0">Sheet1!$1:$1048576</definedName>',
  });
  expect(pages).toHaveLength(1);
  expect(pages[0]?.text).toContain('Images');
});

test.each(['fit', 'saved'] as const)(
  'if the workbook prints headings, every page has column letters and row numbers: %s',
  async (layout) => {
    const after = '<printOptions headings="1"/>';
    const before = '<cols><col min="2" max="2" hidden="1"/><col min="1" max="30" width="20"/></cols>';
    const { pages } = await printWorkbook(
      { sheets: [{ rows: numberedCells(60, 10), before, after }] },
      { layout },
    );
    expect(pages.length).toBeGreaterThan(1);
    const numbers = new Set<string>();
    for (const { pieces, width } of pages) {
      const cells = pieces.filter(({ text }) => /^r\d/.test(text));
      const pieceOf = (text: string) => pieces.find((piece) => piece.text.trim() === text);
      for (const { text, x, y, right } of cells) {
        const [, row = '', column = ''] = /r(\d+)c(\d+)/.exec(text) ?? [];
        const number = pieceOf(`${Number(row) + 1}`);
        const letter = pieceOf(String.fromCharCode(65 + Number(column)));
        numbers.add(number?.text ?? '');
        expect(Math.abs((number?.y ?? 0) - y)).toBeLessThan(4);
        expect(number?.right).toBeLessThan(x);
        expect(letter?.y).toBeGreaterThan(y);
        expect(letter?.x).toBeGreaterThan(x - 4);
        expect(right).toBeLessThan(width - 36);
      }
      expect(pieceOf('B')).toBeUndefined();
    }
    expect(numbers.size).toBe(60);
  },
);
