import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { printPdf } from 'engines/testing/documents/print';
import { withSeededFaults } from 'engines/testing/documents/seeded-faults';
import { samplePdf } from 'engines/testing/pdf-samples';
import { transformSync } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { enginePolicy } from '@/lib/headers';
import { formatMessage } from '@/lib/sentences';
import { leaseReturned, leaseSent } from '@/tests/helpers/documents/leases';
import { tryRequests } from '@/tests/helpers/network-requests';
import { messagesOf } from '@/tests/helpers/page-tool';
import { availableBrowsers, type Driver } from './available-browsers';
import { createVisitor, type Visitor } from './visitor';

/**
 * The tools' workers in browsers other than Chromium: under their policy they can send nothing, and the tools still work.
 */

/** A worker that tries to send a request by every API and reports the results to the page. */
const probe = transformSync(
  `(${tryRequests})(location.origin).then((result) => postMessage(result), (error) => postMessage(String(error)))`,
  { loader: 'ts', target: 'es2022' },
).code;

/**
 * Serves the probe as a worker under the engines' policy (`/sealed.js`) and under a page's (`/open.js`), and records each
 * request that reaches the server from them.
 */
function serveProbes(): Promise<{ server: Server; origin: string; reached: string[] }> {
  const reached: string[] = [];
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const from = new URL(request.headers.referer ?? 'http://localhost/').pathname;
    if (searchParams.has('api')) reached.push(`${from} ${searchParams.get('api')}`);
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

describe.each(availableBrowsers)('%s', (_, start) => {
  let driver: Driver;
  let theVisitor: Visitor;
  let probes: Awaited<ReturnType<typeof serveProbes>>;

  beforeAll(async () => {
    probes = await serveProbes();
    driver = await start({ javaScript: true });
    theVisitor = createVisitor(driver, process.env.BROWSERS_SITE ?? '');
  });
  afterAll(async () => {
    await driver?.close();
    probes?.server.close();
  });

  /** Report of the worker at this address, once it has tried every API. */
  async function attemptsOf(address: string): Promise<{ open: string[] }> {
    await driver.open(`${probes.origin}/`);
    await theVisitor.run((src) => {
      const worker = new Worker(src);
      // Firefox ends a worker that nothing refers to when it collects garbage.
      Object.assign(window, { worker });
      worker.onmessage = ({ data }) => {
        document.title = JSON.stringify(data);
      };
    }, address);
    await theVisitor.expects(() => theVisitor.run(() => document.title.startsWith('{')), true, 40_000);
    return JSON.parse(await theVisitor.run(() => document.title));
  }

  test('a worker with the engines’ policy can send nothing', async () => {
    expect((await attemptsOf('/sealed.js')).open).toEqual([]);
    expect(probes.reached).toEqual([]);
  }, 60_000);

  test('a worker with a page’s policy can send requests, so the probe works', async () => {
    expect((await attemptsOf('/open.js')).open).toEqual(expect.arrayContaining(['fetch', 'beacon', 'xhr']));
    expect(probes.reached.length).toBeGreaterThan(2);
  }, 60_000);

  /** Chooses files in the field of a tool's page. */
  async function choose(slug: string, files: Record<string, Uint8Array>): Promise<void> {
    await theVisitor.goto(`/toolsdetails/${slug}`);
    await theVisitor.run(
      (all) => {
        const transfer = new DataTransfer();
        for (const [name, text] of all) {
          const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
          transfer.items.add(new File([bytes], name, { type: 'application/pdf' }));
        }
        const field = document.querySelector('input[type=file]') as HTMLInputElement;
        field.files = transfer.files;
        field.dispatchEvent(new Event('change', { bubbles: true }));
      },
      Object.entries(files).map(
        ([name, bytes]) => [name, Buffer.from(bytes).toString('base64')] as [string, string],
      ),
    );
  }

  const toolText = () => theVisitor.text('main section');
  const shows = (text: string) => theVisitor.expects(toolText, expect.stringContaining(text), 30_000);

  /** Presses the button whose name begins or ends with the label: a hidden part may say what the button is about. */
  const press = (label: string) =>
    theVisitor.expects(
      () =>
        theVisitor.run((part) => {
          const button = [...document.querySelectorAll<HTMLElement>('main button')].find(
            ({ textContent, ariaLabel }) => {
              const name = (ariaLabel ?? textContent ?? '').trim();
              return name.startsWith(part) || name.endsWith(part);
            },
          );
          button?.click();
          return button !== undefined;
        }, label),
      true,
    );

  test('two PDFs are merged in a worker that may send nothing', async () => {
    const [alpha, bravo] = await Promise.all(
      ['Alpha', 'Bravo'].map((word) => samplePdf({ pages: [word, `${word} again`] })),
    );
    await choose('merge-pdf', { '0.pdf': alpha as Uint8Array, '1.pdf': bravo as Uint8Array });
    await theVisitor.expects(toolText, expect.stringMatching(/2 files, in this order.* 4 pages/), 30_000);
    await press('Merge 2');
    await theVisitor.expects(toolText, expect.stringMatching(/merged\.pdf 4 pages/), 30_000);
  }, 90_000);

  test('two documents are compared, and their changes reported', async () => {
    const messages = messagesOf('compare-pdf');
    await choose('compare-pdf', {
      'sent.pdf': await printPdf(leaseSent),
      'returned.pdf': await printPdf(leaseReturned),
    });
    await shows(formatMessage(messages.changes, { count: 3 }));
    await shows('three months’');
  }, 90_000);

  test('a line of a PDF is reworded, and the copy can be saved', async () => {
    const messages = messagesOf('ai-pdf-editor');
    await choose('ai-pdf-editor', { 'letter.pdf': await samplePdf({ pages: ['Alpha'] }) });
    await theVisitor.expects(() => theVisitor.sees('[role=option]'), true, 30_000);
    await theVisitor.click('[role=option]');
    await theVisitor.expects(() => theVisitor.sees('main textarea'), true);
    await theVisitor.type('main textarea', ' again');
    await press(messages.apply);
    await shows(messages.download);
    const line = formatMessage(messages.line, { line: 1, of: 1, text: 'Alpha again' });
    await theVisitor.expects(
      () => theVisitor.run(() => document.querySelector('[role=option]')?.getAttribute('aria-label')),
      line,
      30_000,
    );
  }, 90_000);

  test('issues of a document are reported with their reasons', async () => {
    const messages = messagesOf('document-screener');
    const { content, faults } = withSeededFaults(1);
    const index = faults.findIndex(({ rule }) => rule === 'date-impossible');
    const { title, why } = messages.rules['date-impossible'];
    await choose('document-screener', { 'deed.pdf': await printPdf(content) });
    await shows(formatMessage(title, { text: faults[index]?.marks ?? '' }));
    // The list shows the reason of the current issue only.
    await press(formatMessage(messages.actions.withIssue, { act: messages.actions.show, count: index + 1 }));
    await shows(why);
  }, 90_000);
});
