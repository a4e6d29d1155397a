import { expect, test } from '@playwright/test';

const colours = (headings: Element[]) => headings.map((heading) => getComputedStyle(heading).color);

test('on paper every answer is open', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/faqs');
  const heights = await page
    .locator('details > :not(summary)')
    .evaluateAll((answers) => answers.map((answer) => answer.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(10);
  expect(Math.min(...heights)).toBeGreaterThan(20);
});

test('on paper dark bands are dark on light, whatever the scheme of the screen', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  const [ink] = await page.locator('#main h2').evaluateAll(colours);
  expect(await page.locator('h1').evaluateAll(colours)).not.toEqual([ink]);

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const printed = await page.locator('h1, h2:visible').evaluateAll(colours);
  expect(new Set(printed)).toEqual(new Set([ink]));
});

test('on paper there is nothing to press', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/');
  await expect(page.locator('button:visible, header nav:visible')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeHidden();
});
