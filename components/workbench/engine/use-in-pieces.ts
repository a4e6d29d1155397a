import { useEffect, useState } from 'react';

/** Pages that are put up at a time: the page answers between two pieces. */
const PIECE = 24;

/**
 * How many pages of a long list are put up by now: the first ones at once, the others piece by piece.
 *
 * @param list what they are pages of: with another, it begins anew
 */
export function useInPieces(list: unknown, count: number): number {
  const [there, put] = useState({ list, count: PIECE });
  const now = there.list === list ? there.count : PIECE;
  useEffect(() => {
    if (now >= count) return;
    const next = setTimeout(() => put({ list, count: now + PIECE }));
    return () => clearTimeout(next);
  }, [list, now, count]);
  return now;
}
