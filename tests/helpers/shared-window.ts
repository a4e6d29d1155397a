import { test as base, type Page } from '@playwright/test';
import { chromiumFlags, findChromium } from '@/scripts/lib/chromium';

/** Shares one window among all tests: pages leave nothing in it that affects the next one. */
export const test = base.extend<object, { window: Page }>({
  window: [
    async ({ browser }, use) => {
      const page = await browser.newPage();
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
});

/** A browser that shows text at twice its size: rem lengths and breakpoints follow. */
export const doubledTextSize = {
  executablePath: findChromium(),
  args: [...chromiumFlags, '--blink-settings=defaultFontSize=32'],
};
