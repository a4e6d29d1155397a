import type { Page } from '@playwright/test';
import { expect, pages, test } from '@/tests/helpers/e2e';

/** Faces that stand in for the text face until it comes; a machine has one of them or none. */
const standsIn = 'Sans to measure';

/** Most that may move on a page: a tenth of what search engines call good. */
const most = 0.01;

for (const width of [360, 1440]) {
  test(`when the fonts come late the page is set in them, and next to nothing moves, ${width} px wide`, async ({
    context,
  }) => {
    test.setTimeout(240_000);
    await context.route('**/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      await route.continue();
    });
    await context.addInitScript(() => {
      const seen = globalThis as { moved?: number };
      seen.moved = 0;
      const add = (list: PerformanceObserverEntryList) => {
        for (const entry of list.getEntries())
          seen.moved = (seen.moved ?? 0) + (entry as unknown as { value: number }).value;
      };
      new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true });
    });
    const moved: { path: string; value: number }[] = [];
    const left = pages.map(({ path }) => path);
    const visit = async (page: Page, path: string) => {
      await page.goto(path);
      const faces = await page.evaluate(async () => {
        await document.fonts.ready;
        return [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
      });
      const has = (name: string) => faces.some((family) => family.includes(name));
      test.skip(!has(standsIn), 'no face of the system stands in for Arial here');
      expect(has('sans'), `${path} is set in its own face`).toBe(true);
      // A frame for what moves after the last font.
      await page.waitForTimeout(100);
      const value = await page.evaluate(() => (globalThis as { moved?: number }).moved ?? 0);
      moved.push({ path, value });
    };
    // Most of a visit is waiting, so several go side by side.
    const tab = async () => {
      const page = await context.newPage();
      await page.setViewportSize({ width, height: 800 });
      for (let path = left.shift(); path; path = left.shift()) await visit(page, path);
    };
    await Promise.all(Array.from({ length: 4 }, tab));
    expect(moved).toHaveLength(pages.length);
    expect(moved.filter(({ value }) => value > most)).toEqual([]);
  });
}
