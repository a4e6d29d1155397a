import { useEffect, useState } from 'react';

/** What is done this soon is done without a word on the work. */
const soon = 400;

/** Whether something goes on for so long that its progress is to be shown. */
export function useSlow(working: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!working) return;
    const timer = setTimeout(() => setSlow(true), soon);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [working]);
  return slow;
}
