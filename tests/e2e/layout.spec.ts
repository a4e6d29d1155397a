import { clippedTexts } from '@/tests/helpers/clipped';
import { expect, pages, test } from '@/tests/helpers/e2e';
import { sideways } from '@/tests/helpers/sideways';

test.describe('without the fonts', () => {
  test.use({ allowedErrors: [/ERR_FAILED/] });

  /** A slow first visit keeps the system's font, which may be a wide one. */
  test('no text is cut on a phone, and nothing scrolls sideways on the narrowest', async ({ page }) => {
    await page.route('**/*.woff2', (route) => route.abort());
    for (const { path } of pages) {
      await page.setViewportSize({ width: 360, height: 800 });
      await page.goto(path);
      expect(await clippedTexts(page), path).toEqual([]);
      await page.setViewportSize({ width: 320, height: 800 });
      const { by, because } = await sideways(page);
      expect(by, `${path} sticks out: ${because}`).toBeLessThanOrEqual(0);
    }
  });
});

test('the bar at the top stays in view and hides no anchor', async ({ page }) => {
  await page.goto('/faqs#restore-deleted-files');
  const bar = await page.getByRole('banner').boundingBox();
  expect(bar?.y).toBe(0);
  const target = await page.locator('#restore-deleted-files').boundingBox();
  expect(target?.y ?? 0).toBeGreaterThanOrEqual(bar?.height ?? 0);
});

test('a new page opens at its top, Back returns to where one was', async ({ page }) => {
  await page.goto('/features');
  const link = page.getByRole('main').locator('a[href="/feature6page"]').first();
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await link.click();
  await expect(page).toHaveURL(/feature6page/);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 200);
});
