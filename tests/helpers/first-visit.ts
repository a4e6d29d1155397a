import type { Browser, CDPSession, Page, Request } from '@playwright/test';
import { isTabIcon } from '@/scripts/lib/chromium';
import { errorsOf, readToTheEnd } from './e2e';
import { addressesIn, type PageAddresses } from './page-addresses';

export const phone = { width: 360, height: 800 };
const desktop = { width: 1440, height: 800 };

/** A first visit to one page on a phone, in a browser with an empty cache. */
export type Visit = {
  page: Page;
  /** HTTP status of the page. */
  status: number;
  /** All requests until the page and its fonts had loaded. */
  firstRequests: Request[];
  /** Addresses in the HTML and the styles of the loaded page. */
  addresses: PageAddresses;
  /** All requests so far. */
  allRequests: Request[];
  errors: string[];
  /** Share of style and layout in the main thread's work until the fonts had loaded, 0 to 1. */
  layoutShare: number;
  /** Scrolls to the end on a wide screen and on a phone; only the first call does so. */
  readToTheEnd: () => Promise<void>;
  end: () => Promise<void>;
};

/** Opens a page. Motion is reduced, so that nothing on it changes by itself. */
export async function visit(browser: Browser, path: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: phone, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const errors = errorsOf(page);
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (!isTabIcon(request)) requests.push(request);
  });
  const session = await page.context().newCDPSession(page);
  // CPU time of the thread, so that other work of the machine does not count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const response = await page.goto(path);
  // After this, lines have the widths of their final font.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const layoutShare = await shareOfLayout(session);
  const firstRequests = [...requests];
  const addresses = await addressesIn(page);
  let reading: Promise<void> | undefined;
  async function scroll() {
    // The wide screen shows the parts that a phone shows only after a sideways swipe.
    for (const size of [desktop, phone]) {
      await page.setViewportSize(size);
      await readToTheEnd(page);
    }
  }
  return {
    page,
    status: response?.status() ?? 0,
    firstRequests,
    addresses,
    allRequests: requests,
    errors,
    layoutShare,
    readToTheEnd: () => {
      reading ??= scroll();
      return reading;
    },
    end: () => context.close(),
  };
}

async function shareOfLayout(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const seconds = (name: string) => {
    const metric = metrics.find((metric) => metric.name === name);
    if (!metric) throw new Error(`Chromium measured no ${name}.`);
    return metric.value;
  };
  return (seconds('RecalcStyleDuration') + seconds('LayoutDuration')) / seconds('TaskDuration');
}

export type ResponseSize = { url: string; bytes: number };

/** Bytes of each response body, as sent. To be called before the visit ends. */
export function measureResponses(requests: readonly Request[]): Promise<ResponseSize[]> {
  return Promise.all(
    requests.map(async (request) => ({
      url: request.url(),
      bytes: (await request.sizes()).responseBodySize,
    })),
  );
}

export const totalBytes = (sizes: readonly ResponseSize[]) =>
  sizes.reduce((sum, { bytes }) => sum + bytes, 0);
