import type { Browser, CDPSession, Page, Request } from '@playwright/test';
import { isTabIcon } from '@/scripts/lib/chromium';
import { errorsOf, readToTheEnd } from './e2e';
import { addressesIn, type PageAddresses } from './page-addresses';

export const phone = { width: 360, height: 800 };
const desktop = { width: 1440, height: 800 };

/** A first visit to one page on a phone, in a browser that knows nothing of the site. */
export type Visit = {
  page: Page;
  /** Status of the answer. */
  status: number;
  /** Everything that the page asked for until it had loaded and its fonts were there. */
  first: Request[];
  /** What the page named when it had loaded. */
  named: PageAddresses;
  /** Everything that the page asked for until now. */
  all: Request[];
  errors: string[];
  /** How much of what the page's main thread had done when the fonts were there was style and layout: 0 to 1. */
  layoutShare: number;
  /** Scrolls to the end on a wide screen and on the phone, the first time that it is called. */
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
  const performance = await page.context().newCDPSession(page);
  // Time of the thread, not of the clock: what else the machine does is left out.
  await performance.send('Performance.enable', { timeDomain: 'threadTicks' });
  const response = await page.goto(path);
  // Lines are as wide as the font that they will stay in.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const layoutShare = await shareOfLayout(performance);
  const first = [...requests];
  const addresses = await addressesIn(page);
  let read: Promise<void> | undefined;
  async function scroll() {
    // What is beside the others on a phone, and is only seen there after a swipe, is in view on a wide screen.
    for (const size of [desktop, phone]) {
      await page.setViewportSize(size);
      await readToTheEnd(page);
    }
  }
  return {
    page,
    status: response?.status() ?? 0,
    first,
    named: addresses,
    all: requests,
    errors,
    layoutShare,
    readToTheEnd: () => {
      read ??= scroll();
      return read;
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

export type Weight = { url: string; bytes: number };

/** Bytes of each answer's body, as sent. While the visit lasts. */
export function weigh(requests: readonly Request[]): Promise<Weight[]> {
  return Promise.all(
    requests.map(async (request) => ({
      url: request.url(),
      bytes: (await request.sizes()).responseBodySize,
    })),
  );
}

export const total = (weights: readonly Weight[]) => weights.reduce((sum, { bytes }) => sum + bytes, 0);
