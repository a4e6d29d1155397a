import { site } from '@/content/site';
import { violations } from '@/tests/helpers/axe';
import { expect, fullUnless, test } from '@/tests/helpers/e2e';
import { focusNow } from '@/tests/helpers/focus';
import { smallTargets } from '@/tests/helpers/small-targets';
import { contrast } from '@/tests/helpers/tokens';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('an unknown address', () => {
  test.use({ allowedErrors: [/status of 404/] });

  test('has no violation of WCAG 2.2 A and AA, nothing moves, and no target is too small', async ({
    page,
  }) => {
    await page.goto('/nothing-here');
    expect(await violations(page)).toEqual([]);
    // The context prefers reduced motion.
    expect(await page.evaluate(() => document.getAnimations().length), 'animations').toBe(0);
    await page.setViewportSize({ width: 360, height: 800 });
    expect(await smallTargets(page)).toEqual([]);
  });
});

const pathsToTabThrough = [
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

for (const path of pathsToTabThrough) {
  test(
    `${path}: Tab reaches every control, as does Shift+Tab in the dark scheme; the focus is visible and never under the header`,
    fullUnless(['/', '/contact'].includes(path)),
    async ({ page }) => {
      await page.goto(path);
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: site.controls.skip })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      for (const [key, colorScheme] of [
        ['Tab', 'light'],
        ['Shift+Tab', 'dark'],
      ] as const) {
        await page.emulateMedia({ colorScheme });
        const stops: string[] = [];
        let measured = 0;
        for (let step = 0; step < 400; step += 1) {
          await page.keyboard.press(key);
          const focus = await focusNow(page);
          if (focus.end) break;
          expect(focus.covered, `${key}: ${focus.what} is under the header`).toBe(false);
          expect(focus.ring, `${key}: ${focus.what} has no visible focus`).toBeDefined();
          const { colour = '', ground } = focus.ring ?? {};
          if (ground) {
            measured += 1;
            const message = `${colorScheme}: the ring ${colour} of ${focus.what} on ${ground}`;
            expect.soft(contrast(colour, ground), message).toBeGreaterThanOrEqual(3);
          }
          stops.push(focus.what);
        }
        expect(stops.length, 'stops until the end').toBeGreaterThan(10);
        expect(measured, 'rings on a plain ground').toBeGreaterThan(stops.length / 2);
        expect(stops.length, 'no trap').toBeLessThan(400);
      }
    },
  );
}
