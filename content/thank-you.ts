import { parseContent } from '../lib/schema/parse';
import { thankYouSchema } from '../lib/schema/support';
import { fact } from './claims';
import { contactEndpoint } from './contact-endpoint';

/** The page that follows the contact form if no script runs. Numbers in brackets: fewest and most characters. */
export const thankYou = parseContent('content/thank-you.ts', thankYouSchema, {
  /** The heading of the page (3–60). */
  title: 'Message sent',
  /** The sentence under the heading (20–160). */
  lead: `We’ll reply within ${fact.reply} to the address you gave.`,
  /** Above the links, only for a visitor whose address “Reply” cannot reach as typed (10–140). */
  oddAddress: contactEndpoint.oddAddress,
  /**
   * The browser’s tab and link previews: `title` (8–60; the site’s name is added to it) and `description` (110–155).
   * `updated`: date of the last substantive edit, as year-month-day. Search results and sitemap leave
   * this page out.
   */
  meta: {
    title: 'Message sent',
    description: `Your message to us has been sent. We reply by email within ${fact.reply}. Meanwhile, see our plans, tools and common questions.`,
    updated: '2026-11-21',
  },
  /**
   * Where to go meanwhile: `title` (3–40) and 2–4 `links`, each with a `label` (2–60), an `href` and a `note` below
   * it (10–100).
   */
  next: {
    title: 'In the meantime',
    links: [
      { label: 'FAQs', href: '/faqs', note: 'Short answers on the trial, files, sharing and security' },
      { label: 'All tools', href: '/toolsdetails', note: '16 free tools, no account' },
      { label: 'Security', href: '/security', note: 'How we handle logs, permissions and retention' },
    ],
  },
});
