'use client';

import { useSyncExternalStore } from 'react';

const noSubscription = () => () => {};

/** Path of the browser's address; undefined during server rendering, where it is unknown. */
export function useAddress(): string | undefined {
  return useSyncExternalStore(
    noSubscription,
    () => window.location.pathname,
    () => undefined,
  );
}
