import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { type FilePayload, filePayload } from 'engines/testing/file-payload';
import { samplePdf } from 'engines/testing/pdf-samples';
import { downloadLabel } from '@/components/workbench/shell/result';
import { sharedMessages } from '@/content/workbench';
import { islandSelector } from '@/lib/islands';
import { formatMessage } from '@/lib/sentences';
import { openOptionsSheet, toolShell } from './page-tool';
import type { Step } from './tool-journeys';

/** Gives files to tools and saves their results. */

/** A PDF with these pages. */
export const pdf = async (name: string, sample: Parameters<typeof samplePdf>[0]): Promise<FilePayload> =>
  filePayload(name, await samplePdf(sample));

/** Pages with a word each: `word-1` on the first. */
export const manyWords = (count: number) => Array.from({ length: count }, (_, index) => `word-${index + 1}`);

export const goTo = (page: Page, slug: string) => page.goto(`/toolsdetails/${slug}`);

/** Chooses files in the tool's first field and waits until the workbench is there. */
export async function choose(page: Page, slug: string, ...files: FilePayload[]): Promise<void> {
  await goTo(page, slug);
  await page.locator('#try').setInputFiles(files);
  await expect(toolShell(page)).toBeVisible();
}

/** Takes the steps of a journey that begins with chosen files. */
export async function takeSteps(page: Page, steps: readonly Step[]): Promise<void> {
  const workbench = toolShell(page);
  for (const step of steps) {
    if ('press' in step)
      await workbench
        .getByRole('button', { name: step.press })
        .or(workbench.getByRole('radio', { name: step.press }))
        .first()
        .click();
    else if ('fill' in step) {
      await openOptionsSheet(page);
      await workbench.getByLabel(step.fill).first().fill(step.with);
    } else if ('option' in step) await workbench.getByRole('option').first().click();
    else await expect(workbench.getByText(step.shows).first()).toBeVisible();
  }
}

/** Chooses files by keyboard. */
export async function chooseByKey(page: Page, slug: string, ...files: FilePayload[]): Promise<void> {
  // Awaited before the dialog opens, so that the browser leaves it to the test.
  const choosing = page.waitForEvent('filechooser');
  await goTo(page, slug);
  await page.locator('#try').focus();
  await page.keyboard.press('Enter');
  await (await choosing).setFiles(files);
}

/** Chooses files in the field of the workbench, or in that of the empty tool. */
export const add = (page: Page, ...files: FilePayload[]) =>
  toolShell(page).locator('input[type=file]').or(page.locator('#try')).first().setInputFiles(files);

/** Waits until a plain Next build (`LEAN=0`) is hydrated: it has no loader that keeps what is dropped before. */
async function untilHydrated(page: Page): Promise<void> {
  if (process.env.LEAN !== '0') return;
  await page.waitForFunction((tool) => {
    const island = document.querySelector(tool);
    return !island || Object.keys(island).some((key) => key.startsWith('__react'));
  }, islandSelector('file'));
  // Effects, which follow the next frame, add the listeners.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))));
}

/** Drops files on the middle of the page, as from the desktop. */
export async function drop(page: Page, files: FilePayload[]): Promise<void> {
  await untilHydrated(page);
  const data = files.map(({ name, mimeType, buffer }) => ({
    name,
    mimeType,
    base64: buffer.toString('base64'),
  }));
  await page.evaluate((passed) => {
    const transfer = new DataTransfer();
    for (const { name, mimeType, base64 } of passed) {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([bytes], name, { type: mimeType }));
    }
    for (const type of ['dragover', 'drop']) {
      const event = new DragEvent(type, { dataTransfer: transfer, bubbles: true, cancelable: true });
      document.querySelector('main')?.dispatchEvent(event);
    }
  }, data);
}

/** The field for the password of a file that waits for it. */
export const passwordOf = (page: Page, name: string): Locator =>
  toolShell(page).getByLabel(formatMessage(sharedMessages.passwordOf, { file: name }));

/** Presses a button. @returns the file that is saved */
export async function saveBy(page: Page, button: Locator): Promise<{ name: string; bytes: Uint8Array }> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return { name: download.suggestedFilename(), bytes: new Uint8Array(await readFile(await download.path())) };
}

const labels = [sharedMessages.download, sharedMessages.downloadKind, sharedMessages.downloadAll];
/** Matches the name of a button that saves a result. */
export const downloads = new RegExp(
  `^(${labels.map((text) => formatMessage(text, { file: '', kind: '' })).join('|')})`,
);

export const downloadButton = (page: Page, file: string): Locator =>
  page.getByRole('button', { name: downloadLabel(sharedMessages, file) });
