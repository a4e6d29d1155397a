import { inr } from '../lib/format';
import { parseContent } from '../lib/schema/parse';
import { pricingSchema } from '../lib/schema/pricing';
import { fact } from './claims';
import { describePlans } from './plan-sentences';

/**
 * The plans, 1–6, in the order of their cards. The first is chosen when the page opens.
 *
 * - `slug`: name of the plan in addresses, and where other files quote its name: `${plan.basic}`.
 * - `name`: on the card, on the button and in the message (2–20).
 * - `summary`: what it has over the plan before it, on its card (10–60).
 * - `monthly`: price of a month; `yearly`, price of a year, in whole rupees, a month at most 100000. Both are null for “on request”. A year costs
 *   ten times a month: the check at load says so too.
 * - `badge`: number of the “Save N%” badge, shown with yearly billing: 1–99. Printed as given, not computed. Without the
 *   line there is no badge.
 * - `includes`: ids of what it includes, from `features` below. A plan keeps what the plan before it has.
 */
const plans = [
  {
    slug: 'basic',
    name: 'Basic',
    summary: 'Storage, tags and templates',
    monthly: 390,
    yearly: 3900,
    badge: 10,
    includes: ['basic', 'templates'],
  },
  {
    slug: 'standard',
    name: 'Standard',
    summary: 'Adds collaboration and CMS collections',
    monthly: 490,
    yearly: 4900,
    badge: 20,
    includes: ['basic', 'templates', 'collaboration', 'collections'],
  },
  {
    slug: 'premium',
    name: 'Premium',
    summary: 'Adds analytics and integrations',
    monthly: 790,
    yearly: 7900,
    badge: 35,
    includes: ['basic', 'templates', 'collaboration', 'collections', 'analytics', 'integrations'],
  },
  {
    slug: 'enterprise',
    name: 'Enterprise',
    summary: 'Adds priority email support',
    monthly: null,
    yearly: null,
    badge: 50,
    includes: ['basic', 'templates', 'collaboration', 'collections', 'analytics', 'integrations', 'priority'],
  },
];

const priced = plans.flatMap(({ name, monthly }) => (monthly === null ? [] : [{ name, monthly }]));
const onRequest = plans.filter(({ monthly }) => monthly === null).map(({ name }) => name);
/** The first plan that includes integrations; empty if none does. */
const firstWithIntegrations = plans
  .filter(({ includes }) => includes.includes('integrations'))
  .map(({ name }) => name)
  .slice(0, 1);
/** Plans and the words of /pricing. Numbers in brackets: fewest and most characters. */
export const pricing = parseContent('content/pricing.ts', pricingSchema, {
  /** The heading of the page (3–60). */
  title: 'Simple plans, in rupees',
  /**
   * The sentence under the heading, in three parts: `before` (5–60), `trial`, the link that asks for the trial (10–60),
   * and `after` (1–60).
   */
  lead: {
    before: 'Choose a plan.',
    trial: `Or start with a ${fact.trialAdjective} free trial`,
    after: `. ${fact.noCard}.`,
  },
  /** Below the plans: `text` (20–160), which says that the tools on their pages are free, and a `link` to them. */
  free: {
    text: 'The tools on this website are free, with no account and no daily limit. Plans are for storing and tagging files, and collecting signatures.',
    link: { label: 'All tools', href: '/toolsdetails' },
  },
  /**
   * Search results and link previews: `title` (8–60; the site’s name is added to it) and `description` (110–155). No
   * two pages share one. `updated`: date of the last substantive edit, as year-month-day; the sitemap
   * gives it to search engines.
   */
  meta: {
    title: priced[0] ? `Plans from ${inr(priced[0].monthly)} a month` : 'Plans and prices',
    description: describePlans(plans),
    updated: '2026-11-29',
  },

  /** false while the glosses below are only our explanation of the labels. The launch check lists it. */
  glossesConfirmed: false,
  /**
   * What plans can include, 1–20 rows of the order sheet and of the table below it: `id`, which plans use to name it,
   * `label` (3–60) and `gloss`, what the label means here (10–80).
   */
  features: [
    {
      id: 'basic',
      label: 'Everything in Basic',
      gloss: 'Upload, storage and tagging, plus all the free PDF tools',
    },
    {
      id: 'templates',
      label: 'Access to standard templates & UI blocks',
      gloss: 'Ready-made forms, letters and sections for the Document Builder',
    },
    { id: 'collaboration', label: 'Collaboration tools', gloss: 'Comments, roles and shared folders' },
    {
      id: 'collections',
      label: 'CMS collections',
      gloss: 'Reusable sets of clauses, letterheads and contacts',
    },
    { id: 'analytics', label: 'Basic analytics', gloss: 'Reports on who opened, edited or downloaded what' },
    {
      id: 'integrations',
      label: 'Standard integrations',
      gloss: 'Google Drive, Dropbox, email upload, Zapier',
    },
    {
      id: 'priority',
      label: 'Priority email support',
      gloss: 'We answer your messages first',
    },
  ],
  /** The plans, from the list above. */
  plans,

  /**
   * The choice between months and years.
   *
   * - `legend`: its name (3–40); `hint` is the line below it (10–100).
   * - `monthly`: words of the first choice; `yearly`, of the second (3–20 each).
   * - `perMonth`: after the price of a month; `perYear`, after that of a year (3–20 each).
   * - `badge`: on the badge (5–20). {percent} is its number: keep it.
   * - `saving`: beside the badge, what a year really saves; `instead`, after the price of a year, what twelve months cost
   *   (5–40 each). {amount} is the sum: keep it.
   */
  billing: {
    legend: 'Billing period',
    hint: 'Yearly billing gives you twelve months for the price of ten.',
    monthly: 'Monthly',
    yearly: 'Yearly',
    perMonth: 'a month',
    perYear: 'a year',
    badge: 'Save {percent}%',
    saving: 'You save {amount} a year.',
    instead: 'instead of {amount}',
  },
  /** Name of the choice between the plans (3–40). */
  planLegend: 'Plan',
  /** Replaces a price that is not public (3–20). */
  onRequest: 'Contact us',
  /** Line below the plans (10–60). */
  currency: 'Prices in Indian rupees.',
  /** Next on that line: says that the total is known before anything is owed (20–100). */
  quote: 'Before you order, we’ll quote the total for your team, with the taxes that apply.',
  /** Next on that line while monthly billing is chosen (10–80). */
  switchHint: 'Switch to yearly to see the saving on each plan.',
  /**
   * The order sheet of the chosen plan.
   *
   * - `title`: its heading (3–20).
   * - `included`: read out before what the plan includes; `notIncluded`, before what it does not (3–30 each).
   * - `onRequestNote`: below a price that is not public (10–80).
   * - `count`: after the name of the plan (5–30); {n} is how many it includes, of {all}.
   * - `summary`: read out after a choice (20–80); {plan} is its name, {price} its price, {count} the field above.
   * - `choose`: on the button (3–16), and `plan`, which follows it: {plan} is its name (5–20).
   * - `total`: before the price, with `monthly` and with `yearly` billing; {plan} is its name (5–40 each).
   * - `sum`: below the price, how it is calculated; {month} is the price of a month, {year} what twelve come to (5–60 each).
   * - `note`: below the button (10–100).
   */
  panel: {
    title: 'Includes:',
    included: 'Included',
    notIncluded: 'Not included',
    onRequestNote: 'We’ll include the price in our reply.',
    count: '{n} of {all} features',
    summary: '{plan}, {price}, includes {count}',
    choose: 'Choose',
    plan: '{plan} Plan',
    total: { monthly: '{plan}, billed monthly', yearly: '{plan}, billed yearly' },
    sum: { monthly: '{year} over twelve months', yearly: '10 × {month}, instead of {year}' },
    note: 'Both buttons open the contact form, filled in for you. Nothing is charged.',
  },
  /**
   * The switch for auto-renewal: `label` (5–40), and what is beside it while it is `off` and `on` (10–140 each).
   */
  renewal: {
    label: 'Enable auto-renewal',
    off: 'Your plan ends when your paid period does.',
    on: 'Your plan renews each period until you switch this off.',
  },
  /**
   * The table of all plans: `title` (3–60), `caption` above it (10–100), `firstColumn`, the head of its first column
   * (3–30), and `region`, its name for screen readers (10–80).
   */
  compare: {
    title: 'What each plan includes',
    caption: 'Each plan includes everything in the one before it.',
    firstColumn: 'Feature',
    region: 'Plan comparison, scrolls sideways',
  },
  /**
   * Questions at the end of the page: `title` (3–60). Below it a sentence in three parts: `before` (5–60), `link`,
   * `after` (5–100). Each question of the `list`, 1–10, has a `question` (5–80), an `answer` (20–400) and, if a page
   * says more, a `link`. `confirmed` is false while the owner has not answered; the launch check lists it. The first is
   * open from the start.
   */
  questions: {
    title: 'Billing questions',
    before: 'Something else?',
    link: { label: 'Write to us', href: '/contact' },
    after: `and we’ll reply within ${fact.reply}.`,
    list: [
      {
        question: `What happens after ${fact.trial}?`,
        answer: `The trial ends and nothing is charged, because we never asked for a card. Choose a plan when you’re ready, monthly or yearly.`,
      },
      {
        question: 'Can I switch plans?',
        answer:
          'Yes. Write to us with the plan you have and the one you want. Each plan includes everything in the one before it, so you lose nothing by moving up.',
      },
      {
        question: 'Is there a free plan?',
        answer: `Only the ${fact.trialAdjective} trial. When it ends, you can choose one of the plans above.`,
        confirmed: false,
      },
      {
        question: 'Is the price per person or per office?',
        answer: `We haven’t published that yet. Tell us how many people will use the product, and we’ll reply with the total before you order.`,
        link: { label: 'Ask about the price', href: '/contact' },
        confirmed: false,
      },
      {
        question: 'Is GST included?',
        answer:
          'We haven’t published that yet. Our quote gives the price, the taxes that apply and the billing period. You owe nothing until you accept it.',
        link: { label: 'How ordering works', href: '/terms#plans-and-billing' },
        confirmed: false,
      },
      {
        question: 'How much storage do I get, and how large can a file be?',
        answer:
          'We haven’t published storage limits yet. The Support page gives the file limit for the trial and for the top plan. For the plans in between, ask us before you move a large archive.',
        link: { label: 'Sizes and formats', href: '/support#upload-failures' },
        confirmed: false,
      },
      ...firstWithIntegrations.map((name) => ({
        question: 'What are “Standard integrations”?',
        answer: `Google Drive, Dropbox, email upload and Zapier, as one set, on ${name} and above. Here, “Standard” is the name of the set, not of the plan.`,
      })),
      {
        question: 'How do refunds work?',
        answer: `If we charge you by mistake, we’ll put it right. For anything else, write to us with your plan and the date you bought it. We reply within ${fact.reply}.`,
        link: { label: 'What the terms say about billing', href: '/terms#plans-and-billing' },
      },
      ...onRequest.map((name) => ({
        question: `What does ${name} cost?`,
        answer: `It has no list price. Choose ${name} above and tell us how many people and documents you have. We’ll include the price in our reply.`,
      })),
    ],
  },
});
