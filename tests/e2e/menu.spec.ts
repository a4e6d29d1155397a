import { site } from '@/content/site';
import { expect, full, test } from '@/tests/helpers/e2e';

/** Tests the menu of small screens. It is a native popover, so it works before the script loads and without it. */
test.use({ viewport: { width: 360, height: 800 } });

test('Enter opens the menu, Tab never reaches the page behind it, and Escape returns the focus', async ({
  page,
}) => {
  await page.goto('/contact');
  const toggle = page.getByRole('button', { name: site.controls.menu });
  const menu = page.getByRole('navigation', { name: site.controls.mainMenu });
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  // The page behind the menu is hidden a moment after the press.
  await expect(page.getByRole('main')).toBeHidden();

  const links = await menu.getByRole('link').allInnerTexts();
  for (const name of links) {
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('link', { name, exact: true })).toBeFocused();
  }
  for (let press = 0; press < 4; press++) {
    await page.keyboard.press('Tab');
    const place = await page.evaluate(
      () => document.activeElement?.closest('main, footer')?.tagName ?? 'none',
    );
    expect(place, `${press + 1} presses after the last link`).toBe('none');
  }

  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('main')).toBeVisible();
});

test('Escape on a link returns the focus to the button, and Enter on a link opens its page', async ({
  page,
}) => {
  await page.goto('/security');
  const toggle = page.getByRole('button', { name: site.controls.menu });
  await toggle.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(toggle).toBeFocused();
  await page.keyboard.press('Enter');
  const [last = site.contactLink] = site.navigation.slice(-1);
  for (let press = 0; press < site.navigation.length; press++) await page.keyboard.press('Tab');
  await expect(
    page.getByRole('navigation', { name: site.controls.mainMenu }).getByRole('link', { name: last.label }),
  ).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(last.href);
});

test(
  'the menu also links to plans, tools and support, which the header of a wide screen does not',
  full,
  async ({ page }) => {
    await page.goto('/security');
    await page.getByRole('button', { name: site.controls.menu }).click();
    const menu = page.getByRole('navigation', { name: site.controls.mainMenu });
    const links = [...site.menuLinks, site.getStarted];
    for (const { label, href } of links)
      await expect(menu.getByRole('link', { name: label, exact: true })).toHaveAttribute('href', href);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(menu.getByRole('link', { name: site.contactLink.label, exact: true })).toBeVisible();
    for (const { label } of links)
      await expect(menu.getByRole('link', { name: label, exact: true })).toBeHidden();
  },
);

test('an open menu no longer covers the page once the window is wide', full, async ({ page }) => {
  await page.goto('/security');
  await page.getByRole('button', { name: site.controls.menu }).click();
  await expect(page.getByRole('main')).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByRole('main')).toBeVisible();
});

test(
  'on a tablet that is rotated with the menu open, the links are in the header as if it had never been opened',
  full,
  async ({ page }) => {
    await page.setViewportSize({ width: 820, height: 1180 });
    await page.goto('/security');
    const menu = page.getByRole('navigation', { name: site.controls.mainMenu });
    const boxes = () =>
      menu.evaluate((list) =>
        [list, ...list.querySelectorAll('a')].map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return [x, y, width, height].map(Math.round);
        }),
      );
    await page.setViewportSize({ width: 1180, height: 820 });
    const boxesWhenClosed = await boxes();
    await page.setViewportSize({ width: 820, height: 1180 });
    await page.getByRole('button', { name: site.controls.menu }).click();
    await expect(menu).toBeVisible();
    await page.setViewportSize({ width: 1180, height: 820 });
    expect(await boxes()).toEqual(boxesWhenClosed);
    // Nothing covers the page: a link on it can be pressed.
    await page.getByRole('navigation', { name: site.controls.breadcrumb }).getByRole('link').first().click();
    await expect(page).toHaveURL('/');
  },
);
