import { chromium, type Request } from '@playwright/test';
import { chromiumFlags, findChromium, isTabIcon } from '@/scripts/lib/chromium';

/** Cost of a first visit. Transferred bytes, bodies only; times in milliseconds. */
export type Visit = {
  bytes: Record<'html' | 'css' | 'script' | 'font' | 'picture' | 'other', number>;
  requests: number;
  fcp: number;
  lcp: number;
  cls: number;
  /** Busy time of the main thread, and the part of it that scripts take. */
  busy: number;
  script: number;
};

/** Slow 4G with Lighthouse's figures; here the connection is throttled instead of simulated. */
export const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 750e3 / 8,
};

/** Slowdown factor of the processor. */
export const slowProcessor = 4;

/** Playwright's resource types, and the name of each here. */
const kinds: Record<string, keyof Visit['bytes']> = {
  document: 'html',
  stylesheet: 'css',
  script: 'script',
  font: 'font',
  image: 'picture',
};

/** Opens an address in a separate browser with an empty cache, until two seconds after load. */
export async function visit(url: string): Promise<Visit> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  try {
    const page = await browser.newPage({
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
      isMobile: true,
      hasTouch: true,
    });
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Performance.enable');
    await session.send('Network.emulateNetworkConditions', slowNetwork);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowProcessor });

    const ownRequests: Request[] = [];
    const finished: Request[] = [];
    page.on('request', (request) => ownRequests.push(request));
    page.on('requestfinished', (request) => finished.push(request));
    // tsx wraps functions in calls of this helper, which the page lacks.
    await page.addInitScript('globalThis.__name = (value) => value');
    await page.addInitScript(watchPaint);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(2000);

    const { metrics } = await session.send('Performance.getMetrics');
    const metric = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000;
    const paint = await page.evaluate(() => (globalThis as unknown as { paint: PaintTimes }).paint);
    const bytes = { html: 0, css: 0, script: 0, font: 0, picture: 0, other: 0 };
    const requests = ownRequests.filter(isOverWire).length;
    for (const request of finished.filter(isOverWire)) {
      bytes[kinds[request.resourceType()] ?? 'other'] += (await request.sizes()).responseBodySize;
    }
    return {
      bytes,
      requests,
      ...paint,
      busy: metric('TaskDuration'),
      script: metric('ScriptDuration'),
    };
  } finally {
    await browser.close();
  }
}

/** Whether a request goes to the server and counts: neither a `data:` URL nor the favicon. */
const isOverWire = (request: Request) => !request.url().startsWith('data:') && !isTabIcon(request);

type PaintTimes = Pick<Visit, 'fcp' | 'lcp' | 'cls'>;

/** Runs in the page: collects FCP, LCP and CLS in `globalThis.paint`. */
function watchPaint(): void {
  const paint = { fcp: 0, lcp: 0, cls: 0 };
  Object.assign(globalThis, { paint });
  const watch = (type: string, onEntry: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') paint.fcp = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => (paint.lcp = startTime));
  watch('layout-shift', (entry) => (paint.cls += (entry as PerformanceEntry & { value: number }).value));
}
