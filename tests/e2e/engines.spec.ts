import { readFileSync } from 'node:fs';
import type { Page, Worker as PageWorker } from '@playwright/test';
import { partFile } from 'engines';
import { caching, enginePolicy } from '@/lib/headers';
import { brotliCompressed } from '@/scripts/http-layer/files';
import { inRoot } from '@/scripts/lib/paths';
import { expect, full, fullUnless, test } from '@/tests/helpers/e2e';
import { builtEngines } from '@/tests/helpers/engine-page';
import { requestApis, tryRequests } from '@/tests/helpers/network-requests';

const engines = builtEngines();

/** How browsers report a blocked request. */
const refusals = /Content.Security.Policy|violates the following|Failed to load|was not loaded|Refused to/i;

test('each engine and each of its files has the policy that blocks requests, and is cached for good', async ({
  request,
}) => {
  const paths = Object.values(engines).flatMap(({ src, assets, sizes }) => [
    src,
    ...Object.keys(sizes).map((name) => assets + name),
  ]);
  expect(paths.length).toBeGreaterThan(1);
  for (const path of paths) {
    const response = await request.head(path);
    expect(response.status(), path).toBe(200);
    expect(response.headers(), path).toMatchObject({
      'content-security-policy': enginePolicy,
      'cache-control': caching.immutable,
      'x-content-type-options': 'nosniff',
    });
  }
});

test('the PDF reader and the PDF writer stay small and separate', () => {
  const { src, assets, download: readerSize } = engines.pdf ?? {};
  const sizeOf = (part: string) =>
    brotliCompressed(readFileSync(inRoot(`public${assets}${partFile(part)}`))).length;
  const [objectsSize, writingSize, changingSize] = [sizeOf('objects'), sizeOf('writing'), sizeOf('changing')];
  expect(src).toMatch(/^\/engines\/pdf\./);
  expect(Math.min(readerSize ?? 0, objectsSize, writingSize, changingSize)).toBeGreaterThan(10_000);
  expect(readerSize).toBeLessThanOrEqual(300_000);
  expect(objectsSize + writingSize).toBeLessThanOrEqual(86_000);
  expect(changingSize).toBeLessThanOrEqual(75_000);
});

async function startWorker(page: Page, src: string): Promise<PageWorker> {
  const started = page.waitForEvent('worker');
  await page.evaluate((address) => {
    (globalThis as unknown as { kept: Worker }).kept = new Worker(address);
  }, src);
  return started;
}

test.describe('requests from inside an engine', () => {
  test.use({ allowedErrors: [refusals] });

  for (const [name, { src }] of Object.entries(engines)) {
    test(
      `no API can send a request from inside the engine “${name}”`,
      fullUnless(['pdf', 'text'].includes(name)),
      async ({ page, baseURL }) => {
        await page.goto('/');
        const reached: string[] = [];
        page.on('response', (response) => reached.push(response.url()));
        page.on('websocket', (socket) => reached.push(socket.url()));
        const worker = await startWorker(page, src);
        const { open, violated } = await worker.evaluate(tryRequests, baseURL ?? '');
        expect(open).toEqual([]);
        expect(Object.keys(violated).sort()).toEqual([...requestApis].sort());
        expect(reached.filter((url) => url.includes('api='))).toEqual([]);
      },
    );
  }

  test(
    'the test itself works: a worker with the policy of a page can send requests',
    full,
    async ({ page, baseURL }) => {
      await page.goto('/');
      await page.route('**/open-worker.js', (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          headers: { 'content-security-policy': "default-src 'self'" },
          body: '',
        }),
      );
      const worker = await startWorker(page, '/open-worker.js');
      const { open, violated } = await worker.evaluate(tryRequests, baseURL ?? '');
      expect(open).toEqual(expect.arrayContaining(['fetch', 'beacon', 'xhr']));
      expect(violated).toEqual({});
    },
  );
});
