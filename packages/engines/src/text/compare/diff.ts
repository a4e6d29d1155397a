import { anchorsOf, type Match, type Region } from './anchors';
import { runsOfFour } from './intern';
import { myers } from './myers';

type Diff = {
  /** Equal runs in the order of both texts. */
  matches: Match[];
  /** Regions that were not compared word by word, as that would have taken too long. */
  coarse: Region[];
};

export type Limits = {
  /** Milliseconds after which the remaining text counts as replaced. */
  time: number;
  /** Most differences within one region. */
  differences: number;
};

const defaultLimits: Limits = { time: 4000, differences: 1500 };

/**
 * Common words of two texts: first unique runs of four words, then unique words between them, then word by word.
 * Words are numbers below `vocabularySize`.
 */
export function diff(
  a: Int32Array,
  b: Int32Array,
  vocabularySize: number,
  limits: Partial<Limits> = {},
): Diff {
  const { time, differences } = { ...defaultLimits, ...limits };
  const deadline = performance.now() + time;
  const result: Diff = { matches: [], coarse: [] };
  const [runsA, runsB] = runsOfFour(a, b, vocabularySize);
  const within = (region: Region, unit: 'runs' | 'words') => {
    const inner = trim(a, b, region, result.matches);
    const { a0, a1, b0, b1 } = inner.region;
    if (a0 < a1 && b0 < b1) {
      const anchors =
        unit === 'runs'
          ? anchorsOf(runsA, runsB, { a0, a1: a1 - 3, b0, b1: b1 - 3 })
          : anchorsOf(a, b, inner.region);
      if (anchors.length > 0) between(inner.region, anchors);
      else if (unit === 'runs') within(inner.region, 'words');
      else wordByWord(inner.region);
    }
    if (inner.tail) result.matches.push(inner.tail);
  };
  const between = ({ a0, a1, b0, b1 }: Region, anchors: [number, number][]) => {
    let [doneA, doneB] = [a0, b0];
    for (const [x, y] of anchors) {
      if (x < doneA || y < doneB) continue;
      within({ a0: doneA, a1: x, b0: doneB, b1: y }, 'words');
      let length = 0;
      while (x + length < a1 && y + length < b1 && a[x + length] === b[y + length]) length += 1;
      result.matches.push({ a: x, b: y, length });
      [doneA, doneB] = [x + length, y + length];
    }
    within({ a0: doneA, a1, b0: doneB, b1 }, 'words');
  };
  const wordByWord = (region: Region) => {
    const shared = sharedOf(a, b, region);
    if (shared.a.length === 0 || shared.b.length === 0) return;
    const fullRange = { a0: 0, a1: shared.a.length, b0: 0, b1: shared.b.length };
    const matches =
      performance.now() < deadline
        ? myers(pick(a, shared.a), pick(b, shared.b), fullRange, differences)
        : undefined;
    if (!matches) result.coarse.push(region);
    for (const match of matches ?? []) {
      for (let index = 0; index < match.length; index++) {
        const [position, other] = [shared.a[match.a + index] ?? 0, shared.b[match.b + index] ?? 0];
        result.matches.push({ a: position, b: other, length: 1 });
      }
    }
  };
  within({ a0: 0, a1: a.length, b0: 0, b1: b.length }, 'runs');
  return { matches: mergeAdjacent(result.matches), coarse: result.coarse };
}

/** Removes equal words at both ends of a region. Returns the remaining region and the match at its end. */
function trim(a: Int32Array, b: Int32Array, { a0, a1, b0, b1 }: Region, matches: Match[]) {
  let head = 0;
  while (a0 + head < a1 && b0 + head < b1 && a[a0 + head] === b[b0 + head]) head += 1;
  let tail = 0;
  while (a1 - tail > a0 + head && b1 - tail > b0 + head && a[a1 - tail - 1] === b[b1 - tail - 1]) tail += 1;
  if (head > 0) matches.push({ a: a0, b: b0, length: head });
  return {
    region: { a0: a0 + head, a1: a1 - tail, b0: b0 + head, b1: b1 - tail },
    tail: tail > 0 ? { a: a1 - tail, b: b1 - tail, length: tail } : undefined,
  };
}

/** Positions of words that occur in both texts of the region; others cannot match. */
function sharedOf(a: Int32Array, b: Int32Array, { a0, a1, b0, b1 }: Region): { a: number[]; b: number[] } {
  const inA = new Set(a.subarray(a0, a1));
  const inB = new Set(b.subarray(b0, b1));
  const positions = (list: Int32Array, from: number, to: number, other: Set<number>) => {
    const positions: number[] = [];
    for (let index = from; index < to; index++) if (other.has(list[index] ?? 0)) positions.push(index);
    return positions;
  };
  return { a: positions(a, a0, a1, inB), b: positions(b, b0, b1, inA) };
}

const pick = (list: Int32Array, positions: number[]) =>
  Int32Array.from(positions, (index) => list[index] ?? 0);

/** Adjacent matches merged. */
function mergeAdjacent(matches: Match[]): Match[] {
  const merged: Match[] = [];
  for (const match of matches) {
    const last = merged.at(-1);
    if (last && last.a + last.length === match.a && last.b + last.length === match.b)
      last.length += match.length;
    else merged.push({ ...match });
  }
  return merged;
}
