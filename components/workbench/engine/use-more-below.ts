import { type RefObject, useEffect, useState } from 'react';

/** Hidden pixels from which a hint at more content is shown. */
const WORTH = 24;

/** Whether a scrolling list continues below its lower edge. */
export function useMoreBelow(list: RefObject<HTMLElement | null>): boolean {
  const [more, setMore] = useState(false);
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const look = () => setMore(element.scrollHeight - element.clientHeight - element.scrollTop >= WORTH);
    look();
    element.addEventListener('scroll', look, { passive: true });
    addEventListener('resize', look);
    return () => {
      element.removeEventListener('scroll', look);
      removeEventListener('resize', look);
    };
  }, [list]);
  return more;
}
