import { tools } from '@/content/tools';
import { chromiumFlags, findChromium } from '@/scripts/lib/chromium';
import { expect, full, test } from '@/tests/helpers/e2e';

// Scroll bars take room, as on Windows and most Linux desktops.
test.use({
  launchOptions: {
    executablePath: findChromium(),
    args: chromiumFlags,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  },
});

test('opening a tool shifts nothing beside it', full, async ({ page }) => {
  await page.goto('/features');
  const bar = await page.evaluate(() => innerWidth - document.documentElement.clientWidth);
  expect(bar, 'width of the scroll bar').toBeGreaterThan(5);
  const places = () =>
    page
      .locator('header a, #tools li, footer')
      .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().x));
  const placesBefore = await places();
  const tool = tools.tools.find(({ slug }) => slug === 'merge-pdf') ?? tools.tools[0];
  await page.getByRole('button', { name: tool?.name }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await places()).toEqual(placesBefore);
});
