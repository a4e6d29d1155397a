import { expect, full, pages, test } from '@/tests/helpers/e2e';
import { shiftingPages } from '@/tests/helpers/layout-shifts';
import { slowHtml } from '@/tests/helpers/slow-html';

/**
 * The family that replaces the text font until that is loaded; a machine has one of the fonts of the family or none.
 */
const fallbackFamily = 'Sans to measure';

const allPaths = pages.map(({ path }) => path);
/** Pages of a family share a template, and so do those of the tools; `oneOfEach` has the first of each. */
const kindOf = (path: string) => path.replace(/\d+page$|(?<=^\/toolsdetails\/).+$/, '…');
const oneOfEach = allPaths.filter(
  (path, index) => allPaths.findIndex((other) => kindOf(other) === kindOf(path)) === index,
);

/**
 * At 768 px the fonts are there from the second page on, as on a second visit; at the other widths each page waits for
 * them.
 */
for (const { width, fonts, paths } of [
  { width: 360, fonts: 'late', paths: allPaths },
  { width: 768, fonts: 'as usual', paths: oneOfEach },
  { width: 1440, fonts: 'late', paths: oneOfEach },
]) {
  test(
    `next to nothing moves when the HTML comes in pieces and the fonts come ${fonts}, at ${width} px`,
    full,
    async ({ context, page, baseURL }) => {
      test.setTimeout(240_000);
      const { address, stop } = await slowHtml(String(baseURL));
      await page.goto('/terms');
      const hasFallback = await page.evaluate(
        async (face) => (await document.fonts.load(`16px "${face}"`)).length > 0,
        fallbackFamily,
      );
      test.skip(fonts === 'late' && !hasFallback, 'no face of the system stands in for Arial here');
      if (fonts === 'late')
        await context.route('**/*.woff2', async (route) => {
          await route.request().frame().waitForLoadState('domcontentloaded');
          await route.continue();
        });
      try {
        const { visited, shifting } = await shiftingPages(context, {
          paths,
          width,
          base: address,
          onLoaded: (faces, path) => {
            const has = (name: string) => faces.some((family) => family.includes(name));
            if (fonts === 'late')
              expect(has(fallbackFamily), `${path} begins in the fallback font`).toBe(true);
            expect(has('sans'), `${path} is set in its own font`).toBe(true);
          },
        });
        expect(visited).toBe(paths.length);
        expect(shifting).toEqual([]);
      } finally {
        stop();
      }
    },
  );
}

test(
  'a page whose HTML stops early shows the part of its first section that has arrived',
  full,
  async ({ page, baseURL }) => {
    const { address, stop } = await slowHtml(String(baseURL), '</h1>');
    try {
      await page.goto(`${address}/features`, { waitUntil: 'commit' });
      await expect(page.locator('h1')).toBeVisible();
    } finally {
      stop();
    }
  },
);
