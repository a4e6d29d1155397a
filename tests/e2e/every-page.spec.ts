import type { Browser, Page, Request } from '@playwright/test';
import { islandSelector } from '@/lib/islands';
import { furtherViolations } from '@/tests/helpers/axe';
import { mostOf } from '@/tests/helpers/budgets';
import { clippedTexts } from '@/tests/helpers/clipped';
import { collidingTexts } from '@/tests/helpers/colliding';
import { expect, full, fullUnless, kinds, pages, test } from '@/tests/helpers/e2e';
import { faintTexts } from '@/tests/helpers/faint';
import { withIslands } from '@/tests/helpers/islands';
import { linkColouredTexts } from '@/tests/helpers/link-coloured-text';
import { orphans } from '@/tests/helpers/orphans';
import { outlineOf } from '@/tests/helpers/outline';
import { paleTexts } from '@/tests/helpers/pale';
import { sideways } from '@/tests/helpers/sideways';
import { smallTargets } from '@/tests/helpers/targets';
import { addLongWords, expectNothingCut, setStyle, spacing, widest } from '@/tests/helpers/text-room';
import { breakpoint } from '@/tests/helpers/tokens';
import { crowdedViews } from '@/tests/helpers/type-sizes';
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

/**
 * Half is usual, two thirds in rich drawings. A grid of containers in a grid took 0.97, and seconds of a slow phone.
 */
const mostLayout = 0.85;

/** More sizes of type in one view read as none: a page is set in five. */
const mostSizes = 5;

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
  const inFull = fullUnless(kinds.includes(path));
  // What `npm test` leaves to the full run at pages of the core, too.
  const rest = kinds.includes(path) ? full : {};

  test.describe(path, inFull, () => {
    // In one worker, one after the other.
    test.describe.configure({ mode: 'default' });

    let open: Visit;
    test.beforeAll(async ({ browser }) => {
      open = await visit(browser, path);
    });
    test.afterAll(() => open.end());

    test('has the description that was written, and a title that a search result shows whole', async () => {
      const { page, status } = open;
      expect(status).toBe(200);
      await expect(page.getByRole('main')).toHaveCount(1);
      await expect(page.locator('head meta[name=description]')).toHaveAttribute('content', meta.description);
      if (noindex) await expect(page.locator('head meta[name=robots]')).toHaveAttribute('content', /noindex/);
      else expect((await page.title()).length).toBeLessThanOrEqual(60);
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
        const { atOnce, inView, shown: shownPictures } = open.named;
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
        expect(shownPictures).toEqual(expect.arrayContaining(addresses(open.first.filter(isPicture))));
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

    test('never scrolls sideways, no text prints over the next, and no heading ends in a line of one word', async () => {
      const { page } = open;
      for (const width of [320, 360, breakpoint('md'), breakpoint('lg'), 1440]) {
        await page.setViewportSize({ width, height: 800 });
        const { overflow, culprits } = await sideways(page);
        expect.soft(overflow, `${width} px, sticks out: ${culprits}`).toBeLessThanOrEqual(0);
        expect.soft(await collidingTexts(page), `${width} px`).toEqual([]);
        if (![360, 1440].includes(width)) continue;
        expect.soft(await orphans(page), `${width} px, headings`).toEqual([]);
      }
    });

    test('has at most five sizes of type in a view', rest, async () => {
      for (const [width, height] of [
        [360, 800],
        [1440, 900],
      ] as const) {
        await open.page.setViewportSize({ width, height });
        expect.soft(await crowdedViews(open.page, mostSizes), `${width} px`).toEqual([]);
      }
    });

    test('uses the link colour for links only', async () => {
      expect(await linkColouredTexts(open.page)).toEqual([]);
    });

    test('has no violation of WCAG 2.2 A and AA, prints the words of its drawings dark or light enough, and nothing moves', async () => {
      const { page } = open;
      expect.soft(await furtherViolations(page, () => faintTexts(page)), 'and words of drawings').toEqual([]);
      // The visitor prefers reduced motion.
      expect.soft(await page.evaluate(() => document.getAnimations().length), 'animations').toBe(0);
    });

    test('sets no cookie, stores nothing, asks no other origin and logs no error', async () => {
      const { page } = open;
      await open.readToTheEnd();
      const siteOrigin = new URL(page.url()).origin;
      const foreign = open.all
        .map((request) => new URL(request.url()))
        .filter(({ protocol, origin }) => protocol.startsWith('http') && origin !== siteOrigin);
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
      test('requests each picture once and little data before it is read to the end', async () => {
        await open.readToTheEnd();
        const { atOnce, shown, whenAwake } = open.named;
        // What moves by itself wakes when it is seen; every other island sleeps until it is touched.
        const moves = (await open.page.locator(islandSelector('view')).count()) > 0;
        await expect
          .poll(() => addresses(open.all))
          .toEqual([...atOnce, ...shown, ...(moves ? whenAwake : [])].sort());
        const limits = mostOf(path);
        const pictures = open.all.filter(isPicture);
        const fonts = open.all.filter((request) => request.resourceType() === 'font');
        expect(fonts.length, 'fonts').toBeLessThanOrEqual(3);
        expect(open.all.length, 'requests').toBeLessThanOrEqual(limits.requests);
        expect(total(await weigh(pictures)), 'bytes of pictures').toBeLessThanOrEqual(limits.pictures);
      });
    }

    // After what was asked for is counted: on paper pictures show that a screen has behind a button.
    test('has every text dark enough on paper, also of a visitor whose screen is dark', rest, async () => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await open.page.emulateMedia({ media: 'print', colorScheme });
        expect.soft(await paleTexts(open.page), colorScheme).toEqual([]);
      }
      await open.page.emulateMedia({ media: 'screen', colorScheme: 'light' });
    });

    // The last: it changes the page's words.
    test(
      'has room for spaced lines, letters and words, the widest face of a system, and a long word in each heading and paragraph',
      rest,
      async () => {
        const { page } = open;
        await setStyle(page, spacing);
        await expectNothingCut(page, [360, 768, 1280]);
        await setStyle(page, widest);
        for (const width of [360, 320]) {
          await page.setViewportSize({ width, height: 800 });
          expect.soft(await collidingTexts(page), `${width} px`).toEqual([]);
        }
        const { overflow, culprits } = await sideways(page);
        expect.soft(overflow, `in the widest face, sticks out: ${culprits}`).toBeLessThanOrEqual(0);
        expect.soft(await clippedTexts(page), 'in the widest face').toEqual([]);
        await setStyle(page, '');
        expect(await addLongWords(page)).toBeGreaterThan(0);
        await expectNothingCut(page, [1280, 360]);
      },
    );
  });
}
