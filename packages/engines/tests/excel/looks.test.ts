import { expect, test } from 'vitest';
import { completed } from '../../src/excel/complete-workbook';
import type { Style } from '../../src/excel/read/model';
import { readWorkbook } from '../../src/excel/read/read-workbook';
import { type MadeSheet, workbook } from '../helpers/workbook';
import { printed } from './printed';

/** The look 0 of rules: white bold letters on red; 1: a green fill. */
const styles =
  '<fonts><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><color rgb="FF112233"/><name val="Calibri"/></font></fonts><fills><fill/><fill/><fill><patternFill patternType="solid"><fgColor rgb="FFFFFF00"/></patternFill></fill></fills><cellXfs><xf/><xf fontId="1"/><xf fillId="2"/></cellXfs><dxfs><dxf><font><b/><color rgb="FFFFFFFF"/></font><fill><patternFill><bgColor rgb="FFFF0000"/></patternFill></fill></dxf><dxf><fill><patternFill><bgColor rgb="FF00FF00"/></patternFill></fill></dxf></dxfs>';

const red = [1, 0, 0];
const green = [0, 1, 0];

/** Styles of the cells of a sheet, row by row. */
function looksOf(sheet: MadeSheet): { looks: Style[]; undrawn: number } {
  const book = completed(readWorkbook(workbook({ sheets: [sheet], styles }), 'book.xlsx'));
  const [read] = book.sheets;
  const looks = (read?.cells ?? []).map(({ style }) => book.styles[style] as Style);
  return { looks, undrawn: read?.undrawnRules ?? 0 };
}

const rule = (attributes: string, inside = '', reference = 'A1:A5') =>
  `<conditionalFormatting sqref="${reference}"><cfRule priority="1" ${attributes}>${inside}</cfRule></conditionalFormatting>`;

const numbers = [[120], [-40], [15], [-300], [80]];

test.each<[name: string, rule: string, marked: number[]]>([
  ['less than 0', rule('type="cellIs" dxfId="0" operator="lessThan"', '<formula>0</formula>'), [1, 3]],
  [
    'between two values',
    rule('type="cellIs" dxfId="0" operator="between"', '<formula>10</formula><formula>80</formula>'),
    [2, 4],
  ],
  ['a formula', rule('type="expression" dxfId="0"', '<formula>AND($A1&gt;0,A1&lt;100)</formula>'), [2, 4]],
  ['the highest two', rule('type="top10" rank="2" dxfId="0"'), [0, 4]],
  ['the lowest 40 per cent', rule('type="top10" rank="40" percent="1" bottom="1" dxfId="0"'), [1, 3]],
  ['above the mean', rule('type="aboveAverage" dxfId="0"'), [0, 2, 4]],
  ['doubled values', rule('type="duplicateValues" dxfId="0"'), []],
  ['single values', rule('type="uniqueValues" dxfId="0"'), [0, 1, 2, 3, 4]],
])('a rule about %s gives its cells their look', (_, after, marked) => {
  const { looks, undrawn } = looksOf({ rows: numbers, after });
  expect(looks.flatMap(({ fill }, at) => (fill ? at : []))).toEqual(marked);
  for (const at of marked)
    expect(looks[at]).toMatchObject({ fill: red, font: { bold: true, colour: [1, 1, 1] } });
  expect(undrawn).toBe(0);
});

test('rules about words look at each cell; the first rule of a cell wins, and may stop the others', () => {
  const after = `<conditionalFormatting sqref="A1:B2"><cfRule type="containsText" dxfId="0" priority="1" operator="containsText" text="late"><formula>NOT(ISERROR(SEARCH("late",A1)))</formula></cfRule></conditionalFormatting>${rule('type="expression" dxfId="1"', '<formula>LEN(A1)&gt;3</formula>', 'A1:B2').replace('priority="1"', 'priority="2"')}`;
  const { looks } = looksOf({
    rows: [
      ['paid', 'Late fee'],
      ['due', 'no'],
    ],
    after,
  });
  expect(looks.map(({ fill }) => fill)).toEqual([green, red, undefined, undefined]);
});

test('scales of colours mix them between their limits', () => {
  const after = rule(
    'type="colorScale"',
    '<colorScale><cfvo type="min"/><cfvo type="percentile" val="50"/><cfvo type="max"/><color rgb="FFFF0000"/><color rgb="FFFFFFFF"/><color rgb="FF00FF00"/></colorScale>',
  );
  const { looks } = looksOf({ rows: [[0], [5], [10], [15], [20]], after });
  expect(looks.map(({ fill }) => fill)).toEqual([red, [1, 0.5, 0.5], [1, 1, 1], [0.5, 1, 0.5], green]);
});

test('bars are as long as their values, and icons show their level', () => {
  const bars = rule(
    'type="dataBar"',
    '<dataBar><cfvo type="min"/><cfvo type="max"/><color rgb="FF638EC6"/></dataBar>',
  );
  const [low, , high] = looksOf({ rows: [[0], [5], [10]], after: bars }).looks;
  expect([low?.bar?.to, high?.bar?.to]).toEqual([0.1, 0.9]);
  const icons = rule(
    'type="iconSet"',
    '<iconSet iconSet="3Arrows" showValue="0"><cfvo type="percent" val="0"/><cfvo type="percent" val="33"/><cfvo type="percent" val="67"/></iconSet>',
  );
  const { looks } = looksOf({ rows: [[0], [5], [10]], after: icons });
  expect(looks.map(({ icon }) => icon?.turn)).toEqual([-90, 0, 90]);
  expect(looks.every(({ hidesValue }) => hidesValue)).toBe(true);
});

test('a rule that cannot be followed is told', async () => {
  const after = rule(
    'type="iconSet"',
    '<iconSet iconSet="5Quarters"><cfvo type="percent" val="0"/><cfvo type="percent" val="50"/></iconSet>',
  );
  const { facts } = await printed({ sheets: [{ rows: numbers, after }] });
  expect(facts).toContainEqual({ fact: 'rules', lost: true, count: 1, detail: 'Sheet1' });
});

const table = (style: string) =>
  `name="T" displayName="T" ref="A1:B4" totalsRowCount="1"><tableColumns><tableColumn id="1" name="a"/><tableColumn id="2" name="b"/></tableColumns><tableStyleInfo name="${style}" showRowStripes="1"/>`;

test('the style of a table colours its heading, its stripes and its lines; what a cell sets itself stays', () => {
  const rows = [
    ['a', 'b'],
    [1, { v: 2, s: 2 }],
    [3, { v: 4, s: 1 }],
    ['sum', 6],
  ];
  const { looks } = looksOf({ rows, tables: [table('TableStyleMedium2')] });
  const [head, , stripe, own, plain, bold, total] = looks;
  expect(head).toMatchObject({ font: { bold: true, colour: [1, 1, 1] } });
  // The accent of the theme of Office 2007, which a workbook without a theme has.
  expect(head?.fill?.map((part) => Math.round(part * 255))).toEqual([79, 129, 189]);
  expect(stripe?.fill?.map((part) => Math.round(part * 255))).toEqual([220, 230, 242]);
  expect(own?.fill).toEqual([1, 1, 0]);
  expect(plain?.fill).toBeUndefined();
  expect(bold?.font).toMatchObject({ bold: true, colour: [17 / 255, 34 / 255, 51 / 255] });
  expect(total).toMatchObject({ font: { bold: true }, borders: { top: { style: 'double' } } });
});

test('a table style that is not known is told', async () => {
  const { facts } = await printed({ sheets: [{ rows: numbers, tables: [table('MyStyle')] }] });
  expect(facts).toContainEqual({ fact: 'table-styles', lost: true, count: 1, detail: 'Sheet1' });
});

test('text that is to shrink fits its cell; stacked letters stand one below the other; zeros stay hidden', async () => {
  const own =
    '<fonts><font><sz val="11"/><name val="Calibri"/></font></fonts><cellXfs><xf/><xf><alignment shrinkToFit="1"/></xf><xf><alignment textRotation="255"/></xf></cellXfs>';
  const rows = [
    [{ v: 'a text that is far too wide', s: 1 }, 'next'],
    [{ v: 'UP', s: 2 }, 0, 7],
  ];
  const before = '<sheetViews><sheetView showZeros="0"/></sheetViews>';
  const { pages, facts } = await printed({ styles: own, sheets: [{ rows, before }] });
  const [text, next, up, down, seven] = pages[0]?.pieces ?? [];
  expect(text?.right).toBeLessThanOrEqual((next?.x ?? 0) + 0.1);
  expect(facts.some(({ fact }) => fact === 'clipped')).toBe(false);
  expect([up?.text, down?.text, seven?.text]).toEqual(['U', 'P', '7']);
  expect(down?.y).toBeLessThan(up?.y ?? 0);
});
