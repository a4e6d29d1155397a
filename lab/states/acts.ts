import type { Browser, Page } from '@playwright/test';
import { bench } from '@/tests/helpers/page-tool';
import type { Chosen } from '@/tests/helpers/workbench';
import { text } from './others';
import { type Paper, print, scan } from './paper';

/** How each tool is brought from its file to its result, with a name for each state on the way. */
export type Journey = {
  files: (browser: Browser) => Promise<Chosen[]>;
  /** A file that is refused; without it the journey begins with its files. */
  wrong?: Chosen;
  /** Before the page is there. */
  before?: (page: Page) => Promise<unknown>;
  steps: [state: string, act: (page: Page) => Promise<unknown>][];
};

export const press = (name: string) => async (page: Page) => {
  const key = bench(page).getByRole('button', { name, exact: true }).first();
  await key.and(page.locator(':not([aria-disabled=true])')).waitFor({ timeout: 120_000 });
  await key.click();
};
export const fill = (label: string, value: string) => (page: Page) =>
  bench(page).getByLabel(label, { exact: true }).fill(value);
export const done = (page: Page) =>
  bench(page)
    .locator('[data-done], &[data-done]')
    .first()
    .waitFor()
    .catch(() => undefined);
export const finish = (name: string) => async (page: Page) => {
  await press(name)(page);
  await page
    .getByRole('button', { name: /^Download|^Save/ })
    .first()
    .waitFor({ timeout: 90_000 });
  await done(page);
};
/** Waits until the main key can be pressed: all that it makes something of has been looked at. */
export const ready = (name: string) => (page: Page) =>
  bench(page)
    .getByRole('button', { name, exact: true })
    .and(page.locator(':not([aria-disabled=true])'))
    .waitFor({ timeout: 120_000 });
/** Waits until nothing is said of the kind any more. */
export const over = (text: string) => (page: Page) =>
  bench(page).getByText(text).first().waitFor({ state: 'detached', timeout: 120_000 });
export const wait = (ms: number) => (page: Page) => page.waitForTimeout(ms);
export const all =
  (...acts: ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page) => {
    for (const act of acts) await act(page);
  };
export const printed =
  (...some: Paper[]) =>
  (browser: Browser) =>
    Promise.all(some.map((paper) => print(browser, paper)));

export const scanned = (paper: Paper) => async (browser: Browser) => [await scan(browser, paper)];

export const notes = text('notes.txt', 'Notes of the meeting.');
export const jpg: Chosen = {
  name: 'invoice-scan.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, ...Buffer.from('JFIF')]),
};
