import { expect, test } from 'vitest';
import { assets } from '../../../src/excel/assets';
import { completeWorkbook } from '../../../src/excel/complete-workbook';
import { convertWorkbook } from '../../../src/excel/excel-to-pdf';
import { changingCells } from '../../../src/excel/formula/changing';
import { readWorkbook } from '../../../src/excel/read/read-workbook';
import { nodeHost } from '../../../src/node';
import { sourceFile } from '../../helpers/engine-host';
import { withinTime } from '../../helpers/within-time';
import { workbook } from '../../helpers/workbook';

test('a workbook of 100,000 cells is printed in less than five seconds', async () => {
  const rows = Array.from({ length: 10_000 }, (_, row) =>
    Array.from({ length: 10 }, (_, column) => (column < 2 ? `Line ${row + 1}` : row * 1.25 + column)),
  );
  const file = sourceFile('register.xlsx', workbook({ sheets: [{ rows }] }));
  const host = nodeHost(assets);
  const { files } = await withinTime(5000, () =>
    convertWorkbook(
      {
        ...{ file, sheets: [0], paper: 'a4', orientation: 'auto', grouping: 'indian' },
        ...{ footer: '', name: 'register.pdf' },
      },
      host,
    ),
  );
  expect(files[0]?.pages).toBeGreaterThan(100);
}, 60_000);

test('of more than 60,000 formulas, those that may depend on the date are reported', () => {
  const formulas = Array.from({ length: 60_000 }, () => [{ f: '1+1', v: 2 }]);
  const dated = workbook({ sheets: [{ rows: [[{ f: 'TODAY()', v: 40_000 }], ...formulas] }] });
  const ignoredIn = (file: ReturnType<typeof workbook>) => [
    ...(completeWorkbook(readWorkbook(file, 'book.xlsx')).sheets[0]?.ignored ?? []),
  ];
  expect(ignoredIn(dated)).toEqual([['unfollowed', 60_000]]);
  expect(ignoredIn(workbook({ sheets: [{ rows: [...formulas, ...formulas] }] }))).toEqual([]);
}, 60_000);

test('a chain of 60,000 formulas, each based on the one above, is followed within five seconds', async () => {
  const rows = Array.from({ length: 60_000 }, (_, row) => [
    row === 0 ? { f: 'TODAY()', v: 40_000 } : { f: `A${row}+1`, v: 40_000 },
  ]);
  const book = readWorkbook(workbook({ sheets: [{ rows }] }), 'book.xlsx');
  const { byClock } = await withinTime(5000, () => changingCells(book));
  expect(byClock.size).toBe(60_000);
}, 60_000);
