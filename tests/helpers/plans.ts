import { pricing } from '@/content/pricing';
import { inr } from '@/lib/format';
import type { Plan } from '@/lib/schema/pricing';

/** The site's plans, as its pages show them: the owner may change their names and prices. */
export const { plans, features, billing, onRequest } = pricing;

type Priced = Plan & { monthly: number; yearly: number };

const isPriced = (plan: Plan): plan is Priced => plan.monthly !== null && plan.yearly !== null;

export const pricedPlans = plans.filter(isPriced);
export const plansOnRequest = plans.filter((plan) => !isPriced(plan));

/** The plan at an index of a list. @throws when there is none */
function planAt<Kind extends Plan>(list: readonly Kind[], index: number): Kind {
  const plan = list[index];
  if (!plan) throw new Error(`The site has no plan ${index}.`);
  return plan;
}

/** The plan that is chosen when the page opens, another one that has a price, and the last one. */
export const firstPlan = planAt(plans, 0);
export const otherPlan = planAt(
  pricedPlans.filter((plan) => plan !== firstPlan),
  0,
);
export const lastPlan = planAt(plans, plans.length - 1);

/** `₹4,900 a year`, or the words instead of a price that is not public. */
export function priceOf(plan: Plan, period: 'monthly' | 'yearly'): string {
  const amount = plan[period];
  if (amount === null) return onRequest;
  return `${inr(amount)} ${period === 'monthly' ? billing.perMonth : billing.perYear}`;
}

/** `4 of 7` */
export const countOf = ({ includes }: Plan) => `${includes.length} of ${features.length}`;
