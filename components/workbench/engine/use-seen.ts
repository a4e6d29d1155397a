import { type RefObject, useEffect, useState } from 'react';

/** Whether an element has been in or near the viewport; never returns to false. */
export function useSeen(element: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (seen || !element.current) return;
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setSeen(true);
      },
      { rootMargin: '400px' },
    );
    watcher.observe(element.current);
    return () => watcher.disconnect();
  }, [element, seen]);
  return seen;
}
