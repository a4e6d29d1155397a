import type { Browser, Page, Request } from '@playwright/test';
import { islandSelector } from '@/lib/islands';
import { furtherViolations } from '@/tests/helpers/axe';
import { budgetOf } from '@/tests/helpers/budgets';
import { clippedTexts } from '@/tests/helpers/clipped';
import { expect, full, fullUnless, kinds, pages, test } from '@/tests/helpers/e2e';
import { measureResponses, phone, totalBytes, type Visit, visit } from '@/tests/helpers/first-visit';
import { headingsWithWidow } from '@/tests/helpers/headings-with-widow';
import { horizontalOverflow } from '@/tests/helpers/horizontal-overflow';
import { withIslands } from '@/tests/helpers/islands';
import { linkColouredTexts } from '@/tests/helpers/link-coloured-text';
import { lowContrastTexts } from '@/tests/helpers/low-contrast-texts';
import { outlineOf } from '@/tests/helpers/outline';
import { overlappingTexts } from '@/tests/helpers/overlapping-texts';
import { textsTooPaleForPrint } from '@/tests/helpers/print-contrast';
import { smallTargets } from '@/tests/helpers/small-targets';
import { addLongWords, expectNothingCut, setStyle, spacing, widest } from '@/tests/helpers/text-room';
import { breakpoint } from '@/tests/helpers/tokens';
import { crowdedViews } from '@/tests/helpers/type-sizes';
import { droppedRules } from '@/tests/helpers/whole-css';

/**
 * Checks that each page has to pass, made on one visit: the tests of a page run one after the other in the same window.
 * `pages.spec.ts` has the few checks of all pages that run with every change.
 * `accessibility-tree/` has an outline for each page. After a change of structure, update them and read the difference:
 * `npm test -- e2e every-page -g outline --update-snapshots`
 */

/** A plain Next build (`LEAN=0`) has no limits on the requests of a visit. */
const lean = process.env.LEAN !== '0';

/**
 * Largest share of style and layout in the work of the main thread. Half is usual, two thirds with rich drawings. A
 * grid of containers in a grid took 0.97, which is seconds on a slow phone.
 */
const mostLayout = 0.85;

/** Most type sizes in one view. With more, sizes no longer show what is important. */
const mostSizes = 5;

const isPicture = (request: Request) => request.resourceType() === 'image';
const addresses = (requests: readonly Request[]) => requests.map((request) => request.url()).sort();

/** Opens a page as it is delivered: React would add the buttons of moving parts, in a plain Next build at once. */
async function withoutReact(browser: Browser, path: string): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  await context.route(/\/_next\/static\/chunks\/.*\.js$/, (route) => route.abort());
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

for (const { path, meta, noindex } of pages) {
  const inFull = fullUnless(kinds.includes(path));
  // For tests that `npm test` leaves to the full run even on the pages in `kinds`.
  const onlyFull = kinds.includes(path) ? full : {};

  test.describe(path, inFull, () => {
    // In one worker, one after the other.
    test.describe.configure({ mode: 'default' });

    let opened: Visit;
    test.beforeAll(async ({ browser }) => {
      opened = await visit(browser, path);
    });
    test.afterAll(() => opened.end());

    test('has the description that was written, and a title that a search result shows whole', async () => {
      const { page, status } = opened;
      expect(status).toBe(200);
      await expect(page.getByRole('main')).toHaveCount(1);
      await expect(page.locator('head meta[name=description]')).toHaveAttribute('content', meta.description);
      if (noindex) await expect(page.locator('head meta[name=robots]')).toHaveAttribute('content', /noindex/);
      else expect((await page.title()).length).toBeLessThanOrEqual(60);
    });

    test('has every rule of its style sheets that matches one of its elements', async () => {
      expect(await droppedRules(opened.page, path)).toEqual([]);
    });

    test('spends at most 85 % of the main thread’s work on style and layout', async () => {
      expect(opened.layoutShare).toBeGreaterThan(0);
      expect(opened.layoutShare).toBeLessThan(mostLayout);
    });

    if (lean) {
      test('requests at once each file that its HTML names, only once, and no script except the loader of islands', async () => {
        const { atOnce, inView, shown: shownPictures } = opened.addresses;
        const urls = (...types: string[]) =>
          opened.firstRequests
            .filter((request) => types.includes(request.resourceType()))
            .map((request) => request.url());
        expect(urls('document')).toHaveLength(1);
        expect(urls('stylesheet', 'fetch', 'xhr')).toEqual([]);
        const loader = expect.stringMatching(/\/_next\/static\/wake\/loader-[0-9a-f]+\.js$/);
        expect(urls('script')).toEqual(withIslands.includes(path) ? [loader] : []);
        expect(addresses(opened.firstRequests.filter((request) => !isPicture(request)))).toEqual(atOnce);
        // The browser chooses which of the pictures in the HTML it loads before they are in view.
        await expect
          .poll(() => addresses(opened.allRequests.filter(isPicture)))
          .toEqual(expect.arrayContaining(inView));
        expect(shownPictures).toEqual(
          expect.arrayContaining(addresses(opened.firstRequests.filter(isPicture))),
        );
      });
    }

    test('has the accessibility outline of its snapshot', async ({ browser }) => {
      const page = withIslands.includes(path) ? await withoutReact(browser, path) : opened.page;
      await page.setViewportSize(phone);
      const text = `${await outlineOf(page, 'main')}\n`;
      expect(text).toMatchSnapshot(`${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.txt`);
      if (page !== opened.page) await page.context().close();
    });

    test('has no target too small for a finger', async () => {
      await opened.page.setViewportSize(phone);
      expect(await smallTargets(opened.page)).toEqual([]);
    });

    test('has no sideways scroll, no overlapping texts, and no heading that ends in a line of one word', async () => {
      const { page } = opened;
      for (const width of [320, 360, breakpoint('md'), breakpoint('lg'), 1440]) {
        await page.setViewportSize({ width, height: 800 });
        const { overflow, culprits } = await horizontalOverflow(page);
        expect.soft(overflow, `${width} px, sticks out: ${culprits}`).toBeLessThanOrEqual(0);
        expect.soft(await overlappingTexts(page), `${width} px`).toEqual([]);
        if (![360, 1440].includes(width)) continue;
        expect.soft(await headingsWithWidow(page), `${width} px, headings`).toEqual([]);
      }
    });

    test('has at most five type sizes in a view', onlyFull, async () => {
      for (const [width, height] of [
        [360, 800],
        [1440, 900],
      ] as const) {
        await opened.page.setViewportSize({ width, height });
        expect.soft(await crowdedViews(opened.page, mostSizes), `${width} px`).toEqual([]);
      }
    });

    test('uses the link colour for links only', async () => {
      expect(await linkColouredTexts(opened.page)).toEqual([]);
    });

    test('has no violation of WCAG 2.2 A and AA, enough contrast in the words of its drawings, and no animation with reduced motion', async () => {
      const { page } = opened;
      expect
        .soft(await furtherViolations(page, () => lowContrastTexts(page)), 'and words of drawings')
        .toEqual([]);
      // The visitor prefers reduced motion.
      expect.soft(await page.evaluate(() => document.getAnimations().length), 'animations').toBe(0);
    });

    test('sets no cookie, stores nothing, requests nothing from other origins and logs no error', async () => {
      const { page } = opened;
      await opened.readToTheEnd();
      const siteOrigin = new URL(page.url()).origin;
      const foreign = opened.allRequests
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
      expect(opened.errors).toEqual([]);
    });

    if (lean) {
      test('requests each file once, within its budget, when it is read to the end', async () => {
        await opened.readToTheEnd();
        const { atOnce, shown, whenAwake } = opened.addresses;
        // An island that moves by itself wakes when it is in view, every other one when it is touched.
        const moves = (await opened.page.locator(islandSelector('view')).count()) > 0;
        await expect
          .poll(() => addresses(opened.allRequests))
          .toEqual([...atOnce, ...shown, ...(moves ? whenAwake : [])].sort());
        const limits = budgetOf(path);
        const pictures = opened.allRequests.filter(isPicture);
        const fonts = opened.allRequests.filter((request) => request.resourceType() === 'font');
        expect(fonts.length, 'fonts').toBeLessThanOrEqual(3);
        expect(opened.allRequests.length, 'requests').toBeLessThanOrEqual(limits.requests);
        expect(totalBytes(await measureResponses(pictures)), 'bytes of pictures').toBeLessThanOrEqual(
          limits.pictures,
        );
      });
    }

    // Runs after the requests were counted: print shows pictures that are behind a button on the screen.
    test('has every text dark enough on paper, also with the dark scheme', onlyFull, async () => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await opened.page.emulateMedia({ media: 'print', colorScheme });
        expect.soft(await textsTooPaleForPrint(opened.page), colorScheme).toEqual([]);
      }
      await opened.page.emulateMedia({ media: 'screen', colorScheme: 'light' });
    });

    // Runs last, because it changes the words of the page.
    test(
      'has room for spaced lines, letters and words, the widest system font, and a long word in each heading and paragraph',
      onlyFull,
      async () => {
        const { page } = opened;
        await setStyle(page, spacing);
        await expectNothingCut(page, [360, 768, 1280]);
        await setStyle(page, widest);
        for (const width of [360, 320]) {
          await page.setViewportSize({ width, height: 800 });
          expect.soft(await overlappingTexts(page), `${width} px`).toEqual([]);
        }
        const { overflow, culprits } = await horizontalOverflow(page);
        expect.soft(overflow, `in the widest font, sticks out: ${culprits}`).toBeLessThanOrEqual(0);
        expect.soft(await clippedTexts(page), 'in the widest font').toEqual([]);
        await setStyle(page, '');
        expect(await addLongWords(page)).toBeGreaterThan(0);
        await expectNothingCut(page, [1280, 360]);
      },
    );
  });
}
