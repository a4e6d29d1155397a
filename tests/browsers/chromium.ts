import { chromium } from '@playwright/test';
import { chromiumFlags, findChromium } from '@/scripts/lib/chromium';
import type { Driver } from './driver';

/** Chromium, driven as the two others are, to compare them. */
export async function startChromium(): Promise<Driver> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return {
    version: browser.version(),
    open: async (url) => void (await page.goto(url)),
    back: async () => void (await page.goBack()),
    resize: (width, height) => page.setViewportSize({ width, height }),
    call: (source, values) => page.evaluate(`(${source})(...${JSON.stringify(values)})`),
    perform: async () => {
      throw new Error('Pointer and keys are tried in the two others only.');
    },
    errors: () => errors,
    close: () => browser.close(),
  };
}
