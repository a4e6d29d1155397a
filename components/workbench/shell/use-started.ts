import { useCallback, useEffect, useState } from 'react';
import { beginHash } from '@/lib/islands';

/**
 * Whether the tool started from the URL hash, at page load or later.
 *
 * @param open loads the tool; must keep its identity while the tool is the same
 * @returns also a reset function, after which the same link starts it again
 */
export function useStarted(open: () => void): [hasStarted: boolean, end: () => void] {
  const [hasStarted, setHasStarted] = useState(false);
  useEffect(() => {
    const markStarted = () => {
      if (location.hash !== beginHash) return;
      setHasStarted(true);
      open();
    };
    markStarted();
    addEventListener('hashchange', markStarted);
    return () => removeEventListener('hashchange', markStarted);
  }, [open]);
  const end = useCallback(() => {
    setHasStarted(false);
    if (location.hash === beginHash) history.replaceState(history.state, '', location.pathname);
  }, []);
  return [hasStarted, end];
}
