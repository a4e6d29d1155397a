import type { Billing } from '@/lib/billing';
import { inr } from '@/lib/format';
import type { Plan, Pricing } from '@/lib/schema/pricing';
import { formatMessage } from '@/lib/sentences';

/** `₹4,900`, or the text for a price that is not public. */
export function priceOf(plan: Plan, billing: Billing, { onRequest }: Pricing): string {
  const amount = plan[billing];
  return amount === null ? onRequest : inr(amount);
}

/** `₹4,900 a year`, or the text for a price that is not public. */
export function fullPrice(plan: Plan, billing: Billing, texts: Pricing): string {
  if (plan[billing] === null) return texts.onRequest;
  const per = billing === 'monthly' ? texts.billing.perMonth : texts.billing.perYear;
  return `${priceOf(plan, billing, texts)} ${per}`;
}

/** Total of twelve monthly payments; null without a public price. */
export function twelveMonths({ monthly }: Plan): string | null {
  return monthly === null ? null : inr(monthly * 12);
}

/** `4 of 7` */
export function countOf(plan: Plan, { features, panel }: Pricing): string {
  return formatMessage(panel.count, { n: plan.includes.length, all: features.length });
}

/** The plan's place among the cards, from 1, which style sheets use to select the chosen plan. */
export function placeOf(index: number): string {
  return String(index + 1);
}

/** Yearly saving against twelve monthly payments, in rupees; null without a public price. */
export function savingOf({ monthly, yearly }: Plan, { billing }: Pricing): string | null {
  return monthly === null || yearly === null
    ? null
    : formatMessage(billing.saving, { amount: inr(monthly * 12 - yearly) });
}
