import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { median } from '@/lab/measure';
import { chromiumFlags, findChromium } from '@/scripts/lib/chromium';
import { endGroup } from './end-group';
import { serve } from './server';
import { slowNetwork, slowProcessor } from './visit';

/** Measures what follows the first visit: hydration after a touch, and the navigation to the next page. */

/** Milliseconds from the first touch of an island to hydration: warm cache, mid-range phone. */
export async function hydrationTime(url: string, island: string, rounds: number): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) times.push(await measureOnce(url, island));
  return median(times);
}

async function measureOnce(url: string, island: string): Promise<number> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  try {
    const context = await browser.newContext({ viewport: { width: 412, height: 823 }, hasTouch: true });
    // The first visit fills the cache.
    const firstPage = await context.newPage();
    await firstPage.goto(url);
    await touch(firstPage, island);
    await firstPage.close();

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

/** Touches an island one second after the last resource has loaded, and waits for hydration. */
async function touch(page: Page, selector: string): Promise<number> {
  const island = page.locator(selector).first();
  await island.scrollIntoViewIfNeeded();
  await page.waitForFunction(() => {
    const loaded = performance.getEntriesByType('resource').map((entry) => entry.startTime + entry.duration);
    return performance.now() - Math.max(0, ...loaded) > 1000;
  });
  const isHydrated = await island.evaluate((element) =>
    Object.keys(element).some((key) => key.startsWith('__reactFiber')),
  );
  if (isHydrated) throw new Error(`React has ${selector} before anybody touched it.`);
  return island.evaluate(async (element) => {
    const startTime = performance.now();
    element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    while (!Object.keys(element).some((key) => key.startsWith('__reactFiber'))) {
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    return performance.now() - startTime;
  });
}

/** Script in the target page that reports its first paint: time since the request or, if prerendered, since activation. */
const report = `<script>
new PerformanceObserver((list) => {
  const { activationStart } = performance.getEntriesByType('navigation')[0];
  const paint = list.getEntriesByName('first-contentful-paint')[0];
  if (paint && !document.prerendering) send(Math.max(0, paint.startTime - activationStart));
}).observe({ type: 'paint', buffered: true });
document.addEventListener('prerenderingchange', () => requestAnimationFrame(() => {
  const { activationStart } = performance.getEntriesByType('navigation')[0];
  send(performance.now() - activationStart);
}));
let sent = false;
function send(time) { if (!sent) { sent = true; navigator.sendBeacon('/report?' + time); } }
</script>`;

const startPage = (target: string, rules: boolean) => `<!doctype html><title>Start</title><p>Start
${rules ? `<script type="speculationrules">{"prerender":[{"source":"list","urls":["${target}"],"eagerness":"immediate"}]}</script>` : ''}
<script>setTimeout(() => { location.href = '${target}' }, 2500)</script>`;

/**
 * Milliseconds to the first paint of a page visited from another one, with and without speculation rules;
 * each response takes 100 ms. The browser runs without a debugger, because Chromium does not prerender with one.
 *
 * @param root folder of a packaged site
 */
export async function navigationTimes(root: string, target: string, html: string, rounds: number) {
  let onReport: (time: number) => void = () => undefined;
  const pages = new Map([
    [target, html.replace('</head>', `${report}</head>`)],
    ['/start-plain', startPage(target, false)],
    ['/start-rules', startPage(target, true)],
  ]);
  const site = await serve(root, pages, {
    latency: 100,
    onRequest: (url) => url.startsWith('/report?') && onReport(Number(url.slice(8))),
  });
  const times = { plain: [] as number[], rules: [] as number[] };
  for (let round = 0; round < rounds; round++) {
    for (const kind of ['plain', 'rules'] as const) {
      const time = new Promise<number>((resolve) => (onReport = resolve));
      times[kind].push(await browse(`${site.origin}/start-${kind}`, time));
    }
  }
  site.close();
  return { plain: median(times.plain), rules: median(times.rules) };
}

async function browse(url: string, time: Promise<number>): Promise<number> {
  const profile = mkdtempSync(join(tmpdir(), 'bench-'));
  const flags = [...chromiumFlags, '--headless', `--user-data-dir=${profile}`];
  const browser = spawn(findChromium() ?? 'chromium', [...flags, url], {
    stdio: 'ignore',
    // Gives the browser its own process group, which `endGroup` ends as a whole.
    detached: true,
  });
  const timeout = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error(`No report from ${url} within 30 s.`)), 30_000).unref(),
  );
  try {
    return await Promise.race([time, timeout]);
  } finally {
    await endGroup(browser);
    rmSync(profile, { recursive: true, force: true, maxRetries: 10 });
  }
}
