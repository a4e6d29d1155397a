import { legalSchema } from '../lib/schema/legal';
import { parseContent } from '../lib/schema/parse';
import { fact } from './claims';
import { site } from './site';

/** Words of /privacy. Figures in brackets: characters, at least–at most. */
export const privacy = parseContent('content/privacy.ts', legalSchema, {
  /** The heading of the page (3–60). */
  title: 'Privacy Policy',
  /** The sentence under the heading (20–200). */
  lead: 'This website asks for three things, and only if you write to us. It sets no cookies and tracks nobody.',
  /**
   * Search results and link previews: `title` (8–60; the site’s name is added to it) and `description` (110–155). No
   * two pages share one. `updated`: day on which the page last changed its meaning, as year-month-day; the page
   * prints it, and the sitemap tells it to search engines.
   */
  meta: {
    title: 'Privacy Policy',
    description:
      'No cookies, no tracking, no other site involved. What the contact form collects, why, how long it is kept, who sees it, and your rights under Indian law.',
    updated: '2026-11-21',
  },
  /** false until a lawyer has read the text. The launch check lists it. */
  reviewed: false,
  /** Heading of the table of contents (3–30). */
  contents: 'On this page',
  /** Stands before the day of the last change, below the heading (5–30). */
  lastUpdated: 'Last updated',
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
      short: `It covers this website, run by the company that offers ${site.name}.`,
      blocks: [
        {
          text: 'The website has no login, is sent no documents and takes no payment. How documents are treated inside the product is part of the contract with each customer; what the product offers for that is described under Security.',
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
      short: 'Your name, your e-mail address and your message, if you send the contact form.',
      blocks: [
        {
          table: {
            caption: 'Everything this website handles',
            columns: ['What', 'What for', 'How long'],
            rows: [
              [
                'Full name, e-mail address and message from the contact form',
                'To answer you',
                'As an e-mail in our inbox, until your question and its follow-up are closed; longer only if a law asks for it',
              ],
              [
                'What you chose before, if you came from a plan, a help page or a link to the trial: plan, billing period, auto-renewal, topic, or the page with that link',
                'To fill in the message for you; you can change or delete it before sending',
                'As part of the message',
              ],
              [
                'A short code made from your network address',
                'To stop one sender from flooding the form',
                'An hour at most, in memory or in a shared counter; the address itself is not kept there',
              ],
              [
                'A fingerprint of the message, from which it cannot be read',
                'So that sending twice by accident delivers once',
                'Ten minutes',
              ],
              [
                'A technical line per message: time, result, duration',
                'To find faults',
                'In the server’s log, without name, address, text or network address',
              ],
            ],
          },
        },
        {
          text: 'You give these of your own accord, for the purpose named there, and we use them for nothing else. Please leave out passwords, health data and documents of your clients.',
        },
      ],
    },
    {
      id: 'tools',
      title: 'Files that you open in the tools',
      short: 'They stay on your device.',
      blocks: [
        {
          text: 'The tools on this website work in your browser. A file that you open in one is read there and goes nowhere: not to us, and to nobody else. Each tool shows what was sent since you chose a file, and how to check it.',
        },
        {
          text: 'When you carry a finished file from one page to a tool, it lies in your browser’s own storage until that page reads it, and counts as forgotten after one hour. If you ask Sign PDF to keep your signature on this device, it lies there too until you turn that off. Everything else is gone when you close the page.',
        },
        {
          links: [
            { label: 'All document tools', href: '/toolsdetails' },
            { label: 'What the tools are made of', href: '/licences' },
          ],
        },
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies and tracking',
      short: 'There are none.',
      blocks: [
        {
          text: 'This website sets no cookies, stores nothing in your browser but a finished file on its way to a tool and a signature that you ask it to keep, uses no analytics and no advertising, and loads fonts, pictures and scripts only from its own address. That is why it shows no consent banner.',
        },
        {
          text: 'If you follow a link to another website, that website’s own rules apply.',
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
            { name: 'Our staff', text: 'those who read and answer messages.' },
            {
              name: 'The mail provider',
              text: 'it delivers the form’s message to our inbox, over an encrypted connection.',
            },
            {
              name: 'The hosting provider',
              text: 'it runs the website. Like every web server, its systems see your network address while a page is sent, and may keep their own connection records for security.',
            },
            { name: 'Authorities or courts', text: 'where the law obliges us.' },
          ],
        },
        {
          text: 'We do not sell personal data, and we do not pass it on for advertising. Where a provider works outside India, we pass data on only as far as Indian law permits.',
        },
      ],
    },
    {
      id: 'security',
      title: 'How it is protected',
      short: 'Your message is not stored on the website.',
      blocks: [
        {
          text: 'The form’s message goes straight to our inbox and is not written to a database or file of this website. The website accepts it from its own pages only, limits how many can be sent, and keeps what you typed out of its logs.',
        },
        {
          text: 'If personal data that we hold is ever exposed, we inform those concerned and the Data Protection Board of India as the law requires.',
        },
      ],
    },
    {
      id: 'your-rights',
      title: 'Your rights and how to use them',
      short: 'Ask what we hold, have it corrected or deleted, take back your consent, complain.',
      blocks: [
        {
          text: `The ${fact.dpdp} and its Rules of 2025, as their parts come into force, give you these rights. We honour them today, wherever you live:`,
        },
        {
          list: [
            {
              name: 'A summary',
              text: 'which personal data we hold about you, what we do with it and with whom we shared it.',
            },
            { name: 'Correction', text: 'what is wrong or old is corrected, completed or updated.' },
            { name: 'Deletion', text: 'what is no longer needed goes.' },
            {
              name: 'Taking back consent',
              text: 'as easily as you gave it. What was done before stays lawful.',
            },
            {
              name: 'Naming a person',
              text: 'someone who may use these rights for you in case of death or incapacity.',
            },
            {
              name: 'Complaints',
              text: 'an answer from us, and then a complaint to the Data Protection Board of India.',
            },
          ],
        },
        {
          text: `Write to the address below from the mailbox concerned; we may ask a question to make sure that it is you. A person replies within ${fact.reply}. If the matter takes longer, we say how long.`,
        },
      ],
    },
    {
      id: 'children',
      title: 'Children',
      short: 'This website is for organisations and professionals.',
      blocks: [
        {
          text: 'We do not knowingly collect data of anyone under 18. If a child has written to us, tell us and we delete the message.',
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
      short: 'The date at the top tells when it last changed.',
      blocks: [
        {
          text: 'If the website starts to collect something else, this page says so before it does.',
        },
      ],
    },
  ],
});
