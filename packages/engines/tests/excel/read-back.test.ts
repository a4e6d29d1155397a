import { expect, test } from 'vitest';
import { notOnPage } from '../../src/excel/print/audit';
import { readPages } from '../../src/excel/print/read-back';
import { workbook } from '../helpers/workbook';
import { convert, printWorkbook } from './print';

const withWideColumn = '<cols><col min="1" max="1" width="12"/></cols>';
const rows = [
  ['₹ and किराया समझौता', 'ﬁnal ✓ → ●', 1234567.5],
  ['a long text that is wrapped over several lines of its cell', '∆ and Ω', -5],
];

test('each value of a workbook is read back from the finished pages', async () => {
  const { readBack } = await printWorkbook({ sheets: [{ rows, before: withWideColumn }] });
  expect(readBack).toBe(6);
});

test('tabs, characters without a glyph of their own, joined characters and other scripts are read back too', async () => {
  const signs = [
    ['a\tb', 'tick ✅ done', '👍🏽 and 👨‍👩‍👧'],
    ['தமிழ் நாடு', 'বাংলা', 'తెలుగు'],
    ['soft\u00adhyphen', 'no\u00a0break', 'zero\u200bwidth'],
    ['العربية', 'עברית 12', 'ไทย'],
    ['e\u0301 combined', '中文 日本語 한국어', '①②③ ½ ™ ‰'],
    ['line\nbreak', 'x²', '🇮🇳 🎉'],
  ];
  const { facts, readBack } = await printWorkbook({ sheets: [{ rows: signs }] });
  expect(facts.filter(({ fact }) => fact === 'not-found')).toEqual([]);
  // No font has the letters of the last cell, and that is reported.
  expect(readBack).toBe(signs.flat().length - 1);
  expect(facts.find(({ fact }) => fact === 'letters')?.detail).toContain('🎉');
});

/** Prints a table of one page: the texts on the page, and the text that each cell should show. */
async function pieceTexts(table: (string | number)[][]) {
  const { files } = await convert(workbook({ sheets: [{ rows: table }] }));
  const [{ texts } = { texts: [] }] = await readPages(files[0]?.parts ?? []);
  const expected = {
    texts: texts.map(({ text }) => text),
    cells: texts.map((_, column) => ({ row: 0, column, kind: 'text' as const, style: 0 })),
    areas: Float64Array.from(texts.flatMap(({ across, up }) => [across - 1, across + 20, up - 1, up + 1])),
  };
  return { texts, expected };
}

test('detects a value that is not on its page or at another place', async () => {
  const { texts, expected } = await pieceTexts([
    ['one', 'two'],
    ['three', 'four'],
  ]);
  const [placedText] = texts;
  const lostColumns = (drawnTexts: typeof texts) =>
    notOnPage(expected, drawnTexts, []).map(({ column }) => texts[column]?.text);
  expect(texts.map(({ text }) => text)).toEqual(['one', 'two', 'three', 'four']);
  expect(lostColumns(texts)).toEqual([]);
  expect(lostColumns(texts.slice(0, 3))).toEqual(['four']);
  expect(
    lostColumns(texts.map((text) => (text === placedText ? { ...text, across: text.across + 30 } : text))),
  ).toEqual(['one']);
  expect(
    lostColumns(texts.map((text) => (text === placedText ? { ...text, up: text.up - 15 } : text))),
  ).toEqual(['one']);
});

test.each([
  ['beside', [[1, 1, 1]]],
  ['below', [[1], [1], [1]]],
])('a lost value is detected although an equal one is %s it', async (_, table) => {
  const { texts, expected } = await pieceTexts(table);
  expect(notOnPage(expected, texts, [])).toEqual([]);
  for (const lostIndex of [0, 1, 2]) {
    const others = texts.filter((_, index) => index !== lostIndex);
    expect(notOnPage(expected, others, []).map(({ column }) => column)).toEqual([lostIndex]);
  }
});

test('positions of cells are correct when the table is scaled, turned, merged, centred or spread over the page', async () => {
  const styles =
    '<fonts><font><sz val="11"/><name val="Calibri"/></font></fonts><cellXfs><xf/><xf><alignment textRotation="45"/></xf><xf><alignment horizontal="center" wrapText="1"/></xf><xf><alignment horizontal="right" vertical="top" indent="2"/></xf></cellXfs>';
  const table = Array.from({ length: 90 }, (_, row) =>
    Array.from({ length: 16 }, (_, column) => ({
      v: row % 2 ? 1 : 'a text of its own',
      s: (row + column) % 4,
    })),
  );
  const after =
    '<mergeCells><mergeCell ref="B2:C5"/></mergeCells><printOptions horizontalCentered="1" verticalCentered="1"/><pageSetup scale="60"/>';
  for (const layout of ['fit', 'saved'] as const) {
    const { readBack } = await printWorkbook(
      { styles, sheets: [{ rows: table, after }] },
      { layout, widen: true },
    );
    expect(readBack).toBe(90 * 16 - 7);
  }
});
