import type { PlanChoice, PrefillTexts } from '@/components/contact/prefill';
import { inr } from '@/lib/format';
import type { Page } from '@/lib/registry';
import { trialOrigin } from '@/lib/routes';
import type { Contact } from '@/lib/schema/contact';
import type { Plan, Pricing } from '@/lib/schema/pricing';

type TrialPage = Pick<Page, 'path' | 'label'>;

/**
 * Texts that the form prefills: plans with formatted prices, `₹4,900 a year`, topics, and the trial.
 *
 * @param pages pages from which the trial can be requested
 */
export function prefillTexts(
  pricing: Pricing,
  { choice, about, topics, trial }: Contact,
  pages: readonly TrialPage[],
): PrefillTexts {
  const plans = pricing.plans.map((plan): [string, PlanChoice] => [
    plan.slug,
    { name: plan.name, prices: pricesOf(plan, pricing) },
  ]);
  const topicTexts = Object.entries(topics).map(([slug, topic]): [string, PrefillTexts['topics'][string]] => [
    slug,
    { label: topic.label, lines: [...topic.lines, ...(topic.questions ?? [])] },
  ]);
  return {
    choice,
    about,
    plans: Object.fromEntries(plans),
    topics: Object.fromEntries(topicTexts),
    trial,
    trials: Object.fromEntries(pages.map(({ path, label }) => [trialOrigin(path), label])),
  };
}

function pricesOf({ monthly, yearly }: Plan, { billing }: Pricing): PlanChoice['prices'] {
  if (monthly === null || yearly === null) return null;
  return { monthly: `${inr(monthly)} ${billing.perMonth}`, yearly: `${inr(yearly)} ${billing.perYear}` };
}
