import { rm, writeFile } from 'node:fs/promises';
import type { Page, Route } from '@playwright/test';
import { sharedMessages } from '@/content/workbench';
import { attributes, islandSelector } from '@/lib/islands';
import { formatMessage } from '@/lib/sentences';
import { expect, full, fullUnless, test } from '@/tests/helpers/e2e';
import { alerts, messagesOf, namedButton, toolShell } from '@/tests/helpers/page-tool';
import { add, choose, downloads, goTo, manyWords, pdf, saveBy } from '@/tests/helpers/tool-files';
import { journeys, type Step } from '@/tests/helpers/tool-journeys';

/** Plants faults on purpose: the page reports each one, keeps the files, and offers a way to go on that works. */

// The browser itself logs messages about planted faults.
test.use({
  allowedErrors: [/^console: |^uncaught: (Unexpected|Invalid|missing|Failed to load chunk|planted|it takes)/],
});

const merge = messagesOf('merge-pdf');
const planPdf = () => pdf('plan.pdf', { pages: manyWords(4) });
/** The button that merges both files. */
const mergeButton = (page: Page) => namedButton(page, formatMessage(merge.button, { count: 2 }));
const titleOf = (code: keyof typeof sharedMessages.faults) =>
  formatMessage(sharedMessages.faults[code].title, { file: '', detail: '' });

const faultyAnswers = {
  'is gone': (route: Route) => route.fulfill({ status: 404, body: 'Not found' }),
  'is replaced by a page': (route: Route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Log in</title>' }),
  'is cut short': async (route: Route) => {
    // The server may close a kept-alive connection just as it is used again, so a failed fetch is repeated.
    const response = await route.fetch({ maxRetries: 3 }).catch(() => undefined);
    const body = await response?.body().catch(() => undefined);
    // A test may end before its last file has arrived.
    await (body
      ? route.fulfill({ response, body: body.subarray(0, body.length / 2) })
      : route.abort().catch(() => undefined));
  },
  'does not arrive': (route: Route) => route.abort(),
};
const faultKinds = Object.entries(faultyAnswers);
const engineFiles = '**/engines/**';
const chunks = '**/_next/static/chunks/**';

/** Expects that the first step of a journey can be taken. */
async function expectCanBegin(page: Page, step: Step | undefined): Promise<void> {
  if (!step) throw new Error('A journey has no step.');
  const workbench = toolShell(page);
  if ('press' in step)
    await expect(
      workbench
        .getByRole('button', { name: step.press })
        .or(workbench.getByRole('radio', { name: step.press }))
        .first(),
    ).toBeVisible({ timeout: 20_000 });
  else if ('fill' in step)
    await expect(workbench.getByLabel(step.fill).first()).toBeVisible({ timeout: 20_000 });
  else if ('option' in step)
    await expect(workbench.getByRole('option').first()).toBeVisible({ timeout: 20_000 });
  else await expect(workbench.getByText(step.shows).first()).toBeVisible({ timeout: 20_000 });
}

/** Tools whose engine files fail at first: one tool for each kind of fault. */
const withFailingEngines = ['merge-pdf', 'split-pdf', 'pdf-to-image', 'word-to-pdf'];
/** Tools whose scripts fail. Merge PDF with a page in place of a script is among the faults below. */
const withFailingScripts = ['split-pdf'];

for (const [index, [slug, { files, steps }]] of Object.entries(journeys).entries()) {
  const [kind = '', answer = faultyAnswers['is gone']] = faultKinds[index % faultKinds.length] ?? [];
  const scriptFault = faultKinds[(index + 1) % faultKinds.length];

  if (withFailingEngines.includes(slug))
    test(
      `${slug} requests an engine file again that ${kind} at first`,
      fullUnless(slug === 'merge-pdf'),
      async ({ page }) => {
        const requested = new Set<string>();
        await page.route(engineFiles, (route) => {
          const address = route.request().url();
          if (requested.has(address)) return route.continue();
          requested.add(address);
          return answer(route);
        });
        await choose(page, slug, ...(await files()));
        await expectCanBegin(page, steps[0]);
        await expect(alerts(page)).toHaveCount(0);
      },
    );

  if (withFailingScripts.includes(slug))
    test(`${slug} reports a script that ${scriptFault?.[0]}, and keeps the files when the page is loaded again`, async ({
      page,
    }) => {
      await goTo(page, slug);
      // The tool's own scripts are requested only after React has loaded.
      await page.route(chunks, async (route) => {
        const isAwake = await page.evaluate(
          (tool) =>
            Object.keys(document.querySelector(tool) ?? {}).some((name) => name.startsWith('__react')),
          islandSelector('file'),
        );
        return isAwake ? scriptFault?.[1](route) : route.continue();
      });
      const chosen = await files();
      await page.locator('#try').setInputFiles(chosen);
      const alert = alerts(page).filter({ hasText: sharedMessages.notLoaded.title });
      await expect(alert).toBeVisible();
      for (const { name } of chosen) await expect(alert).toContainText(name);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await alert.getByRole('button', { name: sharedMessages.notLoaded.goOn }).click();
      await expectCanBegin(page, steps[0]);
    });
}

/**
 * Makes the scripts that wake React on the page fail, each at its first request, or at every one if `forGood`.
 *
 * @returns a function that returns how often the least requested of these scripts was requested
 */
async function breakReactScripts(
  page: Page,
  answer: (route: Route) => Promise<void>,
  { forGood }: { forGood: boolean },
): Promise<() => number> {
  const scriptPaths = (await page.locator(`[${attributes.wake}]`).getAttribute(attributes.wake)) ?? '';
  const requests = new Map(scriptPaths.split(' ').map((path) => [path, 0]));
  await page.route(
    ({ pathname }) => requests.has(pathname),
    (route) => {
      const { pathname } = new URL(route.request().url());
      const earlier = requests.get(pathname) ?? 0;
      requests.set(pathname, earlier + 1);
      return earlier > 0 && !forGood ? route.continue() : answer(route);
    },
  );
  return () => Math.min(...requests.values());
}

test('a script that wakes the page is requested again if it is cut short at first', async ({ page }) => {
  await goTo(page, 'merge-pdf');
  await breakReactScripts(page, faultyAnswers['is cut short'], { forGood: false });
  await page.locator('#try').setInputFiles([await planPdf()]);
  await expect(toolShell(page).getByText('plan.pdf').first()).toBeVisible();
  await expect(alerts(page)).toHaveCount(0);
});

for (const [kind, answer] of faultKinds)
  test(
    `the page reports a script for React that ${kind}; the next choice requests it again, even if it ${kind} once more`,
    full,
    async ({ page }) => {
      await goTo(page, 'merge-pdf');
      const fewestRequests = await breakReactScripts(page, answer, { forGood: true });
      await page.locator('#try').setInputFiles([await planPdf()]);
      await expect(page.locator(`[${attributes.state}=failed]`)).toBeVisible();
      // One script may have failed while others are still requested. Each is requested as a script, past the cache, and
      // again as a script.
      await expect.poll(fewestRequests).toBe(3);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await breakReactScripts(page, answer, { forGood: false });
      await page.locator('#try').setInputFiles([await planPdf()]);
      await expect(toolShell(page).getByText('plan.pdf').first()).toBeVisible();
      await expect(alerts(page)).toHaveCount(0);
    },
  );

/** A fault in Merge PDF with two files: how it is planted, what the page shows, and how the visitor goes on. */
type PlantedFault = {
  fault: string;
  /** Plants the fault before the page is opened. `annex` is the path of the second file. */
  beforeOpening?: (page: Page, annex: string) => Promise<unknown>;
  /** Plants the fault after the files are listed. */
  afterListing?: (page: Page, annex: string) => Promise<unknown>;
  /** The message of the page; none if the fault has no effect. */
  message?: string;
  /** Removes the fault, and takes the action that the page offers. */
  goOn?: (page: Page, annex: string) => Promise<unknown>;
  /** Files that are merged in the end. */
  count?: number;
  /** Expects what the page shows after the result is saved. */
  afterSaving?: (page: Page) => Promise<unknown>;
};

const removeFault = (page: Page) => page.unrouteAll({ behavior: 'ignoreErrors' });
const press = (name: string) => async (page: Page) => {
  await removeFault(page);
  await namedButton(page, name).first().click();
};
const changedNote = (file: string) => formatMessage(sharedMessages.changed, { count: 1, file });
const annexBytes = async () => (await pdf('annex.pdf', { pages: manyWords(2) })).buffer;

const plantedFaults: PlantedFault[] = [
  {
    fault: 'an engine that is gone',
    beforeOpening: (page) => page.route(engineFiles, faultyAnswers['is gone']),
    message: titleOf('outdated'),
    goOn: press(sharedMessages.reload),
  },
  {
    fault: 'an engine that is replaced by a page',
    beforeOpening: (page) => page.route(engineFiles, faultyAnswers['is replaced by a page']),
    message: titleOf('offline'),
    goOn: press(sharedMessages.retry),
  },
  {
    fault: 'an engine that is cut short',
    beforeOpening: (page) => page.route(engineFiles, faultyAnswers['is cut short']),
    message: titleOf('offline'),
    goOn: press(sharedMessages.retry),
  },
  {
    fault: 'an engine that does not arrive',
    beforeOpening: (page) => page.route(engineFiles, faultyAnswers['does not arrive']),
    message: titleOf('offline'),
    goOn: press(sharedMessages.retry),
  },
  {
    fault: 'an engine that something in the browser blocks once',
    beforeOpening: (page) => page.route(engineFiles, (route) => route.abort('blockedbyclient'), { times: 1 }),
  },
  {
    fault: 'a script of the tool that is replaced by a page',
    beforeOpening: (page) =>
      page.route(chunks, async (route) => {
        const isAwake = await page.evaluate(
          (tool) =>
            Object.keys(document.querySelector(tool) ?? {}).some((name) => name.startsWith('__react')),
          islandSelector('file'),
        );
        return isAwake ? faultyAnswers['is replaced by a page'](route) : route.continue();
      }),
    message: sharedMessages.notLoaded.title,
    goOn: async (page) => {
      await removeFault(page);
      await alerts(page).getByRole('button', { name: sharedMessages.notLoaded.goOn }).click();
    },
  },
  {
    fault: 'a new release, which has none of the files of the one before',
    afterListing: (page) => page.route('**/{_next/static,engines}/**', faultyAnswers['is gone']),
  },
  {
    fault: 'a file that is deleted before the tool reads it',
    beforeOpening: (page, annex) =>
      page.route(chunks, (route) => rm(annex, { force: true }).then(() => route.continue())),
    message: formatMessage(sharedMessages.faults.unreadable.title, { file: 'annex.pdf' }),
    goOn: async (page, annex) => {
      await removeFault(page);
      await writeFile(annex, await annexBytes());
      const choosing = page.waitForEvent('filechooser');
      await alerts(page).getByRole('button', { name: sharedMessages.chooseAgain }).click();
      await (await choosing).setFiles(annex);
    },
  },
  {
    fault: 'a file that is deleted after its pages are listed',
    afterListing: (_, annex) => rm(annex),
    afterSaving: (page) => expect(page.getByText(changedNote('annex.pdf'))).toBeVisible(),
  },
  {
    fault: 'a browser that refuses all storage',
    beforeOpening: (page) =>
      page.addInitScript(() => {
        const refuse = () => {
          throw new DOMException('planted', 'SecurityError');
        };
        for (const name of ['indexedDB', 'localStorage', 'sessionStorage', 'caches'])
          Object.defineProperty(window, name, { get: refuse });
      }),
    afterSaving: async (page) => {
      await toolShell(page).locator('a[href^="/toolsdetails/"]').first().click();
      await expect(page.getByText(sharedMessages.notCarried)).toBeVisible();
    },
  },
  {
    fault: 'an error inside the tool',
    afterListing: async (page) => {
      await page.evaluate(() => {
        const { map } = Array.prototype;
        Object.assign(window, { repair: () => Object.assign(Array.prototype, { map }) });
        // Throws only while React renders a list of three files: the list of two may be rendered again before that.
        Object.defineProperty(Array.prototype, 'map', {
          configurable: true,
          writable: true,
          value(this: { file?: File }[], ...rest: Parameters<typeof map>) {
            if (this.length > 2 && this[0]?.file instanceof File) throw new Error('planted');
            return map.apply(this, rest);
          },
        });
      });
      await add(page, await pdf('late.pdf', { pages: manyWords(1) }));
    },
    message: sharedMessages.broken.title,
    goOn: async (page) => {
      await page.evaluate(() => (window as unknown as { repair: () => void }).repair());
      await alerts(page).getByRole('button', { name: sharedMessages.broken.goOn }).click();
    },
    count: 3,
  },
  {
    fault: 'a download that fails',
    afterListing: async (page) => {
      await mergeButton(page).click();
      await expect(namedButton(page, downloads).first()).toBeVisible();
      await page.evaluate(() => {
        const { createObjectURL } = URL;
        URL.createObjectURL = () => {
          URL.createObjectURL = createObjectURL;
          throw new Error('planted');
        };
      });
      await namedButton(page, downloads).first().click();
    },
    message: titleOf('unexpected'),
    // Nothing was saved, so leaving the page would lose the result.
    goOn: async (page) => expect(await asksBeforeLeaving(page)).toBe(true),
    afterSaving: (page) => expect.poll(() => asksBeforeLeaving(page)).toBe(false),
  },
];

const asksBeforeLeaving = (page: Page) =>
  page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));

for (const { fault, beforeOpening, afterListing, message, goOn, count = 2, afterSaving } of plantedFaults)
  test(
    `${fault}: the page ${message ? 'reports it' : 'goes on'}, keeps the files and merges them`,
    full,
    async ({ page }, info) => {
      const paths = { plan: info.outputPath('plan.pdf'), annex: info.outputPath('annex.pdf') };
      await writeFile(paths.plan, (await planPdf()).buffer);
      await writeFile(paths.annex, await annexBytes());
      await beforeOpening?.(page, paths.annex);
      await goTo(page, 'merge-pdf');
      await page.locator('#try').setInputFiles(Object.values(paths));
      if (afterListing) {
        await expect(
          toolShell(page)
            .getByText(formatMessage(sharedMessages.pages, { count: 6 }))
            .first(),
        ).toBeVisible();
        await afterListing(page, paths.annex);
      }
      if (message) {
        await expect(alerts(page).filter({ hasText: message }).first()).toBeVisible();
        for (const name of ['plan.pdf', 'annex.pdf'])
          await expect(page.locator('main').getByText(name).first()).toBeVisible();
      }
      await goOn?.(page, paths.annex);
      const download = namedButton(page, downloads).first();
      const merges = namedButton(page, formatMessage(merge.button, { count }));
      await expect(download.or(merges).first()).toBeVisible({ timeout: 20_000 });
      if (!(await download.isVisible())) await merges.click();
      expect((await saveBy(page, download)).bytes.length).toBeGreaterThan(300);
      await afterSaving?.(page);
    },
  );

test(
  'a page of an earlier release says at its first file that it must be reloaded, and works afterwards',
  full,
  async ({ page }) => {
    await goTo(page, 'split-pdf');
    await page.route('**/{_next/static,engines}/**', faultyAnswers['is gone']);
    await page.locator('#try').setInputFiles([await planPdf()]);
    await expect(page.getByText(sharedMessages.failed)).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.reload();
    await page.locator('#try').setInputFiles([await planPdf()]);
    await expect(toolShell(page).getByText('plan.pdf').first()).toBeVisible();
  },
);

test(
  'a file that changes after its pages are listed is reported, and its new version is used when it is chosen again',
  full,
  async ({ page }, info) => {
    const paths = { plan: info.outputPath('plan.pdf'), annex: info.outputPath('annex.pdf') };
    await writeFile(paths.plan, (await planPdf()).buffer);
    await writeFile(paths.annex, await annexBytes());
    await goTo(page, 'merge-pdf');
    await page.locator('#try').setInputFiles(Object.values(paths));
    const expectPageCount = (count: number) =>
      expect(toolShell(page).getByText(formatMessage(sharedMessages.pages, { count })).first()).toBeVisible();
    await expectPageCount(6);
    await writeFile(paths.annex, (await pdf('annex.pdf', { pages: manyWords(5) })).buffer);

    // The result is made from the earlier version, and the page says so.
    await mergeButton(page).click();
    await expect(namedButton(page, downloads).first()).toBeVisible();
    await expect(page.getByText(changedNote('annex.pdf'))).toBeVisible();
    await namedButton(page, merge.back).click();
    const choosing = page.waitForEvent('filechooser');
    await page.locator('main').getByRole('button', { name: sharedMessages.chooseAgain }).click();
    await (await choosing).setFiles(paths.annex);
    await expectPageCount(9);
    await expect(page.getByText(changedNote('annex.pdf'))).toHaveCount(0);
    await mergeButton(page).click();
    await expect(namedButton(page, downloads).first()).toContainText('merged.pdf');
    await expectPageCount(9);
  },
);
