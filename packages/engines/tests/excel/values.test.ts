import { describe, expect, test } from 'vitest';
import { narrowGeneral } from '../../src/excel/print/narrow-general';
import { printWorkbook } from './print';

const rupees = '_ [$₹-4009]\\ * #,##0.00_ ;_ [$₹-4009]\\ * \\-#,##0.00_ ;_ [$₹-4009]\\ * "-"??_ ;_ @_ ';
const day = 46_113;

/** Pattern, value, and what Excel shows, blanks at the ends aside. */
const cases: [format: string, value: number | string, shown: string][] = [
  ['General', 5, '5'],
  ['General', -0.5, '-0.5'],
  ['General', 1 / 3, '0.333333333'],
  ['General', 1234567.891, '1234567.891'],
  ['General', 12345678901, '12345678901'],
  ['General', 123456789012345, '1.23457E+14'],
  ['0', 2.5, '3'],
  ['0', -2.5, '-3'],
  ['0.00', 1.005, '1.01'],
  ['0.00', 0, '0.00'],
  ['#,##0', 999, '999'],
  ['#,##0', 1000, '1,000'],
  ['#,##0', 100000, '1,00,000'],
  ['#,##0', 12345678, '1,23,45,678'],
  ['#,##0.00', 4938, '4,938.00'],
  ['#,##0.00', -1234567.5, '-12,34,567.50'],
  ['#,##0.00;(#,##0.00)', -1000, '(1,000.00)'],
  ['#,##0.00_);[Red]\\(#,##0.00\\)', -98765.4, '(98,765.40)'],
  ['#,##0;-#,##0;"nil"', 0, 'nil'],
  ['[$₹-4009] #,##0.00', 1234567.5, '₹ 12,34,567.50'],
  ['"₹"#,##0', 250000, '₹2,50,000'],
  [rupees, 4938, '4,938.00'],
  [rupees, -4938, '-4,938.00'],
  [rupees, 0, '-'],
  ['[>=10000000]##\\,##\\,##\\,##0;[>=100000]##\\,##\\,##0;##,##0', 123456789, '12,34,56,789'],
  ['0%', 0.18, '18%'],
  ['0.00%', 0.1825, '18.25%'],
  ['0.00E+00', 12345, '1.23E+04'],
  ['# ?/?', 1.5, '1 1/2'],
  ['#,##0.0,"K"', 123456, '123.5K'],
  ['0.0,,"M"', 12345678, '12.3M'],
  ['00000', 42, '00042'],
  ['(000) 000-0000', 9876543210, '(987) 654-3210'],
  ['dd-mm-yyyy', day, '01-04-2026'],
  ['d-mmm-yy', day, '1-Apr-26'],
  ['dd-mmm-yyyy', day, '01-Apr-2026'],
  ['dddd, d mmmm yyyy', day, 'Wednesday, 1 April 2026'],
  ['mmm-yy', day, 'Apr-26'],
  ['yyyy-mm-dd', day, '2026-04-01'],
  ['dd/mm/yyyy hh:mm', day + 0.75, '01/04/2026 18:00'],
  ['h:mm AM/PM', 0.5, '12:00 PM'],
  ['hh:mm:ss', 0.123456, '02:57:47'],
  ['[h]:mm', 1.5, '36:00'],
  ['mm:ss.0', 0.001, '01:26.4'],
  ['yyyy', 60, '1900'],
  ['dd-mm-yyyy', 0, '00-01-1900'],
  ['dd-mm-yyyy', 60, '29-02-1900'],
  ['dd-mm-yyyy', -1, '########'],
  ['[h]:mm', -0.5, '########'],
  ['#,##0.00 [$€-407]', 1234.5, '1,234.50 €'],
  ['[$€-40C] #,##0.00', 1234.5, '€ 1,234.50'],
  ['[$-407]#,##0.00', 1234.5, '1,234.50'],
  ['[$-4000439]0', 2026, '२०२६'],
  ['[$-4000439]General', 47, '४७'],
  ['[$-407]d. mmmm yyyy', day + 29, '30. April 2026'],
  ['[$-407]dddd', day, 'Mittwoch'],
  ['[$-F800]dddd, mmmm dd, yyyy', day, '01 April 2026'],
  ['[$-F400]h:mm:ss AM/PM', 0.5, '12:00:00 PM'],
  ['General', 0.1 + 0.2, '0.3'],
  ['General', 1e-10, '1E-10'],
  ['General', 12345678901.5, '12345678902'],
  ['"No. "0', 7, 'No. 7'],
  ['@', 'as it is', 'as it is'],
  ['"Dear "@', 'Asha', 'Dear Asha'],
  ['0;-0;0;"text: "@', 'x', 'text: x'],
  ['General" kg"', 12.5, '12.5 kg'],
  ['#,##0.00 "Cr";#,##0.00 "Dr"', -500000, '5,00,000.00 Dr'],
];

test.each(cases)('%s shows %s as %s', async (format, value, expected) => {
  const { pages } = await printWorkbook({
    sheets: [{ rows: [[{ v: value, s: 1 }]], before: '<cols><col min="1" max="1" width="40"/></cols>' }],
    formats: [format],
  });
  const pieces = pages[0]?.pieces.map(({ text }) => text.trim()) ?? [];
  // The sign of rupees comes from another part of the font, and is a piece of its own.
  const withoutSpace = (text: string) => text.replace('₹ ', '₹');
  expect(withoutSpace(pieces.join(' '))).toBe(withoutSpace(format === rupees ? `${expected} ₹` : expected));
});

test.each([
  ['[DBNum1][$-804]General', 10205, '一万〇二百〇五'],
  ['[DBNum1][$-804]General', 100000012, '一亿〇一十二'],
  ['[DBNum1][$-804]General', -1234.5, '-一千二百三十四.五'],
  ['[DBNum2][$-804]General', 120000, '壹拾贰万'],
  ['[DBNum2][$-804]General', 0, '零'],
  ['[DBNum2][$-804]0"角"', 5, '伍角'],
  ['[DBNum2][$-404]General', 3456, '參仟肆佰伍拾陸'],
  ['[DBNum1][$-411]General', 1110, '千百十'],
  ['[DBNum2][$-411]General', 1234, '壱阡弐百参拾四'],
  ['[DBNum3][$-411]#,##0', 1234, '１,２３４'],
  ['[DBNum1]0', 2026, '二〇二六'],
  ['[DBNum1][$-804]yyyy"年"m"月"d"日"', day + 10, '二〇二六年四月十一日'],
  ['[DBNum4][$-412]General', 1234, '일천이백삼십사'],
  ['[$-411]ggge"年"m"月"d"日"', day, '令和8年4月1日'],
  ['[$-411]ge.m.d', 32_515, 'S64.1.7'],
  ['[DBNum1][$-411]ggge"年"', 32_516 + 4000, '平成十一年'],
])('%s shows %s in the numerals of East Asia, as %s', async (format, value, expected) => {
  const { pages } = await printWorkbook({ sheets: [{ rows: [[{ v: value, s: 1 }]] }], formats: [format] });
  // Letters of several parts of a font are pieces of their own.
  expect(pages[0]?.text.replaceAll(/\s/g, '')).toBe(expected);
});

test.each<[format: string, value: number | string]>([
  [';;;', 12345],
  [';;;', 'secret'],
  ['#,##0;-#,##0;;@', 0],
  ['0;;', -5],
  ['#', 0],
])('%s shows nothing of %s', async (format, value) => {
  const { pages } = await printWorkbook({
    sheets: [{ rows: [[{ v: value, s: 1 }, 'seen']] }],
    formats: [format],
  });
  expect(pages[0]?.text).toBe('seen');
});

test('groups of three digits stay unless the visitor or the format sets lakh', async () => {
  const rows = [[{ v: 1234567, s: 1 }], [{ v: 1234567, s: 2 }]];
  const { pages } = await printWorkbook(
    { sheets: [{ rows }], formats: ['#,##0', '[$₹-4009] #,##0'] },
    { grouping: 'by-format' },
  );
  expect(pages[0]?.text.split('\n')).toEqual(['1,234,567', '₹', '12,34,567']);
});

test('dates of the calendar from 1904 are the same days', async () => {
  const { pages } = await printWorkbook({
    sheets: [
      {
        rows: [
          [
            { v: day - 1462, s: 1 },
            { v: 7, s: 2 },
          ],
        ],
      },
    ],
    formats: ['dd-mm-yyyy', '0'],
    date1904: true,
  });
  expect(pages[0]?.text).toBe('01-04-2026\n7');
});

test('dates before the 1904 calendar have a minus; dates before 1900 cannot be shown', async () => {
  const sheets = [{ rows: [[{ v: -1, s: 1 }]] }];
  const textIn = async (date1904: boolean) =>
    (await printWorkbook({ sheets, formats: ['dd-mm-yyyy'], date1904 })).pages[0]?.text;
  expect(await textIn(true)).toBe('-02-01-1904');
  expect(await textIn(false)).toMatch(/^#+$/);
});

test('Booleans and errors are centred, numbers are on the right, words on the left', async () => {
  const { pages } = await printWorkbook({
    sheets: [{ rows: [['word'], [12], [true], [{ v: '#DIV/0!', t: 'e' }]] }],
  });
  const [word, number, truth, error] = pages[0]?.pieces ?? [];
  expect(truth?.text).toBe('TRUE');
  expect(error?.text).toBe('#DIV/0!');
  const middle = (piece: typeof word) => ((piece?.x ?? 0) + (piece?.right ?? 0)) / 2;
  // A column of 64 pixels is 48 points wide, from the margin of 36 on.
  expect(word?.x).toBeCloseTo(38, 0);
  expect(number?.right).toBeCloseTo(82, 0);
  expect(middle(truth)).toBeCloseTo(60, 0);
  expect(middle(error)).toBeCloseTo(60, 0);
});

test('durations are the same in the 1904 calendar, and a format decides on groups of lakh', async () => {
  const { pages } = await printWorkbook(
    {
      formats: ['[h]:mm', '#,##,##0.00', '#,##0.00'],
      date1904: true,
      sheets: [{ rows: [[{ v: 0.375, s: 1 }], [{ v: 1234567.5, s: 2 }], [{ v: 1234567.5, s: 3 }]] }],
    },
    { grouping: 'by-format' },
  );
  expect(pages[0]?.text.split('\n')).toEqual(['9:00', '12,34,567.50', '1,234,567.50']);
});

test.each([
  [1234567.891, '1234568'],
  [12345678, '12345678'],
  [123456789, '1.23E+08'],
  [1 / 3, '0.333333'],
  [1e20, '1E+20'],
  [1234567890123, '1.23E+12'],
])(
  '%d in the format General is shortened to a column of the usual width, as in Excel',
  async (value, expected) => {
    const { pages, facts } = await printWorkbook({ sheets: [{ rows: [[value, 'x']] }] }, { layout: 'saved' });
    expect(pages[0]?.text.split(/\s+/)[0]).toBe(expected);
    expect(facts.filter(({ fact }) => fact === 'widened')).toEqual([]);
  },
);

test('a number in the format General keeps the digits that its printed column has room for', async () => {
  const { pages, facts } = await printWorkbook({ sheets: [{ rows: [[9876543210]] }] }, { widen: true });
  expect(pages[0]?.text).toBe('9876543210');
  expect(facts.map(({ fact }) => fact)).toContain('spread');
});

test('a column of words and numbers is widened for the words before its numbers are shortened', async () => {
  const rows = [
    ['words that are rather wide', 1],
    [1234567890, 2],
  ];
  const { pages } = await printWorkbook({ sheets: [{ rows }] }, { widen: true });
  expect(pages[0]?.text).toContain('1234567890');
});

describe('the order of its cells makes no difference to the width of a column', () => {
  const narrow = '<cols><col min="1" max="1" width="2" customWidth="1"/></cols>';
  test.each([
    ['of two formats', '', [123456789, { v: 123456789012, s: 1 }], '123456789'],
    ['too narrow for any form of a number', narrow, [1234567890123, 5e15], '1.23457E+12'],
  ])('%s', async (_, before, cells, expected) => {
    for (const column of [cells, cells.toReversed()]) {
      const sheets = [{ before, rows: column.map((cell) => [cell]) }];
      const { pages } = await printWorkbook({ sheets, formats: ['#,##0.00'] }, { layout: 'saved' });
      expect(pages[0]?.text.split('\n')).toContain(expected);
    }
  });
});

test.each([
  [1.005, 4, '1.01'],
  [2.675, 4, '2.68'],
  [1.45, 3, '1.5'],
  [-1.005, 5, '-1.01'],
  [0.1 + 0.2, 5, '0.3'],
  [12345678901.5, 11, '12345678902'],
  [9.9999e20, 5, '1E+21'],
  [1.005e-7, 8, '1.01E-07'],
  [1e308, 12, '1E+308'],
  [-0.000012345, 9, '-1.23E-05'],
])('%d with room for %d characters is rounded as its decimal digits are', (value, maxLength, expected) => {
  expect(narrowGeneral(value, (text) => text.length <= maxLength)).toBe(expected);
});

test('a number of another format still makes its column wider', async () => {
  const rows = [[{ v: 123456789012, s: 1 }]];
  const { facts, pages } = await printWorkbook({ sheets: [{ rows }], formats: ['#,##0.00'] });
  expect(pages[0]?.text).toContain('1,23,45,67,89,012.00');
  expect(facts.map(({ fact }) => fact)).toContain('widened');
});

test('columns of eight digits and no width of their own are as wide as Excel’s usual ones', async () => {
  const before = '<sheetFormatPr baseColWidth="8" defaultRowHeight="15"/>';
  const { pages } = await printWorkbook(
    { sheets: [{ rows: [[11111111.02], [undefined, 'x'], [undefined, undefined, 'y']], before }] },
    { layout: 'saved' },
  );
  expect(pages[0]?.text).toContain('11111111');
  const xOf = (text: string) => pages[0]?.pieces.find((piece) => piece.text === text)?.x ?? 0;
  expect(xOf('y') - xOf('x')).toBeCloseTo(48, 1);
});
