const rupeeFormat = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

/** Whole rupees as printed on the site: `3900` → `₹3,900`. */
export const inr = (amount: number): string => rupeeFormat.format(amount);

const dateFormat = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' });

/** `2025-11-20` → `20 November 2025`. */
export const longDate = (isoDate: string): string => dateFormat.format(new Date(`${isoDate}T00:00:00Z`));

const listFormat = new Intl.ListFormat('en-GB');

/** `['Basic', 'Standard', 'Premium']` → `Basic, Standard and Premium`. */
export const joinList = (items: readonly string[]): string => listFormat.format(items);

/** Counts up to ten in words, each at its own index. */
export const numberWords = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
];

/** A count in running text: `4` → `four`, figures above ten. */
export const inWords = (count: number): string => numberWords[count] ?? String(count);

/** `four plans` → `Four plans`. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
