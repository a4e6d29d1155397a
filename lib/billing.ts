/** Periods that a plan is paid for, in the order of every choice: names in addresses, fields of a plan in content/pricing.ts. */
export const billings = ['monthly', 'yearly'] as const;

export type Billing = (typeof billings)[number];
