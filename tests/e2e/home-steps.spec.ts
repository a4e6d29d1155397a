import type { Page } from '@playwright/test';
import { home } from '@/content/home';
import { expect, full, test } from '@/tests/helpers/e2e';

const { steps } = home.steps;

/** Share of the way from the strip's first edge in the window to its last at which the sheet stays in each frame. */
const stays = [0.31, 0.4, 0.495, 0.585, 0.655];

const frames = (page: Page) =>
  page.getByRole('list').filter({ has: page.getByRole('heading', { name: steps[0]?.title, exact: true }) });
const sheet = (page: Page) => frames(page).locator('+ div > svg');

/** Scrolls until this share of the strip's way through the window is done. */
async function scrollTo(page: Page, share: number) {
  await frames(page).evaluate((list, part) => {
    const strip = list.closest('section')?.lastElementChild as HTMLElement;
    const { top, height } = strip.getBoundingClientRect();
    // What is under the header is not seen.
    const stayTimes =
      window.innerHeight - Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    window.scrollBy({ top: top - window.innerHeight + part * (stayTimes + height), behavior: 'instant' });
  }, share);
}

for (const width of [360, 768, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.beforeEach(({ page }) => page.setViewportSize({ width, height: 800 }));

    test(
      'one sheet goes through the five frames as the page is scrolled, and stays in each where it is drawn',
      full,
      async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'no-preference' });
        await page.goto('/');
        for (const [index, share] of stays.entries()) {
          await scrollTo(page, share);
          const image = frames(page).locator('img').nth(index);
          await expect(async () => {
            const [sharedMessages, moved] = [await image.boundingBox(), await sheet(page).boundingBox()];
            expect(
              Math.abs((moved?.x ?? 0) - (sharedMessages?.x ?? 0)),
              `frame ${index + 1}, across`,
            ).toBeLessThan(4);
            expect(
              Math.abs((moved?.y ?? 0) - (sharedMessages?.y ?? 0)),
              `frame ${index + 1}, down`,
            ).toBeLessThan(8);
          }).toPass({ timeout: 5000 });
        }
        await scrollTo(page, 0.72);
        await expect(frames(page).locator('img').last()).toHaveCSS('opacity', '1');
      },
    );

    test('with reduced motion the frames stand still and are whole', full, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/');
      await scrollTo(page, 0.3);
      await expect(sheet(page)).toBeHidden();
      for (const image of await frames(page).locator('img').all())
        await expect(image).toHaveCSS('opacity', '1');
    });
  });
}
