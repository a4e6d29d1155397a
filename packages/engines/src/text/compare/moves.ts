import { type Match, rising, uniquePairs } from './anchors';
import { runsOfFour } from './intern';

/** Ranges of both texts between two matches: `a0` to `a1` and `b0` to `b1`, ends excluded. */
export type Gap = { a0: number; a1: number; b0: number; b1: number };

/** Shorter runs do not count as moved: short phrases recur by chance. */
const minLength = 8;

/** Minimum length of a moved part of a sentence, in words. */
const minPartLength = 20;

/**
 * Moved runs: words that are in a gap of the old text and in another gap of the new one, in the order of the new text.
 * Of overlapping runs, the longest is kept, so that no word moves twice.
 *
 * @param begins whether a word of the new text begins a sentence or a paragraph
 */
export function movesOf(
  a: Int32Array,
  b: Int32Array,
  gaps: Gap[],
  begins: (index: number) => boolean,
): Match[] {
  const starts = new Map<string, number[]>();
  for (const { a0, a1 } of gaps) {
    for (let index = a0; index + minLength <= a1; index++) {
      const key = a.subarray(index, index + minLength).join(' ');
      const existing = starts.get(key);
      if (existing) existing.push(index);
      else starts.set(key, [index]);
    }
  }
  if (starts.size === 0) return [];
  const gapEnds = new Map<number, number>();
  for (const { a0, a1 } of gaps) for (let index = a0; index < a1; index++) gapEnds.set(index, a1);
  const matches: Match[] = [];
  for (const { b0, b1 } of gaps) {
    for (let index = b0; index + minLength <= b1; index++) {
      let best: Match | undefined;
      for (const start of starts.get(b.subarray(index, index + minLength).join(' ')) ?? []) {
        const maxLength = Math.min((gapEnds.get(start) ?? start) - start, b1 - index);
        let length = minLength;
        while (length < maxLength && a[start + length] === b[index + length]) length += 1;
        if (!best || length > best.length) best = { a: start, b: index, length };
      }
      const move = best && fromSentenceStart(best, begins);
      if (move) {
        matches.push(move);
        index = move.b + move.length - 1;
      }
    }
  }
  return withoutOverlaps(matches);
}

/**
 * The match from its first word that begins a sentence: equal words before it match by chance. A match without such a
 * word is kept if it is long.
 */
function fromSentenceStart(match: Match, begins: (index: number) => boolean): Match | undefined {
  for (let skipped = 0; skipped + minLength <= match.length; skipped++) {
    if (begins(match.b + skipped)) {
      return { a: match.a + skipped, b: match.b + skipped, length: match.length - skipped };
    }
  }
  return match.length >= minPartLength ? match : undefined;
}

function withoutOverlaps(matches: Match[]): Match[] {
  const keptMatches: Match[] = [];
  for (const match of [...matches].sort((a, b) => b.length - a.length)) {
    const free = keptMatches.every(
      (other) =>
        (match.a + match.length <= other.a || other.a + other.length <= match.a) &&
        (match.b + match.length <= other.b || other.b + other.length <= match.b),
    );
    if (free) keptMatches.push(match);
  }
  return keptMatches.sort((a, b) => a.b - b.b);
}

/** Minimum length, in words, of a passage that is found before the word-by-word comparison. */
const minBlockLength = 12;

/**
 * Long passages that have another position in the new text. They are found before the word-by-word comparison, which
 * would otherwise match a moved paragraph with the text now in its place.
 *
 * @param score gives 2 for a word of the new text that begins a paragraph, 1 for one that begins a sentence, else 0
 */
export function movedBlocks(
  a: Int32Array,
  b: Int32Array,
  vocabularySize: number,
  score: (index: number) => number,
): Match[] {
  const [runsA, runsB] = runsOfFour(a, b, vocabularySize);
  const pairs = uniquePairs(runsA, runsB, { a0: 0, a1: runsA.length, b0: 0, b1: runsB.length });
  const keptIndexes = new Set(rising(pairs).map(([index]) => index));
  const matches: Match[] = [];
  let open: Match | undefined;
  for (const [index, other] of pairs) {
    if (keptIndexes.has(index)) open = undefined;
    else if (open && open.a + open.length - 3 === index && open.b + open.length - 3 === other)
      open.length += 1;
    else {
      open = { a: index, b: other, length: 4 };
      matches.push(open);
    }
  }
  const blocks = joinMatches(matches, a, b).filter(({ length }) => length >= minBlockLength);
  return extendMatches(blocks, a, b, score).flatMap(
    (match) => fromSentenceStart(match, (index) => score(index) > 0) ?? [],
  );
}

/**
 * Extends each passage towards the start and end of its paragraph, as far as the words are equal: the runs of four
 * words there may occur more than once, so that they were not matched. If a sentence ends in the extension or in the
 * last run, the passage ends there, as later words may match by chance.
 */
function extendMatches(
  matches: Match[],
  a: Int32Array,
  b: Int32Array,
  score: (index: number) => number,
): Match[] {
  const [takenA, takenB] = [new Uint8Array(a.length), new Uint8Array(b.length)];
  const markTaken = (match: Match) => {
    takenA.fill(1, match.a, match.a + match.length);
    takenB.fill(1, match.b, match.b + match.length);
  };
  matches.forEach(markTaken);
  const isFree = (inA: number, inB: number) =>
    inA >= 0 &&
    inB >= 0 &&
    inA < a.length &&
    inB < b.length &&
    a[inA] === b[inB] &&
    !takenA[inA] &&
    !takenB[inB];
  return matches.map((match) => {
    let start = 0;
    while (score(match.b + start) < 2 && isFree(match.a + start - 1, match.b + start - 1)) start -= 1;
    let end = match.length;
    while (score(match.b + end) < 2 && isFree(match.a + end, match.b + end)) end += 1;
    let last = end;
    while (last > match.length - 4 && !(match.b + last === b.length || score(match.b + last) > 0)) last -= 1;
    if (last > match.length - 4) end = last;
    const fullMatch = { a: match.a + start, b: match.b + start, length: end - start };
    markTaken(fullMatch);
    return fullMatch;
  });
}

/** Merges runs that are at the same distance in both texts, with only equal words between them. */
function joinMatches(matches: Match[], a: Int32Array, b: Int32Array): Match[] {
  const merged: Match[] = [];
  for (const match of matches) {
    const last = merged.at(-1);
    const gap = last ? match.a - last.a - last.length : 0;
    const aligned = last && match.a - last.a === match.b - last.b && gap < 40;
    if (aligned && equal(a, b, last.a + last.length, last.b + last.length, gap))
      last.length += gap + match.length;
    else merged.push({ ...match });
  }
  return merged;
}

function equal(a: Int32Array, b: Int32Array, fromA: number, fromB: number, length: number): boolean {
  for (let index = 0; index < length; index++) if (a[fromA + index] !== b[fromB + index]) return false;
  return true;
}

/** The texts with moved words replaced by unique numbers, from `vocabularySize` on, so that nothing matches them. */
export function masked(
  a: Int32Array,
  b: Int32Array,
  vocabularySize: number,
  moves: Match[],
): [Int32Array, Int32Array, number] {
  if (moves.length === 0) return [a, b, vocabularySize];
  const [newA, newB] = [a.slice(), b.slice()];
  let next = vocabularySize;
  for (const move of moves) {
    for (let index = 0; index < move.length; index++) {
      newA[move.a + index] = next++;
      newB[move.b + index] = next++;
    }
  }
  return [newA, newB, next];
}
