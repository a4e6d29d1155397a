import { expect, type Locator, type Page } from '@playwright/test';
import { sharedMessages } from '@/content/workbench';
import { formatMessage } from '@/lib/sentences';

export { messagesOf } from './tool-messages';

/** Helpers that operate the workbench of a tool; tool-files.ts has those that choose and save files. */

export const toolShell = (page: Page): Locator => page.getByRole('region', { name: sharedMessages.label });
/** A button of the tool, by its whole name. */
export const namedButton = (page: Page, name: string | RegExp): Locator =>
  toolShell(page).getByRole('button', { name, exact: true });
/** Alerts of the page. Next’s route announcer is an alert, too, but outside of main. */
export const alerts = (page: Page): Locator => page.locator('main').getByRole('alert');
/** Expects that the button is enabled. */
export const expectEnabled = (button: Locator) => expect(button).not.toHaveAttribute('aria-disabled', 'true');
/** Opens the sheet of options, which phones have, if it is folded. */
export async function openOptionsSheet(page: Page): Promise<void> {
  const toggle = toolShell(page).locator('[data-sheet=folded] button[aria-expanded]');
  if (await toggle.isVisible()) await toggle.click();
}
/** The text that names the formats a tool takes, while no file is open. */
export const takesMessage = new RegExp(`^${formatMessage(sharedMessages.takes, { formats: '.+' })}$`);
/** The text that is shown while a file is read. */
export const readingMessage = new RegExp(
  `^(${sharedMessages.reading}|${sharedMessages.readingFile.replace('{file}', '.+')})$`,
);

/** Expects an alert that says this sentence about a file. */
export const expectAlert = (page: Page, sentence: string, { name }: { name: string }, detail = '') =>
  expect(alerts(page).filter({ hasText: formatMessage(sentence, { file: name, detail }) })).toBeVisible();

/** Dismisses this many alerts one after the other; none may be left. */
export async function dismiss(page: Page, count: number): Promise<void> {
  for (let left = count; left > 0; left -= 1) {
    await page.getByRole('button', { name: sharedMessages.dismiss }).first().click();
    await expect(alerts(page)).toHaveCount(left - 1);
  }
}

/** Runs in a page: delays each later message to a worker, so that a test can look at the work and cancel it. */
export function delayWorkerMessages(ms: number): void {
  const send = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function post(this: Worker, ...message: unknown[]) {
    // Files that the worker requested are not delayed: an engine requests several, one after the other.
    if (Object.hasOwn(message[0] as object, 'asset')) return send.apply(this, message as never);
    setTimeout(() => send.apply(this, message as never), ms);
  };
  Object.assign(window, { release: () => Object.assign(Worker.prototype, { postMessage: send }) });
}

/** Runs in a page: ends the delay of `delayWorkerMessages` for later messages. */
export function endWorkerDelay(): void {
  (window as unknown as { release: () => void }).release();
}

/** Presses Tab until the target has the focus, and then the key `press`, if given. */
export async function tabTo(page: Page, target: Locator, press?: 'Enter' | 'Space'): Promise<void> {
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  for (let count = 0; !(await isFocused()); count += 1) {
    if (count === 80) throw new Error('Tab never comes there.');
    await page.keyboard.press('Tab');
  }
  if (press) await page.keyboard.press(press);
}

/** Presses a button that is disabled but answers with what is missing. */
export async function pressDisabled(button: Locator): Promise<void> {
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await button.click({ force: true });
}
