import { test as base, expect, type Page } from '@playwright/test';
import { chromiumFlags, findChromium } from '@/scripts/lib/chromium';
import { clippedTexts } from '@/tests/helpers/clipped';
import { pages } from '@/tests/helpers/e2e';
import { sideways } from '@/tests/helpers/sideways';

/** One window for all pages: nothing is left in it that the next page could tell. */
const test = base.extend<object, { window: Page }>({
  window: [
    async ({ browser }, use) => {
      const page = await browser.newPage();
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
});

/** A visitor whose browser shows text at twice its size: rem lengths and breakpoints follow. */
test.use({
  launchOptions: {
    executablePath: findChromium(),
    args: [...chromiumFlags, '--blink-settings=defaultFontSize=32'],
  },
});

for (const { path } of pages) {
  test(`${path} needs no sideways scroll and cuts no text, with text at 200 % in a window of 1280 or of 720 px`, async ({
    window,
    baseURL,
  }) => {
    await window.goto(`${baseURL}${path}`);
    expect(await window.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    for (const width of [1280, 720]) {
      await window.setViewportSize({ width, height: 900 });
      const { by, because } = await sideways(window);
      expect(by, `${width} px, sticks out: ${because}`).toBeLessThanOrEqual(0);
      expect(await clippedTexts(window), `${width} px`).toEqual([]);
    }
  });
}
