import type { Page, Route } from '@playwright/test';
import { frame } from '@/content/workbench';
import { attributes, islandSelector } from '@/lib/islands';
import { say } from '@/lib/sentences';
import { expect, full, fullUnless, test } from '@/tests/helpers/e2e';
import { alerts, key, toolShell, toolWords } from '@/tests/helpers/page-tool';
import { add, choose, downloads, goTo, manyWords, pdf, saved } from '@/tests/helpers/tool-files';
import { journeys, type Step } from '@/tests/helpers/tool-journeys';

/** Faults that are planted on purpose: the page tells each, keeps the files, and has a way on that works. */

// What the browser itself logs of a fault that was planted.
test.use({
  allowedErrors: [/^console: |^uncaught: (Unexpected|Invalid|missing|Failed to load chunk|planted|it takes)/],
});

const merge = toolWords('merge-pdf');
const plan = () => pdf('plan.pdf', { pages: manyWords(4) });
const mergeKey = (page: Page) => key(page, say(merge.button, { count: 2 }));
const titleOf = (code: keyof typeof frame.faults) => say(frame.faults[code].title, { file: '', detail: '' });

const answers = {
  'is gone': (route: Route) => route.fulfill({ status: 404, body: 'Not found' }),
  'is a page instead': (route: Route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Log in</title>' }),
  'is cut short': async (route: Route) => {
    // A test may end before its last file has arrived.
    const response = await route.fetch().catch(() => undefined);
    const body = await response?.body().catch(() => undefined);
    if (body) await route.fulfill({ response, body: body.subarray(0, body.length / 2) });
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

/** Tools whose parts, and whose scripts, are kept from arriving: one for each kind of fault. */
const partsOf = ['merge-pdf', 'split-pdf', 'pdf-to-image', 'word-to-pdf'];
const scriptsOf = ['merge-pdf', 'split-pdf', 'image-to-pdf'];

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
    test(
      `${slug}: a script that ${other?.[0]} is told, and the files come along when the page is loaded again`,
      fullUnless(slug === 'split-pdf'),
      async ({ page }) => {
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
        const told = alerts(page).filter({ hasText: frame.notLoaded.title });
        await expect(told).toBeVisible();
        for (const { name } of chosen) await expect(told).toContainText(name);
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await told.getByRole('button', { name: frame.notLoaded.goOn }).click();
        await canBegin(page, steps[0]);
      },
    );
}

/** Answers the first asking (or all) for each script that wakes the page's React with a fault. */
async function breakWaking(
  page: Page,
  answer: (route: Route) => Promise<void>,
  { forGood }: { forGood: boolean },
): Promise<void> {
  const waking = (await page.locator(`[${attributes.wake}]`).getAttribute(attributes.wake)) ?? '';
  const whole = new Set<string>();
  await page.route(
    ({ pathname }) => waking.includes(pathname),
    (route) => {
      const address = route.request().url();
      if (whole.has(address)) return route.continue();
      if (!forGood) whole.add(address);
      return answer(route);
    },
  );
}

for (const [kind, answer] of kinds) {
  test(
    `a script that wakes the page and ${kind} at first is asked for again`,
    fullUnless(kind === 'is cut short'),
    async ({ page }) => {
      await goTo(page, 'merge-pdf');
      await breakWaking(page, answer, { forGood: false });
      await page.locator('#try').setInputFiles([await plan()]);
      await expect(toolShell(page).getByText('plan.pdf').first()).toBeVisible();
      await expect(alerts(page)).toHaveCount(0);
    },
  );

  test(
    `a script that wakes the page and ${kind} twice is told, and the next choice asks again`,
    full,
    async ({ page }) => {
      await goTo(page, 'merge-pdf');
      await breakWaking(page, answer, { forGood: true });
      await page.locator('#try').setInputFiles([await plan()]);
      await expect(page.locator(`[${attributes.state}=failed]`)).toBeVisible();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.locator('#try').setInputFiles([await plan()]);
      await expect(toolShell(page).getByText('plan.pdf').first()).toBeVisible();
    },
  );
}

for (const [kind, answer] of kinds) {
  test(`an engine that ${kind} for good is told, and goes on once it is there`, full, async ({ page }) => {
    await page.route(engineFiles, answer);
    await choose(page, 'merge-pdf', await plan(), await pdf('annex.pdf', { pages: manyWords(2) }));
    const isGone = kind === 'is gone';
    await expect(alerts(page).first()).toContainText(titleOf(isGone ? 'outdated' : 'offline'));
    await expect(alerts(page).first().or(toolShell(page)).first()).toBeVisible();
    await page.unroute(engineFiles);
    await key(page, isGone ? frame.reload : frame.retry)
      .first()
      .click();
    await mergeKey(page).click();
    expect((await saved(page, key(page, downloads).first())).bytes.length).toBeGreaterThan(300);
  });
}

test('an error inside a tool leaves the page, the files and a way on', full, async ({ page }) => {
  await choose(page, 'merge-pdf', await plan(), await pdf('annex.pdf', { pages: manyWords(2) }));
  await expect(mergeKey(page)).toBeVisible();
  await page.evaluate(() => {
    const { map } = Array.prototype;
    Object.assign(window, { mend: () => Object.assign(Array.prototype, { map }) });
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
  const told = alerts(page).filter({ hasText: frame.broken.title });
  await expect(told).toContainText('plan.pdf');
  await page.evaluate(() => (window as unknown as { mend: () => void }).mend());
  await told.getByRole('button', { name: frame.broken.goOn }).click();
  await expect(key(page, say(merge.button, { count: 3 }))).toBeVisible();
});

test('a download that fails is told, and not taken as saved', full, async ({ page }) => {
  await choose(page, 'merge-pdf', await plan(), await pdf('annex.pdf', { pages: manyWords(2) }));
  await mergeKey(page).click();
  const download = key(page, downloads).first();
  await expect(download).toBeVisible();
  await page.evaluate(() => {
    const { createObjectURL } = URL;
    URL.createObjectURL = () => {
      URL.createObjectURL = createObjectURL;
      throw new Error('planted');
    };
  });
  await download.click();
  await expect(alerts(page)).toContainText(titleOf('unexpected'));
  const asks = () => page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));
  expect(await asks()).toBe(true);
  await saved(page, download);
  await expect.poll(asks).toBe(false);
});

test(
  'where the browser keeps nothing, files become a result, and the next tool says why it has none',
  full,
  async ({ page }) => {
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('planted', 'SecurityError');
      };
      for (const name of ['indexedDB', 'localStorage', 'sessionStorage', 'caches'])
        Object.defineProperty(window, name, { get: refuse });
    });
    await choose(page, 'merge-pdf', await plan(), await pdf('annex.pdf', { pages: manyWords(2) }));
    await mergeKey(page).click();
    await saved(page, key(page, downloads).first());
    await toolShell(page).locator('a[href^="/toolsdetails/"]').first().click();
    await expect(page.getByText(frame.notCarried)).toBeVisible();
  },
);

test(
  'a page that is older than the site says at its first file that it has to be loaded anew, which helps',
  full,
  async ({ page }) => {
    await goTo(page, 'split-pdf');
    await page.route('**/{_next/static,engines}/**', answers['is gone']);
    await page.locator('#try').setInputFiles([await plan()]);
    await expect(page.getByText(frame.failed)).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.reload();
    await page.locator('#try').setInputFiles([await plan()]);
    await expect(toolShell(page).getByText('plan.pdf').first()).toBeVisible();
  },
);
