import { mkdirSync } from 'node:fs';
import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumFlags, ensureChromium } from '@/scripts/lib/chromium';
import { commandLine } from '@/scripts/lib/command-line';
import { inRoot } from '@/scripts/lib/paths';
import { fail } from '@/scripts/lib/terminal';
import { bench } from '@/tests/helpers/page-tool';
import type { Journey } from './states/acts';
import { journeys } from './states/journeys';

/**
 * `npm run lab -- states`: pictures of every tool in each of its states, from the empty page to the saved file, into
 * shots/states/. Needs a running site: http://localhost:3000, or the one in SHOTS_URL. Slugs limit it;
 * `--widths 360,1440` and `--schemes light,dark` say how it is looked at; `--only none,long` takes those states alone,
 * which have to stand without the others.
 */

const base = process.env.SHOTS_URL ?? 'http://localhost:3000';
const { values, positionals } = commandLine(
  {
    widths: { type: 'string', default: '360,1440' },
    schemes: { type: 'string', default: 'light' },
    only: { type: 'string', default: '' },
  },
  { words: true },
);
const slugs = positionals.length > 0 ? positionals : Object.keys(journeys);
const only = values.only ? values.only.split(',') : undefined;
const folder = inRoot('shots/states');
mkdirSync(folder, { recursive: true });

/** A phone: fingers, which neither hover nor drop files. */
const fingers =
  '--blink-settings=primaryHoverType=1,availableHoverTypes=1,primaryPointerType=2,availablePointerTypes=2';

for (const width of values.widths.split(',').map(Number)) {
  const args = width < 700 ? [...chromiumFlags, fingers] : chromiumFlags;
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args });
  for (const scheme of values.schemes.split(','))
    for (const slug of slugs) {
      const journey = journeys[slug] ?? fail(`lab/states/journeys.ts has no journey for ${slug}.`);
      await take(browser, slug, journey, width, scheme === 'dark' ? 'dark' : 'light');
    }
  await browser.close();
}

async function take(
  browser: Browser,
  slug: string,
  journey: Journey,
  width: number,
  colorScheme: 'light' | 'dark',
) {
  const height = width < 700 ? 800 : 900;
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme,
    reducedMotion: 'reduce',
    hasTouch: width < 700,
    isMobile: width < 700,
    locale: 'en-IN',
  });
  const page = await context.newPage();
  const shot = async (state: string) => {
    await page.evaluate(() => document.fonts.ready);
    await drawn(page);
    const path = `${folder}/${slug}-${state}-${width}${colorScheme === 'dark' ? '-dark' : ''}`;
    await page.screenshot({ path: `${path}-screen.png` });
    // The whole tool in a window that is as high: what sticks to its foot is where it belongs.
    const bottom = await page.evaluate(
      () => (document.querySelector('[data-island=file]')?.getBoundingClientRect().bottom ?? 0) + scrollY,
    );
    await page.setViewportSize({ width, height: Math.ceil(Math.min(bottom, 4000)) });
    await page.evaluate(() => scrollTo(0, 0));
    await drawn(page);
    await page.screenshot({ path: `${path}.png` });
    await page.setViewportSize({ width, height });
  };
  const go = async () => {
    await page.goto('about:blank');
    await page.goto(`${base}/toolsdetails/${slug}`);
  };
  await journey.before?.(page);
  await go();
  if (!only) {
    await shot('1-empty');
    await page.locator('#try').setInputFiles([journey.wrong]);
    await bench(page).waitFor({ timeout: 30_000 });
    await page.waitForTimeout(1200);
    await shot('2-refused');
    await go();
  }
  if (!only || only.includes('files')) {
    await page.locator('#try').setInputFiles(await journey.files(browser));
    await bench(page).waitFor({ timeout: 30_000 });
  }
  let number = 2;
  for (const [state, act] of journey.steps) {
    number += 1;
    if (only && !only.includes(state)) continue;
    try {
      await act(page);
      await page.waitForTimeout(400);
      await shot(`${number}-${state}`);
    } catch (error) {
      await shot(`${number}-${state}-FAILED`);
      console.log(`${slug} ${width}: ${state}: ${String(error).slice(0, 300)}`);
      break;
    }
  }
  await context.close();
}

/** Waits, for ten seconds at most, until every page in view is drawn. */
async function drawn(page: Page): Promise<void> {
  await page.waitForTimeout(300);
  await page
    .waitForFunction(
      () =>
        [...document.querySelectorAll('canvas')].every((canvas) => {
          const { top, bottom } = canvas.parentElement?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
          return bottom < 0 || top > innerHeight || canvas.width > 0;
        }),
      undefined,
      { timeout: 10_000 },
    )
    .catch(() => undefined);
}
