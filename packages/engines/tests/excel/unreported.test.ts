import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test, vi } from 'vitest';
import { completeWorkbook } from '../../src/excel/complete-workbook';
import { Calculator } from '../../src/excel/formula/calculator';
import { CellIndex } from '../../src/excel/read/cell-index';
import { readWorkbook } from '../../src/excel/read/read-workbook';
import { contentOf } from '../helpers/pdf-content';
import { workbook } from '../helpers/workbook';
import { anchoredToCells, flag, picture, savedLayout, workbookWithDrawing } from './made-drawings';
import { printFile, printWorkbook } from './print';

/** Regression tests: Excel to PDF once lost or changed each of these contents without reporting the loss. */

test('a drawing that ends before it begins is reported', async () => {
  const back = anchoredToCells([3, 3], [1, 1], picture(1));
  const { facts } = await printWorkbook(workbookWithDrawing(back, { 'media/a.png': flag }), savedLayout);
  expect(facts.filter(({ fact }) => fact === 'drawings')).toEqual([
    { fact: 'drawings', lost: true, count: 1 },
  ]);
});

const resultOf = (f: string) => {
  const book = readWorkbook(workbook({ sheets: [{ rows: [[{ f }]] }] }), 'book.xlsx');
  const [cell] = completeWorkbook(book).sheets[0]?.cells ?? [];
  return cell?.value;
};

test.each([
  ['TEXT(-1,"yyyy")', '#VALUE!'],
  ['TEXT(-1,"dd/mm/yyyy")', '#VALUE!'],
  ['TEXT(2958466,"yyyy")', '#VALUE!'],
  ['TEXT(2958465,"yyyy")', '9999'],
  ['TEXT(-1.5,"0.00")', '-1.50'],
  ['TEXT(0,"yyyy")', '1900'],
  ['IFERROR(TEXT(-5,"hh:mm"),"none")', 'none'],
  ['TEXT(-5,"""a;b"" 0")', '-a;b 5'],
  ['TEXT(-5,"0;""owed; by day"" 0;yyyy")', 'owed; by day 5'],
  ['TEXT(-5,"0\\;;yyyy")', '#VALUE!'],
  ['TEXT(-5,"yyyy;")', ''],
  ['TEXT(5,"0_d;;")', '5 '],
  ['TEXT(-5,"""day;"" yyyy")', '#VALUE!'],
])('%s is %s, as in Excel', (formula, result) => {
  expect(resultOf(formula)).toBe(result);
});

const chain = (length: number, last = '1') =>
  workbook({
    sheets: [{ rows: Array.from({ length }, (_, i) => [{ f: i === length - 1 ? last : `A${i + 2}+1` }]) }],
  });

test('a long chain of formulas is computed from either end', () => {
  const book = completeWorkbook(readWorkbook(chain(20_000), 'book.xlsx'));
  const [sheet] = book.sheets;
  expect(sheet?.uncomputed).toEqual([]);
  expect(sheet?.cells[0]?.value).toBe(20_000);
});

test.each([500, 601, 1000])(
  'a circular reference of %i formulas is found quickly, and each of them is reported',
  (length) => {
    const run = vi.spyOn(Calculator.prototype, 'run');
    const [sheet] = completeWorkbook(readWorkbook(chain(length, 'A1+1'), 'book.xlsx')).sheets;
    expect(sheet?.uncomputed.length).toBe(length);
    expect(run.mock.calls.length).toBeLessThanOrEqual(2 * length);
    run.mockRestore();
  },
);

test('sums over results of long chains are computed', () => {
  const rows = Array.from({ length: 600 }, (_, i) => [
    { f: i === 599 ? '1' : `A${i + 2}+1` },
    { f: `SUM(A$1:A${i + 1})` },
  ]);
  const [sheet] = completeWorkbook(readWorkbook(workbook({ sheets: [{ rows }] }), 'book.xlsx')).sheets;
  expect(sheet?.uncomputed).toEqual([]);
  expect(sheet?.cells.at(-1)?.value).toBe(180_300);
});

/** Distances in points between the left edges, and between the right edges, of the bars of two values. */
async function barOf(direction: string, view: string) {
  const rule = `<conditionalFormatting sqref="A1:A2"><cfRule type="dataBar" priority="1"><dataBar maxLength="50"><cfvo type="min"/><cfvo type="max"/><color rgb="FFFF0000"/></dataBar><extLst><ext><x14:id xmlns:x14="x14">{A}</x14:id></ext></extLst></cfRule></conditionalFormatting>`;
  const extension = `<extLst><ext><x14:conditionalFormattings xmlns:x14="x14" xmlns:xm="xm"><x14:conditionalFormatting><x14:cfRule type="dataBar" id="{A}"><x14:dataBar minLength="10" maxLength="50" gradient="0" axisPosition="none" ${direction}><x14:cfvo type="min"/><x14:cfvo type="max"/></x14:dataBar></x14:cfRule><xm:sqref>A1:A2</xm:sqref></x14:conditionalFormatting></x14:conditionalFormattings></ext></extLst>`;
  const before = `<sheetViews><sheetView ${view} workbookViewId="0"/></sheetViews><cols><col min="1" max="1" width="20" customWidth="1"/></cols>`;
  const { pdf } = await printWorkbook({ sheets: [{ rows: [[1], [9]], before, after: rule + extension }] });
  const bars = [...contentOf(pdf).matchAll(/1 0 0 rg\n([\d.]+) [\d.]+ ([\d.]+) -?[\d.]+ re f/g)];
  const [low, high] = bars.map(([, x, width]) => [Number(x), Number(x) + Number(width)]);
  return low && high && { lefts: (low[0] ?? 0) - (high[0] ?? 0), rights: (low[1] ?? 0) - (high[1] ?? 0) };
}

test.each([
  ['', '', 'lefts'],
  ['', 'rightToLeft="1"', 'rights'],
  ['direction="leftToRight"', 'rightToLeft="1"', 'lefts'],
  ['direction="rightToLeft"', 'rightToLeft="1"', 'rights'],
  ['direction="rightToLeft"', '', 'rights'],
] as const)(
  'data bars with “%s” in a sheet with “%s” are aligned at their %s',
  async (direction, view, side) => {
    const bars = await barOf(direction, view);
    expect(bars?.[side]).toBeCloseTo(0, 1);
  },
);

const redStyles = '<dxfs><dxf><fill><patternFill><bgColor rgb="FFFF0000"/></patternFill></fill></dxf></dxfs>';
const applyRules = (count: number, length: number, rule: string) => {
  const after = `<conditionalFormatting sqref="A1:A${length}">${rule}</conditionalFormatting>`.repeat(count);
  const rows = Array.from({ length }, (_, i) => [i % (length - 1)]);
  const [sheet] = completeWorkbook(
    readWorkbook(workbook({ sheets: [{ rows, after }], styles: redStyles }), 'book.xlsx'),
  ).sheets;
  const coloured = sheet?.cells.filter(({ style }) => style !== 0).map(({ row }) => row);
  return { coloured, undrawn: sheet?.undrawnRules };
};

test('a rule that looks for duplicates counts a long column once', () => {
  const rule = (formula: string) =>
    `<cfRule type="expression" dxfId="0" priority="1"><formula>${formula}</formula></cfRule>`;
  expect(applyRules(1, 20_000, rule('COUNTIF($A$1:$A$20000,A1)&gt;1'))).toEqual({
    coloured: [0, 19_999],
    undrawn: 0,
  });
});

test('rules over columns too long to evaluate are reported', () => {
  const rule = '<cfRule type="expression" dxfId="0" priority="1"><formula>A1=5</formula></cfRule>';
  expect(applyRules(2, 10, rule)).toEqual({ coloured: [5], undrawn: 0 });
  vi.spyOn(CellIndex.prototype, 'countWithin').mockReturnValue(1_000_000);
  expect(applyRules(2, 10, rule)).toEqual({ coloured: [5], undrawn: 1 });
  vi.restoreAllMocks();
});

test('cells whose text is missing in the file are reported', async () => {
  const files = unzipSync(workbook({ sheets: [{ rows: [['Name', 'Amount', 5]] }] }));
  delete files['xl/sharedStrings.xml'];
  const { facts } = await printFile(zipSync(files));
  expect(facts.filter(({ lost }) => lost)).toEqual([
    { fact: 'settings', lost: true, count: 2, detail: 'texts' },
  ]);
});

test.each(['YEAR(1)', 'TEXT(1,"yyyy")', 'DATE(2020,1,1)', 'TODAY()'])(
  '%s in a workbook with the 1904 date system is reported as not computed',
  (f) => {
    const book = workbook({ date1904: true, sheets: [{ rows: [[{ f }, { f: 'TEXT(5,"0.0")' }]] }] });
    const [sheet] = completeWorkbook(readWorkbook(book, 'book.xlsx')).sheets;
    expect(sheet?.uncomputed.map(({ column }) => column)).toEqual([0]);
  },
);

const shapeOf = (props: string, text: string) =>
  `<xdr:sp><xdr:nvSpPr><xdr:cNvPr id="2" name="s">${props}</xdr:cNvPr></xdr:nvSpPr><xdr:spPr><a:prstGeom prst="rect"/></xdr:spPr><xdr:txBody><a:bodyPr/><a:p>${text}</a:p></xdr:txBody></xdr:sp>`;
const settingsOf = ({ facts }: Awaited<ReturnType<typeof printWorkbook>>) =>
  facts.filter(({ fact }) => fact === 'settings').map(({ detail, count }) => [detail, count]);

const linksOf = ({ facts }: Awaited<ReturnType<typeof printWorkbook>>) =>
  facts.filter(({ fact }) => fact === 'links').map(({ count }) => count);

test('links of shapes and pictures are made, to addresses and within the workbook', async () => {
  const shape = (id: string) => shapeOf(`<a:hlinkClick r:id="${id}"/>`, '<a:r><a:t>Press</a:t></a:r>');
  const linkedPicture = picture(1).replace(
    '<xdr:pic>',
    '<xdr:pic><xdr:nvPicPr><xdr:cNvPr id="4" name="p"><a:hlinkClick r:id="web"/></xdr:cNvPr></xdr:nvPicPr>',
  );
  const anchors =
    anchoredToCells([1, 1], [3, 4], shape('web')) +
    anchoredToCells([4, 1], [6, 4], shape('inner')) +
    anchoredToCells([4, 5], [6, 9], shape('drive')) +
    anchoredToCells([1, 5], [3, 9], linkedPicture);
  const files = unzipSync(workbook(workbookWithDrawing(anchors, { 'media/a.png': flag })));
  const rels = 'xl/drawings/_rels/drawing0.xml.rels';
  const link = (id: string, target: string) => `<Relationship Id="${id}" Type="hyperlink" Target="${target}"`;
  const more = `${link('web', 'https://a.example/pay')} TargetMode="External"/>${link('drive', 'file:///c:/x')} TargetMode="External"/>${link('inner', '#Sheet1!A1')}/>`;
  files[rels] = strToU8(strFromU8(files[rels] ?? strToU8('')).replace('</Relationships>', `${more}$&`));
  const made = await printFile(zipSync(files), savedLayout);
  expect(linksOf(made)).toEqual([3]);
  expect(settingsOf(made)).toEqual([['hyperlink', 1]]);
  const pdf = Buffer.from(made.pdf).toString('latin1');
  expect(pdf.match(/\/URI\(https:\/\/a\.example\/pay\)/g)).toHaveLength(2);
  expect(pdf.match(/\/Dest\[/g)?.length).toBeGreaterThanOrEqual(1);
  const [, left = '', low = '', right = '', high = ''] =
    /\/Rect\[([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
  // Two columns of 64 pixels, and three rows of 15 points.
  expect(Number(right) - Number(left)).toBeCloseTo(96, -1);
  expect(Number(high) - Number(low)).toBeCloseTo(45, -1);
});

test('a cell cut off at the edge of the page is not also reported as missing', async () => {
  const styles =
    '<fonts><font><sz val="11"/><name val="Calibri"/></font></fonts><cellXfs><xf/><xf applyAlignment="1"><alignment horizontal="right"/></xf></cellXfs>';
  const rows = [[{ v: 'A text that is much longer than its narrow cell '.repeat(4), s: 1 }, 'next']];
  const { facts, readBack } = await printWorkbook({ sheets: [{ rows }], styles }, savedLayout);
  expect(facts.filter(({ lost }) => lost).map(({ fact, count }) => [fact, count])).toEqual([['clipped', 1]]);
  expect(readBack).toBe(1);
});

test('headers and footers that name the folder of the file are reported', async () => {
  const footerXml = (footer: string) =>
    `<headerFooter><oddHeader>&amp;CRao &amp;&amp;Z</oddHeader><oddFooter>${footer}</oddFooter></headerFooter>`;
  const settingsReported = async (footer: string) =>
    settingsOf(
      await printWorkbook({ sheets: [{ rows: [['text']], after: footerXml(footer) }] }, savedLayout),
    );
  expect(await settingsReported('&amp;L&amp;Z&amp;F')).toEqual([['folder', 1]]);
  expect(await settingsReported('&amp;L&amp;F')).toEqual([]);
});

const rotatedStyles =
  '<fonts><font><sz val="11"/><name val="Calibri"/></font></fonts><cellXfs><xf/><xf applyAlignment="1"><alignment textRotation="90"/></xf></cellXfs>';

test('rotated text makes a row without a set height as high as it is long, and is clipped in a lower row', async () => {
  const rows = [[{ v: 'A heading of a column', s: 1 }], ['below']];
  const grown = await printWorkbook({ sheets: [{ rows }], styles: rotatedStyles }, savedLayout);
  expect(grown.facts.filter(({ lost }) => lost)).toEqual([]);
  const fixed = await printWorkbook(
    { sheets: [{ rows, rowAttributes: { 0: 'ht="30" customHeight="1"' } }], styles: rotatedStyles },
    savedLayout,
  );
  expect(fixed.facts.filter(({ lost }) => lost).map(({ fact, count }) => [fact, count])).toEqual([
    ['clipped', 1],
  ]);
});

test('links of text in shapes, and those that lead nowhere, are reported', async () => {
  const text = '<a:r><a:rPr><a:hlinkClick r:id="rId9"/></a:rPr><a:t>Press</a:t></a:r>';
  const linked = anchoredToCells([1, 1], [4, 9], shapeOf('<a:hlinkClick r:id="rId9"/>', text));
  expect(settingsOf(await printWorkbook(workbookWithDrawing(linked, {}), savedLayout))).toEqual([
    ['hyperlink', 2],
  ]);
});

test('an equation in a shape is written in one line, and that is reported', async () => {
  const equation =
    '<a:r><a:t>Area </a:t></a:r><a14:m xmlns:a14="a"><m:oMath xmlns:m="m"><m:r><m:t>x+y</m:t></m:r></m:oMath></a14:m>';
  const made = await printWorkbook(
    workbookWithDrawing(anchoredToCells([1, 1], [4, 9], shapeOf('', equation)), {}),
    savedLayout,
  );
  expect(made.pages[0]?.text).toContain('Area x+y');
  expect(settingsOf(made)).toEqual([['equations', 1]]);
});

const todayIn = ({ facts }: Awaited<ReturnType<typeof printWorkbook>>) =>
  facts.find(({ fact }) => fact === 'today')?.count;

test('formulas that depend on the date are computed anew; random ones, and those that cannot be computed, are reported', async () => {
  const rows = [
    [
      { f: 'TODAY()', v: 40_000 },
      { f: 'A1+RAND()', v: 40_001 },
      { f: 'YEAR(A1)', v: 2009 },
      { f: 'ROUND(B1,0)', v: 40_002 },
      { f: 'UNKNOWN(C1)', v: 5 },
      { f: '2+3', v: 6 },
      { f: 'SUM(Years)+T[@Year]', v: 40_003 },
    ],
  ];
  const names = '<definedName name="Years">Sheet1!$C$1:$C$1</definedName>';
  const tables = [
    'id="1" name="T" displayName="T" ref="H1:H2" headerRowCount="1"><tableColumns><tableColumn id="1" name="Year"/></tableColumns>',
  ];
  const made = await printWorkbook({ sheets: [{ rows, tables }], names });
  expect(settingsOf(made)).toEqual([['volatile', 3]]);
  expect(todayIn(made)).toBe(3);
  const year = new Date().getFullYear();
  expect(made.pages[0]?.text).toContain(`${year}`);
  expect(made.pages[0]?.text).toContain('40002');
  expect(made.pages[0]?.text).not.toContain('2009');
  expect(made.pages[0]?.text).not.toContain('40003');
  expect(settingsOf(await printWorkbook({ sheets: [{ rows: [[{ f: 'TODAY()' }]] }] }))).toEqual([]);
});

test('a long column of dates that each follow from the one above is computed anew as a whole', async () => {
  const rows = Array.from({ length: 300 }, (_, row) => [
    row === 0 ? { f: 'TODAY()', v: 40_000 } : { f: `A${row}+1`, v: 40_000 + row },
  ]);
  const made = await printWorkbook({
    sheets: [{ rows: [...rows, [{ f: 'COUNTIF(A1:A300,"<41000")', v: 300 }]] }],
  });
  expect(settingsOf(made)).toEqual([]);
  expect(todayIn(made)).toBe(301);
  expect(made.pages.at(-1)?.text.trim().split(/\s+/).at(-1)).toBe('0');
});
