import { chromiumFlags, findChromium } from '@/scripts/lib/chromium';
import { expect, pages, test } from '@/tests/helpers/e2e';

/** A visitor whose browser shows text at twice its size: rem lengths and breakpoints follow. */
test.use({
  launchOptions: {
    executablePath: findChromium(),
    args: [...chromiumFlags, '--blink-settings=defaultFontSize=32'],
  },
});

for (const { path } of pages) {
  test(`${path} needs no sideways scroll with text at 200 %, in a window of 1280 or of 720 px`, async ({
    page,
  }) => {
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(path);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    expect(await overflow(), '1280 px, text at 200 %').toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 720, height: 900 });
    expect(await overflow(), '720 px, text at 200 %').toBeLessThanOrEqual(0);
  });
}
