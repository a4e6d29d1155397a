import type { Page } from '@playwright/test';
import { home } from '@/content/home';
import { expect, full, test } from '@/tests/helpers/e2e';

const { steps } = home.steps;

/** For each frame, the share of the strip's way through the window at which the sheet rests in the frame. */
const restPoints = [0.31, 0.4, 0.495, 0.585, 0.655];

const frames = (page: Page) =>
  page.getByRole('list').filter({ has: page.getByRole('heading', { name: steps[0]?.title, exact: true }) });
const sheet = (page: Page) => frames(page).locator('+ div > svg');

/** Scrolls until this share of the strip's way through the window is done. */
async function scrollTo(page: Page, share: number) {
  await frames(page).evaluate((list, part) => {
    const strip = list.closest('section')?.lastElementChild as HTMLElement;
    const { top, height } = strip.getBoundingClientRect();
    // The header covers the top of the window.
    const visibleHeight =
      window.innerHeight - Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    window.scrollBy({ top: top - window.innerHeight + part * (visibleHeight + height), behavior: 'instant' });
  }, share);
}

for (const width of [360, 768, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.beforeEach(({ page }) => page.setViewportSize({ width, height: 800 }));

    test(
      'scrolling takes one sheet through the five frames, and it rests on the picture of each',
      full,
      async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'no-preference' });
        await page.goto('/');
        for (const [index, share] of restPoints.entries()) {
          await scrollTo(page, share);
          const image = frames(page).locator('img').nth(index);
          await expect(async () => {
            const [frameBox, sheetBox] = [await image.boundingBox(), await sheet(page).boundingBox()];
            expect(
              Math.abs((sheetBox?.x ?? 0) - (frameBox?.x ?? 0)),
              `frame ${index + 1}, across`,
            ).toBeLessThan(4);
            expect(
              Math.abs((sheetBox?.y ?? 0) - (frameBox?.y ?? 0)),
              `frame ${index + 1}, down`,
            ).toBeLessThan(8);
          }).toPass({ timeout: 5000 });
        }
        await scrollTo(page, 0.72);
        await expect(frames(page).locator('img').last()).toHaveCSS('opacity', '1');
      },
    );

    test(
      'with reduced motion no sheet moves, and the pictures of all frames are shown',
      full,
      async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.goto('/');
        await scrollTo(page, 0.3);
        await expect(sheet(page)).toBeHidden();
        for (const image of await frames(page).locator('img').all())
          await expect(image).toHaveCSS('opacity', '1');
      },
    );
  });
}
