import { legalSchema } from '../lib/schema/legal';
import { parseContent } from '../lib/schema/parse';
import { fact } from './claims';
import { plan } from './plan-names';
import { site } from './site';

/** Words of /terms. Numbers in brackets: fewest and most characters. */
export const terms = parseContent('content/terms.ts', legalSchema, {
  /** The heading of the page (3–60). */
  title: 'Terms & Conditions',
  /** The sentence under the heading (20–200). */
  lead: `What you can expect from ${site.name}, what we expect from you, and how either side can end the contract.`,
  /**
   * Search results and link previews: `title` (8–60; the site’s name is added to it) and `description` (110–155). No
   * two pages share one. `updated`: date of the last substantive edit, as year-month-day; the page
   * prints it, and the sitemap gives it to search engines.
   */
  meta: {
    title: 'Terms & Conditions',
    description: `The ${fact.trialAdjective} trial, plans in rupees, auto-renewal that is off until you switch it on, who owns your documents, and how far to rely on the AI.`,
    updated: '2026-11-29',
  },
  /** false until a lawyer has read the text. The launch check lists it. */
  reviewed: false,
  /** Heading of the table of contents (3–30). */
  contents: 'On this page',
  /** Label before the date of the last edit, below the heading (5–30). */
  lastUpdated: 'Last updated',
  /** The button below the summary: `label` (2–40) and `href`. */
  action: { label: 'See the plans', href: '/pricing' },
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
          text: `“${site.name}”, “we” and “us” mean that company; its contact details are at the end of this page. “You” means the person or organisation that uses the product. If you accept these terms on behalf of an organisation, you confirm that you are authorised to do so.`,
        },
        {
          text: 'These terms cover this website, the trial and the paid plans. This website takes no payment and has no login: it describes the product and passes your messages on to us. The Privacy Policy explains how it handles your data.',
        },
        { links: [{ label: 'Privacy Policy', href: '/privacy' }] },
      ],
    },
    {
      id: 'trial',
      title: 'The trial',
      short: `You can try the product for ${fact.trial}. ${fact.noCard} is needed.`,
      blocks: [
        {
          text: 'The Support page shows the largest file you can upload during the trial. When the trial ends, you can choose a plan. You are never charged automatically.',
        },
        { links: [{ label: 'Sizes and formats', href: '/support#upload-failures' }] },
        {
          text: 'If you don’t move to a plan, download any document you have no other copy of before the trial ends.',
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
          text: 'Choosing a plan on this website drafts a message to us; it isn’t an order yet, and we don’t charge you. Your order is placed when you accept our quote, which states the price, taxes and billing period.',
        },
        {
          list: [
            'You pay for a month or a year in advance. A year costs ten monthly payments.',
            'If we change a price, you keep the old one until your paid period ends.',
            `${plan.enterprise} has no list price: we agree the price in writing.`,
            'If we charge you by mistake, tell us and we’ll put it right.',
          ],
        },
        { links: [{ label: 'Pricing', href: '/pricing' }] },
      ],
    },
    {
      id: 'auto-renewal',
      title: 'Auto-renewal',
      short: 'Auto-renewal is off until you switch it on, and you can switch it off again at any time.',
      blocks: [
        {
          text: 'Without auto-renewal, your plan ends when the paid period does. With it, your plan continues for another period of the same length. Switching it off is free and takes effect at the end of the current period. You don’t have to give a reason.',
        },
      ],
    },
    {
      id: 'your-documents',
      title: 'Your documents stay yours',
      short: `You keep all rights in what you upload. We use it ${fact.purpose} to you.`,
      blocks: [
        {
          text: 'You allow us to store, copy and process your documents only to run the product: to encrypt and keep them, to read them for tags, search, summaries, answers and checks, and to show them to the people you choose. This permission ends when you delete the document or close your account.',
        },
        {
          text: `You have ${fact.restore} to restore a deleted document, or longer on ${plan.enterprise} plans. Make sure you have the right to upload each document, especially if it contains other people’s personal data.`,
        },
        {
          text: 'The tools on this website work on your own device, free of charge. Nothing you open in them reaches us, so we need no permission from you. Check their results before you rely on them.',
        },
        { links: [{ label: 'Software the tools use', href: '/licences' }] },
      ],
    },
    {
      id: 'acceptable-use',
      title: 'What is not allowed',
      short: 'Don’t break the law, infringe other people’s rights or harm the product.',
      blocks: [
        {
          list: [
            'No documents that are unlawful or that you have no right to hold or share.',
            'No malware, and no attempts to access other people’s documents or get around limits.',
            'No automated traffic that disrupts other customers.',
            'No reselling the product under another name without our written consent.',
          ],
        },
        {
          text: 'If you break these rules, we may suspend the account. We’ll tell you why and give you a chance to respond, unless the law or an immediate danger leaves no time.',
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
      title: 'People you give access to',
      short: 'You decide who sees what, and you’re responsible for the people you let in.',
      blocks: [
        {
          text: 'Roles, groups and share links work as you set them up. Keep passwords to yourself, remove access when people leave, and set an expiry date on share links. Tell us at once if you think someone has got in who shouldn’t have.',
        },
        { links: [{ label: 'Secure Sharing Links', href: '/security5page' }] },
      ],
    },
    {
      id: 'support',
      title: 'Support and availability',
      short: `Write to us any time. We reply within ${fact.reply}.`,
      blocks: [
        {
          text: 'We work to keep the product available, but can’t promise it always will be: maintenance, faults and network problems can interrupt it. We’ll tell you about planned maintenance. We may change features, but we won’t remove anything your paid period includes without offering to refund the unused part of that period.',
        },
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      short: 'We’re liable for losses we cause, within the limits the law allows.',
      blocks: [
        {
          text: 'Nothing here limits liability for fraud or wilful harm, any other liability that the law doesn’t allow us to limit, or your rights as a consumer. Beyond that, neither of us is liable for indirect loss, and our total liability for a year is limited to what you paid for that year.',
        },
        {
          text: 'Keep your own copy of documents you can’t afford to lose.',
        },
      ],
    },
    {
      id: 'ending',
      title: 'Ending the contract',
      short: 'You can stop at the end of any period. We give you time to download your documents.',
      blocks: [
        {
          text: 'We can end a contract for good cause, such as serious misuse, or bills left unpaid after a reminder. Unless the law forbids it, you can download your documents before we close the account. After that, we delete them.',
        },
      ],
    },
    {
      id: 'law',
      title: 'Law and disputes',
      short: 'Indian law applies. Talk to us first.',
      blocks: [
        {
          text: 'The laws of India govern these terms. Please write to us before you go to court; most things can be settled that way. If not, the courts where our registered office is located have jurisdiction, unless consumer law lets you go to another court.',
        },
        {
          text: 'If any part of these terms is invalid, the rest still applies.',
        },
      ],
    },
    {
      id: 'changes',
      title: 'Changes to these terms',
      short: 'New terms apply from their effective date, never retroactively.',
      blocks: [
        {
          text: 'When we make a significant change, we update the date at the top and email customers before it applies. If you don’t agree, you can leave at the end of your paid period, under the old terms.',
        },
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      short: 'Write or call with any question about these terms.',
      blocks: [{ contact: { name: site.name, email: site.email, phone: site.phone } }],
    },
  ],
});
