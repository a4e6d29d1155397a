/** Equal words: `length` of them from `a` in the first text and from `b` in the second. */
export type Match = { a: number; b: number; length: number };

/** Ranges of both texts: `a0` to `a1` and `b0` to `b1`, ends excluded. */
export type Region = { a0: number; a1: number; b0: number; b1: number };

/**
 * Positions in both texts of words (or runs of words) that occur once in each text of the region, in an order common to
 * both, as in a patience diff: such anchors nearly always are what the author left unchanged.
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
  const positions = new Map<number, number>();
  for (let index = from; index < Math.min(to, list.length); index++) {
    const key = list[index] ?? 0;
    positions.set(key, positions.has(key) ? -1 : index);
  }
  return positions;
}

/** Longest subsequence of pairs with rising second numbers (patience sorting). */
export function rising(pairs: [number, number][]): [number, number][] {
  const pileTops: number[] = [];
  const predecessors = new Int32Array(pairs.length).fill(-1);
  pairs.forEach(([, b], index) => {
    let low = 0;
    let high = pileTops.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((pairs[pileTops[middle] ?? 0]?.[1] ?? 0) < b) low = middle + 1;
      else high = middle;
    }
    predecessors[index] = low > 0 ? (pileTops[low - 1] ?? -1) : -1;
    pileTops[low] = index;
  });
  const chain: [number, number][] = [];
  for (let index = pileTops.at(-1) ?? -1; index >= 0; index = predecessors[index] ?? -1) {
    chain.push(pairs[index] as [number, number]);
  }
  return chain.reverse();
}
