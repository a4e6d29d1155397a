import { useEffect, useState } from 'react';

/**
 * Work that is asked for before it can begin. While `waits` the wish is kept (`wanted`); it begins by itself once
 * the work is `ready`, and is dropped when it can no longer become so.
 */
export function useWanted(ready: boolean, waits: boolean, begin: () => void) {
  const [wanted, want] = useState(false);
  useEffect(() => {
    if (!wanted || waits) return;
    want(false);
    if (ready) begin();
  }, [wanted, waits, ready, begin]);
  return { wanted, want };
}
