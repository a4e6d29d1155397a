import type { KeyFacts } from '@/lib/engines/text/summary/key-facts';
import type { ShownMark } from '../parts/paper-marks';
import { factKey } from './summary-facts';
import type { ShownPoint } from './use-summary';

/** Marks of a summary in the text: the line of each point with its number, and the current fact. */
export function marksOf(
  points: readonly ShownPoint[],
  facts: KeyFacts | undefined,
  shown: string | undefined,
): ShownMark[] {
  const lines = points.flatMap(({ key, place }, index): ShownMark[] =>
    place ? [{ ...place, key, look: 'read', number: index + 1 }] : [],
  );
  const fact =
    facts && [...facts.dates, ...facts.parties, ...facts.amounts].find((one) => factKey(one) === shown);
  return fact ? [...lines, { ...fact.place, key: factKey(fact), look: 'point' }] : lines;
}
