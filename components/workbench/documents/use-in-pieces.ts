import { useEffect, useState } from 'react';

/** Pages rendered per batch, so the main thread stays responsive. */
const PIECE = 24;

/**
 * How many pages of a long list are rendered by now: the first batch at once, then batch by batch.
 *
 * @param list identity of the list: a different one starts over
 */
export function useInPieces(list: unknown, count: number): number {
  const [there, setThere] = useState({ list, count: PIECE });
  const now = there.list === list ? there.count : PIECE;
  useEffect(() => {
    if (now >= count) return;
    const next = setTimeout(() => setThere({ list, count: now + PIECE }));
    return () => clearTimeout(next);
  }, [list, now, count]);
  return now;
}
