import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { downloadLabel } from '@/components/workbench/parts/done';
import { frame } from '@/content/workbench';
import { say } from '@/lib/sentences';
import type { Chosen } from './chosen';

export { toolWords } from './tool-words';

/** What the pages of tools are driven with. */

/** Pages with a word each: `word-1` on the first. */
export const manyWords = (count: number) => Array.from({ length: count }, (_, index) => `word-${index + 1}`);

export const bench = (page: Page): Locator => page.getByRole('region', { name: frame.label });
/** A button of the tool, by its whole name. */
export const key = (page: Page, name: string | RegExp): Locator =>
  bench(page).getByRole('button', { name, exact: true });
/** Next’s own announcer of routes is an alert too, outside main. */
export const alerts = (page: Page): Locator => page.locator('main').getByRole('alert');
export const ready = (button: Locator) => expect(button).not.toHaveAttribute('aria-disabled', 'true');
export const goTo = (page: Page, slug: string) => page.goto(`/toolsdetails/${slug}`);

/** Chooses files in the tool's first field and waits until the workbench is there. */
export async function choose(page: Page, slug: string, ...files: Chosen[]): Promise<void> {
  await goTo(page, slug);
  await page.locator('#try').setInputFiles(files);
  await expect(bench(page)).toBeVisible();
}

/** What is there while a file is read. */
export const isReading = new RegExp(`^(${frame.reading}|${frame.readingFile.replace('{file}', '.+')})$`);

/** That an alert says this sentence of a file. */
export const told = (page: Page, sentence: string, { name }: { name: string }, detail = '') =>
  expect(alerts(page).filter({ hasText: say(sentence, { file: name, detail }) })).toBeVisible();

/** Dismisses so many alerts, one after the other, until none is left. */
export async function dismiss(page: Page, count: number): Promise<void> {
  for (let left = count; left > 0; left -= 1) {
    await page.getByRole('button', { name: frame.dismiss }).first().click();
    await expect(alerts(page)).toHaveCount(left - 1);
  }
}

/** For a page: holds back what is asked of a worker from now on, so that the work can be looked at, and cancelled. */
export function heldBack(ms: number): void {
  const send = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function post(this: Worker, ...message: unknown[]) {
    setTimeout(() => send.apply(this, message as never), ms);
  };
}

/** Presses Tab until the focus is there. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let count = 0; count < 80; count += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab never comes there.');
}

/** Presses a button that cannot do its work yet, and answers why. */
export async function pressed(button: Locator): Promise<void> {
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await button.click({ force: true });
}

/** What is saved when that is pressed. */
export async function saved(page: Page, press: Locator): Promise<{ name: string; bytes: Uint8Array }> {
  const [download] = await Promise.all([page.waitForEvent('download'), press.click()]);
  return { name: download.suggestedFilename(), bytes: new Uint8Array(await readFile(await download.path())) };
}

const labels = [frame.download, frame.downloadKind, frame.downloadAll];
/** The name of a button that saves what was made. */
export const downloads = new RegExp(
  `^(${labels.map((text) => say(text, { file: '', kind: '' })).join('|')})`,
);

export const downloadButton = (page: Page, file: string): Locator =>
  page.getByRole('button', { name: downloadLabel(frame, file) });
