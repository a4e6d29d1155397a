import type { Locator, Page } from '@playwright/test';
import { featuresHub } from '@/content/features-hub';
import { home } from '@/content/home';
import { site } from '@/content/site';
import { islandSelector } from '@/lib/islands';
import { expect, full, test } from '@/tests/helpers/e2e';

/** Tests the three carousels with the page's clock controlled by the test. `carousel.test.tsx` tests the details. */

const testimonials = home.testimonials.carousel;
const messages = site.controls.carousel;
const carousels = [
  { path: '/', label: testimonials, interval: 3000 },
  { path: '/features', label: featuresHub.hero.carousel, interval: 3500 },
  { path: '/features', label: featuresHub.storage.carousel, interval: 3000 },
];

test.use({ viewport: { width: 360, height: 800 } });

/** Opens the page with its clock stopped and brings the carousel into view, awake. */
async function openStill(page: Page, path: string, label: string): Promise<Locator> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  // Scripts wait until the carousel is in view, because in a plain build React wakes while the page loads.
  let letScriptsLoad = () => {};
  const inView = new Promise<void>((resolve) => {
    letScriptsLoad = resolve;
  });
  await page.route(/\/_next\/static\/chunks\/.*\.js$/, async (route) => {
    await inView;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  const carousel = page.getByRole('region', { name: label });
  await carousel.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  letScriptsLoad();
  // The loader may arrive after this scroll, and its timer of three seconds never ends while the clock is stopped.
  await page.waitForLoadState('load');
  await page.evaluate(() => dispatchEvent(new Event('scroll')));
  await expect(carousel).toHaveAttribute('data-awake', 'true');
  return carousel;
}

/** Waits until a slide is shown and has come to rest: the browser scrolls in real time. */
async function expectSlide(carousel: Locator, index: number) {
  await expect(carousel).toHaveAttribute('data-index', String(index));
  const slide = carousel.getByRole('group').nth(index);
  await expect(slide).toBeInViewport({ ratio: 0.6 });
}

for (const { path, label, interval } of carousels) {
  test(
    `“${label}” moves after ${interval} ms, not before, and begins again after the last`,
    full,
    async ({ page }) => {
      const carousel = await openStill(page, path, label);
      await expect(carousel).toHaveAttribute('data-motion', 'playing');
      const count = await carousel.getByRole('group').count();
      expect(count).toBeGreaterThan(1);
      for (let index = 0; index < count; index += 1) {
        await expectSlide(carousel, index);
        await page.clock.runFor(interval - 1);
        await expect(carousel).toHaveAttribute('data-index', String(index));
        await page.clock.runFor(1);
        await expectSlide(carousel, (index + 1) % count);
      }
    },
  );

  test(`“${label}” stands still when the system asks for less motion`, full, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const carousel = await openStill(page, path, label);
    await page.clock.runFor(interval * 3);
    await expect(carousel).toHaveAttribute('data-motion', 'paused');
    await expectSlide(carousel, 0);
    await expect(carousel.getByRole('button', { name: messages.pause })).toBeHidden();
    await carousel.getByRole('button', { name: messages.next }).click();
    await expectSlide(carousel, 1);
  });
}

test(
  'the first slide of a carousel that is in view at once is shown no longer than the others',
  full,
  async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.goto('/features');
    const shownFor = await page.evaluate(async () => {
      const carousel = document.querySelector('[aria-roledescription=carousel]');
      while (carousel?.getAttribute('data-index') !== '1') await new Promise(requestAnimationFrame);
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      return performance.now() - (paint?.startTime ?? 0);
    });
    expect(shownFor).toBeGreaterThan(3400);
    // React is fetched after three seconds, which must not add to the time.
    expect(shownFor).toBeLessThan(5500);
  },
);

test('a carousel waits out of view, stops for a reader who takes over, and goes on with Play', async ({
  page,
}) => {
  const carousel = await openStill(page, '/', testimonials);
  await expect(carousel).toHaveAttribute('data-motion', 'playing');
  await page.clock.runFor(3000);
  await expectSlide(carousel, 1);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(carousel).toHaveAttribute('data-motion', 'paused');
  await carousel.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect(carousel).toHaveAttribute('data-motion', 'playing');

  // By keyboard, Pause is the first stop, and going on from there stops the carousel.
  const pause = carousel.getByRole('button', { name: messages.pause });
  await pause.focus();
  await page.keyboard.press('Tab');
  await expect(carousel.getByRole('button', { name: messages.previous })).toBeFocused();
  await expect(carousel).not.toHaveAttribute('data-motion', 'playing');
  await page.clock.runFor(10_000);
  await expectSlide(carousel, 1);
  await page.keyboard.press('Enter');
  await expectSlide(carousel, 0);
  await page.keyboard.press('Shift+Tab');
  await expect(carousel.getByRole('button', { name: messages.play })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(carousel).toHaveAttribute('data-motion', 'playing');
  await page.clock.runFor(3000);
  await expectSlide(carousel, 1);
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });
  for (const path of ['/', '/features']) {
    test(`no list on ${path} that cannot be scrolled takes the focus`, full, async ({ page }) => {
      await page.goto(path);
      const unscrollable = page.locator('main ul[tabindex="0"]').filter({ visible: true });
      const countUnscrollable = () =>
        unscrollable.evaluateAll(
          (lists) => lists.filter((list) => list.scrollWidth <= list.clientWidth).length,
        );
      await expect.poll(countUnscrollable).toBe(0);
    });
  }

  test('a list that scrolls again in a narrower window takes the focus again', full, async ({ page }) => {
    await page.goto('/');
    const list = page.locator(`${islandSelector('view')} ul`).last();
    await page.mouse.wheel(0, 200);
    await expect.poll(() => list.evaluate((element) => element.tabIndex)).toBe(-1);
    await page.setViewportSize({ width: 360, height: 740 });
    await expect.poll(() => list.evaluate((element) => element.tabIndex)).toBe(0);
  });
});
