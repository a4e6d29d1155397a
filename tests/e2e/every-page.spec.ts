import type { Browser, Page, Request } from '@playwright/test';
import { islandSelector } from '@/lib/islands';
import { furtherViolations, inEveryLook } from '@/tests/helpers/axe';
import { blueTexts } from '@/tests/helpers/blue';
import { mostOf } from '@/tests/helpers/budgets';
import { collidingTexts } from '@/tests/helpers/colliding';
import { expect, fullUnless, kinds, pages, siteOrigin, test } from '@/tests/helpers/e2e';
import { faintTexts } from '@/tests/helpers/faint';
import { withIslands } from '@/tests/helpers/islands';
import { orphans } from '@/tests/helpers/orphans';
import { outlineOf } from '@/tests/helpers/outline';
import { sideways } from '@/tests/helpers/sideways';
import { smallTargets } from '@/tests/helpers/targets';
import { breakpoint } from '@/tests/helpers/tokens';
import { phone, total, type Visit, visit, weigh } from '@/tests/helpers/visit';
import { droppedRules } from '@/tests/helpers/whole-css';

/**
 * What holds for each page, found out on one visit to it: the tests of a page follow each other in the same window.
 * `pages.spec.ts` has the little that every change needs to know of all pages.
 * `accessibility-tree/` has a file per page. After a change of structure write them anew, and read the difference:
 * `npm test -- e2e every-page -g outline --update-snapshots`
 */

/** A plain Next build (`LEAN=0`) promises nothing of what a visit costs. */
const lean = process.env.LEAN !== '0';

/** Half is usual, two thirds in rich drawings. A grid of containers in a grid took 0.97, and seconds of a slow phone. */
const mostLayout = 0.85;

const isPicture = (request: Request) => request.resourceType() === 'image';
const addresses = (requests: readonly Request[]) => requests.map((request) => request.url()).sort();

/** A page as it is delivered: React adds the keys of what moves, when it wakes, and in a plain Next build at once. */
async function withoutReact(browser: Browser, path: string): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  await context.route(/\/_next\/static\/chunks\/.*\.js$/, (route) => route.abort());
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

for (const { path, meta, noindex } of pages) {
  test.describe(path, fullUnless(kinds.includes(path)), () => {
    // In one worker, one after the other.
    test.describe.configure({ mode: 'default' });

    let open: Visit;
    test.beforeAll(async ({ browser }) => {
      open = await visit(browser, path);
    });
    test.afterAll(() => open.end());

    test('is a complete page', async () => {
      const { page, status } = open;
      expect(status).toBe(200);
      expect(new URL(page.url()).pathname).toBe(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(page.getByRole('main')).toHaveCount(1);
      expect(await page.title()).toContain(meta.title);
      await expect(page.locator('head meta[name=description]')).toHaveAttribute('content', meta.description);
      await expect(page.locator('head link[rel=canonical]')).toHaveAttribute(
        'href',
        path === '/' ? new RegExp(`^${siteOrigin}/?$`) : `${siteOrigin}${path}`,
      );
      if (noindex) await expect(page.locator('head meta[name=robots]')).toHaveAttribute('content', /noindex/);
      else expect((await page.title()).length, 'what a search result shows whole').toBeLessThanOrEqual(60);
    });

    test('has every rule of its style sheets that one of its elements meets', async () => {
      expect(await droppedRules(open.page, path)).toEqual([]);
    });

    test('takes a browser more than style and layout', async () => {
      expect(open.layoutShare).toBeGreaterThan(0);
      expect(open.layoutShare).toBeLessThan(mostLayout);
    });

    if (lean) {
      test('asks at once for what its HTML names, once, and for no script but the loader of an island', async () => {
        const { atOnce, inView, shown } = open.named;
        const urls = (...types: string[]) =>
          open.first
            .filter((request) => types.includes(request.resourceType()))
            .map((request) => request.url());
        expect(urls('document')).toHaveLength(1);
        expect(urls('stylesheet', 'fetch', 'xhr')).toEqual([]);
        const loader = expect.stringMatching(/\/_next\/static\/wake\/loader-[0-9a-f]+\.js$/);
        expect(urls('script')).toEqual(withIslands.includes(path) ? [loader] : []);
        expect(addresses(open.first.filter((request) => !isPicture(request)))).toEqual(atOnce);
        // Which pictures below the screen come early is the browser's choice, and no other picture does.
        await expect
          .poll(() => addresses(open.all.filter(isPicture)))
          .toEqual(expect.arrayContaining(inView));
        expect(shown).toEqual(expect.arrayContaining(addresses(open.first.filter(isPicture))));
      });
    }

    test('has the outline that was written down', async ({ browser }) => {
      const page = withIslands.includes(path) ? await withoutReact(browser, path) : open.page;
      await page.setViewportSize(phone);
      const text = `${await outlineOf(page, 'main')}\n`;
      expect(text).toMatchSnapshot(`${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.txt`);
      if (page !== open.page) await page.context().close();
    });

    test('has no target that a finger misses', async () => {
      await open.page.setViewportSize(phone);
      expect(await smallTargets(open.page)).toEqual([]);
    });

    test('never scrolls sideways, and no text prints over the next', async () => {
      const { page } = open;
      for (const width of [320, 360, breakpoint('md'), breakpoint('lg'), 1440]) {
        await page.setViewportSize({ width, height: 800 });
        const { by, because } = await sideways(page);
        expect(by, `${width} px, sticks out: ${because}`).toBeLessThanOrEqual(0);
        expect(await collidingTexts(page), `${width} px`).toEqual([]);
      }
    });

    test('ends no heading in a line of one word', async () => {
      for (const width of [360, 1440]) {
        await open.page.setViewportSize({ width, height: 800 });
        expect(await orphans(open.page), `${width} px`).toEqual([]);
      }
    });

    test('has no words in the colour of links that lead nowhere', async () => {
      expect(await blueTexts(open.page)).toEqual([]);
    });

    test('has no violation of WCAG 2.2 A and AA, and nothing moves', async () => {
      expect(await furtherViolations(open.page)).toEqual([]);
      // The visitor prefers reduced motion.
      expect(await open.page.evaluate(() => document.getAnimations().length), 'animations').toBe(0);
    });

    test('prints the words of its drawings dark or light enough, on paper and on carbon', async () => {
      expect(await inEveryLook(open.page, () => faintTexts(open.page))).toEqual([]);
    });

    test('sets no cookie, stores nothing, asks no other origin and logs no error', async () => {
      const { page } = open;
      await open.readToTheEnd();
      const own = new URL(page.url()).origin;
      const foreign = open.all
        .map((request) => new URL(request.url()))
        .filter(({ protocol, origin }) => protocol.startsWith('http') && origin !== own);
      expect(foreign).toEqual([]);
      expect(await page.context().cookies()).toEqual([]);
      const stored = await page.evaluate(async () => ({
        local: Object.keys(localStorage),
        session: Object.keys(sessionStorage),
        databases: (await indexedDB.databases()).map(({ name }) => name),
        caches: await caches.keys(),
        workers: (await navigator.serviceWorker.getRegistrations()).length,
      }));
      expect(stored).toEqual({ local: [], session: [], databases: [], caches: [], workers: 0 });
      expect(open.errors).toEqual([]);
    });

    if (lean) {
      test('asks for each picture once until its end is read, and for little', async () => {
        await open.readToTheEnd();
        const { atOnce, shown, whenAwake } = open.named;
        // What moves by itself wakes when it is seen; every other island sleeps until it is touched.
        const moves = (await open.page.locator(islandSelector('view')).count()) > 0;
        await expect
          .poll(() => addresses(open.all))
          .toEqual([...atOnce, ...shown, ...(moves ? whenAwake : [])].sort());
        const most = mostOf(path);
        const pictures = open.all.filter(isPicture);
        const fonts = open.all.filter((request) => request.resourceType() === 'font');
        expect(fonts.length, 'fonts').toBeLessThanOrEqual(3);
        expect(open.all.length, 'requests').toBeLessThanOrEqual(most.requests);
        expect(total(await weigh(pictures)), 'bytes of pictures').toBeLessThanOrEqual(most.pictures);
      });
    }
  });
}
