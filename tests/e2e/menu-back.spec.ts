import type { Locator, Page } from '@playwright/test';
import { site } from '@/content/site';
import { chromiumFlags, installedChromiums, isShell } from '@/scripts/lib/chromium';
import { expect, full, test } from '@/tests/helpers/e2e';

/**
 * A full browser if there is one: like the browsers of visitors, and unlike Debian's headless shell, it caches pages.
 */
const executablePath = installedChromiums().find((path) => !isShell(path)) ?? installedChromiums()[0];

/** Enables the back/forward cache, which Playwright switches off: Back then shows a page as it was left. */
test.use({
  viewport: { width: 360, height: 800 },
  hasTouch: true,
  launchOptions: {
    executablePath,
    args: chromiumFlags,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

/** What the menu button shows, and what a press in the middle of the page would reach. */
const stateExpression = `({
  path: location.pathname,
  remembered: 'remembered' in globalThis,
  button: [...document.querySelectorAll('header button span:not(:has(span))')]
    .filter((part) => part.checkVisibility())
    .map((part) => part.textContent)
    .join(),
  pressed: document.elementFromPoint(180, 240)?.closest('main, nav')?.localName,
})`;

type Point = { x: number; y: number };

async function middle(place: Locator): Promise<Point> {
  const box = await place.boundingBox();
  if (!box) throw new Error('Nothing to press.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Leaves /security by the menu and comes back. Playwright then loses the page, so the state is read through CDP. */
async function leaveAndComeBack(page: Page, press: (place: Point) => Promise<void>) {
  const session = await page.context().newCDPSession(page);
  const menuState = async () => {
    const { result } = await session.send('Runtime.evaluate', {
      expression: stateExpression,
      returnByValue: true,
    });
    return result.value;
  };
  await page.goto('/security');
  await page.evaluate(() => Object.assign(globalThis, { remembered: true }));
  const here = { path: '/security', remembered: true };
  const menu = page.getByRole('navigation', { name: site.controls.mainMenu });
  const crumb = await middle(
    page.getByRole('navigation', { name: site.controls.breadcrumb }).getByRole('link').first(),
  );
  const button = await middle(page.getByRole('banner').getByRole('button'));
  await press(button);
  await expect(menu).toBeVisible();
  const { label } = site.navigation.find(({ href }) => href === '/pricing') ?? site.getStarted;
  const pricing = await middle(menu.getByRole('link', { name: label }));
  expect(await menuState()).toEqual({ ...here, button: site.controls.close, pressed: 'nav' });
  await press(pricing);
  await expect(page).toHaveURL(/\/pricing$/);
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(async () => (await menuState()).path).toBe(here.path);
  test.skip(
    isShell(executablePath ?? '') && !(await menuState()).remembered,
    'only a headless shell is installed, which caches no pages',
  );
  await expect.poll(menuState).toEqual({ ...here, button: site.controls.menu, pressed: 'main' });
  return { menuState, here, button, pricing, crumb };
}

for (const how of ['mouse', 'finger', 'finger, with less motion'] as const) {
  test.describe(`by ${how}`, () => {
    test.use({ contextOptions: { reducedMotion: how.endsWith('motion') ? 'reduce' : 'no-preference' } });
    const presser = (page: Page) => (place: Point) =>
      how === 'mouse' ? page.mouse.click(place.x, place.y) : page.touchscreen.tap(place.x, place.y);

    test(
      'a page that was left by the menu is restored with the menu closed, and one press opens it',
      full,
      async ({ page }) => {
        const press = presser(page);
        const { menuState, here, button, pricing } = await leaveAndComeBack(page, press);
        await press(button);
        await expect.poll(menuState).toEqual({ ...here, button: site.controls.close, pressed: 'nav' });
        await press(pricing);
        await expect.poll(menuState).toMatchObject({ path: '/pricing' });
      },
    );

    test('a page that is restored answers the first press', full, async ({ page }) => {
      const press = presser(page);
      const { menuState, crumb } = await leaveAndComeBack(page, press);
      await press(crumb);
      await expect.poll(menuState).toMatchObject({ path: '/' });
    });

    test(
      'a press on an empty place leaves the menu closed, and one on the button opens it',
      full,
      async ({ page }) => {
        const press = presser(page);
        const { menuState, here, button } = await leaveAndComeBack(page, press);
        await press({ x: 4, y: 500 });
        await page.waitForTimeout(500);
        expect(await menuState()).toEqual({ ...here, button: site.controls.menu, pressed: 'main' });
        await press(button);
        await expect.poll(menuState).toEqual({ ...here, button: site.controls.close, pressed: 'nav' });
      },
    );
  });
}
