import { useEffect, useState } from 'react';

/** Small pages of a grid that are rendered at a time. */
export const GRID_BATCH = 60;

/**
 * How many pages of a long list are rendered by now: the first batch at once, then batch by batch, so that the main thread
 * stays responsive.
 *
 * @param list identity of the list: a different one starts over
 * @param batch pages rendered at a time
 */
export function useInPieces(list: unknown, count: number, batch = 24): number {
  const [loaded, setLoaded] = useState({ list, count: batch });
  const currentCount = loaded.list === list ? loaded.count : batch;
  useEffect(() => {
    if (currentCount >= count) return;
    const next = setTimeout(() => setLoaded({ list, count: currentCount + batch }));
    return () => clearTimeout(next);
  }, [list, currentCount, count, batch]);
  return currentCount;
}
