import { expect, type Locator, type Page } from '@playwright/test';
import { sharedMessages } from '@/content/workbench';
import { say } from '@/lib/sentences';

export { messagesOf } from './tool-messages';

/** What the workbench of a tool is driven with; tool-files.ts has how files come to it and are saved. */

export const toolShell = (page: Page): Locator => page.getByRole('region', { name: sharedMessages.label });
/** A button of the tool, by its whole name. */
export const key = (page: Page, name: string | RegExp): Locator =>
  toolShell(page).getByRole('button', { name, exact: true });
/** Next’s own announcer of routes is an alert too, outside main. */
export const alerts = (page: Page): Locator => page.locator('main').getByRole('alert');
export const ready = (button: Locator) => expect(button).not.toHaveAttribute('aria-disabled', 'true');
/** On a phone: opens the sheet of options, where there is one that is folded. */
export async function unfold(page: Page): Promise<void> {
  const toggle = toolShell(page).locator('[data-sheet=folded] button[aria-expanded]');
  if (await toggle.isVisible()) await toggle.click();
}
/** What is there while a file is read. */
export const isReading = new RegExp(
  `^(${sharedMessages.reading}|${sharedMessages.readingFile.replace('{file}', '.+')})$`,
);

/** Expects an alert that says this sentence about a file. */
export const expectAlert = (page: Page, sentence: string, { name }: { name: string }, detail = '') =>
  expect(alerts(page).filter({ hasText: say(sentence, { file: name, detail }) })).toBeVisible();

/** Dismisses so many alerts, one after the other, until none is left. */
export async function dismiss(page: Page, count: number): Promise<void> {
  for (let left = count; left > 0; left -= 1) {
    await page.getByRole('button', { name: sharedMessages.dismiss }).first().click();
    await expect(alerts(page)).toHaveCount(left - 1);
  }
}

/** For a page: holds back what is asked of a worker from now on, so that the work can be looked at, and cancelled. */
export function heldBack(ms: number): void {
  const send = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function post(this: Worker, ...message: unknown[]) {
    // A file that the worker asked for is no call: an engine asks for several, one after the other.
    if (Object.hasOwn(message[0] as object, 'asset')) return send.apply(this, message as never);
    setTimeout(() => send.apply(this, message as never), ms);
  };
  Object.assign(window, { release: () => Object.assign(Worker.prototype, { postMessage: send }) });
}

/** For a page: what is asked of a worker from now on is held back no more. */
export function releaseWorker(): void {
  (window as unknown as { release: () => void }).release();
}

/** Presses Tab until the focus is there, and then a key, if one is named. */
export async function tabTo(page: Page, target: Locator, press?: 'Enter' | 'Space'): Promise<void> {
  const arrived = () => target.evaluate((element) => element === document.activeElement);
  for (let count = 0; !(await arrived()); count += 1) {
    if (count === 80) throw new Error('Tab never comes there.');
    await page.keyboard.press('Tab');
  }
  if (press) await page.keyboard.press(press);
}

/** Presses a button that cannot do its work yet, and answers why. */
export async function pressed(button: Locator): Promise<void> {
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await button.click({ force: true });
}
