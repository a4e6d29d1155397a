import { chromium } from '@playwright/test';
import { home } from '@/content/home';
import { median } from '@/lab/measure';
import { chromiumFlags, ensureChromium } from '@/scripts/lib/chromium';
import type { Run } from '@/scripts/lib/command';
import { parseCommandLine } from '@/scripts/lib/command-line';
import { startDev } from '@/tests/helpers/dev-site';

/**
 * `npm run lab -- editing`: measures how soon an editor sees a change, in a copy of the site. Under `npm run dev`, with the
 * home page open in a browser: time until a changed sentence is on the page, until the terminal and the browser report a
 * mistake, and until the page is back after its correction; and how often the terminal reports each mistake.
 */

const rounds = 5;
const field = /kind: '[^']*'/;
export const run: Run = async (argv, { commandText }) => {
  parseCommandLine({}, { argv, commandText });
  const started = performance.now();
  const dev = await startDev(4870);
  const ready = performance.now() - started;
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumFlags });
  const page = await browser.newPage();
  const openedAt = performance.now();
  await page.goto(dev.url);
  await page.getByText(home.hero.kind).waitFor();
  const firstPageTime = performance.now() - openedAt;

  const durations = {
    afterSave: [] as number[],
    reported: [] as number[],
    shown: [] as number[],
    back: [] as number[],
  };
  let printed = dev.printed().length;
  let repeated = 0;
  for (let round = 1; round <= rounds; round++) {
    const sentence = `Offices that try this ${round} times`;
    durations.afterSave.push(await timeUntil(() => edit(sentence), page.getByText(sentence).waitFor()));
    const lines = printedSince();
    if (lines.length > 0) console.log(`Printed after a changed sentence:\n${lines.join('\n')}`);

    const mistake = 'x'.repeat(70 + round);
    const reported = dev.until(() => dev.printed().slice(printed).includes('Content error'));
    const textShown = page.getByText('content/home.ts').first().waitFor();
    const start = performance.now();
    edit(mistake);
    durations.reported.push(await reported.then(() => since(start)));
    durations.shown.push(await textShown.then(() => since(start)));
    await page.waitForTimeout(1500);
    repeated += printedSince().filter((line) => line.includes('Content error')).length - 1;

    const corrected = `Offices that mend this ${round} times`;
    durations.back.push(await timeUntil(() => edit(corrected), page.getByText(corrected).waitFor()));
    await page.waitForTimeout(1500);
    printedSince();
  }
  await browser.close();
  await dev.stop();

  console.log(
    `npm run dev is ready after ${inSeconds(ready)}; its first page after ${inSeconds(firstPageTime)} more.`,
  );
  console.log(`${rounds} rounds, median and longest:`);
  for (const [label, times] of Object.entries({
    'a changed sentence is on the page': durations.afterSave,
    'a mistake is reported in the terminal': durations.reported,
    'a mistake is shown in the browser': durations.shown,
    'the page is back once it is corrected': durations.back,
  }))
    console.log(`  ${label}: ${inSeconds(median(times))}, ${inSeconds(Math.max(...times))}`);
  console.log(`Mistakes printed more than once: ${repeated}.`);
  return 0;

  function edit(sentence: string): void {
    dev.site.edit('content/home.ts', field, `kind: '${sentence}'`);
  }

  /** Lines that the command has printed since the last call. */
  function printedSince(): string[] {
    const lines = dev.printed().slice(printed).split('\n');
    printed = dev.printed().length;
    return lines.filter((line) => line.trim());
  }
};

async function timeUntil(act: () => void, completion: Promise<void>): Promise<number> {
  const start = performance.now();
  act();
  await completion;
  return since(start);
}

function since(start: number): number {
  return performance.now() - start;
}

function inSeconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
