import { chromium, type Page } from '@playwright/test';
import { median } from '@/lab/measure';
import { chromiumFlags, findChromium } from '@/scripts/lib/chromium';
import { slowNetwork, slowProcessor } from './phone';

/** Milliseconds from the first touch of an island to hydration: warm cache, mid-range phone. */
export async function wakeTime(url: string, island: string, rounds: number): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) times.push(await once(url, island));
  return median(times);
}

async function once(url: string, island: string): Promise<number> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  try {
    const context = await browser.newContext({ viewport: { width: 412, height: 823 }, hasTouch: true });
    // The first visit fills the cache.
    const before = await context.newPage();
    await before.goto(url);
    await touch(before, island);
    await before.close();

    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.emulateNetworkConditions', slowNetwork);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowProcessor });
    await page.goto(url, { waitUntil: 'load' });
    return await touch(page, island);
  } finally {
    await browser.close();
  }
}

/** Touches an island one second after it and its pictures are visible, and waits for hydration. */
async function touch(page: Page, selector: string): Promise<number> {
  const island = page.locator(selector).first();
  await island.scrollIntoViewIfNeeded();
  await page.waitForFunction(() => {
    const loaded = performance.getEntriesByType('resource').map((entry) => entry.startTime + entry.duration);
    return performance.now() - Math.max(0, ...loaded) > 1000;
  });
  const early = await island.evaluate((element) =>
    Object.keys(element).some((key) => key.startsWith('__reactFiber')),
  );
  if (early) throw new Error(`React has ${selector} before anybody touched it.`);
  return island.evaluate(async (element) => {
    const start = performance.now();
    element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    while (!Object.keys(element).some((key) => key.startsWith('__reactFiber'))) {
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    return performance.now() - start;
  });
}
