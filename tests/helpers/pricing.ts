import type { Pricing } from '@/lib/schema/pricing';

/** Plans and words of a pricing page for tests: what the site's own plans cost and are called may change any day. */
export const pricing: Pricing = {
  title: 'Plans of the tests',
  lead: 'Every plan of these tests begins with a trial.',
  meta: {
    title: 'Plans of the tests',
    description:
      'Four plans of the tests, of which three have a price and one has none, so that each way in which a page shows a plan can be tried.',
    updated: '2025-11-20',
  },
  free: { text: 'Some of it costs nothing at all.', link: { label: 'Free tools', href: '/toolsdetails' } },
  glossesConfirmed: true,
  features: [
    { id: 'basic', label: 'Everything in Basic', gloss: 'Storage and tools' },
    { id: 'templates', label: 'Templates', gloss: 'Ready-made forms' },
    { id: 'collaboration', label: 'Collaboration tools', gloss: 'Comments and roles' },
    { id: 'analytics', label: 'Basic analytics', gloss: 'Who opened what' },
    { id: 'priority', label: 'Priority support', gloss: 'Answered before others' },
  ],
  plans: [
    {
      slug: 'basic',
      name: 'Basic',
      summary: 'The essentials',
      monthly: 390,
      yearly: 3900,
      badge: 10,
      includes: ['basic', 'templates'],
    },
    {
      slug: 'standard',
      name: 'Standard',
      summary: 'Adds collaboration',
      monthly: 490,
      yearly: 4900,
      badge: 20,
      includes: ['basic', 'templates', 'collaboration'],
    },
    {
      slug: 'premium',
      name: 'Premium',
      summary: 'Adds analytics',
      monthly: 790,
      yearly: 7900,
      badge: 35,
      includes: ['basic', 'templates', 'collaboration', 'analytics'],
    },
    {
      slug: 'enterprise',
      name: 'Enterprise',
      summary: 'Adds priority support',
      monthly: null,
      yearly: null,
      badge: 50,
      includes: ['basic', 'templates', 'collaboration', 'analytics', 'priority'],
    },
  ],
  billing: {
    legend: 'Billing period',
    hint: 'A year costs ten monthly payments.',
    monthly: 'Monthly',
    yearly: 'Yearly',
    perMonth: 'a month',
    perYear: 'a year',
  },
  planLegend: 'Plan',
  onRequest: 'Contact us',
  currency: 'Prices in Indian rupees.',
  switchHint: 'Switch to yearly to see the saving.',
  panel: {
    title: 'Includes:',
    included: 'Included',
    notIncluded: 'Not included',
    onRequestNote: 'The price comes with our answer.',
    note: 'Nothing is charged.',
  },
  renewal: {
    label: 'Enable auto-renewal',
    off: 'Off: the plan ends with its period.',
    on: 'On: the plan renews.',
  },
  compare: {
    title: 'What each plan includes',
    caption: 'Each plan keeps what the one before it has.',
    firstColumn: 'Included',
    region: 'Plans compared',
  },
  questions: {
    title: 'Questions',
    before: 'Something else?',
    link: { label: 'Write to us', href: '/contact' },
    after: 'and a person replies.',
    list: [
      { question: 'Can I change plan?', answer: 'Write to us with the plan you have and the one you want.' },
    ],
  },
};
