import { expect, test } from 'vitest';
import { completeWorkbook } from '../../src/excel/complete-workbook';
import { readWorkbook } from '../../src/excel/read/read-workbook';
import { type MadeWorkbook, workbook } from '../helpers/workbook';
import { printWorkbook } from './print';

/** Item, group, quantity, rate, day: rows 2 to 6 of the sheet. */
const items = [
  ['Item', 'Group', 'Qty', 'Rate', 'Day'],
  ['Pens', 'Office', 10, 12.5, 46_113],
  ['Paper', 'Office', 4, 250, 46_120],
  ['Tea', 'Kitchen', 2, 180, 46_150],
  ['Sugar', 'Kitchen', 3, 45.5, 46_155],
  ['Soap', 'Wash', 6, 30, 46_181],
];

/** Formula, and what Excel computes. */
const cases: [formula: string, result: string | number | boolean][] = [
  ['1+2*3^2', 19],
  ['-2^2', 4],
  ['10%*50', 5],
  ['(1+2)/0', '#DIV/0!'],
  ['0.1+0.2-0.3', 0],
  ['"a"&1&TRUE', 'a1TRUE'],
  ['"10"+5', 15],
  ['"x"+5', '#VALUE!'],
  ['1=1.0', true],
  ['"A"="a"', true],
  ['"b">5', true],
  ['SUM(C2:C6)', 25],
  ['SUM(C2:C6,"3",TRUE)', 29],
  ['AVERAGE(D2:D6)', 103.6],
  ['MAX(C:C)', 10],
  ['MIN(C2:C6)', 2],
  ['COUNT(A1:E6)', 15],
  ['COUNTA(A1:A9)', 7],
  ['COUNTBLANK(A1:A9)', 2],
  ['PRODUCT(C2:C4)', 80],
  ['SUMPRODUCT(C2:C6,D2:D6)', 1801.5],
  ['SUMPRODUCT((B2:B6="Office")*C2:C6)', 14],
  ['SUMPRODUCT(--(C2:C6>3),D2:D6)', 292.5],
  ['ROUND(2.345,2)', 2.35],
  ['ROUND(-2.5,0)', -3],
  ['ROUND(1234.5,-2)', 1200],
  ['ROUND(1.005,2)', 1.01],
  ['ROUNDUP(2.01,0)', 3],
  ['ROUNDDOWN(-2.9,0)', -2],
  ['MROUND(17,5)', 15],
  ['CEILING(12.1,5)', 15],
  ['FLOOR(12.9,5)', 10],
  ['INT(-1.5)', -2],
  ['TRUNC(-1.5)', -1],
  ['MOD(-3,5)', 2],
  ['ABS(-3)', 3],
  ['SQRT(16)', 4],
  ['SQRT(-1)', '#NUM!'],
  ['CODE("")', '#VALUE!'],
  ['CHAR(128)', '€'],
  ['CODE("€")', 128],
  ['CODE("é")', 233],
  ['CODE("₹")', 63],
  ['REPT(REPT("a",32767),32767)', '#VALUE!'],
  ['SUBSTITUTE(REPT("a",32767),"a",REPT("b",32767))', '#VALUE!'],
  ['CONCATENATE(REPT("a",32767),"b")', '#VALUE!'],
  ['LEN(TEXTJOIN("",TRUE,REPT("a",32766),"b"))', 32_767],
  ['CHAR(-1)', '#VALUE!'],
  ['UNICHAR(-1)', '#VALUE!'],
  ['IF(C2>5,"many","few")', 'many'],
  ['IF(C4>5,"many")', false],
  ['IF(C2>5,,1)', 0],
  ['IFERROR(1/0,"none")', 'none'],
  ['IFERROR(A9,"none")', 0],
  ['IFNA(VLOOKUP("Ink",A2:D6,4,FALSE),"new")', 'new'],
  ['IFS(C2<5,"a",C2<20,"b")', 'b'],
  ['SWITCH(C4,1,"one",2,"two","?")', 'two'],
  ['AND(C2>5,C3>5)', false],
  ['OR(C2>5,C3>5)', true],
  ['NOT(TRUE)', false],
  ['ISNUMBER(A2)', false],
  ['ISBLANK(A9)', true],
  ['ISERROR(1/0)', true],
  ['SUMIF(B2:B6,"Office",C2:C6)', 14],
  ['SUMIF(C2:C6,">3")', 20],
  ['SUMIF(B2:B6,"K*",D2)', 225.5],
  ['SUMIFS(C2:C6,B2:B6,"Kitchen",D2:D6,"<100")', 3],
  ['COUNTIF(B2:B6,"<>Office")', 3],
  ['COUNTIF(A2:A6,"P?ns")', 1],
  ['COUNTIF(C2:C6,4)', 1],
  ['COUNTIF(A2:A6,"a-b/c (1) [x] {y}*")', 0],
  ['SEARCH("-","a-b")', 2],
  ['COUNTIF(A2:A6,"T~*")', 0],
  ['COUNTIFS(B2:B6,"Office",C2:C6,">=5")', 1],
  ['AVERAGEIF(B2:B6,"Kitchen",D2:D6)', 112.75],
  ['MAXIFS(D2:D6,B2:B6,"Office")', 250],
  ['VLOOKUP("Tea",A2:D6,4,FALSE)', 180],
  ['VLOOKUP("tea",A2:D6,4,0)', 180],
  ['VLOOKUP(5,{1,"a";4,"b";9,"c"},2)', 'b'],
  ['VLOOKUP("Ink",A2:D6,4,FALSE)', '#N/A'],
  ['HLOOKUP("Rate",A1:E6,3,FALSE)', 250],
  ['XLOOKUP("Soap",A2:A6,D2:D6)', 30],
  ['XLOOKUP("Ink",A2:A6,D2:D6,"none")', 'none'],
  ['XLOOKUP(100,D2:D6,A2:A6,,-1)', 'Sugar'],
  ['INDEX(A2:E6,2,4)', 250],
  ['INDEX(A2:A6,MATCH(180,D2:D6,0))', 'Tea'],
  ['MATCH(5,{1,4,9})', 2],
  ['LOOKUP(5,{1,4,9},{"a","b","c"})', 'b'],
  ['SUM(INDEX(A1:E6,0,3))', 25],
  ['SUM(OFFSET(C1,1,0,2,1))', 14],
  ['SUM(INDIRECT("C2:C3"))', 14],
  ['CHOOSE(2,"a","b")', 'b'],
  ['ROW(A7)+COLUMN(C1)', 10],
  ['ROWS(A2:B6)*COLUMNS(A2:B6)', 10],
  ['LEFT("Rupees",3)&RIGHT("Rupees",2)&MID("Rupees",2,2)', 'Rupesup'],
  ['LEN(" a ")&TRIM("  a  b ")', '3a b'],
  ['UPPER("a")&LOWER("B")&PROPER("rao AND sons")', 'AbRao And Sons'],
  ['SUBSTITUTE("a-b-c","-","+",2)', 'a-b+c'],
  ['FIND("b","abc")+SEARCH("C","abc")', 5],
  ['REPLACE("abcd",2,2,"x")', 'axd'],
  ['TEXTJOIN(", ",TRUE,A2:A3,A9,"x")', 'Pens, Paper, x'],
  ['CONCATENATE("a",1)', 'a1'],
  ['REPT("ab",2)', 'abab'],
  ['VALUE("1,234.5")', 1234.5],
  ['TEXT(1234.5,"#,##0.00")', '1,234.50'],
  ['TEXT(1234567,"[$₹-4009] #,##0")', '₹ 12,34,567'],
  ['TEXT(E2,"dd mmm yyyy")', '01 Apr 2026'],
  ['DATE(2026,4,30)', 46_142],
  ['DATE(2026,14,1)', 46_419],
  ['YEAR(E2)&"-"&MONTH(E2)&"-"&DAY(E2)', '2026-4-1'],
  ['WEEKDAY(E2)', 4],
  ['WEEKDAY(E2,2)', 3],
  ['EDATE(DATE(2026,1,31),1)', 46_081],
  ['EOMONTH(E2,0)', 46_142],
  ['DATEDIF(DATE(2024,2,29),DATE(2026,4,1),"y")', 2],
  ['DATEDIF(DATE(2024,2,29),DATE(2026,4,1),"ym")', 1],
  ['DATEDIF(DATE(2026,1,15),DATE(2026,3,10),"md")', 23],
  ['NETWORKDAYS(DATE(2026,4,1),DATE(2026,4,30))', 22],
  ['WORKDAY(DATE(2026,4,1),3)', 46_118],
  ['HOUR(0.75)&":"&MINUTE(0.7604166667)', '18:15'],
  ['DAYS360(DATE(2026,1,30),DATE(2026,3,31))', 60],
  ['LARGE(D2:D6,2)', 180],
  ['SMALL(D2:D6,1)', 12.5],
  ['RANK(180,D2:D6)', 2],
  ['MEDIAN(D2:D6)', 45.5],
  ['ROUND(STDEV(C2:C6),4)', 3.1623],
  ['ROUND(PMT(0.09/12,240,2500000),2)', -22493.15],
  ['ROUND(IPMT(0.09/12,1,240,2500000),2)', -18750],
  ['ROUND(PPMT(0.09/12,1,240,2500000),2)', -3743.15],
  ['ROUND(FV(0.08,5,-1000),2)', 5866.6],
  ['ROUND(NPV(0.1,-100,60,60),2)', 3.76],
  ['ROUND(IRR({-100,60,60}),4)', 0.1307],
  ['SUBTOTAL(9,C2:C6)', 25],
  ['Tax*100', 1800],
  ["'Other one'!A1*2", 84],
  ['_xlfn.CONCAT("a","b")', 'ab'],
];

const book = (
  rows: MadeWorkbook['sheets'][number]['rows'],
  more: Partial<MadeWorkbook> = {},
): MadeWorkbook => ({
  sheets: [{ rows }, { name: 'Other one', rows: [[42]] }],
  names: '<definedName name="Tax">Sheet1!$A$8</definedName>',
  ...more,
});

const withFormulas = (formulas: readonly string[], more?: Partial<MadeWorkbook>) =>
  book(
    [
      ...items,
      [],
      [18],
      ...formulas.map((f) => [undefined, undefined, undefined, undefined, undefined, { f }]),
    ],
    more,
  );

/** Results of formulas in column F, from row 9 on. */
function results(file: MadeWorkbook) {
  const { sheets } = completeWorkbook(readWorkbook(workbook(file), 'book.xlsx'));
  const [sheet] = sheets;
  if (!sheet) throw new Error('no sheet');
  return { sheet, values: sheet.cells.filter(({ formula }) => formula).map(({ value }) => value) };
}

test('formulas without saved results have the results of Excel', () => {
  const { values, sheet } = results(withFormulas(cases.map(([formula]) => formula)));
  expect(values).toEqual(cases.map(([, result]) => result));
  expect(sheet.uncomputed).toEqual([]);
});

test('shared formulas are shifted to their cells; array formulas show their first result', () => {
  const { values } = results(
    book([
      [1, 10, { f: 'A1*B$1', inside: 't="shared" si="0" ref="C1:C3"' }],
      [2, 0, { f: '', inside: 't="shared" si="0"' }],
      [3, 0, { f: '', inside: 't="shared" si="0"' }],
      [{ f: 'SUM(A1:A3*2)', inside: 't="array" ref="A4"' }],
    ]),
  );
  expect(values).toEqual([10, 20, 30, 12]);
});

test('formulas refer to columns of tables by name, also for their own row', () => {
  const table =
    'name="Sales" displayName="Sales" ref="A1:C3"><tableColumns count="3"><tableColumn id="1" name="Item"/><tableColumn id="2" name="Unit price"/><tableColumn id="3" name="Twice"/></tableColumns>';
  const rows = [
    ['Item', 'Unit price', 'Twice'],
    ['a', 5, { f: 'Sales[[#This Row],[Unit price]]*2' }],
    ['b', 7, { f: '[@[Unit price]]*2' }],
    [{ f: 'SUM(Sales[Unit price])' }, { f: 'COUNTA(Sales[#All])' }],
  ];
  expect(results({ sheets: [{ rows, tables: [table] }] }).values).toEqual([10, 14, 12, 9]);
});

test('a text that exceeds the length limit of cells is an error', () => {
  const rows = [
    ['text'],
    ...Array.from({ length: 40 }, (_, index) => [{ f: `A${index + 1}&A${index + 1}` }]),
  ];
  const [sheet] = completeWorkbook(readWorkbook(workbook({ sheets: [{ rows }] }), 'book.xlsx')).sheets;
  expect(sheet?.cells.at(-1)?.value).toBe('#VALUE!');
});

test('a balance over thousands of rows is computed', () => {
  const rows = Array.from({ length: 5000 }, (_, row) => [1, { f: row ? `B${row}+A${row + 1}` : 'A1' }]);
  expect(results(book(rows)).values.at(-1)).toBe(5000);
});

test('saved results are kept, unless the workbook asks for new ones', () => {
  const rows = [
    [
      { f: '1+1', v: 7 },
      { f: '"a"&"b"', v: '', t: 'str' },
    ],
  ];
  expect(results(book(rows)).values).toEqual([7, '']);
  expect(results(book(rows, { calculation: 'fullCalcOnLoad="1"' })).values).toEqual([2, 'ab']);
});

test('reports uncomputable cells one by one, with those that depend on them', async () => {
  const rows = [
    [
      'seen',
      { f: 'CUBEVALUE("x")' },
      { f: 'B1+1' },
      { f: 'D1' },
      { f: '[1]Sheet1!A1' },
      { f: 'RAND()', v: 0.5 },
    ],
  ];
  const { facts, pages } = await printWorkbook(book(rows, { calculation: 'fullCalcOnLoad="1"' }));
  expect(facts).toContainEqual({
    ...{ fact: 'uncomputed', lost: true, file: 'Sheet1', count: 4, detail: 'B1, C1, D1, E1' },
  });
  expect(facts).toContainEqual({ fact: 'outdated', lost: true, file: 'Sheet1', count: 1, detail: 'F1' });
  expect(pages[0]?.text).toBe('seen\n0.5');
});
