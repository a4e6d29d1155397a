import { pricing as own } from '@/content/pricing';
import type { Pricing } from '@/lib/schema/pricing';

const features = [
  { id: 'basic', label: 'Everything in Basic', gloss: 'Storage and tools' },
  { id: 'templates', label: 'Templates', gloss: 'Ready-made forms' },
  { id: 'collaboration', label: 'Collaboration tools', gloss: 'Comments and roles' },
  { id: 'analytics', label: 'Basic analytics', gloss: 'Who opened what' },
  { id: 'priority', label: 'Priority support', gloss: 'Answered before others' },
];

/** A plan with the first `count` features. */
const plan = (name: string, monthly: number | null, badge: number, count: number) => ({
  slug: name.toLowerCase(),
  name,
  summary: `${name}, as the tests have it`,
  monthly,
  yearly: monthly && monthly * 10,
  badge,
  includes: features.slice(0, count).map(({ id }) => id),
});

/**
 * A pricing page for tests: the prices, names and wording of the site's own plans may change any day.
 */
export const pricing: Pricing = {
  ...own,
  glossesConfirmed: true,
  features,
  plans: [
    plan('Basic', 390, 10, 2),
    plan('Standard', 490, 20, 3),
    plan('Premium', 790, 35, 4),
    plan('Enterprise', null, 50, 5),
  ],
  billing: {
    ...own.billing,
    monthly: 'Monthly',
    yearly: 'Yearly',
    perMonth: 'a month',
    perYear: 'a year',
  },
  onRequest: 'Contact us',
  panel: {
    ...own.panel,
    count: '{n} of {all}',
    summary: '{plan}, {price}, includes {count}',
    choose: 'Choose',
    plan: '{plan} Plan',
  },
  renewal: { ...own.renewal, label: 'Enable auto-renewal' },
  questions: {
    ...own.questions,
    list: [
      { question: 'Can I switch plans?', answer: 'Write to us with the plan you have and the one you want.' },
    ],
  },
};
