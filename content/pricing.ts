import { inr } from '../lib/format';
import { parseContent } from '../lib/schema/parse';
import { pricingSchema } from '../lib/schema/pricing';
import { fact } from './claims';

const basic = ['basic', 'templates'];
const standard = [...basic, 'collaboration', 'collections'];
const premium = [...standard, 'analytics', 'integrations'];
const enterprise = [...premium, 'priority'];

/** In whole rupees; null is “on request”. A year costs ten times a month: the check at load says so too. */
const prices = {
  basic: { monthly: 390, yearly: 3900 },
  standard: { monthly: 490, yearly: 4900 },
  premium: { monthly: 790, yearly: 7900 },
  enterprise: { monthly: null, yearly: null },
};

/** Plans and the words of /pricing. */
export const pricing = parseContent('content/pricing.ts', pricingSchema, {
  title: 'Simple plans, in rupees',
  lead: `Every plan starts with a ${fact.trialAdjective} free trial. ${fact.noCard}, and nothing is charged from this page.`,
  meta: {
    title: `Plans from ${inr(prices.basic.monthly)} a month`,
    description: `Four plans in rupees: Basic ${inr(prices.basic.monthly)}, Standard ${inr(prices.standard.monthly)} and Premium ${inr(prices.premium.monthly)} a month, Enterprise on request. A year costs ten monthly payments.`,
    updated: '2026-11-21',
  },

  glossesConfirmed: false,
  features: [
    { id: 'basic', label: 'Everything in Basic', gloss: 'Upload, storage, tagging and all PDF tools' },
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
    { id: 'analytics', label: 'Basic analytics', gloss: 'Who opened, edited and downloaded' },
    {
      id: 'integrations',
      label: 'Standard integrations',
      gloss: 'Google Drive, Dropbox, e-mail upload, Zapier',
    },
    {
      id: 'priority',
      label: 'Priority email support',
      gloss: 'Your message goes to the front of the queue',
    },
  ],
  plans: [
    {
      slug: 'basic',
      name: 'Basic',
      summary: 'The essentials, with templates',
      ...prices.basic,
      badge: 10,
      includes: basic,
    },
    {
      slug: 'standard',
      name: 'Standard',
      summary: 'Adds collaboration and CMS collections',
      ...prices.standard,
      badge: 20,
      includes: standard,
    },
    {
      slug: 'premium',
      name: 'Premium',
      summary: 'Adds analytics and integrations',
      ...prices.premium,
      badge: 35,
      includes: premium,
    },
    {
      slug: 'enterprise',
      name: 'Enterprise',
      summary: 'Adds priority email support',
      ...prices.enterprise,
      badge: 50,
      includes: enterprise,
    },
  ],

  billing: {
    legend: 'Billing period',
    hint: 'Yearly billing costs ten monthly payments: two months free.',
    monthly: 'Monthly',
    yearly: 'Yearly',
    perMonth: 'a month',
    perYear: 'a year',
  },
  planLegend: 'Plan',
  onRequest: 'Contact us',
  currency: 'Prices in Indian rupees.',
  switchHint: 'Switch to yearly to see the saving on each plan.',
  panel: {
    title: 'Includes:',
    included: 'Included',
    notIncluded: 'Not included',
    onRequestNote: 'The price comes with our answer.',
    note: 'Opens a message with your choice filled in. Nothing is charged.',
  },
  renewal: {
    label: 'Enable auto-renewal',
    off: 'Off: the plan ends with its period. Turn it on to renew, and off again any time.',
    on: 'On: the plan renews for the same period until you turn this off.',
  },
  compare: {
    title: 'What each plan includes',
    caption: 'Ticks are cumulative: each plan keeps what the one before it has.',
    firstColumn: 'Included',
    region: 'Plans compared, scrolls sideways',
  },
  questions: {
    title: 'Questions about paying',
    before: 'Something else?',
    link: { label: 'Write to us', href: '/contact' },
    after: `and a person replies within ${fact.reply}.`,
    list: [
      {
        question: `What happens after ${fact.trial}?`,
        answer: `The trial ends and nothing is charged. ${fact.noCard} was asked for. Choose a plan when you are ready, monthly or yearly.`,
      },
      {
        question: 'Can I change plan?',
        answer:
          'Write to us with the plan you have and the one you want. Each plan keeps what the one before it has, so moving up takes nothing away.',
      },
      {
        question: 'Is there a limit on file size?',
        answer:
          'Yes, and it depends on the plan. Support lists the sizes, the five formats that are accepted and what to check when an upload stops.',
        link: { label: 'Sizes and formats', href: '/support#upload-failures' },
      },
      {
        question: 'How do refunds work?',
        answer: `Ask us. Say which plan you took and when, and a person answers within ${fact.reply}.`,
        link: { label: 'Plans and billing in the terms', href: '/terms#plans-and-billing' },
      },
      {
        question: 'What does Enterprise cost?',
        answer:
          'It has no list price. Choose Enterprise above, say how many people and documents you have in mind, and the price comes with our answer.',
      },
    ],
  },
});
