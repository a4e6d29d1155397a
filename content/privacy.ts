import { legalSchema } from '../lib/schema/legal';
import { parseContent } from '../lib/schema/parse';
import { fact } from './claims';
import { site } from './site';

/** Words of /privacy. Numbers in brackets: fewest and most characters. */
export const privacy = parseContent('content/privacy.ts', legalSchema, {
  /** The heading of the page (3–60). */
  title: 'Privacy Policy',
  /** The sentence under the heading (20–200). */
  lead: 'This website asks for three things, and only if you write to us. It sets no cookies and tracks nobody.',
  /**
   * Search results and link previews: `title` (8–60; the site’s name is added to it) and `description` (110–155). No
   * two pages share one. `updated`: date of the last substantive edit, as year-month-day; the page
   * prints it, and the sitemap gives it to search engines.
   */
  meta: {
    title: 'Privacy Policy',
    description:
      'No cookies, no tracking, nothing loaded from other sites. What the contact form collects, why, for how long, who sees it, and your rights under Indian law.',
    updated: '2026-11-29',
  },
  /** false until a lawyer has read the text. The launch check lists it. */
  reviewed: false,
  /** Heading of the table of contents (3–30). */
  contents: 'On this page',
  /** Label before the date of the last edit, below the heading (5–30). */
  lastUpdated: 'Last updated',
  /** The button below the summary: `label` (2–40) and `href`. */
  action: { label: 'Ask about your data', href: '/contact' },
  /**
   * The sections, at least four. They number themselves, here and in the table of contents.
   *
   * - `id`: address of the section, as in /privacy#scope: small letters, digits, hyphens. Do not change it once
   *   public.
   * - `title`: heading, also in the table of contents (3–70).
   * - `short`: the section in one sentence, larger than the rest (15–200).
   * - `blocks`: what follows, 1–8 blocks in this order. Each is one of the five below.
   * - `text`: a paragraph (20–700).
   * - `list`: a list with dots: 2–10 points (10–260 each), or for a point its `name` in bold (2–40) and its `text`.
   * - `table`: `caption` above it (5–80), `columns`, its 2–4 heads (2–40 each), and `rows`, with a cell for each
   *   head (2–220 each). The first cell names the row.
   * - `links`: 1–4 links in a line.
   * - `contact`: a card with `name` (2–60), `email` and `phone`, best taken from site.ts.
   */
  sections: [
    {
      id: 'scope',
      title: 'What this page covers',
      short: `This policy covers this website, which is run by the company that offers ${site.name}.`,
      blocks: [
        {
          text: 'The website has no login, receives no documents and takes no payments. Each customer’s contract covers how we handle documents in the product; the Security pages describe what the product offers.',
        },
        {
          links: [
            { label: 'Security answers', href: '/security/answers' },
            { label: 'Terms & Conditions', href: '/terms' },
            { label: 'Accessibility statement', href: '/accessibility' },
          ],
        },
      ],
    },
    {
      id: 'what-we-collect',
      title: 'What we collect, why, and for how long',
      short:
        'Your name, email address and message if you send the contact form, and the technical data needed to deliver it.',
      blocks: [
        {
          table: {
            caption: 'Everything this website handles',
            columns: ['Data', 'Purpose', 'Kept'],
            rows: [
              [
                'Full name, email address and message from the contact form',
                'To reply to you',
                'As an email in our inbox, until your question and any follow-up have been dealt with; longer only if a law requires it',
              ],
              [
                'If you chose a plan, or came from a help page or a trial link: the plan, billing period, auto-renewal, topic, or the page you came from',
                'To fill in the message for you; you can change or delete it before sending',
                'For as long as the message',
              ],
              [
                'A short code made from your network address',
                'To stop anyone from flooding the form',
                'An hour at most, in memory or in a shared counter; the address itself is not kept there',
              ],
              [
                'A fingerprint of the message, which doesn’t reveal what you wrote',
                'To avoid delivering the same message twice',
                '10 minutes',
              ],
              [
                'One entry in the server log per message: time, result, duration',
                'To fix errors',
                'As long as the server keeps its log; without your name, email address, message or network address',
              ],
            ],
          },
        },
        {
          text: 'You give us your message and details voluntarily. We use everything in this table only for the purpose shown. Please leave out passwords, health data and your clients’ documents.',
        },
      ],
    },
    {
      id: 'tools',
      title: 'Files you open in the tools',
      short: 'These files stay on your device.',
      blocks: [
        {
          text: 'The tools on this website work in your browser. Files you open are read there and never sent, to us or anyone else. Each tool shows what has been sent since you chose a file, and how to check that yourself.',
        },
        {
          text: 'If you pass a file to another tool, or a tool’s page reloads, the file stays in your browser’s own storage until the page opens it. After an hour, it can no longer be opened. If you ask Sign PDF to keep your signature on this device, it stays there until you turn that off. Everything else is deleted when you close the page.',
        },
        {
          links: [
            { label: 'All tools', href: '/toolsdetails' },
            { label: 'Software the tools use', href: '/licences' },
          ],
        },
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies and tracking',
      short: 'No cookies, no tracking.',
      blocks: [
        {
          text: 'This website sets no cookies, stores nothing of yours in your browser except a file on its way to a tool and a signature you ask it to keep, uses no analytics or advertising, and loads fonts, pictures and scripts only from its own address. That is why it shows no consent banner.',
        },
        {
          text: 'Other websites we link to have their own rules.',
        },
      ],
    },
    {
      id: 'who-sees-it',
      title: 'Who sees your message',
      short: 'The people who answer you, and the providers that carry it.',
      blocks: [
        {
          list: [
            { name: 'Our staff', text: 'the people who read and answer messages.' },
            {
              name: 'The mail provider',
              text: 'it delivers the form’s message to our inbox, over an encrypted connection.',
            },
            {
              name: 'The hosting provider',
              text: 'it runs the website. Like any web server, its systems see your network address while a page is being sent, and may keep their own connection records for security.',
            },
            { name: 'Authorities or courts', text: 'where the law requires it.' },
          ],
        },
        {
          text: 'We don’t sell personal data or share it for advertising. If a provider operates outside India, we share data only as Indian law permits.',
        },
      ],
    },
    {
      id: 'security',
      title: 'How your message is protected',
      short: 'Your message is not stored on the website.',
      blocks: [
        {
          text: 'Your message goes straight to our inbox and isn’t stored in any database or file on this website. The website accepts messages only from its own pages, limits how many can be sent, and never writes what you type to its logs.',
        },
        {
          text: 'If there’s ever a breach of personal data we hold, we’ll tell the people affected and the Data Protection Board of India, as the law requires.',
        },
      ],
    },
    {
      id: 'your-rights',
      title: 'Your rights and how to use them',
      short: 'You can ask what we hold, have it corrected or deleted, withdraw consent and complain.',
      blocks: [
        {
          text: `The ${fact.dpdp}, and the 2025 Rules made under it, give you these rights as their provisions come into force. We honour them today, wherever you live:`,
        },
        {
          list: [
            {
              name: 'A summary',
              text: 'what personal data we hold about you, how we use it and who we’ve shared it with.',
            },
            {
              name: 'Correction',
              text: 'you can have wrong or outdated data corrected, completed or updated.',
            },
            { name: 'Deletion', text: 'you can have data deleted once it’s no longer needed.' },
            {
              name: 'Withdrawing consent',
              text: 'you can withdraw it as easily as you gave it. Anything done before then remains lawful.',
            },
            {
              name: 'Nominating someone',
              text: 'you can name someone to exercise these rights if you die or can’t act for yourself.',
            },
            {
              name: 'Complaints',
              text: 'first to us, then to the Data Protection Board of India.',
            },
          ],
        },
        {
          text: `Write to the address below from the email address you used to contact us; we may ask a question to confirm it’s you. We reply within ${fact.reply}. If your request takes longer to resolve, we’ll tell you how long.`,
        },
      ],
    },
    {
      id: 'children',
      title: 'Children',
      short: 'This website is for organisations and professionals.',
      blocks: [
        {
          text: 'We don’t knowingly collect data about anyone under 18. If a child has written to us, tell us and we’ll delete the message.',
        },
      ],
    },
    {
      id: 'grievance',
      title: 'Grievance contact',
      short: 'One address for questions, requests and complaints about personal data.',
      blocks: [
        { contact: { name: `${site.name}, grievance contact`, email: site.email, phone: site.phone } },
        { links: [{ label: 'Contact us', href: '/contact' }] },
      ],
    },
    {
      id: 'changes',
      title: 'Changes to this page',
      short: 'The date at the top shows when it last changed.',
      blocks: [
        {
          text: 'If the website starts collecting anything else, we’ll say so here first.',
        },
      ],
    },
  ],
});
