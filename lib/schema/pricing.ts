import { z } from 'zod';
import { link, meta, planName, reportRepeats, slug, text, unique, withValues } from './common';

/** Maximum number of plans: pricing.module.css has rules for this many places. */
export const maxPlans = 6;

/** Whole rupees, or null where the plan has no public price. */
const price = z.int().min(1).nullable();

/** Highest monthly price in rupees; it limits the yearly price too, which is ten times as much. */
const maxMonthlyPrice = 100_000;

const plan = z.strictObject({
  /** Value of the parameter `plan` in addresses: `/contact?plan=standard`. */
  slug,
  name: planName,
  /** On the plan's card: what it adds to the plan before it. */
  summary: text(10, 60),
  monthly: z.int().min(1).max(maxMonthlyPrice).nullable(),
  yearly: price,
  /** Number of the “Save N%” badge, shown with yearly billing. Printed as given, not computed. */
  badge: z.int().min(1).max(99).optional(),
  /** Ids of what the plan includes. */
  includes: z
    .array(slug)
    .min(1)
    .superRefine((ids, context) =>
      reportRepeats(
        ids.map((value, index) => ({ path: [index], value })),
        context,
      ),
    ),
});

const feature = z.strictObject({
  id: slug,
  label: text(3, 60),
  /** Explanation of the label, on the order sheet. */
  gloss: text(10, 80),
});

export const pricingSchema = z
  .strictObject({
    title: text(3, 60),
    lead: z.strictObject({ before: text(5, 60), trial: text(10, 60), after: text(1, 60) }),
    meta,
    /** What is free, with a link to it. */
    free: z.strictObject({ text: text(20, 160), link }),

    /** `false` while the owner has not confirmed each feature's `gloss`; the launch check lists it. */
    glossesConfirmed: z.boolean(),
    features: z.array(feature).min(1).max(20).superRefine(unique('id', 'label')),
    /** In the order of the cards; the first is chosen when the page opens. */
    plans: z.array(plan).min(1).max(maxPlans).superRefine(unique('slug', 'name')),

    billing: z.strictObject({
      legend: text(3, 40),
      hint: text(10, 100),
      monthly: text(3, 20),
      yearly: text(3, 20),
      perMonth: text(3, 20),
      perYear: text(3, 20),
      saving: withValues(5, 40, 'amount'),
      badge: withValues(5, 20, 'percent'),
      instead: withValues(5, 40, 'amount'),
    }),
    planLegend: text(3, 40),
    /** Text instead of a price that is not public. */
    onRequest: text(3, 20),
    currency: text(10, 60),
    quote: text(20, 100),
    switchHint: text(10, 80),
    panel: z.strictObject({
      title: text(3, 20),
      included: text(3, 30),
      notIncluded: text(3, 30),
      onRequestNote: text(10, 80),
      count: withValues(5, 30, 'n', 'all'),
      summary: withValues(20, 80, 'plan', 'price', 'count'),
      choose: text(3, 16),
      plan: withValues(5, 20, 'plan'),
      total: z.strictObject({ monthly: withValues(5, 40, 'plan'), yearly: withValues(5, 40, 'plan') }),
      sum: z.strictObject({ monthly: withValues(5, 60, 'year'), yearly: withValues(5, 60, 'month', 'year') }),
      note: text(10, 100),
    }),
    renewal: z.strictObject({ label: text(5, 40), off: text(10, 140), on: text(10, 140) }),
    compare: z.strictObject({
      title: text(3, 60),
      caption: text(10, 100),
      firstColumn: text(3, 30),
      region: text(10, 80),
    }),
    questions: z.strictObject({
      title: text(3, 60),
      before: text(5, 60),
      link,
      after: text(5, 100),
      list: z
        .array(
          z.strictObject({
            question: text(5, 80),
            answer: text(20, 400),
            link: link.optional(),
            /** `false` while the owner has not answered; the launch check lists it. */
            confirmed: z.boolean().optional(),
          }),
        )
        .min(1)
        .max(10),
    }),
  })
  .superRefine(({ plans, features }, context) => {
    const featureIds = new Set(features.map(({ id }) => id));
    for (const [index, { monthly, yearly, includes }] of plans.entries()) {
      const report = (field: string, message: string) =>
        context.addIssue({ code: 'custom', path: ['plans', index, field], message });
      if (yearly !== (monthly === null ? null : monthly * 10))
        report(
          'yearly',
          monthly === null
            ? 'has a price, but the month has none. Write null for both, or both prices.'
            : `is not ten times the monthly price. The page says that a year costs ten monthly payments: ${monthly * 10}.`,
        );
      const unknown = includes.filter((id) => !featureIds.has(id));
      const missing = (plans[index - 1]?.includes ?? []).filter((id) => !includes.includes(id));
      if (unknown.length > 0)
        report('includes', `names ${unknown.join(', ')}, which is not in the list of features.`);
      if (missing.length > 0)
        report(
          'includes',
          `lacks ${missing.join(', ')} of the plan before it. Each plan keeps what the one before it has.`,
        );
    }
  });

export type Pricing = z.output<typeof pricingSchema>;
export type Plan = Pricing['plans'][number];
export type PlanFeature = Pricing['features'][number];
