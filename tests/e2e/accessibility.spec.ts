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

test('every target is at least 24 px, and buttons and form fields 44 px', async ({ page }) => {
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
          const limit = element.matches('button, textarea, input:not([type=radio]):not([type=checkbox])')
            ? 44
            : 24;
          if (height < limit - 0.5)
            found.push(
              `${where}: ${element.tagName} “${element.textContent?.trim().slice(0, 30)}” is ${Math.round(height)} px high`,
            );
        }
        return found;
      }, path)),
    );
  }
  expect(small).toEqual([]);
});

test('the keyboard reaches the content first, and focus is always seen below the header', async ({
  page,
}) => {
  for (const path of ['/', '/features', '/feature2page', '/pricing', '/contact', '/faqs']) {
    await page.goto(path);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    for (let step = 0; step < 25; step += 1) {
      await page.keyboard.press('Tab');
      const focus = await page.evaluate(() => {
        const element = document.activeElement as HTMLElement;
        const box = element.getBoundingClientRect();
        const header = document.querySelector('header')?.getBoundingClientRect();
        const style = getComputedStyle(element);
        const ancestors = [
          element.parentElement,
          element.parentElement?.parentElement,
          element.closest('li, label'),
        ];
        const ring = [
          element,
          ...element.querySelectorAll('*'),
          ...ancestors.filter((item) => item !== null && item !== undefined),
        ].some((candidate) => {
          const look = getComputedStyle(candidate);
          return look.outlineStyle !== 'none' && Number.parseFloat(look.outlineWidth) >= 2;
        });
        return {
          end: element === document.body,
          what: `${element.tagName} ${element.textContent?.trim().slice(0, 30)}`,
          covered:
            !element.closest('header') &&
            header !== undefined &&
            style.position !== 'fixed' &&
            box.bottom <= header.bottom &&
            box.bottom > 0,
          ring,
        };
      });
      // Past the last control the browser's own interface has the focus.
      if (focus.end) break;
      expect(focus.covered, `${path}: ${focus.what} is under the header`).toBe(false);
      expect(focus.ring, `${path}: ${focus.what} has no visible focus`).toBe(true);
    }
  }
});
