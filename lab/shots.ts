import { mkdirSync } from 'node:fs';
import { type Browser, chromium, type Page } from '@playwright/test';
import { registry } from '@/content';
import { site } from '@/content/site';
import { wide } from '@/lib/breakpoints';
import { islandSelector } from '@/lib/islands';
import { chromiumFlags, ensureChromium, loadPictures } from '@/scripts/lib/chromium';
import type { Run } from '@/scripts/lib/command';
import { parseCommandLine } from '@/scripts/lib/command-line';
import { inRoot } from '@/scripts/lib/paths';
import { fail } from '@/scripts/lib/terminal';

/**
 * `npm run lab -- shots`: takes whole-page pictures of every page, light and dark, at three widths, into shots/. Needs a running
 * site: http://localhost:3000, or the one in SHOTS_URL. Addresses after `--` limit it: `npm run lab -- shots /pricing`.
 */

const widths = [360, 768, 1440];
const schemes = ['light', 'dark'] as const;

export const run: Run = async (argv, { commandText, env }) => {
  const base = env.SHOTS_URL ?? 'http://localhost:3000';
  const pages = parseCommandLine({}, { argv, commandText, allowPositionals: true }).positionals;
  const paths = [...registry.pages.map(({ path }) => path), '/nothing-here'].filter(
    (path) => pages.length === 0 || pages.includes(path),
  );
  if (paths.length === 0) fail(`No page has the address ${pages.join(', ')}.`);
  await requireOwnSite(base);

  mkdirSync(inRoot('shots'), { recursive: true });
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumFlags });
  for (const scheme of schemes)
    for (const width of widths) await takeAll(browser, { width, scheme, base, paths });
  await browser.close();
  console.log(`${paths.length * widths.length * schemes.length} pictures in shots/.`);
  return 0;
};

type Round = { width: number; scheme: 'light' | 'dark'; base: string; paths: readonly string[] };

async function takeAll(browser: Browser, { width, scheme: colorScheme, base, paths }: Round): Promise<void> {
  // With reduced motion, carousels do not move and nothing fades in, so two runs give the same pictures.
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  for (const path of paths) {
    await page.goto(base + path);
    await loadPictures(page);
    await hydrateCarousels(page);
    const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
    await page.screenshot({ path: inRoot('shots', `${name}-${width}-${colorScheme}.png`), fullPage: true });
  }
  await context.close();
}

/** Scrolls to each carousel, because its controls appear only after hydration, which starts when it comes into view. Wide windows have no carousels. */
async function hydrateCarousels(page: Page): Promise<void> {
  if (await page.evaluate((query) => matchMedia(query).matches, wide)) return;
  await page.evaluate(() => scrollTo(0, 1));
  for (const carousel of await page.locator(islandSelector('view')).all()) {
    await carousel.scrollIntoViewIfNeeded();
    await carousel.and(page.locator('[data-awake]')).waitFor();
  }
  await page.evaluate(() => scrollTo(0, 0));
}

/** Ends the command if another site answers at the address: port 3000 is a common default. */
async function requireOwnSite(base: string): Promise<void> {
  const answer = await fetch(new URL('/manifest.webmanifest', base)).catch(() =>
    fail(`No site answers at ${base}. Start one with npm run preview, or set its address: SHOTS_URL`),
  );
  const manifest: unknown = await answer.json().catch(() => undefined);
  const name = manifest && typeof manifest === 'object' && 'name' in manifest ? manifest.name : undefined;
  if (name === site.name) return;
  fail(
    `What answers at ${base} is not this site. Start it with npm run preview, or say where it is: SHOTS_URL=http://localhost:4000 npm run lab -- shots`,
  );
}
