import type { Browser, Page } from '@playwright/test';
import type { FilePayload } from 'engines/testing/file-payload';
import { sharedMessages } from '@/content/workbench';
import { openOptionsSheet, toolShell } from '@/tests/helpers/page-tool';

/** A file, or a function that makes one. */
export type FileSource = FilePayload | ((browser: Browser) => Promise<FilePayload>);

/** One step of a journey: acts on the page, or waits. */
export type JourneyStep = (page: Page) => Promise<unknown>;

/** Steps of a tool from its files to its result; each is named after the state that it leads to. */
export type Journey = {
  files: FileSource[];
  /** Path of one of the tool's tasks; default: the tool's page. */
  path?: string;
  /** A file that the tool refuses, which is chosen first. */
  refusedFile?: FilePayload;
  /** Runs before the page loads. */
  beforeLoad?: JourneyStep;
  steps: [state: string, act: JourneyStep][];
};

/** A button by its name, which is found only while it is enabled. */
const enabledButton = (page: Page, name: string) =>
  toolShell(page)
    .getByRole('button', { name, exact: true })
    .and(page.locator(':not([aria-disabled=true])'))
    .first();
export const press = (name: string) => (page: Page) => enabledButton(page, name).click({ timeout: 120_000 });
export const fill = (label: string, value: string) => async (page: Page) => {
  await openOptionsSheet(page);
  await toolShell(page).getByLabel(label, { exact: true }).fill(value);
};
const untilDone = (page: Page) =>
  toolShell(page)
    .locator('[data-done], &[data-done]')
    .first()
    .waitFor()
    .catch(() => undefined);
export const finish = (name: string) => async (page: Page) => {
  await press(name)(page);
  await untilSaved(page);
};
/**
 * Properties of the page's global object that pause a tool's engine: once its progress reaches `pauseFrom` (0 to 1), its
 * messages are queued until `resume` is called.
 */
type PausableGlobal = typeof globalThis & { pauseFrom?: number; resume?: () => void };

/** Replaces the page's `Worker`, before the page loads, with one whose messages `pauseMidway` can hold back. */
export const pausable = (page: Page) =>
  page.addInitScript(() => {
    const pausableGlobal = globalThis as PausableGlobal;
    // Stages before the engine's main work: reading, finding blank pages, measuring sizes, repairing.
    const stagesBefore = ['reading', 'finding-blanks', 'measuring', 'recovering'];
    let heldMessages: (() => void)[] | undefined;
    pausableGlobal.resume = () => {
      pausableGlobal.pauseFrom = undefined;
      for (const deliver of heldMessages ?? []) deliver();
      heldMessages = undefined;
    };
    pausableGlobal.Worker = class extends Worker {
      set onmessage(handler: (event: MessageEvent) => void) {
        this.addEventListener('message', (event) => {
          if (heldMessages) return heldMessages.push(() => handler(event));
          handler(event);
          const { stage = 'reading', done = 0, total = 1 } = event.data.progress ?? {};
          if (
            pausableGlobal.pauseFrom !== undefined &&
            !stagesBefore.includes(stage) &&
            done / total >= pausableGlobal.pauseFrom
          )
            heldMessages = [];
        });
      }
    };
  });
/** Presses a button, and holds the engine's messages back once half of its work is done. */
export const pauseMidway = (name: string) => async (page: Page) => {
  await page.evaluate(() => {
    (globalThis as PausableGlobal).pauseFrom = 0.5;
  });
  await press(name)(page);
  await toolShell(page).getByRole('progressbar').waitFor();
  await page.waitForTimeout(2500);
};
export const resume = async (page: Page) => {
  await page.evaluate(() => (globalThis as PausableGlobal).resume?.());
  await untilSaved(page);
};
const untilSaved = async (page: Page) => {
  await page
    .getByRole('button', { name: /^Download|^Save/ })
    .first()
    .waitFor({ timeout: 90_000 });
  await untilDone(page);
};
/** Waits until a button is enabled: the tool has then read all files. */
export const untilEnabled = (name: string) => (page: Page) =>
  enabledButton(page, name).waitFor({ timeout: 120_000 });
/** Waits until a text has disappeared. */
export const untilGone = (text: string) => (page: Page) =>
  toolShell(page).getByText(text).first().waitFor({ state: 'detached', timeout: 120_000 });

/** Waits until the chosen files are read and their first pages are drawn. */
export const untilRead = async (page: Page) => {
  // Pages are drawn only once they are in view.
  await toolShell(page).locator('canvas').first().scrollIntoViewIfNeeded({ timeout: 60_000 });
  await toolShell(page).locator('canvas[data-drawn]').first().waitFor({ timeout: 60_000 });
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.waitForTimeout(1500);
};
/** Chooses an option by its name. */
export const chooseOption = (name: string) => async (page: Page) => {
  await openOptionsSheet(page);
  await toolShell(page).getByRole('radio', { name }).check();
};
export const wait = (ms: number) => (page: Page) => page.waitForTimeout(ms);
export const inOrder =
  (...acts: JourneyStep[]) =>
  async (page: Page) => {
    for (const act of acts) await act(page);
  };
/** Waits, at most two minutes, until no work is running and the tool's text has not changed for 1.2 s. */
export async function untilIdle(page: Page): Promise<void> {
  let [previousText, unchangedSince] = ['', Date.now()];
  for (const end = Date.now() + 120_000; Date.now() < end; await page.waitForTimeout(400)) {
    const shellText = (await toolShell(page).textContent()) ?? '';
    const busy =
      shellText.includes(sharedMessages.reading) || (await toolShell(page).locator('progress').count()) > 0;
    if (busy || shellText !== previousText) [previousText, unchangedSince] = [shellText, Date.now()];
    else if (Date.now() - unchangedSince > 1200) return;
  }
}
export const chosenFrom = (browser: Browser, files: FileSource[]): Promise<FilePayload[]> =>
  Promise.all(files.map((file) => (typeof file === 'function' ? file(browser) : file)));

/** Loads the tool's page again, chooses these files, and waits with `ready`. */
export const restartWith =
  (files: FileSource[], ready: JourneyStep = untilIdle) =>
  async (page: Page) => {
    const browser = page.context().browser();
    if (!browser) throw new Error('no browser');
    const [address, chosen] = [page.url(), await chosenFrom(browser, files)];
    await page.goto('about:blank');
    await page.goto(address);
    await page.locator('#try').setInputFiles(chosen);
    await toolShell(page).waitFor({ timeout: 30_000 });
    await ready(page);
  };
/** Runs a step while the requests for one part of the engines are never answered. */
export const withoutPart =
  (part: string, act: JourneyStep): JourneyStep =>
  async (page) => {
    await page.route(new RegExp(`/engines/${part}`), () => undefined);
    await act(page);
  };
