import { expect, test } from 'vitest';
import { completeWorkbook } from '../../src/excel/complete-workbook';
import { Colours } from '../../src/excel/read/colours';
import type { Colour } from '../../src/excel/read/model';
import { readWorkbook } from '../../src/excel/read/read-workbook';
import { builtInTableStyle, type TableLook } from '../../src/excel/read/table-styles';
import { workbook } from '../helpers/workbook';

const defaultColours = new Colours(undefined);

const hex = (colour: Colour | undefined) =>
  colour
    ?.map((part) =>
      Math.floor(part * 255 + 0.5)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')
    .toUpperCase() ?? '–';

/** Fills and borders of a style, with the colours of the default theme. */
const summaryOf = ({ wholeTable, headerRow, totalRow, firstColumn, firstRowStripe }: TableLook) => [
  `whole ${hex(wholeTable?.fill)} ${hex(wholeTable?.borders?.left?.colour)} ${hex(wholeTable?.borders?.top?.colour)} ${hex(wholeTable?.inner?.across?.colour)} ${hex(wholeTable?.inner?.down?.colour)}`,
  `header ${hex(headerRow?.font?.colour)} on ${hex(headerRow?.fill)}${headerRow?.font?.bold ? ' bold' : ''}`,
  `total ${hex(totalRow?.fill)} ${totalRow?.borders?.top?.style} ${totalRow?.borders?.top?.width}`,
  `first ${hex(firstColumn?.fill)}`,
  `stripe ${hex(firstRowStripe?.fill)} ${hex(firstRowStripe?.borders?.top?.colour)}`,
];

/** The expected values are Excel's own definitions: of each group, a black style and one in an accent colour. */
test.each([
  [
    'Light1',
    'whole – – 000000 – –',
    'header 000000 on – bold',
    'total – solid 0.75',
    'first –',
    'stripe D9D9D9 –',
  ],
  [
    'Light2',
    'whole – – 4F81BD – –',
    'header 376092 on – bold',
    'total – solid 0.75',
    'first –',
    'stripe DCE6F2 –',
  ],
  [
    'Light9',
    'whole – 4F81BD 4F81BD – –',
    'header FFFFFF on 4F81BD bold',
    'total – double 0.75',
    'first –',
    'stripe – 4F81BD',
  ],
  [
    'Light15',
    'whole – 000000 000000 000000 000000',
    'header 000000 on – bold',
    'total – double 0.75',
    'first –',
    'stripe D9D9D9 –',
  ],
  [
    'Light17',
    'whole – C0504D C0504D C0504D C0504D',
    'header 000000 on – bold',
    'total – double 0.75',
    'first –',
    'stripe F2DCDB –',
  ],
  [
    'Medium1',
    'whole – 000000 000000 000000 –',
    'header FFFFFF on 000000 bold',
    'total – double 0.75',
    'first –',
    'stripe D9D9D9 –',
  ],
  [
    'Medium2',
    'whole – 95B3D7 95B3D7 95B3D7 –',
    'header FFFFFF on 4F81BD bold',
    'total – double 0.75',
    'first –',
    'stripe DCE6F2 –',
  ],
  [
    'Medium8',
    'whole D9D9D9 – – FFFFFF FFFFFF',
    'header FFFFFF on 000000 bold',
    'total 000000 solid 2.25',
    'first 000000',
    'stripe A6A6A6 –',
  ],
  [
    'Medium9',
    'whole DCE6F2 – – FFFFFF FFFFFF',
    'header FFFFFF on 4F81BD bold',
    'total 4F81BD solid 2.25',
    'first 4F81BD',
    'stripe B9CDE5 –',
  ],
  [
    'Medium15',
    'whole – 000000 000000 000000 000000',
    'header FFFFFF on 000000 bold',
    'total – double 0.75',
    'first 000000',
    'stripe D9D9D9 –',
  ],
  [
    'Medium16',
    'whole – – 000000 – –',
    'header FFFFFF on 4F81BD bold',
    'total – double 0.75',
    'first 4F81BD',
    'stripe D9D9D9 –',
  ],
  [
    'Medium22',
    'whole D9D9D9 000000 000000 000000 000000',
    'header 000000 on – bold',
    'total – solid 1.5',
    'first –',
    'stripe A6A6A6 –',
  ],
  [
    'Medium28',
    'whole FDEADA FAC090 FAC090 FAC090 FAC090',
    'header 000000 on – bold',
    'total – solid 1.5',
    'first –',
    'stripe FCD5B5 –',
  ],
  [
    'Dark1',
    'whole 737373 – – – –',
    'header FFFFFF on 000000 bold',
    'total 262626 solid 1.5',
    'first 404040',
    'stripe 404040 –',
  ],
  [
    'Dark2',
    'whole 4F81BD – – – –',
    'header FFFFFF on 000000 bold',
    'total 254061 solid 1.5',
    'first 376092',
    'stripe 376092 –',
  ],
  [
    'Dark8',
    'whole D9D9D9 – – – –',
    'header FFFFFF on 000000',
    'total – double 0.75',
    'first –',
    'stripe A6A6A6 –',
  ],
  [
    'Dark9',
    'whole DCE6F2 – – – –',
    'header FFFFFF on C0504D',
    'total – double 0.75',
    'first –',
    'stripe B9CDE5 –',
  ],
  [
    'Dark11',
    'whole DBEEF4 – – – –',
    'header FFFFFF on F79646',
    'total – double 0.75',
    'first –',
    'stripe B7DEE8 –',
  ],
])('the table style %s has the colours and lines of Excel', (name, ...parts) => {
  expect(summaryOf(builtInTableStyle(`TableStyle${name}`, defaultColours) ?? {})).toEqual(parts);
});

test('there are 60 built-in table styles, and no others', () => {
  const names = ['Light', 'Medium', 'Dark'].flatMap((family) =>
    Array.from({ length: 40 }, (_, index) => `TableStyle${family}${index}`),
  );
  expect(names.filter((name) => builtInTableStyle(name, defaultColours))).toHaveLength(60);
});

test('column stripes have the width set by a style of the workbook, and corner cells have their own look', () => {
  const fill = (rgb: string) =>
    `<dxf><fill><patternFill><bgColor rgb="FF${rgb}"/></patternFill></fill></dxf>`;
  const [red, blue, green] = ['FF0000', '0000FF', '00FF00'];
  const { sheets, styles } = completeWorkbook(
    readWorkbook(
      workbook({
        styles: `<fonts><font><sz val="11"/></font></fonts><cellXfs><xf/></cellXfs><dxfs>${[red, blue, green].map(fill).join('')}</dxfs><tableStyles><tableStyle name="Own" pivot="0"><tableStyleElement type="firstColumnStripe" size="2" dxfId="0"/><tableStyleElement type="secondColumnStripe" dxfId="1"/><tableStyleElement type="firstHeaderCell" dxfId="2"/></tableStyle></tableStyles>`,
        sheets: [
          {
            rows: [
              ['a', 'b', 'c', 'd'],
              [1, 2, 3, 4],
            ],
            tables: [
              'name="T" displayName="T" ref="A1:D2"><tableColumns/><tableStyleInfo name="Own" showFirstColumn="1" showColumnStripes="1"/>',
            ],
          },
        ],
      }),
      'book.xlsx',
    ),
  );
  const fills = sheets[0]?.cells.map(({ style }) => hex(styles[style]?.fill));
  expect(fills).toEqual([green, '–', '–', '–', red, red, blue, red]);
});

test('a table over whole columns, or over a whole sheet, has its style in its first cells', async () => {
  const styleOf = (reference: string, rows: (number | undefined)[][]) => {
    const table = `id="1" name="T" displayName="T" ref="${reference}"><tableColumns><tableColumn id="1" name="a"/></tableColumns><tableStyleInfo name="TableStyleMedium2" showRowStripes="1"/>`;
    const book = completeWorkbook(
      readWorkbook(workbook({ sheets: [{ rows, tables: [table] }] }), 'book.xlsx'),
    );
    const [sheet] = book.sheets;
    return [book.styles[sheet?.cells[0]?.style ?? 0]?.fill !== undefined, sheet?.undrawn.tables];
  };
  expect(styleOf('A1:T1048576', [[1], [2]])).toEqual([true, undefined]);
  expect(styleOf('A1:XFD1048576', [[1], [2]])).toEqual([true, undefined]);
});
