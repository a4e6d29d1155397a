/** Equal words: `length` of them from `a` in the first text and from `b` in the second. */
export type Match = { a: number; b: number; length: number };

/** Part of both texts, ends excluded. */
export type Region = { a0: number; a1: number; b0: number; b1: number };

/**
 * Words (or runs, by number) that occur once in each text of the region, in an order common to both. Patience
 * diff: such anchors nearly always match the author's intuition.
 */
export const anchorsOf = (a: Int32Array, b: Int32Array, region: Region): [number, number][] =>
  rising(uniquePairs(a, b, region));

/** Positions of elements that occur once in each text of the region, in the order of the first. */
export function uniquePairs(a: Int32Array, b: Int32Array, { a0, a1, b0, b1 }: Region): [number, number][] {
  const inB = uniquePositions(b, b0, b1);
  const inA = uniquePositions(a, a0, a1);
  const pairs: [number, number][] = [];
  for (const [key, index] of inA) {
    const other = inB.get(key);
    if (index >= 0 && other !== undefined && other >= 0) pairs.push([index, other]);
  }
  return pairs.sort((a, b) => a[0] - b[0]);
}

/** Position of each key, or -1 if it occurs more than once. */
function uniquePositions(list: Int32Array, from: number, to: number): Map<number, number> {
  const counts = new Map<number, number>();
  for (let index = from; index < Math.min(to, list.length); index++) {
    const key = list[index] ?? 0;
    counts.set(key, counts.has(key) ? -1 : index);
  }
  return counts;
}

/** Longest subsequence of pairs with rising second numbers (patience sorting). */
export function rising(pairs: [number, number][]): [number, number][] {
  const tops: number[] = [];
  const predecessors = new Int32Array(pairs.length).fill(-1);
  pairs.forEach(([, b], index) => {
    let low = 0;
    let high = tops.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((pairs[tops[middle] ?? 0]?.[1] ?? 0) < b) low = middle + 1;
      else high = middle;
    }
    predecessors[index] = low > 0 ? (tops[low - 1] ?? -1) : -1;
    tops[low] = index;
  });
  const chain: [number, number][] = [];
  for (let index = tops.at(-1) ?? -1; index >= 0; index = predecessors[index] ?? -1) {
    chain.push(pairs[index] as [number, number]);
  }
  return chain.reverse();
}
