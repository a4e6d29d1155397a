import { chromium, type Page } from '@playwright/test';
import { samplePdf } from 'engines/testing/pdf-samples';
import { tools as content } from '@/content/tools';
import { sharedMessages } from '@/content/workbench';
import { median, startBuilt } from '@/lab/measure';
import { taskPath } from '@/lib/routes';
import { formatMessage } from '@/lib/sentences';
import type { ToolSlug } from '@/lib/tools';
import { chromiumFlags, ensureChromium } from '@/scripts/lib/chromium';
import { namedButton, toolShell } from '@/tests/helpers/page-tool';
import { messagesOf, running } from '@/tests/helpers/tool-messages';
import { toolSample } from '@/tests/helpers/tool-samples';

/** Bytes that a tool’s page loads before and after a file is chosen, and its longest task. */
type Visit = {
  /** Transferred bytes: until a file is chosen, from then to the press of the tool’s button, and from then to the result. */
  before: number;
  after: number;
  press: number;
  /** Milliseconds from the arrival of the worker’s script to the first thumbnail in the list; undefined without a thumbnail. */
  picture: number | undefined;
  /** Longest task of the page in milliseconds since the file was chosen; 0 if no task took 50 ms or longer. */
  task: number;
};

declare global {
  interface Window {
    longest: number;
    pictureAt: number;
  }
}

const rounds = 3;

const [split, remove] = [messagesOf('split-pdf'), messagesOf('remove-pages')];

/** Tools that load a part of their engine when their button is pressed: the button, and a field that is filled in before. */
const buttonsThatLoad: Partial<Record<ToolSlug, { field?: [label: string, pages: string]; button: string }>> =
  {
    'merge-pdf': { button: formatMessage(messagesOf('merge-pdf').button, { count: 2 }) },
    'split-pdf': { field: [split.field, '7'], button: formatMessage(split.button, { count: 2 }) },
    'remove-pages': { field: [remove.field, '2'], button: formatMessage(remove.button, { count: 1 }) },
  };

/** What is measured: a tool’s page, or the page of one of its tasks. */
type MeasuredPage = {
  name: string;
  slug: ToolSlug;
  /** Path of the page. */
  path: string;
  /** Whether two files are chosen instead of one. */
  takesTwoFiles?: boolean;
};

const measuredPages: MeasuredPage[] = [
  ...running.map(({ slug, dropZone }) => ({
    name: slug,
    slug,
    path: `/toolsdetails/${slug}`,
    takesTwoFiles: dropZone.multiple,
  })),
  ...content.tasks.map((task) => ({ name: task.slug, slug: task.tool as ToolSlug, path: taskPath(task) })),
];

/**
 * Measures each available tool and each task with its own page, in Chromium with the built site.
 *
 * @param only names of the tools and tasks to measure; all by default
 * @returns a Markdown table
 */
export async function pageTable(only: string[] = []): Promise<string> {
  const port = await startBuilt(4780);
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumFlags });
  const rows: string[] = [];
  for (const measuredPage of measuredPages) {
    if (only.length > 0 && !only.includes(measuredPage.name)) continue;
    const visits: Visit[] = [];
    for (let round = 0; round < rounds; round++) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
      visits.push(await visit(await context.newPage(), `http://127.0.0.1:${port}`, measuredPage));
      await context.close();
    }
    const medianOf = (figure: 'before' | 'after' | 'press' | 'task') =>
      median(visits.map((loaded) => loaded[figure]));
    const pictures = visits.flatMap(({ picture }) => picture ?? []);
    rows.push(
      `| ${measuredPage.name} | ${kb(medianOf('before'))} | ${kb(medianOf('after'))} | ${buttonsThatLoad[measuredPage.slug] ? kb(medianOf('press')) : '–'} | ${pictures.length > 0 ? `${Math.round(median(pictures))} ms` : '–'} | ${medianOf('task') === 0 ? 'below 50 ms' : `${Math.round(medianOf('task'))} ms`} |`,
    );
    console.log(rows.at(-1));
  }
  await browser.close();
  return [
    '| Tool | Page, before a file | After a file was chosen | At the press of its button | First picture after the engine | Longest task |',
    '|---|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}

const kb = (bytes: number) => `${Math.round(bytes / 1000)} KB`;

async function visit(page: Page, site: string, { slug, path, takesTwoFiles }: MeasuredPage): Promise<Visit> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.goto(site + path, { waitUntil: 'networkidle' });
  const before = bytes;
  await page.evaluate((label) => {
    window.longest = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.longest = Math.max(window.longest, duration);
    }).observe({ type: 'longtask' });
    new MutationObserver(() => {
      const picture = document.querySelector(
        `[aria-label="${label}"] img[src^="blob:"], [aria-label="${label}"] canvas`,
      );
      if (picture && !window.pictureAt) window.pictureAt = performance.now();
    }).observe(document.body, { childList: true, subtree: true, attributes: true });
  }, sharedMessages.label);
  const sample = await toolSample(slug);
  const pages = Array.from({ length: 14 }, (_, index) => `page ${index + 1} of fourteen`);
  const file = sample.name.endsWith('.pdf')
    ? { ...sample, buffer: Buffer.from(await samplePdf({ pages })) }
    : sample;
  await page
    .locator('#try')
    .setInputFiles(takesTwoFiles ? [file, { ...file, name: `second-${file.name}` }] : [file]);
  await page.getByRole('region', { name: sharedMessages.label }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1500);
  const { picture, task } = await page.evaluate(() => {
    const engine = performance
      .getEntriesByType('resource')
      .find(({ name }) => name.includes('/engines/') && name.endsWith('.js')) as
      | PerformanceResourceTiming
      | undefined;
    return {
      picture: engine && window.pictureAt ? window.pictureAt - engine.responseEnd : undefined,
      task: window.longest,
    };
  });
  const after = bytes - before;
  const press = buttonsThatLoad[slug];
  if (press) {
    if (press.field) await toolShell(page).getByLabel(press.field[0], { exact: true }).fill(press.field[1]);
    await namedButton(page, press.button).click();
    await page.locator('[data-done]').first().waitFor();
    await page.waitForLoadState('networkidle');
  }
  return { before, after, press: bytes - before - after, picture, task };
}
