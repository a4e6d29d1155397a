import { useSyncExternalStore } from 'react';

/** Whether a media query holds, now and whenever it changes; where nothing is drawn, it does not. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = globalThis.matchMedia?.(query);
      media?.addEventListener('change', changed);
      return () => media?.removeEventListener('change', changed);
    },
    () => globalThis.matchMedia?.(query).matches ?? false,
    () => false,
  );
}
