import { useSyncExternalStore } from 'react';

/** Results of media queries on the screen. */
const onScreen = new Map<string, boolean>();

function matches(query: string): boolean {
  const media = globalThis.matchMedia;
  if (!media) return false;
  const last = onScreen.get(query);
  if (last !== undefined && media('print').matches) return last;
  const now = media(query).matches;
  onScreen.set(query, now);
  return now;
}

/**
 * Result of a media query, updated on change; false during server rendering. On paper it stays what it was on the screen:
 * a browser that prints waits for nothing that the layout of another width would first have to draw.
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
