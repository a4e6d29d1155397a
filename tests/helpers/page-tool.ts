import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { downloadLabel } from '@/components/workbench/parts/download-label';
import { frame } from '@/content/workbench';
import { works } from '@/content/works';
import type { ToolWords, WorkKind } from '@/lib/schema/works';
import type { Chosen } from './workbench';

/** What the pages of tools for one PDF are driven with. */

export const pdfFile = (name: string, bytes: Uint8Array | string): Chosen => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(bytes as Uint8Array),
});

/** Pages with a word each: `word-1` on the first. */
export const manyWords = (count: number) => Array.from({ length: count }, (_, index) => `word-${index + 1}`);

/** Words of a tool, from content. */
export function toolWords<Kind extends WorkKind>(
  slug: string,
  kind: Kind,
): Extract<ToolWords, { kind: Kind }> {
  const words = works[slug]?.words;
  if (words?.kind !== kind) throw new Error(`content/works.ts has no ${kind} for ${slug}`);
  return words as Extract<ToolWords, { kind: Kind }>;
}

export const bench = (page: Page): Locator => page.getByRole('region', { name: frame.label });
export const goTo = (page: Page, slug: string) => page.goto(`/toolsdetails/${slug}`);

/** Chooses files in the tool's first field and waits until the workbench is there. */
export async function choose(page: Page, slug: string, ...files: Chosen[]): Promise<void> {
  await goTo(page, slug);
  await page.locator('#try').setInputFiles(files);
  await expect(bench(page)).toBeVisible();
}

/** What is there while a file is read. */
export const isReading = new RegExp(`^(${frame.reading}|${frame.readingFile.replace('{file}', '.+')})$`);

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

export const downloadButton = (page: Page, file: string): Locator =>
  page.getByRole('button', { name: downloadLabel(frame, file) });

/** A result as the readers of tests take it. */
export const asResult = (bytes: Uint8Array) => ({
  name: 'result.pdf',
  type: 'application/pdf',
  parts: [bytes as Uint8Array<ArrayBuffer>],
});
