'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Path of the browser's address; undefined during server rendering, where it is unknown. */
export function useAddress(): string | undefined {
  return useSyncExternalStore(
    never,
    () => window.location.pathname,
    () => undefined,
  );
}
