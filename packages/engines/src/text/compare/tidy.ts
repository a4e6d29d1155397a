import type { Token } from '../model';
import type { Match } from './anchors';
import type { Gap } from './moves';
import { keyOf, type Options } from './words';

/**
 * The gaps between matches of two lists, in order.
 *
 * @param matches in the order of both lists
 * @param a length of the first list
 * @param b length of the second one
 * @returns half-open ranges of both lists, one of which may be empty
 */
export function gapsOf(matches: Match[], a: number, b: number): Gap[] {
  const gaps: Gap[] = [];
  let [doneA, doneB] = [0, 0];
  for (const match of [...matches, { a, b, length: 0 }]) {
    if (match.a > doneA || match.b > doneB) gaps.push({ a0: doneA, a1: match.a, b0: doneB, b1: match.b });
    doneA = match.a + match.length;
    doneB = match.b + match.length;
  }
  return gaps;
}

/**
 * Merges changes with little text between them: a few words between long changes match by chance, and so do short
 * function words.
 */
export function mergeNearGaps(gaps: Gap[], before: Token[]): Gap[] {
  const merged: Gap[] = [];
  for (const gap of gaps) {
    const last = merged.at(-1);
    if (last && isByChance(Math.min(sizeOf(last), sizeOf(gap)), before.slice(last.a1, gap.a0))) {
      last.a1 = gap.a1;
      last.b1 = gap.b1;
    } else merged.push({ ...gap });
  }
  return merged;
}

const sizeOf = ({ a0, a1, b0, b1 }: Gap) => Math.max(a1 - a0, b1 - b0);

function isByChance(size: number, between: Token[]): boolean {
  if (between.length * 4 <= size) return true;
  return size >= 3 && between.length <= 2 && between.every(({ word }) => /^\p{Ll}{1,3}$/u.test(word.text));
}

/**
 * Shifts a change to the start of a paragraph or sentence: an inserted sentence that begins like the following one
 * can be marked in several ways.
 *
 * @param limit number of equal words before the gap
 * @param keys of both texts
 * @param texts words of both
 */
export function aligned(
  gap: Gap,
  limit: number,
  keys: [Int32Array, Int32Array],
  texts: [Token[], Token[]],
): Gap {
  const inserted = gap.a0 === gap.a1;
  if (!inserted && gap.b0 !== gap.b1) return gap;
  const side = inserted ? 1 : 0;
  const [from, to] = inserted ? [gap.b0, gap.b1] : [gap.a0, gap.a1];
  let best = 0;
  let score = startScore(texts[side], from);
  for (let shift = 1; shift <= Math.min(limit, 60); shift++) {
    if (keys[side][from - shift] !== keys[side][to - shift]) break;
    const shiftedScore = startScore(texts[side], from - shift);
    if (shiftedScore > score) [best, score] = [shift, shiftedScore];
  }
  return { a0: gap.a0 - best, a1: gap.a1 - best, b0: gap.b0 - best, b1: gap.b1 - best };
}

/** 2 at the start of a paragraph, 1 at that of a sentence, 0 elsewhere. */
export function startScore(tokens: Token[], index: number): number {
  const last = tokens[index - 1];
  if (!last || last.block !== tokens[index]?.block) return 2;
  return /[.!?;:।]["'”’)]*$/u.test(last.word.text) ? 1 : 0;
}

/**
 * A change without the words that differ only in their final punctuation: `2026.` and `2026 and no longer.` differ in
 * `and no longer` only. A removed or replaced punctuation mark remains part of the change.
 */
export function trimmed(gap: Gap, before: Token[], after: Token[], options: Options): Gap {
  const { a0, a1, b0, b1 } = gap;
  if (isExtendedWord(before.slice(a0, a1), after.slice(b0, b1), options))
    return { a0, a1: a0, b0: b0 + 1, b1 };
  if (isExtendedWord(after.slice(b0, b1), before.slice(a0, a1), options))
    return { a0: a0 + 1, a1, b0, b1: b0 };
  return gap;
}

/**
 * Whether `long` begins with the only word of `short`, without its final punctuation, and ends with that punctuation.
 */
function isExtendedWord(short: Token[], long: Token[], options: Options): boolean {
  if (short.length !== 1 || long.length < 2) return false;
  const key = (token?: Token) => keyOf(token?.word.text ?? '', options);
  const [, stem, punctuation = ''] = /^(.+?)([.,;:!?।]+)$/u.exec(key(short[0])) ?? [];
  return stem !== undefined && stem === key(long[0]) && key(long.at(-1)).endsWith(punctuation);
}
