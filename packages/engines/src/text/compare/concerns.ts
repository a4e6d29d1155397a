import { amountsIn } from '../entities/amounts';
import { datesIn } from '../entities/dates';
import { spelledNumber } from '../entities/number-words';
import type { Token } from '../model';
import { Stretch } from '../stretch';

/** What a change concerns besides its words. */
export type Concern = 'number' | 'date';

/** Number of words around a change in which a date or an amount that contains the change may begin or end. */
const reach = 6;

const month = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]*[.,]*$/i;

/**
 * What the words from `from` to `to` (excluded) concern: a number, in figures or in words, or a date. They may be only
 * a part of it: a changed day is a changed date.
 */
export function concernsOf(tokens: Token[], from: number, to: number): Set<Concern> {
  const concerns = new Set<Concern>();
  const words = tokens.slice(from, to).map(({ word }) => word.text);
  if (words.length === 0) return concerns;
  const block = tokens[from]?.block;
  const start = Math.max(0, from - reach);
  const neighbours = tokens
    .slice(start, to + reach)
    .filter((token, index) => token.block === block || (start + index >= from && start + index < to));
  const stretch = new Stretch(neighbours);
  const changed = new Set(tokens.slice(from, to));
  const includesChange = ({ index, text }: { index: number; text: string }) =>
    stretch.run(index, index + text.length).some((token) => changed.has(token));
  const dates = datesIn(stretch.text).filter(includesChange);
  const ofDates = new Set(dates.flatMap(({ index, text }) => stretch.run(index, index + text.length)));
  if (dates.length > 0 || words.some((word) => month.test(word) && /\p{Lu}/u.test(word)))
    concerns.add('date');
  const otherTokens = tokens.slice(from, to).filter((token) => !ofDates.has(token));
  const isNumber = ({ word: { text } }: Token) =>
    /\p{Nd}/u.test(text) || spelledNumber(text.replace(/[^\p{L}-]/gu, '')) !== undefined;
  if (otherTokens.some(isNumber) || amountsIn(stretch.text).some(includesChange)) concerns.add('number');
  return concerns;
}
