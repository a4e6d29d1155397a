import type { Page } from '@playwright/test';
import { expect, full, test } from '@/tests/helpers/e2e';

/** Navigation loads new documents, with a cross-fade where the browser has view transitions. */

type Observed = { faded?: boolean; shift: number };

/** Records on every page whether it was faded in, and how far its content moved. */
async function watch(page: Page) {
  await page.addInitScript(() => {
    const observed: Observed = { shift: 0 };
    Object.assign(window, { observed });
    addEventListener('pagereveal', (event) => {
      observed.faded = Boolean((event as Event & { viewTransition: unknown }).viewTransition);
    });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        observed.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

const observedIn = (page: Page) =>
  page.evaluate(() => (window as unknown as { observed: Observed }).observed);
/** The first link to the page in the header, which may have two: prices have a menu entry and a button. */
const link = (page: Page, href: string) => page.getByRole('banner').locator(`a[href="${href}"]`).first();

test('a page fades in, and its content stays where it is', async ({ page }) => {
  await watch(page);
  await page.goto('/features');
  await link(page, '/pricing').click();
  await expect(page).toHaveURL('/pricing');
  await expect.poll(async () => (await observedIn(page)).faded).toBe(true);
  expect((await observedIn(page)).shift).toBeLessThanOrEqual(0.01);
});

test(
  'the fade is short, and the header, which has its own part in it, does not move',
  full,
  async ({ page }) => {
    await page.goto('/features');
    const parts = await page.evaluate(async () => {
      const { ready, finished } = document.startViewTransition();
      await ready;
      const effects = document.getAnimations().map(({ effect }) => effect as KeyframeEffect);
      const values = effects.map((effect) => ({
        part: effect.pseudoElement ?? '',
        ms: Number(effect.getComputedTiming().endTime),
      }));
      await finished;
      return values.filter(({ part }) => part.startsWith('::view-transition'));
    });
    expect(parts.some(({ part }) => /^::view-transition-\w+\(.*header\)$/.test(part))).toBe(true);
    expect(Math.max(...parts.map(({ ms }) => ms))).toBeLessThanOrEqual(200);
  },
);

test('a tap during the fade reaches what is under it', full, async ({ page }) => {
  // Pauses every part of the fade at its start, so that the fade lasts until the tap.
  await page.addInitScript(() => {
    addEventListener('pagereveal', async (event) => {
      const fade = (event as Event & { viewTransition: ViewTransition | null }).viewTransition;
      await fade?.ready;
      for (const animation of document.getAnimations()) animation.pause();
      document.documentElement.dataset.fade = fade ? 'held' : 'none';
      await fade?.finished;
      document.documentElement.dataset.fade = 'over';
    });
  });
  await page.goto('/features');
  await page.locator('footer a[href="/faqs"]').click();
  await expect(page).toHaveURL('/faqs');
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-fade', 'held');

  // The first question is open when the page opens, so the tap closes it.
  const question = page.locator('details').first();
  await expect(question).toHaveAttribute('open');
  const box = await question.locator('summary').boundingBox();
  if (!box) throw new Error('The first question is not on the page.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(question).not.toHaveAttribute('open');
  await expect(root).toHaveAttribute('data-fade', 'held');
});

test('nothing fades when the system asks for less motion', full, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await watch(page);
  await page.goto('/features');
  await link(page, '/pricing').click();
  await expect(page).toHaveURL('/pricing');
  await expect.poll(async () => (await observedIn(page)).faded).toBe(false);
});

test('Chromium accepts the speculation rules, which allow every page but no endpoint and no address with a query', async ({
  page,
}) => {
  const devtools = await page.context().newCDPSession(page);
  const accepted: { source: string; fault?: string }[] = [];
  devtools.on('Preload.ruleSetUpdated', ({ ruleSet }) =>
    accepted.push({ source: ruleSet.sourceText, fault: ruleSet.errorMessage }),
  );
  await devtools.send('Preload.enable');
  await page.goto('/support');
  await expect.poll(() => accepted.length).toBe(1);
  expect(accepted[0]?.fault).toBeUndefined();
  const [rule] = JSON.parse(accepted[0]?.source ?? '').prerender;
  expect(rule.eagerness).toBe('moderate');
  expect(rule.where.and).toEqual([
    { href_matches: '/*' },
    { not: { href_matches: '/api/*' } },
    { not: { href_matches: '/*\\?*' } },
  ]);
});
