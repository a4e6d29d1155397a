import { type Mention, overlapsNone } from './mention';
import { spelledNumber, spelledPattern } from './number-words';

/** A sum of money in a text. */
export type Amount = Mention & {
  /** In units of the currency. */
  value: number;
  /** Code of the currency, such as INR, as far as the text tells: a dollar sign alone is USD. */
  currency: string;
};

const number = '\\d(?:[\\d,]*\\d)?(?:\\.\\d+)?';
const scale =
  '(?:\\s*(?:lakhs?|lacs?|crores?|cr\\b|thousand|million|mn\\b|billion|bn\\b|trillion|LPA\\b)|(?:k|l|m|cr|mn|bn)\\b)?';
const codes = 'INR|USD|EUR|GBP|AED|AUD|CAD|CHF|CNY|HKD|JPY|KWD|LKR|MYR|NPR|NZD|OMR|QAR|SAR|SGD|THB|ZAR';
const names = 'rupees|dollars|euros|pounds sterling|yen|dirhams';
const before = `₹|\\bRs\\.?|(?:\\b(?:US|A|C|HK|NZ|S))?\\$|€|£|¥|\\b(?:${codes})`;

const currencyBefore = new RegExp(`(${before})\\s*(${number})(${scale})(?:/-)?`, 'giu');
const currencyAfter = new RegExp(
  `\\b(${number})(${scale})\\s*(/-|€|(?:(?:US\\s+)?${names}|${codes})\\b)`,
  'giu',
);
const wordsAfter = new RegExp(`(?:\\brupees\\s+|\\bRs\\.?\\s+)(${spelledPattern})`, 'giu');
const wordsBefore = new RegExp(`(${spelledPattern})\\s+((?:US\\s+)?(?:${names}))\\b`, 'giu');

/** Sums of a text in order; ₹2.5 crore is 25,000,000, and so are two crore fifty lakh rupees. */
export function amountsIn(text: string): Amount[] {
  const amounts: Amount[] = [];
  const add = (index: number, amountText: string, value: number | undefined, sign: string) => {
    const found = { index, text: amountText.trim() };
    if (value !== undefined && overlapsNone(found, amounts))
      amounts.push({ ...found, value, currency: currencyOf(sign) });
  };
  for (const { index, 0: whole, 1: sign = '', 2: digits = '', 3: unit = '' } of text.matchAll(currencyBefore))
    add(index, whole, numericValue(digits, unit), sign);
  for (const { index, 0: whole, 1: digits = '', 2: unit = '', 3: sign = '' } of text.matchAll(currencyAfter))
    add(index, whole, numericValue(digits, unit), sign);
  for (const { index, 0: whole, 1: words = '', 2: sign = '' } of text.matchAll(wordsBefore))
    add(index, whole, spelledNumber(words), sign);
  for (const { index, 0: whole, 1: words = '' } of text.matchAll(wordsAfter))
    add(index, whole, spelledNumber(words), 'INR');
  return amounts.sort((a, b) => a.index - b.index);
}

/** A number with thousands or lakh separators. */
export const numberOf = (digits: string): number => Number(digits.replaceAll(',', ''));

const factors: [RegExp, number][] = [
  [/lakh|lac|lpa|^\s*l$/i, 1e5],
  [/cr/i, 1e7],
  [/thousand|^\s*k$/i, 1e3],
  [/trillion/i, 1e12],
  [/billion|bn/i, 1e9],
  [/million|mn|^\s*m$/i, 1e6],
];

/** Value of digits with a unit such as lakh or crore; an empty unit leaves it unchanged. */
export function numericValue(digits: string, unit: string): number {
  const factor = factors.find(([name]) => name.test(unit))?.[1] ?? 1;
  return Math.round(numberOf(digits) * factor * 100) / 100;
}

const signs: [RegExp, string][] = [
  [/^(?:US)?\$|^(?:US\s+)?dollars/i, 'USD'],
  [/€|euros/i, 'EUR'],
  [/£|pounds/i, 'GBP'],
  [/¥|yen/i, 'JPY'],
  [/dirhams/i, 'AED'],
  [/₹|^Rs|rupees|\/-/i, 'INR'],
  [/^A\$/i, 'AUD'],
  [/^C\$/i, 'CAD'],
  [/^HK\$/i, 'HKD'],
  [/^NZ\$/i, 'NZD'],
  [/^S\$/i, 'SGD'],
];

const currencyOf = (sign: string): string =>
  signs.find(([pattern]) => pattern.test(sign))?.[1] ?? sign.toUpperCase();
