/** Billing periods in display order: names in URLs, fields of a plan in content/pricing.ts. */
export const billings = ['monthly', 'yearly'] as const;

export type Billing = (typeof billings)[number];
