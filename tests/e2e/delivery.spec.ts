import { brotliCompressSync } from 'node:zlib';
import { expect, pages, test } from '@/tests/helpers/e2e';

/**
 * What a page may cost. Facts only: bytes, requests and scripts are the same on every machine.
 * A plain Next build (`LEAN=0`) makes no such promise, so these tests belong to the lean one.
 */
const lean = process.env.LEAN !== '0';

/** Pages with client components. Everything else must stay without any script; a new island is a decision. */
const withIslands = ['/', '/features', '/pricing', '/contact'];

const kilobyte = 1024;
const limits = { html: 22 * kilobyte, loader: kilobyte, font: 33 * kilobyte, picture: 2 * kilobyte };

const brotli = (body: Buffer | string) => brotliCompressSync(body).length;

if (lean) {
  for (const { path } of pages) {
    test(`${path} ships only what it needs`, async ({ request }) => {
      const html = await (await request.get(path)).text();
      const scripts = [...html.matchAll(/<script([^>]*)>/g)].map((match) => match[1] as string);
      const code = scripts.filter(
        (attributes) => !/type="(application\/ld\+json|speculationrules)"/.test(attributes),
      );

      expect(
        code.filter((attributes) => !attributes.includes('src=')),
        'inline scripts',
      ).toEqual([]);
      expect(code, 'scripts').toHaveLength(withIslands.includes(path) ? 1 : 0);
      expect(html, 'flight data').not.toContain('__next_f');
      expect(html, 'style sheets that block').not.toMatch(/<link rel="stylesheet"(?![^>]*disabled)/);
      expect(brotli(html), 'HTML, brotli').toBeLessThanOrEqual(limits.html);

      for (const attributes of code) {
        const src = /src="([^"]+)"/.exec(attributes)?.[1] as string;
        const loader = await request.get(src);
        expect(brotli(await loader.body()), 'loader, brotli').toBeLessThanOrEqual(limits.loader);
        expect(loader.headers()['cache-control']).toContain('immutable');
      }
    });
  }

  test('a first visit loads the page, its fonts and the pictures in view, and no style sheet', async ({
    page,
  }) => {
    for (const { path } of pages) {
      const kinds = new Map<string, string[]>();
      page.removeAllListeners('request');
      page.on('request', (request) => {
        kinds.set(request.resourceType(), [...(kinds.get(request.resourceType()) ?? []), request.url()]);
      });
      await page.goto(path, { waitUntil: 'load' });
      expect(kinds.get('document'), path).toHaveLength(1);
      expect(kinds.get('stylesheet'), path).toBeUndefined();
      expect(kinds.get('script')?.filter((url) => !url.includes('/wake/loader-')) ?? [], path).toEqual([]);
      expect(kinds.get('font')?.length, path).toBeLessThanOrEqual(3);
      expect(kinds.get('fetch') ?? kinds.get('xhr') ?? [], path).toEqual([]);
    }
  });

  test('fonts are preloaded where they are needed at once, and they are small', async ({ request }) => {
    for (const [path, count] of [
      ['/security', 1],
      ['/pricing', 2],
    ] as const) {
      const html = await (await request.get(path)).text();
      const preloads = [...html.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)].map(
        (match) => match[1],
      );
      expect(preloads, path).toHaveLength(count);
      for (const address of preloads) {
        const font = await request.get(address as string);
        expect((await font.body()).length).toBeLessThanOrEqual(limits.font);
        expect(font.headers()['cache-control']).toContain('immutable');
      }
    }
  });

  test('React wakes when an island is touched, and what was typed before stays', async ({ page }) => {
    await page.goto('/contact');
    const name = page.getByRole('textbox', { name: 'Full name' });
    await expect(page.locator('form[data-island], [data-island] form').first()).toBeVisible();
    await name.evaluate((input: HTMLInputElement) => {
      input.value = 'Typed before React';
    });
    await name.focus();
    await page.waitForFunction(() => [...document.querySelectorAll('form')].some((form) => form.noValidate));
    await expect(name).toHaveValue('Typed before React');
  });
}

test('a page that is unchanged answers 304', async ({ request }) => {
  for (const path of ['/', '/feature2page', '/pricing']) {
    const { etag } = (await request.get(path)).headers();
    expect(etag, path).toBeTruthy();
    const again = await request.get(path, { headers: { 'If-None-Match': etag as string } });
    expect(again.status(), path).toBe(304);
  }
});

test('pictures are small and drawn without text, gradients or filters', async ({ page, request }) => {
  const sources = new Set<string>();
  for (const { path } of pages) {
    await page.goto(path);
    for (const src of await page
      .locator('img')
      .evaluateAll((images) => images.map((image) => image.getAttribute('src')))) {
      if (src) sources.add(src);
    }
  }
  expect(sources.size).toBeGreaterThan(30);
  for (const src of sources) {
    const response = await request.get(src);
    expect(response.status(), src).toBe(200);
    const svg = await response.text();
    expect(brotli(svg), src).toBeLessThanOrEqual(limits.picture);
    expect(svg, src).not.toMatch(/<(text|filter|linearGradient|radialGradient)\b/);
  }
});
