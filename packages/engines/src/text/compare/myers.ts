import type { Match, Region } from './anchors';

/**
 * Finds the equal words of a region by the greedy algorithm of Myers (An O(ND) Difference Algorithm and Its Variations,
 * 1986). `x` counts words of the old text, `y` those of the new one; diagonal `k` is where x − y = k.
 *
 * @param maxDifferences number of differences after which the search ends: time and memory grow with its square
 * @returns undefined if there are more differences
 */
export function myers(
  a: Int32Array,
  b: Int32Array,
  region: Region,
  maxDifferences: number,
): Match[] | undefined {
  const { a0, a1, b0, b1 } = region;
  const n = a1 - a0;
  const m = b1 - b0;
  const limit = Math.min(maxDifferences, n + m);
  const offset = limit + 1;
  const furthest = new Int32Array(2 * limit + 3);
  const steps: Int32Array[] = [];
  for (let d = 0; d <= limit; d++) {
    steps.push(furthest.slice(offset - d - 1, offset + d + 2));
    for (let k = -d; k <= d; k += 2) {
      const onPrevious = furthest[offset + k - 1] ?? 0;
      const onNext = furthest[offset + k + 1] ?? 0;
      let x = k === -d || (k !== d && onPrevious < onNext) ? onNext : onPrevious + 1;
      let y = x - k;
      while (x < n && y < m && a[a0 + x] === b[b0 + y]) {
        x += 1;
        y += 1;
      }
      furthest[offset + k] = x;
      if (x >= n && y >= m) return path(steps, d, region);
    }
  }
  return undefined;
}

/** Backtracks from the end; `steps[d]` holds the furthest points before step d, from diagonal -d-1. */
function path(steps: Int32Array[], last: number, { a0, a1, b0, b1 }: Region): Match[] {
  const matches: Match[] = [];
  let x = a1 - a0;
  let y = b1 - b0;
  for (let d = last; d >= 0; d--) {
    const furthest = steps[d] as Int32Array;
    const furthestOn = (k: number) => furthest[k + d + 1] ?? 0;
    const k = x - y;
    const downwards = k === -d || (k !== d && furthestOn(k - 1) < furthestOn(k + 1));
    const startX = d === 0 ? 0 : downwards ? furthestOn(k + 1) : furthestOn(k - 1) + 1;
    if (x > startX) matches.push({ a: a0 + startX, b: b0 + startX - k, length: x - startX });
    x = downwards ? startX : startX - 1;
    y = x - (downwards ? k + 1 : k - 1);
  }
  return matches.reverse();
}
