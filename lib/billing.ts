/** Billing periods in display order. They are values in URLs, and fields of a plan in content/pricing.ts. */
export const billings = ['monthly', 'yearly'] as const;

export type Billing = (typeof billings)[number];
