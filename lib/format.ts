const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

/** Whole rupees as printed on the site: `3900` → `₹3,900`. */
export function inr(amount: number): string {
  return rupees.format(amount);
}

const date = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' });

/** `2025-11-20` → `20 November 2025`. */
export function longDate(isoDate: string): string {
  return date.format(new Date(`${isoDate}T00:00:00Z`));
}
