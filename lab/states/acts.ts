import type { Browser, Page } from '@playwright/test';
import type { Chosen } from 'engines/testing/chosen';
import { sharedMessages } from '@/content/workbench';
import { toolShell, unfold } from '@/tests/helpers/page-tool';

/** A file, or how to make one. */
export type Made = Chosen | ((browser: Browser) => Promise<Chosen>);

/** What is done with the page. */
export type Act = (page: Page) => Promise<unknown>;

/** Steps of each tool from its file to its result, with a name per state. */
export type Journey = {
  files: Made[];
  /** Address of a job of the tool; default: the tool's page. */
  address?: string;
  /** A file to be refused; without it the journey begins with its files. */
  wrong?: Chosen;
  /** Runs before the page loads. */
  before?: Act;
  steps: [state: string, act: Act][];
};

/** A button, once it can do its work. */
const enabled = (page: Page, name: string) =>
  toolShell(page)
    .getByRole('button', { name, exact: true })
    .and(page.locator(':not([aria-disabled=true])'))
    .first();
export const press = (name: string) => (page: Page) => enabled(page, name).click({ timeout: 120_000 });
export const fill = (label: string, value: string) => async (page: Page) => {
  await unfold(page);
  await toolShell(page).getByLabel(label, { exact: true }).fill(value);
};
const done = (page: Page) =>
  toolShell(page)
    .locator('[data-done], &[data-done]')
    .first()
    .waitFor()
    .catch(() => undefined);
export const finish = (name: string) => async (page: Page) => {
  await press(name)(page);
  await saved(page);
};
/** Delays a tool's engine: from the progress `holdFrom` on, its messages wait for `letGo`. */
type Held = typeof globalThis & { holdFrom?: number; letGo?: () => void };

/** Installed before the page loads: lets engines be paused. */
export const holdable = (page: Page) =>
  page.addInitScript(() => {
    const here = globalThis as Held;
    const preparing = ['reading', 'looking', 'weighing', 'rescuing'];
    let waiting: (() => void)[] | undefined;
    here.letGo = () => {
      here.holdFrom = undefined;
      for (const heard of waiting ?? []) heard();
      waiting = undefined;
    };
    here.Worker = class extends Worker {
      set onmessage(hear: (event: MessageEvent) => void) {
        this.addEventListener('message', (event) => {
          if (waiting) return waiting.push(() => hear(event));
          hear(event);
          const { stage = 'reading', done = 0, total = 1 } = event.data.progress ?? {};
          if (here.holdFrom !== undefined && !preparing.includes(stage) && done / total >= here.holdFrom)
            waiting = [];
        });
      }
    };
  });
/** Presses the button that makes the copy, and pauses in the middle of the work. */
export const midway = (name: string) => async (page: Page) => {
  await page.evaluate(() => {
    (globalThis as Held).holdFrom = 0.5;
  });
  await press(name)(page);
  await toolShell(page).getByRole('progressbar').waitFor();
  await page.waitForTimeout(2500);
};
export const letGo = async (page: Page) => {
  await page.evaluate(() => (globalThis as Held).letGo?.());
  await saved(page);
};
const saved = async (page: Page) => {
  await page
    .getByRole('button', { name: /^Download|^Save/ })
    .first()
    .waitFor({ timeout: 90_000 });
  await done(page);
};
/** Waits until the main button is enabled: all inputs were analysed. */
export const ready = (name: string) => (page: Page) => enabled(page, name).waitFor({ timeout: 120_000 });
/** Waits until this text has disappeared. */
export const over = (text: string) => (page: Page) =>
  toolShell(page).getByText(text).first().waitFor({ state: 'detached', timeout: 120_000 });

/** The chosen files are read, and their first pages drawn. */
export const isRead = async (page: Page) => {
  // They are drawn when they come into view.
  await toolShell(page).locator('canvas').first().scrollIntoViewIfNeeded({ timeout: 60_000 });
  await toolShell(page).locator('canvas[data-drawn]').first().waitFor({ timeout: 60_000 });
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.waitForTimeout(1500);
};
/** Chooses an option by its name. */
export const check = (name: string) => async (page: Page) => {
  await unfold(page);
  await toolShell(page).getByRole('radio', { name }).check();
};
export const wait = (ms: number) => (page: Page) => page.waitForTimeout(ms);
export const inOrder =
  (...acts: Act[]) =>
  async (page: Page) => {
    for (const act of acts) await act(page);
  };
/** Waits at most two minutes until no work is running and the text has been unchanged for a while. */
export async function still(page: Page): Promise<void> {
  let [before, since] = ['', Date.now()];
  for (const end = Date.now() + 120_000; Date.now() < end; await page.waitForTimeout(400)) {
    const shellText = (await toolShell(page).textContent()) ?? '';
    const busy =
      shellText.includes(sharedMessages.reading) || (await toolShell(page).locator('progress').count()) > 0;
    if (busy || shellText !== before) [before, since] = [shellText, Date.now()];
    else if (Date.now() - since > 1200) return;
  }
}
export const chosenFrom = (browser: Browser, files: Made[]): Promise<Chosen[]> =>
  Promise.all(files.map((file) => (typeof file === 'function' ? file(browser) : file)));

/** Other files in the same tool, from the start. */
export const instead =
  (files: Made[], ready: Act = still) =>
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
/** Makes a part of the tool fail to load. */
export const without =
  (part: string, act: Act): Act =>
  async (page) => {
    await page.route(new RegExp(`/engines/${part}`), () => undefined);
    await act(page);
  };
