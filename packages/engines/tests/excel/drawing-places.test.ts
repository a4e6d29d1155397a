import { expect, test, vi } from 'vitest';
import type { Grid } from '../../src/excel/print/grid';
import { placedDrawings } from '../../src/excel/print/place-drawings';
import type { Sheet } from '../../src/excel/read/model';
import { readWorkbook } from '../../src/excel/read/read-workbook';
import { workbook } from '../helpers/workbook';
import {
  anchoredToCells,
  anchoredWithSize,
  flag,
  picture,
  savedLayout,
  workbookWithDrawing,
} from './made-drawings';
import { printWorkbook } from './print';

test('a picture whose corners are beyond the last cell of a sheet ends there', () => {
  const tooFar = workbookWithDrawing(anchoredToCells([0, 0], [99_999_999, 99_999_999], picture(1)), {
    'media/a.png': flag,
  });
  const [sheet] = readWorkbook(workbook(tooFar), 'book.xlsx').sheets;
  expect(sheet?.drawings[0]?.anchor.to).toMatchObject({ row: 1_048_575, column: 16_383 });
});

const factsOnDrawings = (facts: Awaited<ReturnType<typeof printWorkbook>>['facts']) =>
  facts.filter(({ fact }) => fact === 'drawings' || fact === 'settings');

test('a picture that would cover hundreds of pages is cut off and reported', async () => {
  const wholeSheet = anchoredToCells([0, 0], [16_383, 1_048_575], picture(1));
  const { pages, facts } = await printWorkbook(
    workbookWithDrawing(wholeSheet, { 'media/a.png': flag }),
    savedLayout,
  );
  expect(pages.length).toBeLessThan(400);
  expect(factsOnDrawings(facts)).toEqual([
    { fact: 'drawings', count: 1 },
    { fact: 'settings', lost: true, count: 1, detail: 'cutDrawings' },
  ]);
});

test('a picture as long as a long table is printed whole', async () => {
  const rows = Array.from({ length: 1200 }, (_, row) => [row]);
  const long = anchoredToCells([1, 0], [2, 1200], picture(1));
  const { facts } = await printWorkbook(
    workbookWithDrawing(long, { 'media/a.png': flag }, rows),
    savedLayout,
  );
  expect(factsOnDrawings(facts)).toEqual([{ fact: 'drawings', count: 1 }]);
});

test('row offsets are summed once, not for each page', () => {
  const drawing = workbookWithDrawing(anchoredWithSize([0, 0], 9, 9, picture(1)), { 'media/a.png': flag });
  const [sheet] = readWorkbook(workbook(drawing), 'book.xlsx').sheets as [Sheet];
  const heights = new Map(Array.from({ length: 5000 }, (_, row) => [row, 15]));
  const get = vi.spyOn(heights, 'get');
  const { positions } = placedDrawings(sheet, { heights, widths: new Map() } as unknown as Grid);
  for (let row = 0; row < 5000; row++) expect(positions.top(row)).toBe(15 * row);
  expect(get.mock.calls.length).toBeLessThan(5001);
});

test.each([
  ['columns', '<cols><col min="2" max="3" width="9" hidden="1"/></cols>', {}],
  ['rows', '', { 1: 'hidden="1"', 2: 'hidden="1"' }],
])(
  'a picture in hidden %s is not drawn, as in Excel, but a line without a width is',
  async (_, before, rowAttributes) => {
    const look = '<a:ln w="12700"><a:solidFill><a:srgbClr val="FF0000"/></a:solidFill></a:ln>';
    const line = `<xdr:cxnSp><xdr:spPr><a:prstGeom prst="line"/>${look}</xdr:spPr></xdr:cxnSp><xdr:clientData/>`;
    const hidden = anchoredToCells([1, 1], [3, 3], picture(1));
    const factsOf = async (anchors: string) => {
      const { sheets } = workbookWithDrawing(anchors, { 'media/a.png': flag }, [[1, 2, 3, 4], [], [], [5]]);
      const { facts } = await printWorkbook(
        { sheets: sheets.map((sheet) => ({ ...sheet, before, rowAttributes })) },
        savedLayout,
      );
      return factsOnDrawings(facts);
    };
    expect(await factsOf(hidden)).toEqual([]);
    const drawingFacts = [{ fact: 'drawings', count: 1 }];
    expect(await factsOf(hidden + anchoredToCells([4, 0], [4, 6], line))).toEqual(drawingFacts);
  },
);
