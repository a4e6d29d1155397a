import { test as base, expect, type Page } from '@playwright/test';
import { registry } from '@/content';
import type { ReceivedMail } from '@/scripts/lib/received-mail';
import { type Document, readDocuments } from './documents';
import { decorateLive, type Foreign, translation } from './foreign';

export { expect } from '@playwright/test';

/**
 * Marks a test, or several, that CI runs and a contributor rarely has to: `npm test` leaves it to `npm test -- full`.
 */
export const full = { tag: '@full' } as const;

/** Of tests in a loop: marks those that are not meant by this. */
export const fullUnless = (isCore: boolean) => (isCore ? {} : full);

/** A page of each kind with much to go wrong: what \`npm test\` looks at in depth. */
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
  /** Waits for the message whose text holds `marker` and returns it. */
  messageWith: (marker: string) => Promise<ReceivedMail>;
  /** How many messages hold `marker` now. */
  countWith: (marker: string) => Promise<number>;
};

type Fixtures = {
  mailbox: Mailbox;
  /** Console errors that a test causes on purpose. */
  allowedErrors: RegExp[];
  /** What others do to the page while it is used; E2E_FOREIGN sets it for a whole run. */
  foreign: Foreign | undefined;
};

/**
 * Chromium's own words, with no script of ours, when the next page is shown before its fade, or the style sheet that asks
 * for one, could start. "Skipped" comes on plain Next pages (`LEAN=0`), whose style sheet is a file: at the end of the HTML,
 * while every script is still on its way.
 */
const lateTransitions = [
  /^uncaught: Transition was aborted because of invalid state\. (Page already revealed|ViewTransition opt-in disabled)$/,
  ...(process.env.LEAN === '0' ? [/^uncaught: Transition was skipped$/] : []),
];

/**
 * Playwright's `test` with the local mailbox, with every page as it is served, read once for the tests of a worker, and
 * with a watcher that fails a test when its page throws, logs an error or breaks the content security policy.
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

  foreign: [process.env.E2E_FOREIGN as Foreign | undefined, { option: true }],

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

/** What a page throws and logs as an error from now on; the list grows. */
export function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`console: ${message.text()} (${message.location().url})`);
  });
  return errors;
}

/** A word that no other test uses, to find a message by. */
export const marker = () => `marker-${crypto.randomUUID()}`;

/** Lets the whole height of a page come into view once, and waits for the pictures that this loads. */
export async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      // A browser that has nothing to draw may keep a frame back for good.
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
