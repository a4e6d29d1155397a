import { useCallback, useEffect, useState } from 'react';
import { beginHash } from '@/lib/islands';

/**
 * Whether the tool was begun without a file: by the address's hash, when the page came or later.
 *
 * @param open loads the tool; it must stay the same function while the tool is the same
 * @returns also what ends it, so that the same link begins anew
 */
export function useBegun(open: () => void): [begun: boolean, end: () => void] {
  const [begun, setBegun] = useState(false);
  useEffect(() => {
    const begin = () => {
      if (location.hash !== beginHash) return;
      setBegun(true);
      open();
    };
    begin();
    addEventListener('hashchange', begin);
    return () => removeEventListener('hashchange', begin);
  }, [open]);
  const end = useCallback(() => {
    setBegun(false);
    if (location.hash === beginHash) history.replaceState(history.state, '', location.pathname);
  }, []);
  return [begun, end];
}
