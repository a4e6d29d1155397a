import { type Match, rising, uniquePairs } from './anchors';
import { runsOfFour } from './intern';
import { startedWell } from './moves';

/** Fewer words than these are left to the comparison word by word. */
const least = 12;

/**
 * Long passages that are elsewhere in the new text. They are found before the texts are compared word by word: else a
 * moved paragraph would be matched with what is in its place now.
 *
 * @param begins whether a word of the new text begins a sentence or a paragraph
 */
export function movedBlocks(
  a: Int32Array,
  b: Int32Array,
  words: number,
  begins: (at: number) => boolean,
): Match[] {
  const [runsA, runsB] = runsOfFour(a, b, words);
  const pairs = uniquePairs(runsA, runsB, { a0: 0, a1: runsA.length, b0: 0, b1: runsB.length });
  const kept = new Set(rising(pairs).map(([at]) => at));
  const found: Match[] = [];
  let open: Match | undefined;
  for (const [at, other] of pairs) {
    if (kept.has(at)) open = undefined;
    else if (open && open.a + open.length - 3 === at && open.b + open.length - 3 === other) open.length += 1;
    else {
      open = { a: at, b: other, length: 4 };
      found.push(open);
    }
  }
  return joined(found, a, b).flatMap((match) =>
    match.length >= least ? (startedWell(match, begins) ?? []) : [],
  );
}

/** Runs on one diagonal with equal words between them are one: some of these words are elsewhere too. */
function joined(found: Match[], a: Int32Array, b: Int32Array): Match[] {
  const whole: Match[] = [];
  for (const match of found) {
    const last = whole.at(-1);
    const gap = last ? match.a - last.a - last.length : 0;
    const aligned = last && match.a - last.a === match.b - last.b && gap < 40;
    if (aligned && equal(a, b, last.a + last.length, last.b + last.length, gap))
      last.length += gap + match.length;
    else whole.push({ ...match });
  }
  return whole;
}

function equal(a: Int32Array, b: Int32Array, fromA: number, fromB: number, length: number): boolean {
  for (let index = 0; index < length; index++) if (a[fromA + index] !== b[fromB + index]) return false;
  return true;
}

/** The texts with their own numbers, from `words` on, for what moved: nothing can match it any more. */
export function masked(
  a: Int32Array,
  b: Int32Array,
  words: number,
  moves: Match[],
): [Int32Array, Int32Array, number] {
  if (moves.length === 0) return [a, b, words];
  const [newA, newB] = [a.slice(), b.slice()];
  let next = words;
  for (const move of moves) {
    for (let index = 0; index < move.length; index++) {
      newA[move.a + index] = next++;
      newB[move.b + index] = next++;
    }
  }
  return [newA, newB, next];
}
