import { brotliCompressSync, constants } from 'node:zlib';
import type { Outcome } from 'engines';
import { assets, type WorkbookInput } from 'engines/excel';
import { bytesOf, sourceFile } from 'engines/testing/engine-host';
import { readPages } from 'engines/testing/pdf-words';
import { type MadeWorkbook, workbook } from 'engines/testing/workbook';
import { beforeAll, expect, test } from 'vitest';
import { bundle } from '@/scripts/engines';
import { numfmtLocales } from '@/scripts/lib/lighter-numfmt';
import { startBundled } from '@/tests/helpers/bundled-engine';

/** Compressed size of the worker in bytes, before it had formulas, formatting rules and table styles. */
const sizeBefore = 63_638;

let worker: Uint8Array;
let calculator: Uint8Array;

beforeAll(async () => {
  [worker, calculator] = await Promise.all([bundle('excel'), bundle('excel', 'complete')]);
});

test('the worker of Excel to PDF is at most a tenth larger than before it could calculate, and its calculator no larger than that', () => {
  const [workerSize = 0, calculatorSize = 0] = [worker, calculator].map(
    (bytes) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length,
  );
  expect(workerSize).toBeGreaterThan(10_000);
  expect(workerSize).toBeLessThanOrEqual(sizeBefore * 1.1);
  expect(calculatorSize).toBeGreaterThan(10_000);
  expect(calculatorSize).toBeLessThanOrEqual(sizeBefore);
});

/** Converts a workbook in the worker. @returns the text of its pages, and the assets that the worker requested */
async function convert(book: MadeWorkbook): Promise<{ text: string; requested: string[] }> {
  const file = sourceFile('book.xlsx', workbook(book));
  const locales = numfmtLocales();
  const engine = await startBundled('excel', assets, { given: { [locales.asset]: locales.bytes } });
  try {
    const input: WorkbookInput = {
      file,
      sheets: [0],
      paper: 'a4',
      orientation: 'auto',
      grouping: 'indian',
      footer: '',
      name: 'book.pdf',
    };
    const { files } = await engine.run<Outcome>('convertWorkbook', input);
    const pages = await readPages(await bytesOf(files[0]));
    return { text: pages.map((page) => page.text).join(' '), requested: engine.requested };
  } finally {
    await engine.end();
  }
}

const datedWorkbook = (format: string): MadeWorkbook => ({
  formats: [format],
  sheets: [{ rows: [[{ v: 46_000, s: 1 }]] }],
});

test('the worker fetches the month names of other languages only for a date format in another language', async () => {
  const german = await convert(datedWorkbook('[$-407]d. mmmm yyyy'));
  expect(german.text).toContain('9. Dezember 2025');
  expect(german.requested).toContain('locales.json');
  for (const format of ['[$-4009]d mmmm yyyy', 'd mmmm yyyy', '[$€-407] #,##0']) {
    const english = await convert(datedWorkbook(format));
    expect(english.requested.filter((asset) => !asset.startsWith('fonts/'))).toEqual([]);
    expect(english.text).toMatch(/9 December 2025|€ 46,000/);
  }
});

test('the worker fetches its calculator only for a formula without a saved value', async () => {
  const withValue = await convert({ sheets: [{ rows: [[{ f: '6*7', v: 42 }]] }] });
  expect(withValue).toMatchObject({
    text: expect.stringContaining('42'),
    requested: [expect.stringContaining('fonts/')],
  });
  const withoutValue = await convert({ sheets: [{ rows: [[{ f: '6*7' }]] }] });
  expect(withoutValue.text).toContain('42');
  expect(withoutValue.requested).toContain('complete.js');
});
