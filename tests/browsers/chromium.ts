import { chromium } from '@playwright/test';
import { chromiumFlags, findChromium } from '@/scripts/lib/chromium';
import type { Driver } from './driver';

/** Starts Chromium, for comparison, with the same interface as the drivers of Firefox and WebKit. */
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
      throw new Error('Pointer and keys are tried in Firefox and WebKit only.');
    },
    errors: () => errors,
    close: () => browser.close(),
  };
}
