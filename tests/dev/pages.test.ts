import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromiumFlags, ensureChromium } from '@/scripts/lib/chromium';
import { networkUrls } from '@/scripts/lib/ports';
import { startDev } from '@/tests/helpers/dev-site';

/** Pages under `npm run dev`, in a browser: a mistake that React or Next reports there must not hide among noise. */

let dev: Awaited<ReturnType<typeof startDev>>;
let browser: Browser;

beforeAll(async () => {
  dev = await startDev(4960, { HOSTNAME: '0.0.0.0' });
  browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumFlags });
}, 120_000);

afterAll(async () => {
  await browser?.close();
  await dev?.stop();
}, 120_000);

type Visit = { url?: string; meanwhile?: () => void };

/** Errors and warnings of the console, uncaught errors, and the issues that Next's own badge counts. */
async function reportedProblems(path: string, { url = dev.url, meanwhile }: Visit = {}): Promise<string[]> {
  const page = await browser.newPage();
  const lines: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) lines.push(message.text());
  });
  page.on('pageerror', (error) => lines.push(String(error)));
  await page.goto(url + path);
  await page.locator('nextjs-portal').waitFor({ state: 'attached' });
  await page.waitForTimeout(1000);
  if (meanwhile) {
    meanwhile();
    await page.waitForTimeout(3000);
  }
  const badge = page.locator('nextjs-portal [data-issues-open]', { hasText: 'Issue' });
  if ((await badge.count()) > 0) lines.push('Next counts an issue.');
  await page.close();
  return lines;
}

test.each([
  '/',
  '/contact',
  '/contact?plan=premium',
  '/pricing',
  '/features',
  '/feature2page',
  '/toolsdetails/merge-pdf',
  '/faqs',
  '/dev/kit',
])(
  '%s loads without errors',
  async (path) => {
    expect(await reportedProblems(path)).toEqual([]);
  },
  60_000,
);

// Next serves hot reload only to the hosts in its configuration.
test.skipIf(networkUrls('0.0.0.0', 0).length === 0)(
  '/contact loads without errors on another device in the network',
  async () => {
    const url = /Network {2}(http:\S+)/.exec(dev.printed())?.[1];
    expect(await reportedProblems('/contact', { url })).toEqual([]);
  },
  60_000,
);

test('an open page shows an edited text without errors', async () => {
  const edit = () =>
    dev.site.edit('content/support.ts', "title: 'Upload Failures'", "title: 'When Uploads Fail'");
  expect(await reportedProblems('/support', { meanwhile: () => void edit() })).toEqual([]);
}, 60_000);

test('the test detects a page that hydrates with a mismatch', async () => {
  await dev.edit('components/contact/contact-form.tsx', /className=/, 'data-here={typeof window} className=');
  expect((await reportedProblems('/contact')).join('\n')).toMatch(/hydrat.*Next counts an issue\./s);
}, 60_000);
