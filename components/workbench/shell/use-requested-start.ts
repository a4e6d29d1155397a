import { useEffect, useState } from 'react';

/**
 * A job requested before it can start. While `waits`, the request is kept (`requested`); the job starts once it
 * is `ready`, and the request is dropped when it can no longer become so.
 */
export function useRequestedStart(ready: boolean, waits: boolean, begin: () => void) {
  const [requested, setRequested] = useState(false);
  useEffect(() => {
    if (!requested || waits) return;
    setRequested(false);
    if (ready) begin();
  }, [requested, waits, ready, begin]);
  return { requested, request: setRequested };
}
