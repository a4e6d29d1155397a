import { type RefObject, useEffect, useState } from 'react';

/**
 * Brings what was asked for into the window, where a list below a paper asks for a place in it.
 *
 * @param within holds the one element with `data-current`
 * @returns to be called when the visitor asks; what moves by itself is not followed
 */
export function useBrought(within: RefObject<HTMLElement | null>): () => void {
  const [asked, ask] = useState(0);
  useEffect(() => {
    if (asked > 0) within.current?.querySelector('[data-current]')?.scrollIntoView({ block: 'nearest' });
  }, [asked, within]);
  return () => ask((count) => count + 1);
}
