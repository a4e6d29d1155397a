import { expect, test } from 'vitest';
import { drawnPages } from '../helpers/drawn-pages';
import type { MadeSheet } from '../helpers/workbook';
import { printWorkbook } from './print';

const group = (attributes: string, colours: string, lines: [formula: string, cell: string][]) =>
  `<x14:sparklineGroup ${attributes}>${colours}<x14:sparklines>${lines
    .map(
      ([formula, cell]) =>
        `<x14:sparkline><xm:f>${formula}</xm:f><xm:sqref>${cell}</xm:sqref></x14:sparkline>`,
    )
    .join('')}</x14:sparklines></x14:sparklineGroup>`;
const sparklineList = (...groups: string[]) =>
  `<extLst><ext xmlns:x14="http://schemas.microsoft.com/office/spreadsheetml/2009/9/main" uri="{05C60535-1F16-4fd2-B633-F4F36F0B64E0}"><x14:sparklineGroups xmlns:xm="http://schemas.microsoft.com/office/excel/2006/main">${groups.join('')}</x14:sparklineGroups></ext></extLst>`;
const red = '<x14:colorSeries rgb="FFFF0000"/>';
const negativeColour = '<x14:colorNegative rgb="FF0000FF"/>';
const highColour = '<x14:colorHigh rgb="FF00FF00"/>';

/** Row 1: a line from low to high; 2: columns of both signs; 3: won and lost; 4: nothing. */
const sheet = (after: string): MadeSheet => ({
  rows: [
    [1, 2, 3, 4, undefined],
    [4, -4, 2, 4, undefined],
    [1, -1, -5, 3, undefined],
    ['a', undefined, undefined, undefined, undefined],
  ],
  before: '<cols><col min="5" max="5" width="20" customWidth="1"/></cols>',
  after,
  rowAttributes: {
    0: 'ht="45" customHeight="1"',
    1: 'ht="45" customHeight="1"',
    2: 'ht="45" customHeight="1"',
  },
});

test('lines, columns and win/loss charts are drawn in their cells, in their colours', async () => {
  const after = sparklineList(
    group('lineWeight="6" high="1"', red + highColour, [['Sheet1!A1:D1', 'E1']]),
    group('type="column" negative="1"', red + negativeColour, [['Sheet1!A2:D2', 'E2']]),
    group('type="stacked" negative="1"', red + negativeColour, [
      ['Sheet1!A3:D3', 'E3'],
      ['Sheet1!A4:D4', 'E4'],
    ]),
  );
  const { pdf, facts } = await printWorkbook({ sheets: [sheet(after)] }, { layout: 'saved' });
  expect(facts.filter(({ lost }) => lost)).toEqual([]);
  const [page] = await drawnPages(pdf);
  const left = 50.4 + 4 * 48;
  /** Colour in the column of sparklines, at a share of its width, `y` points below the top of the table. */
  const colourAt = (share: number, y: number) =>
    page?.pixelAt(Math.round(((left + 105 * share) * 4) / 3), Math.round(((54 + y) * 4) / 3));
  expect(colourAt(0.5, 22.5)).toEqual([255, 0, 0]);
  expect(colourAt(0.25, 10)).toEqual([255, 255, 255]);
  expect(colourAt(1 - 2.5 / 105, 3)).toEqual([0, 255, 0]);
  const slot = (index: number) => (2.5 + 100 * ((index + 0.5) / 4)) / 105;
  expect([0, 1, 2, 3].map((index) => colourAt(slot(index), 45 + 18))).toEqual([
    [255, 0, 0],
    [255, 255, 255],
    [255, 0, 0],
    [255, 0, 0],
  ]);
  expect(colourAt(slot(1), 45 + 30)).toEqual([0, 0, 255]);
  expect(colourAt(slot(2), 45 + 8)).toEqual([255, 255, 255]);
  expect([10, 35].map((y) => [0, 1, 2, 3].map((index) => colourAt(slot(index), 90 + y)?.join()))).toEqual([
    ['255,0,0', '255,255,255', '255,255,255', '255,0,0'],
    ['255,255,255', '0,0,255', '0,0,255', '255,255,255'],
  ]);
});

test('sparklines along dates are reported: their points are evenly spaced', async () => {
  const after = sparklineList(
    group('dateAxis="1"', red, [['Sheet1!A1:D1', 'E1']]),
    group('dateAxis="0"', red, [['Sheet1!A2:D2', 'E2']]),
  );
  const { facts } = await printWorkbook({ sheets: [sheet(after)] });
  expect(facts.filter(({ lost }) => lost)).toEqual([
    { fact: 'settings', lost: true, count: 1, detail: 'dateAxis' },
  ]);
});

test('a sparkline over cells that are not in the workbook is reported', async () => {
  const after = sparklineList(
    group('', red, [
      ['[1]Rates!A1:D1', 'E1'],
      ['Missing!A1:B1', 'E2'],
      ['Sheet1!A1:D1', 'E3'],
    ]),
  );
  const { facts } = await printWorkbook({ sheets: [sheet(after)] });
  expect(facts.filter(({ lost }) => lost)).toEqual([
    { fact: 'sparklines', lost: true, count: 2, detail: 'Sheet1' },
  ]);
  expect(facts).toContainEqual({ fact: 'drawings', count: 1 });
});

test('a line beyond the set end of its axis stays in its cell; one in a cell too narrow for it is reported', async () => {
  const after = sparklineList(
    group('lineWeight="6" minAxisType="custom" maxAxisType="custom" manualMin="3" manualMax="4"', red, [
      ['Sheet1!A1:D1', 'E2'],
      ['Sheet1!A1:D1', 'F1'],
    ]),
  );
  const madeSheet = sheet(after);
  const before =
    '<cols><col min="5" max="5" width="20" customWidth="1"/><col min="6" max="6" width="0.5" customWidth="1"/></cols>';
  const { pdf, facts } = await printWorkbook({ sheets: [{ ...madeSheet, before }] }, { layout: 'saved' });
  const [page] = await drawnPages(pdf);
  const colourAt = (share: number, y: number) =>
    page?.pixelAt(Math.round(((50.4 + 4 * 48 + 105 * share) * 4) / 3), Math.round(((54 + y) * 4) / 3));
  // The line begins at the lower edge of the second row; without the limit it would begin below that row.
  expect(colourAt(0.1, 45 + 42)).toEqual([255, 0, 0]);
  expect(colourAt(0.1, 90 + 20)).toEqual([255, 255, 255]);
  expect(facts.filter(({ lost }) => lost)).toEqual([
    { fact: 'sparklines', lost: true, count: 1, detail: 'Sheet1' },
  ]);
});
