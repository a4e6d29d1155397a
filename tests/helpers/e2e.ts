import { test as base, expect, type Page } from '@playwright/test';
import { registry } from '@/content';
import type { ReceivedMail } from '@/scripts/lib/received-mail';
import { type Document, readDocuments } from './documents';
import { decorateLive, type ForeignChange, translation } from './foreign-changes';

export { expect } from '@playwright/test';

/**
 * Marks a test, or several, that CI runs and a contributor rarely has to: `npm test` leaves it to `npm test -- full`.
 */
export const full = { tag: '@full' } as const;

/** Marks a test as `full` unless it is one of the core tests; for tests in a loop. */
export const fullUnless = (isCore: boolean) => (isCore ? {} : full);

/** Pages of the most complex kinds, one of each: `npm test` checks these in depth. */
export const kinds: readonly string[] = [
  '/',
  '/feature2page',
  '/security1page',
  '/toolsdetails',
  '/toolsdetails/merge-pdf',
  '/pricing',
  '/contact',
  '/faqs',
];

/** Every page of the site, in the registry's order. */
export const pages = registry.pages;

/** The same build with a relay that refuses every connection. */
export const relayDownUrl = process.env.E2E_RELAY_DOWN_URL ?? '';

/** Origin that the build was made for: canonical addresses start with it. */
export const siteOrigin = process.env.SITE_URL ?? 'https://triplicate.example';

type Mailbox = {
  /** Waits for the message whose text contains `marker`, and returns it. */
  messageWith: (marker: string) => Promise<ReceivedMail>;
  /** The number of messages that contain `marker` now. */
  countWith: (marker: string) => Promise<number>;
};

type Fixtures = {
  mailbox: Mailbox;
  /** Console errors that a test causes on purpose. */
  allowedErrors: RegExp[];
  /** How a translation or an extension changes the page while it is used; E2E_FOREIGN sets this for a whole run. */
  foreign: ForeignChange | undefined;
};

/**
 * Errors that Chromium itself logs when the next page is shown before its fade could start, or before the style sheet that
 * requests the fade has loaded. "Skipped" occurs on plain Next pages (`LEAN=0`), whose style sheet is a file.
 */
const lateTransitions = [
  /^uncaught: Transition was aborted because of invalid state\. (Page already revealed|ViewTransition opt-in disabled)$/,
  ...(process.env.LEAN === '0' ? [/^uncaught: Transition was skipped$/] : []),
];

/**
 * Playwright's `test` with fixtures: the local mailbox; all pages as they are served, read once per worker; and a `page`
 * that fails the test when it throws, logs an error or breaks the content security policy.
 */
export const test = base.extend<Fixtures, { documents: readonly Document[] }>({
  documents: [
    async ({ browser }, use, { project }) => {
      const page = await browser.newPage({ baseURL: project.use.baseURL });
      const documents = await readDocuments(
        page,
        pages.map(({ path }) => path),
      );
      await page.close();
      await use(documents);
    },
    { scope: 'worker' },
  ],

  mailbox: async ({ request }, use) => {
    const url = `${process.env.E2E_MAILBOX_URL}/messages.json`;
    const mailsWith = async (marker: string): Promise<ReceivedMail[]> => {
      const mails: ReceivedMail[] = await (await request.get(url)).json();
      return mails.filter((mail) => mail.text.includes(marker));
    };
    await use({
      countWith: async (marker) => (await mailsWith(marker)).length,
      messageWith: async (marker) => {
        await expect
          .poll(async () => (await mailsWith(marker)).length, `mail with “${marker}”`)
          .toBeGreaterThan(0);
        const [mail] = await mailsWith(marker);
        if (!mail) throw new Error(`The mail with “${marker}” has gone again.`);
        return mail;
      },
    });
  },

  allowedErrors: [[], { option: true }],

  foreign: [process.env.E2E_FOREIGN as ForeignChange | undefined, { option: true }],

  page: async ({ page, allowedErrors, foreign }, use) => {
    if (foreign === 'translated') await page.addInitScript(...translation());
    if (foreign === 'decorated') await page.addInitScript(decorateLive);
    const errors = errorsOf(page);
    await use(page);
    const allowed = [...allowedErrors, ...lateTransitions];
    const unexpected = errors.filter((error) => !allowed.some((pattern) => pattern.test(error)));
    expect(unexpected, 'errors in the browser').toEqual([]);
  },
});

/** Errors that a page throws or logs from now on; the list grows. */
export function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`console: ${message.text()} (${message.location().url})`);
  });
  return errors;
}

/** A word that no other test uses, by which a message can be found. */
export const marker = () => `marker-${crypto.randomUUID()}`;

/** Scrolls through the whole page once, and waits for the pictures that this loads. */
export async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      // A browser that has nothing to draw may never start a frame.
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, 250);
      });
    }
    scrollTo(0, 0);
  });
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || !image.checkVisibility()),
  );
}
