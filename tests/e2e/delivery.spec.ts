import { brotliCompressSync, constants } from 'node:zlib';
import { attributes, islandSelector } from '@/lib/islands';
import { expect, full, pages, test } from '@/tests/helpers/e2e';
import { measureResponses, type ResponseSize, totalBytes, visit } from '@/tests/helpers/first-visit';
import { withIslands, withTouch } from '@/tests/helpers/islands';

/**
 * Limits for bytes, requests and scripts of a page, which are the same on every machine. They hold for the lean build
 * only, not for a plain Next build (`LEAN=0`).
 */
const lean = process.env.LEAN !== '0';

const kilobyte = 1024;
const limits = {
  html: 22 * kilobyte,
  loader: kilobyte,
  font: 33 * kilobyte,
  // All scripts of a page that is awake, with brotli as `npm start` sends them: 122 KB are React and Next's runtime,
  // 2 KB the code for translated pages (lib/foreign-changes.ts, lib/kept-fields.ts).
  awake: 144 * kilobyte,
  // The part of `awake` that only this page has: its islands and the data that React compares the page with.
  own: 19 * kilobyte,
};

/** Bytes with brotli as they are sent; if a faster compression is within the limit already, the bytes of that. */
function brotliSize(body: Buffer | string, limit: number): number {
  const quick = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
  return quick <= limit ? quick : brotliCompressSync(body).length;
}

if (lean) {
  for (const { path } of pages) {
    test(`${path} ships only what it needs`, async ({ request }) => {
      const html = await (await request.get(path)).text();
      const scripts = [...html.matchAll(/<script([^>]*)>/g)].map((match) => match[1] as string);
      const code = scripts.filter(
        (scriptAttributes) => !/type="(application\/ld\+json|speculationrules)"/.test(scriptAttributes),
      );

      expect(
        code.filter((scriptAttributes) => !scriptAttributes.includes('src=')),
        'inline scripts',
      ).toEqual([]);
      expect(code, 'scripts').toHaveLength(withIslands.includes(path) ? 1 : 0);
      expect(html, 'flight data').not.toContain('__next_f');
      // The preload scanners of some browsers also fetch a disabled style sheet.
      expect(html, 'links to style sheets').not.toContain('rel="stylesheet"');
      expect(brotliSize(html, limits.html), 'HTML, brotli').toBeLessThanOrEqual(limits.html);

      for (const scriptAttributes of code) {
        const src = /src="([^"]+)"/.exec(scriptAttributes)?.[1] as string;
        const loader = await request.get(src);
        expect(brotliSize(await loader.body(), limits.loader), 'loader, brotli').toBeLessThanOrEqual(
          limits.loader,
        );
        expect(loader.headers()['cache-control']).toContain('immutable');
      }
    });
  }

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

  test(
    'a page whose island is touched loads React, Next’s runtime and little of its own',
    full,
    async ({ browser }) => {
      const loaded = new Map<string, ResponseSize[]>();
      for (const path of [...withTouch, '/nothing-here']) {
        const { page, allRequests, end } = await visit(browser, path);
        await page.locator(islandSelector()).first().dispatchEvent('pointerdown');
        const wake = await page.locator(`script[${attributes.wake}]`).getAttribute(attributes.wake);
        const scripts = () => allRequests.filter((request) => request.resourceType() === 'script');
        await expect.poll(() => scripts().length, path).toBe(1 + (wake as string).split(' ').length);
        loaded.set(path, await measureResponses(scripts()));
        // The first script is the page's data, which has no function to compile.
        for (const address of (wake as string).split(' ').slice(1)) {
          const code = await (await page.request.get(address)).text();
          expect(code, `${path}, ${address}`).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
        }
        await end();
      }
      // The page for unknown addresses has a layout of its own, and Next's runtime in other files.
      const scriptLists = withTouch.map((path) => (loaded.get(path) ?? []).map(({ url }) => url));
      for (const [path, scripts] of loaded) {
        // On a page that loads parts later, the bundler's runtime has another name; the runtime does not count as the
        // page's own.
        const pageScripts = scripts.filter(
          ({ url }) =>
            !scriptLists.every((urls) => urls.includes(url)) && !/\/turbopack-[^/]+\.js$/.test(url),
        );
        expect(totalBytes(scripts), `${path}, bytes`).toBeLessThanOrEqual(limits.awake);
        expect(pageScripts.length, `${path}, files of its own`).toBeGreaterThan(0);
        expect(totalBytes(pageScripts), `${path}, bytes of its own`).toBeLessThanOrEqual(limits.own);
      }
    },
  );
}

test('an unchanged page is answered with 304', async ({ request }) => {
  for (const path of ['/', '/feature2page', '/pricing']) {
    const { etag } = (await request.get(path)).headers();
    expect(etag, path).toBeTruthy();
    const again = await request.get(path, { headers: { 'If-None-Match': etag as string } });
    expect(again.status(), path).toBe(304);
  }
});
