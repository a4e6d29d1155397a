import { useSyncExternalStore } from 'react';

/** Last results of media queries while not printing. */
const screenResults = new Map<string, boolean>();

function matches(query: string): boolean {
  const media = globalThis.matchMedia;
  if (!media) return false;
  const last = screenResults.get(query);
  if (last !== undefined && media('print').matches) return last;
  const current = media(query).matches;
  screenResults.set(query, current);
  return current;
}

/**
 * Result of a media query, updated on change; false during server rendering. While printing it keeps the result of the
 * screen: a browser that prints does not wait for what another layout would have to load or draw.
 */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = globalThis.matchMedia?.(query);
      media?.addEventListener('change', changed);
      return () => media?.removeEventListener('change', changed);
    },
    () => matches(query),
    () => false,
  );
}
