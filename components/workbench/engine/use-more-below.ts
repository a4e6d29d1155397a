import { type RefObject, useEffect, useState } from 'react';

/** Hidden pixels from which it is worth saying that there are more. */
const WORTH = 24;

/** Whether a list that scrolls goes on below its edge. */
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
