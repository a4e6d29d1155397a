import { useEffect, useState } from 'react';

/**
 * A job requested before it can start. While `waits`, the request is kept (`wanted`); the job starts once it
 * is `ready`, and the request is dropped when it can no longer become so.
 */
export function useRequestedOptions(ready: boolean, waits: boolean, begin: () => void) {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (!wanted || waits) return;
    setWanted(false);
    if (ready) begin();
  }, [wanted, waits, ready, begin]);
  return { wanted, want: setWanted };
}
