import { Worker } from 'node:worker_threads';
import { brotliCompressSync, constants } from 'node:zlib';
import { assets } from 'engines/excel';
import { nodeHost } from 'engines/node';
import { bytesOf, sourceFile } from 'engines/testing/engine-host';
import { readPages } from 'engines/testing/pdf-words';
import { type MadeWorkbook, workbook } from 'engines/testing/workbook';
import { beforeAll, expect, test } from 'vitest';
import { bundle } from '@/scripts/engines';
import { numfmtLocales } from '@/scripts/lib/lighter-numfmt';

/** Bytes of the worker, compressed as the build counts them, before formulas, rules and table styles: 63,638. */
const before = 63_638;

/** What a worker of the browser has, with the messages of Node's, and scripts from its own blobs. */
const scope = `const { parentPort } = require('node:worker_threads');
globalThis.postMessage = (message, transfer) => parentPort.postMessage(message, transfer);
const Plain = Blob;
globalThis.Blob = class extends Plain {
  constructor(parts, options) {
    super(parts, options);
    this.parts = parts;
  }
};
let source;
URL.createObjectURL = (blob) => {
  source = new TextDecoder().decode(blob.parts[0]);
  return 'blob:part';
};
globalThis.importScripts = () => require('node:vm').runInThisContext(source);
globalThis.addEventListener = (_, listen) => parentPort.on('message', (data) => listen({ data }));
`;

/** Messages of the worker. */
type Reply =
  | { asset: string }
  | { output: { files: Parameters<typeof bytesOf>[0][] } }
  | { code: string; details: object };

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
  expect(weight).toBeLessThanOrEqual(before * 1.1);
  expect(ofPart).toBeGreaterThan(10_000);
  expect(ofPart).toBeLessThanOrEqual(before);
});

/** Prints a workbook in the worker. @returns the words of its pages, and the assets it asked for */
async function printed(made: MadeWorkbook): Promise<{ text: string; asked: string[] }> {
  const file = sourceFile('book.xlsx', workbook(made));
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
          const bytes =
            asset === locales.asset
              ? locales.bytes
              : asset === 'complete.js'
                ? new Uint8Array(part)
                : await host.asset(asset);
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

const dated = (format: string): MadeWorkbook => ({
  formats: [format],
  sheets: [{ rows: [[{ v: 46_000, s: 1 }]] }],
});

test('the worker fetches names of months in other languages only for a format that has one', async () => {
  const german = await printed(dated('[$-407]d. mmmm yyyy'));
  expect(german.text).toContain('9. Dezember 2025');
  expect(german.asked).toContain('locales.json');
  for (const format of ['[$-4009]d mmmm yyyy', 'd mmmm yyyy', '[$€-407] #,##0']) {
    const plain = await printed(dated(format));
    expect(plain.asked.filter((asset) => !asset.startsWith('fonts/'))).toEqual([]);
    expect(plain.text).toMatch(/9 December 2025|€ 46,000/);
  }
});

test('the worker fetches its calculator only for a workbook that needs it', async () => {
  const saved = await printed({ sheets: [{ rows: [[{ f: '6*7', v: 42 }]] }] });
  expect(saved).toMatchObject({
    text: expect.stringContaining('42'),
    asked: [expect.stringContaining('fonts/')],
  });
  const unsaved = await printed({ sheets: [{ rows: [[{ f: '6*7' }]] }] });
  expect(unsaved.text).toContain('42');
  expect(unsaved.asked).toContain('complete.js');
});
