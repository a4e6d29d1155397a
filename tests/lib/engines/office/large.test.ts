import { expect, test } from 'vitest';
import { withinTime } from '@/tests/helpers/within-time';
import { workbook } from '@/tests/helpers/workbook';
import { convert } from './printed';

test('a workbook of 100,000 cells is printed in less than five seconds', async () => {
  const rows = Array.from({ length: 10_000 }, (_, row) =>
    Array.from({ length: 10 }, (_, column) => (column < 2 ? `Line ${row + 1}` : row * 1.25 + column)),
  );
  const register = workbook({ sheets: [{ rows }] });
  const { files } = await withinTime(5000, () => convert(register));
  expect(files[0]?.pages).toBeGreaterThan(100);
}, 60_000);
