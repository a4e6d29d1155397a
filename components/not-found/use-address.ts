'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Path of the address in the browser; nothing while the server renders, where it is not known. */
export function useAddress(): string | undefined {
  return useSyncExternalStore(
    never,
    () => window.location.pathname,
    () => undefined,
  );
}
