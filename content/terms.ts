import { legalSchema } from '../lib/schema/legal';
import { parseContent } from '../lib/schema/parse';
import { fact } from './claims';
import { plan } from './plan-names';
import { site } from './site';

/** Words of /terms. Figures in brackets: characters, at least–at most. */
export const terms = parseContent('content/terms.ts', legalSchema, {
  /** The heading of the page (3–60). */
  title: 'Terms & Conditions',
  /** The sentence under the heading (20–200). */
  lead: `What you may expect from ${site.name}, what we expect from you, and what happens when one of us wants to stop.`,
  /**
   * Search results and link previews: `title` (8–60; the site’s name is added to it) and `description` (110–155). No
   * two pages share one. `updated`: day on which the page last changed its meaning, as year-month-day; the page
   * prints it, and the sitemap tells it to search engines.
   */
  meta: {
    title: 'Terms & Conditions',
    description: `The ${fact.trialAdjective} trial, plans in rupees, auto-renewal that is off until you switch it on, who owns your documents, and what AI output is good for.`,
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
   * - `id`: address of the section, as in /terms#who-we-are: small letters, digits, hyphens. Do not change it once
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
      id: 'who-we-are',
      title: 'Who we are and what this covers',
      short: `These terms are between you and the company that offers ${site.name}.`,
      blocks: [
        {
          text: `“${site.name}”, “we” and “us” mean that company; its contact details are at the end of this page. “You” means the person or organisation that uses the product. If you accept these terms for an organisation, you confirm that you may do so.`,
        },
        {
          text: 'They cover this website, the trial and the paid plans. This website takes no payment and has no login: it describes the product and carries your messages to us. How it treats your data is in the Privacy Policy.',
        },
        { links: [{ label: 'Privacy Policy', href: '/privacy' }] },
      ],
    },
    {
      id: 'trial',
      title: 'The trial',
      short: `You can try the product for ${fact.trial}. ${fact.noCard} is asked for.`,
      blocks: [
        {
          text: 'In the trial a file may be as large as the Support page states, and no larger. When the trial ends you choose a plan or stop: the trial cannot turn into a charge by itself.',
        },
        { links: [{ label: 'Sizes and formats', href: '/support#upload-failures' }] },
        {
          text: 'Before the trial ends, download every document of which you have no other copy, unless you go on with a plan.',
        },
      ],
    },
    {
      id: 'plans-and-billing',
      title: 'Plans and billing',
      short:
        'Prices are in Indian rupees, per month or per year, as shown on the pricing page on the day you order.',
      blocks: [
        {
          text: 'Choosing a plan on this website sends us a message; it is not an order yet, and nothing is charged. The order comes about when you have accepted our reply with the price, the taxes that apply and the period.',
        },
        {
          list: [
            'A month or a year is paid in advance. A year costs ten monthly payments.',
            'If we change a price, the period you have paid for keeps the old one.',
            `${plan.enterprise} has no list price: it is agreed in writing.`,
            'If something was charged by mistake, tell us and we correct it.',
          ],
        },
        { links: [{ label: 'Pricing', href: '/pricing' }] },
      ],
    },
    {
      id: 'auto-renewal',
      title: 'Auto-renewal',
      short: 'It is off until you switch it on, and you can switch it off again at any time.',
      blocks: [
        {
          text: 'Without auto-renewal a plan ends with the period you paid for. With it, the plan goes on for another period of the same length. Switching it off takes effect at the end of the current period; there is no fee for that and no reason to give.',
        },
      ],
    },
    {
      id: 'your-documents',
      title: 'Your documents stay yours',
      short: `You keep every right in what you upload. We use it ${fact.purpose} to you.`,
      blocks: [
        {
          text: 'You allow us to store, copy and process your documents as far as the product needs it: to encrypt and keep them, to read them for tags, search and summaries, and to show them to the people you choose. This permission ends when you delete the document or leave.',
        },
        {
          text: `A deleted document can be restored within ${fact.restore}; on ${plan.enterprise} plans longer. You make sure that you may upload what you upload, above all where it holds the personal data of others.`,
        },
        {
          text: 'The tools on this website work on your own device, free of charge. Nothing that you open in them reaches us, so this page asks for no permission there; look their results through before you rely on them.',
        },
        { links: [{ label: 'What the tools are made of', href: '/licences' }] },
      ],
    },
    {
      id: 'acceptable-use',
      title: 'What is not allowed',
      short: 'Do not break the law, other people’s rights or the product.',
      blocks: [
        {
          list: [
            'No documents that are unlawful, or that you have no right to hold or share.',
            'No malware, and no attempt to reach the documents of others or to get around limits.',
            'No automated load that disturbs other customers.',
            'No reselling of the product under another name without our written consent.',
          ],
        },
        {
          text: 'If this is broken, we may pause the account concerned. We tell you why and give you the chance to answer, unless the law or an immediate danger leaves no time.',
        },
      ],
    },
    {
      id: 'ai-output',
      title: 'What the AI produces',
      short:
        'Tags, summaries, rewrites and similarity reports are suggestions. Read them before you rely on them.',
      blocks: [
        {
          text: 'AI can misread a date, miss a clause or word something wrongly. The product marks which words it used, so that you can check. What you sign, file, send or delete is your decision. Nothing in the product is legal, tax or medical advice, and a similarity report does not prove plagiarism.',
        },
      ],
    },
    {
      id: 'sharing-and-roles',
      title: 'People you let in',
      short: 'You decide who sees what, and you answer for those you let in.',
      blocks: [
        {
          text: 'Roles, groups and share links do what you set. Keep passwords to yourself, take away the access of people who leave, and give a share link an end. Tell us at once if you think that someone has got in who should not have.',
        },
        { links: [{ label: 'Secure Sharing Links', href: '/security5page' }] },
      ],
    },
    {
      id: 'support',
      title: 'Support and availability',
      short: `You can write at any hour. A person replies within ${fact.reply}.`,
      blocks: [
        {
          text: 'We work to keep the product available, and do not promise that it never stops: maintenance, faults and the networks in between can interrupt it. We say when maintenance is planned. We may change features, but not take away what a paid period includes without offering you the rest of your money back.',
        },
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      short: 'We answer for what we cause, within the limits that the law allows.',
      blocks: [
        {
          text: 'Nothing here limits liability that cannot be limited by law, such as for fraud or wilful harm, or the rights that consumer law gives you. Beyond that, neither of us answers for indirect loss, and our total liability for a year is limited to what you paid for that year.',
        },
        {
          text: 'Keep your own copy of documents that you could not bear to lose.',
        },
      ],
    },
    {
      id: 'ending',
      title: 'Ending the contract',
      short: 'You can stop at the end of any period. We give you time to take your documents with you.',
      blocks: [
        {
          text: 'We can end a contract for an important reason, such as unpaid bills after a reminder or serious misuse. Except where the law forbids it, you can download your documents before the account is closed. After that they are deleted.',
        },
      ],
    },
    {
      id: 'law',
      title: 'Law and disputes',
      short: 'Indian law applies. Talk to us first.',
      blocks: [
        {
          text: 'These terms follow the laws of India. Please write to us before you go to court; most things can be settled in a letter. If not, the courts at our registered office decide, unless the law gives you, as a consumer, another court.',
        },
        {
          text: 'If one sentence of these terms does not hold, the others still do.',
        },
      ],
    },
    {
      id: 'changes',
      title: 'Changes to these terms',
      short: 'New terms apply from their date on, not backwards.',
      blocks: [
        {
          text: 'When we change something that matters, we change the date at the top and tell customers by e-mail before it applies. If you do not agree, you can leave at the end of the period you have paid for, under the old terms.',
        },
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      short: 'Questions about these terms go to the same people as all other questions.',
      blocks: [{ contact: { name: site.name, email: site.email, phone: site.phone } }],
    },
  ],
});
