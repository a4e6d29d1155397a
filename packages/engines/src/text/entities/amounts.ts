import { isApart, type Named } from './named';

/** A sum of money in a text. */
export type Amount = Named & {
  /** In units of the currency. */
  value: number;
  currency: 'INR' | 'USD' | 'EUR' | 'GBP';
};

const number = '\\d(?:[\\d,]*\\d)?(?:\\.\\d+)?';
const scale = '(?:\\s*(?:lakhs?|lacs?|crores?|cr\\b|thousand|million|billion))?';
const currencyBefore = new RegExp(
  `(₹|\\bRs\\.?|\\bINR|\\$|\\bUSD|€|\\bEUR|£|\\bGBP)\\s*(${number})(${scale})(?:/-)?`,
  'giu',
);
const currencyAfter = new RegExp(`\\b(${number})(${scale})\\s*(?:/-|rupees\\b)`, 'giu');

/** Sums of a text in order; ₹2.5 crore is 25,000,000. */
export function amountsIn(text: string): Amount[] {
  const amounts: Amount[] = [];
  for (const match of text.matchAll(currencyBefore)) {
    const [amountText, currencySign = '', digits = '', unit = ''] = match;
    amounts.push({
      index: match.index,
      text: amountText.trim(),
      value: numericValue(digits, unit),
      currency: currencyOf(currencySign),
    });
  }
  for (const match of text.matchAll(currencyAfter)) {
    const [amountText, digits = '', unit = ''] = match;
    const found = { index: match.index, text: amountText };
    if (isApart(found, amounts))
      amounts.push({ ...found, value: numericValue(digits, unit), currency: 'INR' });
  }
  return amounts.sort((a, b) => a.index - b.index);
}

/** A number with thousands or lakh separators. */
export const numberOf = (digits: string): number => Number(digits.replaceAll(',', ''));

const factors: [RegExp, number][] = [
  [/lakh|lac/i, 1e5],
  [/cr/i, 1e7],
  [/thousand/i, 1e3],
  [/million/i, 1e6],
  [/billion/i, 1e9],
];

/** Value of digits with a unit such as lakh or crore; an empty unit leaves it unchanged. */
export function numericValue(digits: string, unit: string): number {
  const factor = factors.find(([name]) => name.test(unit))?.[1] ?? 1;
  return Math.round(numberOf(digits) * factor * 100) / 100;
}

function currencyOf(currencySign: string): Amount['currency'] {
  if (/[$]|usd/i.test(currencySign)) return 'USD';
  if (/€|eur/i.test(currencySign)) return 'EUR';
  return /£|gbp/i.test(currencySign) ? 'GBP' : 'INR';
}
