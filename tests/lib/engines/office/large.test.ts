import { expect, test } from 'vitest';
import { assets } from '@/lib/engines/office/assets';
import { excelToPdf } from '@/lib/engines/office/excel-to-pdf';
import { engineHost, sourceFile } from '@/tests/helpers/engine-host';
import { withinTime } from '@/tests/helpers/within-time';
import { workbook } from '@/tests/helpers/workbook';

test('a workbook of 100,000 cells is printed in less than five seconds', async () => {
  const rows = Array.from({ length: 10_000 }, (_, row) =>
    Array.from({ length: 10 }, (_, column) => (column < 2 ? `Line ${row + 1}` : row * 1.25 + column)),
  );
  const file = sourceFile('register.xlsx', workbook({ sheets: [{ rows }] }));
  const host = engineHost(assets);
  const { files } = await withinTime(5000, () =>
    excelToPdf(
      {
        ...{ file, sheets: [0], paper: 'a4', orientation: 'auto', grouping: 'indian' },
        ...{ footer: '', name: 'register.pdf' },
      },
      host,
    ),
  );
  expect(files[0]?.pages).toBeGreaterThan(100);
}, 60_000);
