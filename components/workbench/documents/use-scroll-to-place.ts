import { type RefObject, useEffect, useState } from 'react';

/**
 * Scrolls the current place of a document into view when the visitor asks for it in a list below the document.
 *
 * @param within holds the one element with `data-current`
 * @returns a function to call when the visitor asks for a place; automatic changes do not scroll
 */
export function useScrollToPlace(within: RefObject<HTMLElement | null>): () => void {
  const [requests, setRequests] = useState(0);
  useEffect(() => {
    if (requests > 0) within.current?.querySelector('[data-current]')?.scrollIntoView({ block: 'nearest' });
  }, [requests, within]);
  return () => setRequests((count) => count + 1);
}
