import { rm, writeFile } from 'node:fs/promises';
import type { Page, Route } from '@playwright/test';
import { sharedMessages } from '@/content/workbench';
import { attributes, islandSelector } from '@/lib/islands';
import { say } from '@/lib/sentences';
import { expect, full, fullUnless, test } from '@/tests/helpers/e2e';
import { alerts, key, messagesOf, toolShell } from '@/tests/helpers/page-tool';
import { add, choose, downloads, goTo, manyWords, pdf, saved } from '@/tests/helpers/tool-files';
import { journeys, type Step } from '@/tests/helpers/tool-journeys';

/** Faults that are planted on purpose: the page tells each, keeps the files, and has a way on that works. */

// What the browser itself logs of a fault that was planted.
test.use({
  allowedErrors: [/^console: |^uncaught: (Unexpected|Invalid|missing|Failed to load chunk|planted|it takes)/],
});

const merge = messagesOf('merge-pdf');
const plan = () => pdf('plan.pdf', { pages: manyWords(4) });
/** With both files. */
const mergeKey = (page: Page) => key(page, say(merge.button, { count: 2 }));
const titleOf = (code: keyof typeof sharedMessages.faults) =>
  say(sharedMessages.faults[code].title, { file: '', detail: '' });

const answers = {
  'is gone': (route: Route) => route.fulfill({ status: 404, body: 'Not found' }),
  'is a page instead': (route: Route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Log in</title>' }),
  'is cut short': async (route: Route) => {
    // A kept connection may be closed by the server just as it is used again: asked for once more, not left unanswered.
    const response = await route.fetch({ maxRetries: 3 }).catch(() => undefined);
    const body = await response?.body().catch(() => undefined);
    // A test may end before its last file has arrived.
    await (body
      ? route.fulfill({ response, body: body.subarray(0, body.length / 2) })
      : route.abort().catch(() => undefined));
  },
  'does not arrive': (route: Route) => route.abort(),
};
const kinds = Object.entries(answers);
const engineFiles = '**/engines/**';
const chunks = '**/_next/static/chunks/**';

/** That the first step of a journey can be taken. */
async function canBegin(page: Page, step: Step | undefined): Promise<void> {
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

/** Tools whose parts are kept from arriving: one for each kind of fault. */
const partsOf = ['merge-pdf', 'split-pdf', 'pdf-to-image', 'word-to-pdf'];
/** And whose scripts: a page in their place, with which Merge PDF goes on to its result, is among the faults below. */
const scriptsOf = ['split-pdf'];

for (const [index, [slug, { files, steps }]] of Object.entries(journeys).entries()) {
  const [kind = '', answer = answers['is gone']] = kinds[index % kinds.length] ?? [];
  const other = kinds[(index + 1) % kinds.length];

  if (partsOf.includes(slug))
    test(
      `${slug}: a part that ${kind} when it is first asked for is asked for again`,
      fullUnless(slug === 'merge-pdf'),
      async ({ page }) => {
        const asked = new Set<string>();
        await page.route(engineFiles, (route) => {
          const address = route.request().url();
          if (asked.has(address)) return route.continue();
          asked.add(address);
          return answer(route);
        });
        await choose(page, slug, ...(await files()));
        await canBegin(page, steps[0]);
        await expect(alerts(page)).toHaveCount(0);
      },
    );

  if (scriptsOf.includes(slug))
    test(`${slug}: a script that ${other?.[0]} is reported, and the files come along when the page is loaded again`, async ({
      page,
    }) => {
      await goTo(page, slug);
      // The tool's own scripts are asked for once React is there.
      await page.route(chunks, async (route) => {
        const isAwake = await page.evaluate(
          (tool) =>
            Object.keys(document.querySelector(tool) ?? {}).some((name) => name.startsWith('__react')),
          islandSelector('file'),
        );
        return isAwake ? other?.[1](route) : route.continue();
      });
      const chosen = await files();
      await page.locator('#try').setInputFiles(chosen);
      const alert = alerts(page).filter({ hasText: sharedMessages.notLoaded.title });
      await expect(alert).toBeVisible();
      for (const { name } of chosen) await expect(alert).toContainText(name);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await alert.getByRole('button', { name: sharedMessages.notLoaded.goOn }).click();
      await canBegin(page, steps[0]);
    });
}

/**
 * Answers the first request (or all) for each script that wakes the page's React with a fault.
 *
 * @returns reads how often the script that was requested least often was requested
 */
async function breakWaking(
  page: Page,
  answer: (route: Route) => Promise<void>,
  { forGood }: { forGood: boolean },
): Promise<() => number> {
  const waking = (await page.locator(`[${attributes.wake}]`).getAttribute(attributes.wake)) ?? '';
  const requests = new Map(waking.split(' ').map((path) => [path, 0]));
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

test('a script that wakes the page and is cut short at first is asked for again', async ({ page }) => {
  await goTo(page, 'merge-pdf');
  await breakWaking(page, answers['is cut short'], { forGood: false });
  await page.locator('#try').setInputFiles([await plan()]);
  await expect(toolShell(page).getByText('plan.pdf').first()).toBeVisible();
  await expect(alerts(page)).toHaveCount(0);
});

for (const [kind, answer] of kinds)
  test(
    `a script that wakes the page and ${kind} twice is reported; the next choice asks again, also if it ${kind} once more`,
    full,
    async ({ page }) => {
      await goTo(page, 'merge-pdf');
      const fewestRequests = await breakWaking(page, answer, { forGood: true });
      await page.locator('#try').setInputFiles([await plan()]);
      await expect(page.locator(`[${attributes.state}=failed]`)).toBeVisible();
      // One script may fail for the second time while others are still asked for: as a script, past the cache, as a script.
      await expect.poll(fewestRequests).toBe(3);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await breakWaking(page, answer, { forGood: false });
      await page.locator('#try').setInputFiles([await plan()]);
      await expect(toolShell(page).getByText('plan.pdf').first()).toBeVisible();
      await expect(alerts(page)).toHaveCount(0);
    },
  );

/** A fault of Merge PDF with two files, from where it is planted to where the visitor goes on. */
type Planted = {
  fault: string;
  /** Plants it before the page is opened (`annex`: the path of the second file), */
  prepare?: (page: Page, annex: string) => Promise<unknown>;
  /** or once the files are listed. */
  listed?: (page: Page, annex: string) => Promise<unknown>;
  /** What the page says; nothing if the fault costs nothing. */
  message?: string;
  /** Removes the fault, and takes the action that the page offers. */
  goOn?: (page: Page, annex: string) => Promise<unknown>;
  /** Files that are merged in the end. */
  count?: number;
  /** What shows once the result is saved. */
  saved?: (page: Page) => Promise<unknown>;
};

const removeFault = (page: Page) => page.unrouteAll({ behavior: 'ignoreErrors' });
const press = (name: string) => async (page: Page) => {
  await removeFault(page);
  await key(page, name).first().click();
};
const changed = (file: string) => say(sharedMessages.changed, { count: 1, file });
const annexBytes = async () => (await pdf('annex.pdf', { pages: manyWords(2) })).buffer;

const planted: Planted[] = [
  {
    fault: 'an engine that is gone',
    prepare: (page) => page.route(engineFiles, answers['is gone']),
    message: titleOf('outdated'),
    goOn: press(sharedMessages.reload),
  },
  {
    fault: 'an engine in whose place a page is',
    prepare: (page) => page.route(engineFiles, answers['is a page instead']),
    message: titleOf('offline'),
    goOn: press(sharedMessages.retry),
  },
  {
    fault: 'an engine that is cut short',
    prepare: (page) => page.route(engineFiles, answers['is cut short']),
    message: titleOf('offline'),
    goOn: press(sharedMessages.retry),
  },
  {
    fault: 'an engine that does not arrive',
    prepare: (page) => page.route(engineFiles, answers['does not arrive']),
    message: titleOf('offline'),
    goOn: press(sharedMessages.retry),
  },
  {
    fault: 'an engine that something in the browser blocks once',
    prepare: (page) => page.route(engineFiles, (route) => route.abort('blockedbyclient'), { times: 1 }),
  },
  {
    fault: 'a script of the tool in whose place a page is',
    prepare: (page) =>
      page.route(chunks, async (route) => {
        const isAwake = await page.evaluate(
          (tool) =>
            Object.keys(document.querySelector(tool) ?? {}).some((name) => name.startsWith('__react')),
          islandSelector('file'),
        );
        return isAwake ? answers['is a page instead'](route) : route.continue();
      }),
    message: sharedMessages.notLoaded.title,
    goOn: async (page) => {
      await removeFault(page);
      await alerts(page).getByRole('button', { name: sharedMessages.notLoaded.goOn }).click();
    },
  },
  {
    fault: 'a new release, which has none of the files of the one before',
    listed: (page) => page.route('**/{_next/static,engines}/**', answers['is gone']),
  },
  {
    fault: 'a file that is deleted before the tool reads it',
    prepare: (page, annex) =>
      page.route(chunks, (route) => rm(annex, { force: true }).then(() => route.continue())),
    message: say(sharedMessages.faults.unreadable.title, { file: 'annex.pdf' }),
    goOn: async (page, annex) => {
      await removeFault(page);
      await writeFile(annex, await annexBytes());
      const choosing = page.waitForEvent('filechooser');
      await alerts(page).getByRole('button', { name: sharedMessages.chooseAgain }).click();
      await (await choosing).setFiles(annex);
    },
  },
  {
    fault: 'a file that is deleted once its pages are listed',
    listed: (_, annex) => rm(annex),
    saved: (page) => expect(page.getByText(changed('annex.pdf'))).toBeVisible(),
  },
  {
    fault: 'a browser that keeps nothing',
    prepare: (page) =>
      page.addInitScript(() => {
        const refuse = () => {
          throw new DOMException('planted', 'SecurityError');
        };
        for (const name of ['indexedDB', 'localStorage', 'sessionStorage', 'caches'])
          Object.defineProperty(window, name, { get: refuse });
      }),
    saved: async (page) => {
      await toolShell(page).locator('a[href^="/toolsdetails/"]').first().click();
      await expect(page.getByText(sharedMessages.notCarried)).toBeVisible();
    },
  },
  {
    fault: 'an error inside the tool',
    listed: async (page) => {
      await page.evaluate(() => {
        const { map } = Array.prototype;
        Object.assign(window, { repair: () => Object.assign(Array.prototype, { map }) });
        // While React draws the list with the third file: the list of two may be drawn again before that one is added.
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
    listed: async (page) => {
      await mergeKey(page).click();
      await expect(key(page, downloads).first()).toBeVisible();
      await page.evaluate(() => {
        const { createObjectURL } = URL;
        URL.createObjectURL = () => {
          URL.createObjectURL = createObjectURL;
          throw new Error('planted');
        };
      });
      await key(page, downloads).first().click();
    },
    message: titleOf('unexpected'),
    // Nothing was saved, so leaving the page would lose it.
    goOn: async (page) => expect(await asksBeforeLeaving(page)).toBe(true),
    saved: (page) => expect.poll(() => asksBeforeLeaving(page)).toBe(false),
  },
];

const asksBeforeLeaving = (page: Page) =>
  page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));

for (const { fault, prepare, listed, message, goOn, count = 2, saved: afterwards } of planted)
  test(
    `${fault}: ${message ? 'the page says so' : 'nothing is lost'}, keeps the files, and they become a result`,
    full,
    async ({ page }, info) => {
      const paths = { plan: info.outputPath('plan.pdf'), annex: info.outputPath('annex.pdf') };
      await writeFile(paths.plan, (await plan()).buffer);
      await writeFile(paths.annex, await annexBytes());
      await prepare?.(page, paths.annex);
      await goTo(page, 'merge-pdf');
      await page.locator('#try').setInputFiles(Object.values(paths));
      if (listed) {
        await expect(
          toolShell(page)
            .getByText(say(sharedMessages.pages, { count: 6 }))
            .first(),
        ).toBeVisible();
        await listed(page, paths.annex);
      }
      if (message) {
        await expect(alerts(page).filter({ hasText: message }).first()).toBeVisible();
        for (const name of ['plan.pdf', 'annex.pdf'])
          await expect(page.locator('main').getByText(name).first()).toBeVisible();
      }
      await goOn?.(page, paths.annex);
      const download = key(page, downloads).first();
      const merges = key(page, say(merge.button, { count }));
      await expect(download.or(merges).first()).toBeVisible({ timeout: 20_000 });
      if (!(await download.isVisible())) await merges.click();
      expect((await saved(page, download)).bytes.length).toBeGreaterThan(300);
      await afterwards?.(page);
    },
  );

test(
  'a page that is older than the site says at its first file that it has to be loaded anew, which helps',
  full,
  async ({ page }) => {
    await goTo(page, 'split-pdf');
    await page.route('**/{_next/static,engines}/**', answers['is gone']);
    await page.locator('#try').setInputFiles([await plan()]);
    await expect(page.getByText(sharedMessages.failed)).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.reload();
    await page.locator('#try').setInputFiles([await plan()]);
    await expect(toolShell(page).getByText('plan.pdf').first()).toBeVisible();
  },
);

test(
  'a file that is saved again after its pages are listed is reported, and takes its place when it is chosen again',
  full,
  async ({ page }, info) => {
    const paths = { plan: info.outputPath('plan.pdf'), annex: info.outputPath('annex.pdf') };
    await writeFile(paths.plan, (await plan()).buffer);
    await writeFile(paths.annex, await annexBytes());
    await goTo(page, 'merge-pdf');
    await page.locator('#try').setInputFiles(Object.values(paths));
    const listed = (count: number) =>
      expect(toolShell(page).getByText(say(sharedMessages.pages, { count })).first()).toBeVisible();
    await listed(6);
    await writeFile(paths.annex, (await pdf('annex.pdf', { pages: manyWords(5) })).buffer);

    // Made from the earlier version, which is said.
    await mergeKey(page).click();
    await expect(key(page, downloads).first()).toBeVisible();
    await expect(page.getByText(changed('annex.pdf'))).toBeVisible();
    await key(page, merge.back).click();
    const choosing = page.waitForEvent('filechooser');
    await page.locator('main').getByRole('button', { name: sharedMessages.chooseAgain }).click();
    await (await choosing).setFiles(paths.annex);
    await listed(9);
    await expect(page.getByText(changed('annex.pdf'))).toHaveCount(0);
    await mergeKey(page).click();
    await expect(key(page, downloads).first()).toContainText('merged.pdf');
    await listed(9);
  },
);
