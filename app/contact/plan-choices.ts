import type { PlanChoice, PrefillTexts } from '@/components/contact/prefill';
import { inr } from '@/lib/format';
import type { Pricing } from '@/lib/schema/pricing';

/** The plans by their name in the address, with prices as the contact form prints them: `₹4,900 a year`. */
export function planChoices({ plans, billing }: Pricing): PrefillTexts['plans'] {
  const choices = plans.map(({ slug, name, monthly, yearly }): [string, PlanChoice] => [
    slug,
    {
      name,
      prices:
        monthly === null || yearly === null
          ? null
          : {
              monthly: `${inr(monthly)} ${billing.perMonth}`,
              yearly: `${inr(yearly)} ${billing.perYear}`,
            },
    },
  ]);
  return Object.fromEntries(choices) as PrefillTexts['plans'];
}
