import type { Page } from '@playwright/test';
import { violations } from '@/tests/helpers/axe';
import { expect, pages, test } from '@/tests/helpers/e2e';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { path } of [...pages, { path: '/nothing-here' }]) {
  test.describe(path, () => {
    test.use({ allowedErrors: path === '/nothing-here' ? [/status of 404/] : [] });
    test('has no violation of WCAG 2.2 A and AA, and nothing moves', async ({ page }) => {
      await page.goto(path);
      expect(await violations(page)).toEqual([]);
      // The context prefers reduced motion.
      expect(await page.evaluate(() => document.getAnimations().length), 'animations').toBe(0);
    });
  });
}

test('every target is at least 24 px, and buttons, links that look like one and form fields are 44 px high', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const small: string[] = [];
  for (const { path } of pages) {
    await page.goto(path);
    small.push(
      ...(await page.evaluate((where) => {
        const found: string[] = [];
        for (const element of document.querySelectorAll<HTMLElement>(
          'a[href], button, input:not([type=hidden]), textarea, summary',
        )) {
          const box = element.getBoundingClientRect();
          const style = getComputedStyle(element);
          const inText =
            style.display === 'inline' && element.parentElement?.textContent !== element.textContent;
          const unseen =
            box.width === 0 ||
            style.visibility === 'hidden' ||
            style.opacity === '0' ||
            box.right < 0 ||
            box.bottom < 0;
          if (unseen || inText || element.closest('[hidden], dialog:not([open])')) continue;
          const label = (element.closest('label') ?? element).getBoundingClientRect();
          const height = Math.max(box.height, label.height);
          const width = Math.max(box.width, label.width);
          const primary =
            'button, textarea, input:not([type=radio]):not([type=checkbox]), a[class*=rounded-control]';
          const limit = element.matches(primary) ? 44 : 24;
          if (height < limit - 0.5 || width < 23.5)
            found.push(
              `${where}: ${element.tagName} “${element.textContent?.trim().slice(0, 30)}” is ${Math.round(width)} × ${Math.round(height)} px`,
            );
        }
        return found;
      }, path)),
    );
  }
  expect(small).toEqual([]);
});

/** Where the focus is, whether it can be seen, and whether the header is over it. */
const focusNow = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const box = element.getBoundingClientRect();
    const header = document.querySelector('header')?.getBoundingClientRect();
    const around = [element, ...element.querySelectorAll('*'), element.parentElement];
    around.push(element.parentElement?.parentElement ?? null, element.closest('li, label'));
    const ringed = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
      outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    // A link that covers its card has the ring of what it is stretched by.
    const ring =
      ringed(getComputedStyle(element, '::after')) ||
      around.some((candidate) => candidate && ringed(getComputedStyle(candidate)));
    return {
      // Past the last control the browser's own interface has the focus.
      end: element === document.body,
      what: `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 30)}`,
      covered:
        !element.closest('header') &&
        header !== undefined &&
        getComputedStyle(element).position !== 'fixed' &&
        box.top < header.bottom - 1 &&
        box.bottom > 0,
      ring,
    };
  });

const kinds = [
  '/',
  '/features',
  '/feature2page',
  '/toolsdetails',
  '/security1page',
  '/integrations',
  '/pricing',
  '/contact',
  '/faqs',
];

for (const path of kinds) {
  test(`${path} by Tab and back: content first, to the end, focus in sight and below the header`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    for (const key of ['Tab', 'Shift+Tab']) {
      const stops: string[] = [];
      for (let step = 0; step < 200; step += 1) {
        await page.keyboard.press(key);
        const focus = await focusNow(page);
        if (focus.end) break;
        expect(focus.covered, `${key}: ${focus.what} is under the header`).toBe(false);
        expect(focus.ring, `${key}: ${focus.what} has no visible focus`).toBe(true);
        stops.push(focus.what);
      }
      expect(stops.length, 'stops until the end').toBeGreaterThan(10);
      expect(stops.length, 'no trap').toBeLessThan(200);
    }
  });
}
