import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { transformSync } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { enginePolicy } from '@/lib/headers';
import { samplePdf } from '@/tests/helpers/pdf-samples';
import { tryWaysOut } from '@/tests/helpers/ways-out';
import { type Driver, driven } from './driven';
import { type Visitor, visitor } from './visitor';

/**
 * The tools' sealed workers in engines other than Chromium: nothing gets out of a file with their policy, and the tool
 * of a page works.
 */

/** A worker that tries every way out and tells the page what became of it. */
const probe = transformSync(
  `(${tryWaysOut})(location.origin).then((result) => postMessage(result), (error) => postMessage(String(error)))`,
  { loader: 'ts', target: 'es2022' },
).code;

/** Serves the worker once sealed and once open, and keeps every request that got out of one. */
function listen(): Promise<{ server: Server; origin: string; reached: string[] }> {
  const reached: string[] = [];
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const from = new URL(request.headers.referer ?? 'http://localhost/').pathname;
    if (searchParams.has('way')) reached.push(`${from} ${searchParams.get('way')}`);
    const policy = { '/sealed.js': enginePolicy, '/open.js': "default-src 'self'" }[pathname];
    if (policy) {
      response.setHeader('Content-Security-Policy', policy);
      response.setHeader('Content-Type', 'text/javascript');
      response.end(probe);
    } else {
      response.setHeader('Content-Type', 'text/html');
      response.end('<!doctype html><title>Ways out</title>');
    }
  });
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () =>
      resolve({ server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, reached }),
    ),
  );
}

describe.each(driven)('%s', (_, start) => {
  let driver: Driver;
  let she: Visitor;
  let ways: Awaited<ReturnType<typeof listen>>;

  beforeAll(async () => {
    ways = await listen();
    driver = await start({ scripts: true });
    she = visitor(driver, process.env.BROWSERS_SITE ?? '');
  });
  afterAll(async () => {
    await driver?.close();
    ways?.server.close();
  });

  /** What the worker at this address tells, once it has tried everything. */
  async function tried(address: string): Promise<{ open: string[] }> {
    await driver.open(`${ways.origin}/`);
    await she.run((src) => {
      new Worker(src).onmessage = ({ data }) => {
        document.title = JSON.stringify(data);
      };
    }, address);
    await she.expects(() => she.run(() => document.title.startsWith('{')), true, 40_000);
    return JSON.parse(await she.run(() => document.title));
  }

  test('nothing gets out of a worker with the engines’ policy', async () => {
    expect((await tried('/sealed.js')).open).toEqual([]);
    expect(ways.reached).toEqual([]);
  });

  test('the tries themselves work: out of a worker with a policy like a page’s they get', async () => {
    expect((await tried('/open.js')).open).toEqual(expect.arrayContaining(['fetch', 'beacon', 'xhr']));
    expect(ways.reached.length).toBeGreaterThan(2);
  });

  test('two PDFs that are chosen become one, in a sealed worker', async () => {
    const samples = await Promise.all(
      ['Alpha', 'Bravo'].map((word) => samplePdf({ pages: [word, `${word} again`] })),
    );
    await she.goto('/toolsdetails/merge-pdf');
    await she.run(
      (all) => {
        const transfer = new DataTransfer();
        for (const [index, text] of all.entries()) {
          const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
          transfer.items.add(new File([bytes], `${index}.pdf`, { type: 'application/pdf' }));
        }
        const field = document.querySelector('input[type=file]') as HTMLInputElement;
        field.files = transfer.files;
        field.dispatchEvent(new Event('change', { bubbles: true }));
      },
      samples.map((bytes) => Buffer.from(bytes).toString('base64')),
    );
    const main = () => she.text('main section');
    await she.expects(main, expect.stringMatching(/2 files, in this order.* 4 pages/), 30_000);
    await she.run(() => {
      const buttons = [...document.querySelectorAll('main button')] as HTMLButtonElement[];
      buttons.find(({ textContent }) => /^Merge 2/.test(textContent ?? ''))?.click();
    });
    await she.expects(main, expect.stringMatching(/merged\.pdf 4 pages/), 30_000);
  }, 90_000);
});
