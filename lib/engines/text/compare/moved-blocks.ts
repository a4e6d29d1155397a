import { type Match, rising, uniquePairs } from './anchors';
import { runsOfFour } from './intern';
import { startedWell } from './moves';

/** Shorter moves are left to the word-by-word comparison. */
const least = 12;

/**
 * Long passages with another position in the new text. They are found before the word-by-word comparison,
 * which would otherwise match a moved paragraph with the text now in its place.
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

/** Merges runs on one diagonal with equal words between them, which may occur elsewhere too. */
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

/** The texts with moved words replaced by unique numbers, from `words` on, so that nothing matches them. */
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
