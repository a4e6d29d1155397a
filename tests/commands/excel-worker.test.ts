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

/** Bytes of the worker, compressed as the build counts them, before formulas, rules and table styles: 63,638. */
const sizeBefore = 63_638;

let code: Uint8Array;
let part: Uint8Array;

beforeAll(async () => {
  [code, part] = await Promise.all([bundle('excel'), bundle('excel', 'complete')]);
});

test('the worker of Excel to PDF weighs at most a tenth more than before it calculated, and its part less', () => {
  const [weight = 0, ofPart = 0] = [code, part].map(
    (bytes) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length,
  );
  expect(weight).toBeGreaterThan(10_000);
  expect(weight).toBeLessThanOrEqual(sizeBefore * 1.1);
  expect(ofPart).toBeGreaterThan(10_000);
  expect(ofPart).toBeLessThanOrEqual(sizeBefore);
});

/** Prints a workbook in the worker. @returns the words of its pages, and the assets it asked for */
async function printed(book: MadeWorkbook): Promise<{ text: string; requested: string[] }> {
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

const dated = (format: string): MadeWorkbook => ({
  formats: [format],
  sheets: [{ rows: [[{ v: 46_000, s: 1 }]] }],
});

test('the worker fetches names of months in other languages only for a format that has one', async () => {
  const german = await printed(dated('[$-407]d. mmmm yyyy'));
  expect(german.text).toContain('9. Dezember 2025');
  expect(german.requested).toContain('locales.json');
  for (const format of ['[$-4009]d mmmm yyyy', 'd mmmm yyyy', '[$€-407] #,##0']) {
    const baseline = await printed(dated(format));
    expect(baseline.requested.filter((asset) => !asset.startsWith('fonts/'))).toEqual([]);
    expect(baseline.text).toMatch(/9 December 2025|€ 46,000/);
  }
});

test('the worker fetches its calculator only for a workbook that needs it', async () => {
  const saved = await printed({ sheets: [{ rows: [[{ f: '6*7', v: 42 }]] }] });
  expect(saved).toMatchObject({
    text: expect.stringContaining('42'),
    requested: [expect.stringContaining('fonts/')],
  });
  const unsaved = await printed({ sheets: [{ rows: [[{ f: '6*7' }]] }] });
  expect(unsaved.text).toContain('42');
  expect(unsaved.requested).toContain('complete.js');
});
