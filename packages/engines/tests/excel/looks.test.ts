import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { completeWorkbook } from '../../src/excel/complete-workbook';
import type { Style } from '../../src/excel/read/model';
import { readWorkbook } from '../../src/excel/read/read-workbook';
import { drawnPages } from '../helpers/drawn-pages';
import { contentOf } from '../helpers/pdf-content';
import { type MadeSheet, workbook } from '../helpers/workbook';
import { printFile, printWorkbook } from './print';

/** Styles for rules (`dxf`): 0 is white bold text on red, 1 a green fill. */
const styles =
  '<fonts><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><color rgb="FF112233"/><name val="Calibri"/></font></fonts><fills><fill/><fill/><fill><patternFill patternType="solid"><fgColor rgb="FFFFFF00"/></patternFill></fill></fills><cellXfs><xf/><xf fontId="1"/><xf fillId="2"/></cellXfs><dxfs><dxf><font><b/><color rgb="FFFFFFFF"/></font><fill><patternFill><bgColor rgb="FFFF0000"/></patternFill></fill></dxf><dxf><fill><patternFill><bgColor rgb="FF00FF00"/></patternFill></fill></dxf></dxfs>';

const red = [1, 0, 0];
const green = [0, 1, 0];

/** Styles of the cells of a sheet, row by row. */
function looksOf(sheet: MadeSheet): { looks: Style[]; undrawn: number } {
  const book = completeWorkbook(readWorkbook(workbook({ sheets: [sheet], styles }), 'book.xlsx'));
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
  ['duplicate values', rule('type="duplicateValues" dxfId="0"'), []],
  ['unique values', rule('type="uniqueValues" dxfId="0"'), [0, 1, 2, 3, 4]],
])('a rule about %s formats its cells', (_, after, marked) => {
  const { looks, undrawn } = looksOf({ rows: numbers, after });
  expect(looks.flatMap(({ fill }, index) => (fill ? index : []))).toEqual(marked);
  for (const index of marked)
    expect(looks[index]).toMatchObject({ fill: red, font: { bold: true, colour: [1, 1, 1] } });
  expect(undrawn).toBe(0);
});

test('rules about words test each cell; the first matching rule takes precedence, and may stop the others', () => {
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

test('colour scales mix colours between their limits', () => {
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
  expect(looks.map(({ icon }) => icon?.rotation)).toEqual([-90, 0, 90]);
  expect(looks.every(({ hidesValue }) => hidesValue)).toBe(true);
});

test('icon sets of quarters, bars and signs are drawn', async () => {
  const set = (name: string, levels: number) =>
    rule(
      'type="iconSet"',
      `<iconSet iconSet="${name}">${Array.from({ length: levels }, (_, i) => `<cfvo type="percent" val="${i * (100 / levels)}"/>`).join('')}</iconSet>`,
    );
  const rows = [[0], [21], [41], [61], [100]];
  const filledParts = (name: string, levels: number) =>
    looksOf({ rows, after: set(name, levels) }).looks.map(({ icon }) => icon?.filled);
  expect(filledParts('5Quarters', 5)).toEqual([0, 1, 2, 3, 4]);
  expect(filledParts('5Rating', 5)).toEqual([0, 1, 2, 3, 4]);
  expect(filledParts('4Rating', 4)).toEqual([1, 1, 2, 3, 4]);
  const content = async (name: string, levels: number) => {
    const { pdf, facts } = await printWorkbook({ sheets: [{ rows, after: set(name, levels) }] });
    expect(facts.filter(({ lost }) => lost)).toEqual([]);
    return contentOf(pdf);
  };
  const count = (text: string, part: string) => text.split(part).length - 1;
  const quarters = await content('5Quarters', 5);
  // White sectors over the dark circle: the first quarter in one icon, the last in four.
  expect([count(quarters, '.36 .36 .199 .36 0'), count(quarters, '-.199 .36 0 .36')]).toEqual([1, 4]);
  const bars = await content('5Rating', 5);
  expect([count(bars, '.19 .22 re'), count(bars, '.8 .8 .8 rg')]).toEqual([5, 5]);
  const signs = await content('3Signs', 3);
  expect([count(signs, '.45 -.4 l 0 .42'), count(signs, '.45 0 l 0 -.45')]).toEqual([2, 2]);
});

test('reports a conditional format that cannot be applied', async () => {
  const after = rule(
    'type="iconSet"',
    '<iconSet iconSet="5Hearts"><cfvo type="percent" val="0"/><cfvo type="percent" val="50"/></iconSet>',
  );
  const { facts } = await printWorkbook({ sheets: [{ rows: numbers, after }] });
  expect(facts).toContainEqual({ fact: 'rules', lost: true, count: 1, detail: 'Sheet1' });
});

/** A rule of the extension list, after the sheet's own rules (`before`). */
const extensionRule = (attributes: string, inside: string, before = '') =>
  `${before}<extLst><ext xmlns:x14="x14" xmlns:xm="xm"><x14:conditionalFormattings><x14:conditionalFormatting><x14:cfRule priority="1" ${attributes}>${inside}</x14:cfRule><xm:sqref>A1:A5</xm:sqref></x14:conditionalFormatting></x14:conditionalFormattings></ext></extLst>`;

test('a rule of the extension list can refer to other sheets and define its own format', () => {
  const look =
    '<x14:dxf><numFmt numFmtId="170" formatCode=";;;"/><fill><patternFill><bgColor rgb="FFFF0000"/></patternFill></fill></x14:dxf>';
  const rules = [
    extensionRule('type="expression"', `<xm:f>A1&gt;Other!$A$1</xm:f>${look}`),
    extensionRule('type="cellIs" operator="greaterThan"', `<xm:f>Other!$A$1</xm:f>${look}`),
  ];
  for (const after of rules) {
    const sheets = [
      { rows: numbers, after },
      { name: 'Other', rows: [[15]] },
    ];
    const book = completeWorkbook(readWorkbook(workbook({ sheets, styles }), 'book.xlsx'));
    const looks = book.sheets[0]?.cells.map(({ style }) => book.styles[style]);
    expect(looks?.map((each) => each?.format === ';;;' && each.fill?.join())).toEqual([
      ...['1,0,0', false, false, false, '1,0,0'],
    ]);
  }
});

test('data bars have the lengths, colours, side and axis of the extension list', () => {
  const ruleLook = rule(
    'type="dataBar"',
    '<dataBar><cfvo type="min"/><cfvo type="max"/><color rgb="FF0000FF"/></dataBar><extLst><ext><x14:id xmlns:x14="x14">{A}</x14:id></ext></extLst>',
  );
  const bar = (rows: number[][], attributes: string) => {
    const inside = `<x14:dataBar minLength="0" maxLength="100" ${attributes}><x14:cfvo type="autoMin"/><x14:cfvo type="autoMax"/><x14:negativeFillColor rgb="FF00FF00"/></x14:dataBar>`;
    return looksOf({ rows, after: extensionRule('type="dataBar" id="{A}"', inside, ruleLook) }).looks.map(
      (look) => look.bar,
    );
  };
  expect(bar([[5], [10]], 'gradient="0"')).toEqual([
    { from: 0, to: 0.5, colour: [0, 0, 1] },
    { from: 0, to: 1, colour: [0, 0, 1] },
  ]);
  const [below, above] = bar([[-10], [30]], 'border="1"');
  expect(below).toMatchObject({ from: 0, to: 0.25, colour: green, fades: 'left', axis: { at: 0.25 } });
  expect(above).toMatchObject({ from: 0.25, to: 1, colour: [0, 0, 1], fades: 'right', border: [0, 0, 1] });
  expect(bar([[5], [10]], 'direction="rightToLeft"')[0]).toMatchObject({ from: 0.5, to: 1, fades: 'left' });
});

test('data bars of the sheet’s own rules keep their lengths, and have a central axis even without values', () => {
  const bars = (attributes: string) =>
    `<dataBar ${attributes}><cfvo type="min"/><cfvo type="max"/><color rgb="FF0000FF"/></dataBar>`;
  const after = rule('type="dataBar"', bars('minLength="20" maxLength="60"'));
  const { looks } = looksOf({ rows: [[5], [10]], after });
  expect(looks.map(({ bar }) => bar?.to)).toEqual([0.2, 0.6]);
  const middle = `<x14:dataBar axisPosition="middle"><x14:cfvo type="min"/><x14:cfvo type="max"/></x14:dataBar>`;
  const [zero] = looksOf({ rows: [[0]], after: extensionRule('type="dataBar"', middle) }).looks;
  expect(zero?.bar).toMatchObject({ from: 0.5, to: 0.5, axis: { at: 0.5 } });
});

test('custom icons and the icon sets of Excel 2010 are drawn', async () => {
  const levels = ['0', '20', '100'].map((n) => `<x14:cfvo type="num"><xm:f>${n}</xm:f></x14:cfvo>`).join('');
  const icons = (attributes: string, inside = '') =>
    extensionRule('type="iconSet"', `<x14:iconSet ${attributes}>${levels}${inside}</x14:iconSet>`);
  const iconSet = icons(
    'custom="1"',
    '<x14:cfIcon iconSet="NoIcons" iconId="0"/><x14:cfIcon iconSet="3Flags" iconId="2"/><x14:cfIcon iconSet="5Boxes" iconId="4"/>',
  );
  const shapes = (after: string) =>
    looksOf({ rows: numbers, after }).looks.map(({ icon }) => icon && `${icon.shape} ${icon.filled ?? ''}`);
  expect(shapes(iconSet)).toEqual(['boxes 4', undefined, undefined, undefined, 'flag ']);
  expect(shapes(icons('iconSet="3Stars"'))).toEqual(['star 2', 'star 0', 'star 0', 'star 0', 'star 1']);
  for (const set of ['3Stars', '3Triangles']) {
    const { facts } = await printWorkbook({ sheets: [{ rows: numbers, after: icons(`iconSet="${set}"`) }] });
    expect(facts.filter(({ lost }) => lost)).toEqual([]);
  }
});

const table = (style: string) =>
  `name="T" displayName="T" ref="A1:B4" totalsRowCount="1"><tableColumns><tableColumn id="1" name="a"/><tableColumn id="2" name="b"/></tableColumns><tableStyleInfo name="${style}" showRowStripes="1"/>`;

test('a table style formats headings, stripes and lines; formats set in a cell take precedence', () => {
  const rows = [
    ['a', 'b'],
    [1, { v: 2, s: 2 }],
    [3, { v: 4, s: 1 }],
    ['sum', 6],
  ];
  const { looks } = looksOf({ rows, tables: [table('TableStyleMedium2')] });
  const [head, , stripe, body, plain, bold, total] = looks;
  expect(head).toMatchObject({ font: { bold: true, colour: [1, 1, 1] } });
  // A workbook without a theme has the accent colour of the Office 2007 theme.
  expect(head?.fill?.map((part) => Math.round(part * 255))).toEqual([79, 129, 189]);
  expect(stripe?.fill?.map((part) => Math.round(part * 255))).toEqual([220, 230, 242]);
  expect(body?.fill).toEqual([1, 1, 0]);
  expect(plain?.fill).toBeUndefined();
  expect(bold?.font).toMatchObject({ bold: true, colour: [17 / 255, 34 / 255, 51 / 255] });
  expect(total).toMatchObject({ font: { bold: true }, borders: { top: { style: 'double' } } });
});

test('an unknown table style is reported', async () => {
  const { facts } = await printWorkbook({ sheets: [{ rows: numbers, tables: [table('MyStyle')] }] });
  expect(facts).toContainEqual({ fact: 'table-styles', lost: true, count: 1, detail: 'Sheet1' });
});

test('text set to shrink fits its cell, stacked letters are one below the other, and hidden zeros stay hidden', async () => {
  const styleSheet =
    '<fonts><font><sz val="11"/><name val="Calibri"/></font></fonts><cellXfs><xf/><xf><alignment shrinkToFit="1"/></xf><xf><alignment textRotation="255"/></xf></cellXfs>';
  const rows = [
    [{ v: 'a text that is far too wide', s: 1 }, 'next'],
    [{ v: 'UP', s: 2 }, 0, 7],
  ];
  const before = '<sheetViews><sheetView showZeros="0"/></sheetViews>';
  const { pages, facts } = await printWorkbook({ styles: styleSheet, sheets: [{ rows, before }] });
  const [text, next, up, down, seven] = pages[0]?.pieces ?? [];
  expect(text?.right).toBeLessThanOrEqual((next?.x ?? 0) + 0.1);
  expect(facts.some(({ fact }) => fact === 'clipped')).toBe(false);
  expect([up?.text, down?.text, seven?.text]).toEqual(['U', 'P', '7']);
  expect(down?.y).toBeLessThan(up?.y ?? 0);
});

test('stacked digits are one below the other in a column that is as wide as one of them', async () => {
  const styles =
    '<fonts><font><sz val="11"/><name val="Calibri"/></font></fonts><cellXfs><xf/><xf><alignment textRotation="255"/></xf></cellXfs>';
  const before = '<cols><col min="1" max="1" width="3" customWidth="1"/></cols>';
  const { pages, facts } = await printWorkbook({
    styles,
    sheets: [{ rows: [[{ v: 20261129, s: 1 }]], before }],
  });
  const pieces = pages[0]?.pieces ?? [];
  expect(pieces.map(({ text }) => text).join('')).toBe('20261129');
  const down = pieces.map(({ y }) => y);
  expect(down).toEqual(down.toSorted((a, b) => b - a));
  expect(new Set(down).size).toBe(8);
  expect(facts.map(({ fact }) => fact)).not.toContain('widened');
});

const richStyles =
  '<fonts><font><sz val="11"/><name val="Calibri"/></font><font><vertAlign val="superscript"/><sz val="11"/><name val="Calibri"/></font></fonts><fills><fill/><fill/><fill><gradientFill degree="90"><stop position="0"><color rgb="FFFF0000"/></stop><stop position="1"><color rgb="FF0000FF"/></stop></gradientFill></fill><fill><gradientFill type="path" left="0.5" right="0.5" top="0.5" bottom="0.5"><stop position="0"><color rgb="FFFF0000"/></stop><stop position="1"><color rgb="FF0000FF"/></stop></gradientFill></fill></fills><borders><border/><border diagonalUp="1" diagonalDown="1"><diagonal style="thick"><color rgb="FF00FF00"/></diagonal></border></borders><cellXfs><xf/><xf fontId="1"/><xf><alignment textRotation="90"/></xf><xf fillId="2"/><xf fillId="3"/><xf borderId="1"/><xf><alignment wrapText="1"/></xf></cellXfs>';

/** A cell with an inline text; `parts` are its runs. */
const inline = (reference: string, parts: string, style = 0) =>
  `<c r="${reference}" s="${style}" t="inlineStr"><is>${parts}</is></c>`;

const run = (text: string, look = '') =>
  `<r>${look && `<rPr>${look}</rPr>`}<t xml:space="preserve">${text}</t></r>`;

async function printedCells(cells: string, before = '', after = '') {
  const bytes = workbook({ styles: richStyles, sheets: [{ rows: [], before, after: `@@${after}` }] });
  const files = unzipSync(bytes);
  const xml = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  files['xl/worksheets/sheet1.xml'] = strToU8(
    xml.replace('</sheetData>@@', `<row r="1" ht="30" customHeight="1">${cells}</row></sheetData>`),
  );
  return printFile(zipSync(files) as Uint8Array<ArrayBuffer>, { layout: 'saved' });
}

test('parts of a text have their own fonts, colours and heights, in shared and in inline texts', async () => {
  const parts = `${run('Area in m')}${run('2', '<vertAlign val="superscript"/><color rgb="FFFF0000"/><sz val="11"/>')}${run(' of CO')}${run('3', '<vertAlign val="subscript"/><b/><sz val="11"/>')}`;
  const { pages, pdf, facts } = await printedCells(inline('A1', parts));
  const pieces = pages[0]?.pieces ?? [];
  const find = (text: string) => pieces.find((piece) => piece.text.trim() === text);
  const [baseText, up, down] = [find('Area in m'), find('2'), find('3')];
  expect(up?.y).toBeGreaterThan((baseText?.y ?? 0) + 2);
  expect(up?.size).toBeLessThan((baseText?.size ?? 0) * 0.8);
  expect(down?.y).toBeLessThan((baseText?.y ?? 0) - 1);
  expect(up?.x).toBeCloseTo(baseText?.right ?? 0, 0);
  expect(contentOf(pdf)).toContain('1 0 0 rg');
  expect(facts.some(({ fact }) => fact === 'rich')).toBe(false);
});

test('rich text wraps in its cell; rotated rich text is reported', async () => {
  const parts = `${run('several words that ')}${run('do not fit into one line', '<b/><sz val="11"/>')}`;
  const { pages, readBack } = await printedCells(`${inline('A1', parts, 6)}${inline('B1', parts, 2)}`);
  const lines = new Set(
    pages[0]?.pieces.filter(({ x }) => x < 36 + 50 && x > 30).map(({ y }) => Math.round(y)),
  );
  expect(lines.size).toBeGreaterThan(2);
  expect(readBack).toBe(2);
  const { facts } = await printedCells(inline('A1', parts, 2));
  expect(facts).toContainEqual({ fact: 'rich', lost: true, count: 1, detail: 'Sheet1' });
});

test('draws superscript cells, gradient fills and diagonal borders', async () => {
  const cells = `<c r="A1" s="1"><v>12</v></c><c r="B1" s="3"/><c r="C1" s="4"/><c r="D1" s="5"/>`;
  const { pages, pdf } = await printedCells(`${cells}<c r="E1"><v>7</v></c>`, '', margins);
  const raised = pages[0]?.pieces.find(({ text }) => text === '12');
  expect(raised?.size).toBeLessThan(8);
  const [page] = await drawnPages(pdf);
  const pixelAt = (x: number, y: number) =>
    page?.pixelAt(Math.round(((36 + x) * 96) / 72), Math.round(((36 + y) * 96) / 72)) ?? [0, 0, 0];
  const [top, middle, bottom] = [pixelAt(70, 2), pixelAt(70, 15), pixelAt(70, 28)];
  expect(top[0]).toBeGreaterThan(220);
  expect(Math.abs(middle[0] - middle[2])).toBeLessThan(30);
  expect(bottom[2]).toBeGreaterThan(220);
  expect(pixelAt(98, 15)[0]).toBeGreaterThan(220);
  expect(pixelAt(120, 15)[2]).toBeGreaterThan(220);
  for (const [x, y] of [
    [144 + 12, 7.5],
    [144 + 12, 22.5],
    [144 + 36, 7.5],
  ] as const)
    expect(pixelAt(x, y)).toEqual([0, 255, 0]);
  expect(pixelAt(144 + 24, 3)).toEqual([255, 255, 255]);
});

test('each kind of dashed line has its own dashes', async () => {
  const kinds = {
    ...{ dotted: '[1 1]', hair: '[.75 .75]', dashed: '[3 2]', mediumDashed: '[6.75 2.25]' },
    ...{ dashDot: '[6.75 2.25 2.25 2.25]', mediumDashDotDot: '[6.75 2.25 2.25 2.25 2.25 2.25]' },
    ...{ slantDashDot: '[8.25 .75 3.75 .75]', thin: '[]' },
  };
  const borders = Object.keys(kinds).map((kind) => `<border><bottom style="${kind}"/></border>`);
  const xfs = borders.map((_, index) => `<xf borderId="${index + 1}"/>`);
  const { pdf } = await printWorkbook({
    styles: `<fonts><font><sz val="11"/></font></fonts><borders><border/>${borders.join('')}</borders><cellXfs><xf/>${xfs.join('')}</cellXfs>`,
    sheets: [{ rows: borders.map((_, index) => [{ v: index, s: index + 1 }]) }],
  });
  const content = await contentOf(pdf);
  const dashes = Array.from(content.matchAll(/ w (\[[^\]]*\]) 0 d/g), ([, dash = '']) =>
    dash.replace(/(^|[ [])0\./g, '$1.'),
  );
  expect(dashes).toEqual(Object.values(kinds));
});

const margins = '<pageMargins left="0.5" right="0.5" top="0.5" bottom="0.5" header="0.3" footer="0.3"/>';
