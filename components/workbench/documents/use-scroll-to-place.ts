import { type RefObject, useEffect, useState } from 'react';

/**
 * Scrolls the requested place of a document into view, when a list below the document asks for it.
 *
 * @param within holds the one element with `data-current`
 * @returns to be called when the visitor asks; automatic changes do not scroll
 */
export function useScrollToPlace(within: RefObject<HTMLElement | null>): () => void {
  const [requests, setRequests] = useState(0);
  useEffect(() => {
    if (requests > 0) within.current?.querySelector('[data-current]')?.scrollIntoView({ block: 'nearest' });
  }, [requests, within]);
  return () => setRequests((count) => count + 1);
}
