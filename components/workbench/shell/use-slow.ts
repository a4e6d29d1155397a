import { useEffect, useState } from 'react';

/** Work that ends within this many milliseconds shows no progress. */
const delay = 400;

/** Whether something takes long enough to show its progress. */
export function useSlow(working: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!working) return;
    const timer = setTimeout(() => setSlow(true), delay);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [working]);
  return slow;
}
