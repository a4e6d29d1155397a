import { mkdirSync } from 'node:fs';
import { type Browser, chromium, type Page } from '@playwright/test';
import { islandSelector } from '@/lib/islands';
import { chromiumFlags, ensureChromium } from '@/scripts/lib/chromium';
import type { Run } from '@/scripts/lib/command';
import { parseCommandLine } from '@/scripts/lib/command-line';
import { inRoot } from '@/scripts/lib/paths';
import { fail } from '@/scripts/lib/terminal';
import { toolShell } from '@/tests/helpers/page-tool';
import { typeSizes } from '@/tests/helpers/type-sizes';
import { journeys } from './states/journeys';
import { chosenFrom, type Journey } from './states/steps';

/**
 * `npm run lab -- states`: takes pictures of every tool in each of its states, from the empty page to the saved
 * file, into shots/states/. Needs a running site: http://localhost:3000, or the one in SHOTS_URL. Names of
 * journeys limit it; `--widths 360,1440` and `--schemes light,dark` set viewport and scheme; `--only
 * none,long` takes only those states, which must not depend on earlier ones.
 */

const folder = inRoot('shots/states');

/** Makes the media queries `hover` and `pointer` answer as on a phone: no hover, a coarse pointer. */
const touchFlags =
  '--blink-settings=primaryHoverType=1,availableHoverTypes=1,primaryPointerType=2,availablePointerTypes=2';

export const run: Run = async (argv, { commandText, env }) => {
  const { values, positionals } = parseCommandLine(
    {
      widths: { type: 'string', default: '360,1440' },
      schemes: { type: 'string', default: 'light' },
      only: { type: 'string', default: '' },
    },
    { argv, commandText, allowPositionals: true },
  );
  const base = env.SHOTS_URL ?? 'http://localhost:3000';
  const names = positionals.length > 0 ? positionals : Object.keys(journeys);
  const chosen = names.map((name) => ({
    name,
    journey: journeys[name] ?? fail(`lab/states/journeys.ts has no journey ${name}.`),
  }));
  const only = values.only ? values.only.split(',') : undefined;
  mkdirSync(folder, { recursive: true });

  for (const width of values.widths.split(',').map(Number)) {
    const args = width < 700 ? [...chromiumFlags, touchFlags] : chromiumFlags;
    const browser = await chromium.launch({ executablePath: await ensureChromium(), args });
    for (const scheme of values.schemes.split(','))
      for (const { name, journey } of chosen) {
        await takePictures(browser, journey, {
          name,
          width,
          colorScheme: scheme === 'dark' ? 'dark' : 'light',
          base,
          only,
        });
      }
    await browser.close();
  }
  return 0;
};

type PictureOptions = {
  name: string;
  width: number;
  colorScheme: 'light' | 'dark';
  /** Origin of the running site. */
  base: string;
  only: readonly string[] | undefined;
};

async function takePictures(
  browser: Browser,
  journey: Journey,
  { name, width, colorScheme, base, only }: PictureOptions,
) {
  const height = width < 700 ? 800 : 900;
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme,
    reducedMotion: 'reduce',
    hasTouch: width < 700,
    isMobile: width < 700,
    deviceScaleFactor: width < 700 ? 2 : 1,
    locale: 'en-IN',
  });
  // tsx wraps functions in this helper, which the page lacks.
  await context.addInitScript('globalThis.__name ??= (named) => named');
  const page = await context.newPage();
  page.setDefaultNavigationTimeout(120_000);
  const takeShot = async (state: string) => {
    await page.mouse.move(0, 0);
    await page.evaluate(() => document.fonts.ready);
    await waitUntilDrawn(page);
    const path = `${folder}/${name}-${state}-${width}${colorScheme === 'dark' ? '-dark' : ''}`;
    const sizes = await typeSizes(page.locator(islandSelector('file')));
    if (sizes.length > 5)
      console.log(`${name} ${state} ${width}: ${sizes.length} sizes of type: ${sizes.join('; ')}`);
    await page.screenshot({ path: `${path}-screen.png` });
    // The whole tool, in a window as high as the tool: sticky elements are then in their normal place.
    const bottom = await page
      .locator(islandSelector('file'))
      .evaluate((tool) => tool.getBoundingClientRect().bottom + scrollY);
    await page.setViewportSize({ width, height: Math.ceil(Math.min(bottom, 4000)) });
    await page.evaluate(() => scrollTo(0, 0));
    await waitUntilDrawn(page);
    await page.screenshot({ path: `${path}.png` });
    await page.setViewportSize({ width, height });
  };
  const openPage = async () => {
    await page.goto('about:blank');
    // In `name`, the tool's slug is followed by a dot and the variant of the journey.
    await page.goto(base + (journey.path ?? `/toolsdetails/${name.split('.')[0]}`));
  };
  await journey.beforeLoad?.(page);
  await openPage();
  if (journey.refusedFile && !only) {
    await takeShot('1-empty');
    await page.locator('#try').setInputFiles([journey.refusedFile]);
    await toolShell(page).waitFor({ timeout: 30_000 });
    await page.waitForTimeout(1200);
    await takeShot('2-refused');
    await openPage();
  }
  if (!only || only.includes('files')) {
    await page.locator('#try').setInputFiles(await chosenFrom(browser, journey.files));
    await toolShell(page).waitFor({ timeout: 30_000 });
  }
  let number = 2;
  for (const [state, act] of journey.steps) {
    number += 1;
    if (only && !only.includes(state)) continue;
    try {
      await act(page);
      await page.waitForTimeout(400);
      await takeShot(`${number}-${state}`);
    } catch (error) {
      await takeShot(`${number}-${state}-FAILED`);
      console.log(`${name} ${width}: ${state}: ${String(error).slice(0, 300)}`);
      break;
    }
  }
  await context.close();
}

/** Waits, at most ten seconds, until every canvas in view is drawn. */
async function waitUntilDrawn(page: Page): Promise<void> {
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
