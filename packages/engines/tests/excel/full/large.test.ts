import { expect, test } from 'vitest';
import { assets } from '../../../src/excel/assets';
import { convertWorkbook } from '../../../src/excel/excel-to-pdf';
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
