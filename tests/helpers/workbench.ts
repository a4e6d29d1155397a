import type { Page } from '@playwright/test';
import { frame } from '@/content/workbench';
import { islandSelector } from '@/lib/islands';
import { type Chosen, chosen } from './chosen';
import { samplePdf } from './pdf-samples';

/** A PDF whose pages say these words. */
export const pdf = async (name: string, sample: Parameters<typeof samplePdf>[0]): Promise<Chosen> =>
  chosen(name, await samplePdf(sample));

/** Chooses files in the tool's field, as its label does. */
export const choose = (page: Page, files: Chosen[]) =>
  page.locator('input[type=file]').first().setInputFiles(files);

/** Without the loader, which keeps what is dropped before React is there, a plain Next build (`LEAN=0`) must be awake. */
async function awake(page: Page): Promise<void> {
  if (process.env.LEAN !== '0') return;
  await page.waitForFunction((tool) => {
    const island = document.querySelector(tool);
    return !island || Object.keys(island).some((key) => key.startsWith('__react'));
  }, islandSelector('file'));
  // It listens from the effects on, which follow the next frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))));
}

/** Drops files on the middle of the page, as from the desktop. */
export async function drop(page: Page, files: Chosen[]): Promise<void> {
  await awake(page);
  const data = files.map(({ name, mimeType, buffer }) => ({
    name,
    mimeType,
    text: buffer.toString('base64'),
  }));
  await page.evaluate((all) => {
    const transfer = new DataTransfer();
    for (const { name, mimeType, text } of all) {
      const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([bytes], name, { type: mimeType }));
    }
    for (const type of ['dragover', 'drop']) {
      const event = new DragEvent(type, { dataTransfer: transfer, bubbles: true, cancelable: true });
      document.querySelector('main')?.dispatchEvent(event);
    }
  }, data);
}

/** What the seal says while nothing was sent. */
export const nothingSent = frame.seal.none;
