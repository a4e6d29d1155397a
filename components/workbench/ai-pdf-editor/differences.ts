import { gapsOf, Interner, myers } from 'engines/text/client';

/** With more differing words, two texts count as entirely different. */
const most = 400;

export const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);

/** Ranges in which two lists of words differ, in order. */
export function gapsBetween(before: readonly string[], after: readonly string[]) {
  const numbers = new Interner<string>();
  const [a, b] = [before, after].map((words) => Int32Array.from(words, (word) => numbers.number(word))) as [
    Int32Array,
    Int32Array,
  ];
  const whole = { a0: 0, a1: a.length, b0: 0, b1: b.length };
  return gapsOf(myers(a, b, whole, most) ?? [], a.length, b.length);
}

/** Runs of replaced words with their replacements; either side may be empty. */
export function differences(before: string, after: string): [before: string, after: string][] {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  return gapsBetween(old, now).map(({ a0, a1, b0, b1 }) => [
    old.slice(a0, a1).join(' '),
    now.slice(b0, b1).join(' '),
  ]);
}
