import { chromiumFlags, findChromium } from '@/scripts/lib/chromium';
import { clippedTexts } from '@/tests/helpers/clipped';
import { expect, pages, test } from '@/tests/helpers/e2e';

/** A visitor whose browser shows text at twice its size: rem lengths and breakpoints follow. */
test.use({
  launchOptions: {
    executablePath: findChromium(),
    args: [...chromiumFlags, '--blink-settings=defaultFontSize=32'],
  },
});

for (const { path } of pages) {
  test(`${path} needs no sideways scroll and cuts no text, with text at 200 % in a window of 1280 or of 720 px`, async ({
    page,
  }) => {
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await page.goto(path);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    for (const width of [1280, 720]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflow(), `${width} px`).toBeLessThanOrEqual(0);
      expect(await clippedTexts(page), `${width} px`).toEqual([]);
    }
  });
}
