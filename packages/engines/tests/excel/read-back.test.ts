import { expect, test } from 'vitest';
import { notOnPage } from '../../src/excel/print/audit';
import { readPageTexts } from '../../src/excel/print/read-back';
import { emptySheet } from '../../src/excel/read/read-sheet';
import { workbook } from '../helpers/workbook';
import { convert, printed } from './printed';

const wide = '<cols><col min="1" max="1" width="12"/></cols>';
const rows = [
  ['₹ and किराया समझौता', 'ﬁnal ✓ → ●', 1234567.5],
  ['a long text that is wrapped over several lines of its cell', '∆ and Ω', -5],
];

test('each value of a workbook is read again from the finished pages', async () => {
  const { readBack } = await printed({ sheets: [{ rows, before: wide }] });
  expect(readBack).toBe(6);
});

test('a value that is not on its page, or stands outside of it, is found out', async () => {
  const { files } = await convert(
    workbook({
      sheets: [
        {
          rows: [
            ['one', 'two'],
            ['three', 'four'],
          ],
        },
      ],
    }),
  );
  const [text = ''] = await readPageTexts(files[0]?.parts ?? []);
  const sheet = emptySheet('Sheet1');
  const expected = ['one', 'two', 'lost', 'three', 'four'].map((text, column) => ({
    ...{ sheet, text, cell: { row: 0, column, kind: 'text' as const, style: 0 } },
  }));
  expect(notOnPage(expected, text, []).map((one) => one.text)).toEqual(['lost']);
  expect(notOnPage(expected, text.replace('four', ''), []).map((one) => one.text)).toEqual(['lost', 'four']);
});
