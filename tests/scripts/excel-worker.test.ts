import { Worker } from 'node:worker_threads';
import { brotliCompressSync, constants } from 'node:zlib';
import { assets } from 'engines/excel';
import { nodeHost } from 'engines/node';
import { build } from 'esbuild';
import { beforeAll, expect, test } from 'vitest';
import { bytesOf, sourceFile } from '@/packages/engines/tests/helpers/engine-host';
import { readPages } from '@/packages/engines/tests/helpers/pdf-words';
import { workbook } from '@/packages/engines/tests/helpers/workbook';
import { bundling } from '@/scripts/engines';
import { numfmtLocales } from '@/scripts/lib/lighter-numfmt';

/** Bytes of the worker, compressed as the build counts them, before formulas, rules and table styles: 63,638. */
const before = 63_638;

/** What a worker of the browser has, with the messages of Node's. */
const scope = `const { parentPort } = require('node:worker_threads');
globalThis.postMessage = (message, transfer) => parentPort.postMessage(message, transfer);
globalThis.addEventListener = (_, listen) => parentPort.on('message', (data) => listen({ data }));
`;

/** Messages of the worker. */
type Reply =
  | { asset: string }
  | { output: { files: Parameters<typeof bytesOf>[0][] } }
  | { code: string; details: object };

let code: Uint8Array;

beforeAll(async () => {
  const { outputFiles } = await build(bundling('excel'));
  code = outputFiles[0]?.contents ?? new Uint8Array();
});

test('the worker of Excel to PDF weighs at most a tenth more than before it calculated', () => {
  const weight = brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;
  expect(weight).toBeGreaterThan(10_000);
  expect(weight).toBeLessThanOrEqual(before * 1.1);
});

/** Prints a workbook in the worker. @returns the words of its pages, and the assets it asked for */
async function printed(format: string): Promise<{ text: string; asked: string[] }> {
  const file = sourceFile(
    'book.xlsx',
    workbook({ formats: [format], sheets: [{ rows: [[{ v: 46_000, s: 1 }]] }] }),
  );
  const worker = new Worker(scope + new TextDecoder().decode(code), { eval: true });
  const asked: string[] = [];
  const host = nodeHost(assets);
  try {
    const output = await new Promise<{ files: Parameters<typeof bytesOf>[0][] }>((resolve, reject) => {
      worker.on('error', reject);
      worker.on('message', async (reply: Reply) => {
        if ('asset' in reply) {
          const { asset } = reply;
          asked.push(asset);
          const locales = numfmtLocales();
          const bytes = asset === locales.asset ? locales.bytes : await host.asset(asset);
          worker.postMessage({ asset, bytes });
        } else if ('output' in reply) resolve(reply.output);
        else if ('code' in reply) reject(new Error(JSON.stringify(reply)));
      });
      const choice = { paper: 'a4', orientation: 'auto', grouping: 'indian', footer: '', name: 'book.pdf' };
      worker.postMessage({ id: 1, operation: 'convertWorkbook', input: { ...choice, file, sheets: [0] } });
    });
    const pages = await readPages(await bytesOf(output.files[0]));
    return { text: pages.map((page) => page.text).join(' '), asked };
  } finally {
    await worker.terminate();
  }
}

test('the worker fetches names of months in other languages only for a format that has one', async () => {
  const german = await printed('[$-407]d. mmmm yyyy');
  expect(german.text).toContain('9. Dezember 2025');
  expect(german.asked).toContain('locales.json');
  for (const format of ['[$-4009]d mmmm yyyy', 'd mmmm yyyy', '[$€-407] #,##0']) {
    const plain = await printed(format);
    expect(plain.asked).not.toContain('locales.json');
    expect(plain.text).toMatch(/9 December 2025|€ 46,000/);
  }
});
