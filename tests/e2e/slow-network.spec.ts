import { expect, full, pages, test } from '@/tests/helpers/e2e';
import { restlessPages } from '@/tests/helpers/shifts';
import { slowHtml } from '@/tests/helpers/slow-html';

/** Faces that stand in for the text face until it comes; a machine has one of them or none. */
const standsIn = 'Sans to measure';

for (const width of [360, 1440]) {
  test(
    `when the fonts come late the page is set in them, and next to nothing moves, ${width} px wide`,
    full,
    async ({ context, baseURL }) => {
      test.setTimeout(240_000);
      await context.route('**/*.woff2', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 400));
        await route.continue();
      });
      const { visited, restless } = await restlessPages(context, {
        width,
        base: String(baseURL),
        loaded: (faces, path) => {
          const has = (name: string) => faces.some((family) => family.includes(name));
          test.skip(!has(standsIn), 'no face of the system stands in for Arial here');
          expect(has('sans'), `${path} is set in its own face`).toBe(true);
        },
      });
      expect(visited).toBe(pages.length);
      expect(restless).toEqual([]);
    },
  );
}

for (const width of [360, 768, 1440]) {
  test(
    `when the HTML comes in pieces next to nothing moves, ${width} px wide`,
    full,
    async ({ context, baseURL }) => {
      test.setTimeout(240_000);
      const { address, stop } = await slowHtml(String(baseURL));
      try {
        const { visited, restless } = await restlessPages(context, { width, base: address });
        expect(visited).toBe(pages.length);
        expect(restless).toEqual([]);
      } finally {
        stop();
      }
    },
  );
}

test(
  'a page whose HTML stops coming shows what is there of its first band',
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
