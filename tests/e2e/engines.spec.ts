import type { Page, Worker as PageWorker } from '@playwright/test';
import { caching, enginePolicy } from '@/lib/headers';
import { expect, test } from '@/tests/helpers/e2e';
import { builtEngines, runEngine, sent } from '@/tests/helpers/engine-page';
import { plainPdf, samplePdf } from '@/tests/helpers/pdf-samples';
import { tryWaysOut, waysOut } from '@/tests/helpers/ways-out';

const engines = builtEngines();
const pdf = engines.pdf;
if (!pdf) throw new Error('The PDF engine was not built.');

/** What a browser says of each try to get out. */
const refusals = /Content.Security.Policy|violates the following|Failed to load|was not loaded|Refused to/i;

test('each engine and each of its files answers with the sealed policy, to be kept for good', async ({
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

async function workerOf(page: Page, src: string): Promise<PageWorker> {
  const started = page.waitForEvent('worker');
  await page.evaluate((address) => {
    (globalThis as unknown as { kept: Worker }).kept = new Worker(address);
  }, src);
  return started;
}

test.describe('ways out of an engine', () => {
  test.use({ allowedErrors: [refusals] });

  for (const [name, { src }] of Object.entries(engines)) {
    test(`none is open from inside the engine “${name}”`, async ({ page, baseURL }) => {
      await page.goto('/');
      const reached: string[] = [];
      page.on('response', (response) => reached.push(response.url()));
      page.on('websocket', (socket) => reached.push(socket.url()));
      const worker = await workerOf(page, src);
      const { open, violated } = await worker.evaluate(tryWaysOut, baseURL ?? '');
      expect(open).toEqual([]);
      expect(Object.keys(violated).sort()).toEqual([...waysOut].sort());
      expect(reached.filter((url) => url.includes('way='))).toEqual([]);
    });
  }

  test('the tries themselves work: a worker with a policy like a page’s gets out', async ({
    page,
    baseURL,
  }) => {
    await page.goto('/');
    await page.route('**/open-worker.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        headers: { 'content-security-policy': "default-src 'self'" },
        body: '',
      }),
    );
    const worker = await workerOf(page, '/open-worker.js');
    const { open, violated } = await worker.evaluate(tryWaysOut, baseURL ?? '');
    expect(open).toEqual(expect.arrayContaining(['fetch', 'beacon', 'xhr']));
    expect(violated).toEqual({});
  });
});

test('inside its sealed worker the PDF engine inspects, joins, draws and makes pictures', async ({
  page,
}) => {
  await page.goto('/');
  const one = sent(
    'a.pdf',
    await samplePdf({ pages: ['alpha'], fields: [{ name: 'tenant', value: 'Asha' }] }),
  );
  const two = sent('b.pdf', await samplePdf({ pages: ['beta', ''] }));
  expect(await runEngine(page, pdf, 'inspect', [one])).toMatchObject({ output: { pages: 1, fields: 1 } });

  const options = { bookmarks: 'keep', rightHand: false, name: 'all.pdf' };
  const merged = await runEngine(page, pdf, 'merge', [one, two], { options });
  expect(merged).toMatchObject({
    output: { files: [{ name: 'all.pdf', pages: 3 }], facts: [{ fact: 'forms', count: 1 }] },
  });
  const { files } = merged.output as { files: { parts: { base64: string }[] }[] };
  const all = { name: 'all.pdf', base64: files[0]?.parts[0]?.base64 ?? '' };

  const drawn = await runEngine(page, pdf, 'draw', [all], { page: 2, width: 300 });
  expect(drawn.output).toMatchObject({ width: 300, height: 400 });
  expect((drawn.output as { dark: number }).dark).toBeGreaterThan(100);
  const blank = await runEngine(page, pdf, 'draw', [all], { page: 3, width: 300, rotate: 90 });
  expect(blank.output).toEqual({ width: 300, height: 225, dark: 0 });

  const pictures = await runEngine(page, pdf, 'pictures', [all], { format: 'png', dpi: 72, pages: [1, 3] });
  expect(pictures.output).toMatchObject({
    files: [
      { name: 'all-1.png', type: 'image/png' },
      { name: 'all-3.png', type: 'image/png' },
    ],
    facts: [],
  });
});

test('inside its sealed worker pdfium reads what nothing else does', async ({ page }) => {
  await page.goto('/');
  const broken = plainPdf(['page one', 'page two'])
    .replace('1 0 obj', '1 1 obj')
    .replaceAll(/\/Type\/(Catalog|Pages|Page)/g, '');
  const { output, assets } = await runEngine(page, pdf, 'inspect', [sent('old.pdf', broken)]);
  expect(output).toMatchObject({ pages: 2, repaired: { read: 2, of: 2, lost: [] } });
  expect(assets).toEqual(['pdfium.wasm']);
});
