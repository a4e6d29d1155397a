import { type RefObject, useEffect } from 'react';

/** Scrolls a list, but not its ancestors, until its current row is visible. */
export function useRowInSight(list: RefObject<HTMLElement | null>, current: number): void {
  useEffect(() => {
    const box = list.current;
    const row = box?.children[current];
    if (!box || !row) return;
    const [inner, outer] = [row.getBoundingClientRect(), box.getBoundingClientRect()];
    if (inner.top < outer.top) box.scrollTop += inner.top - outer.top;
    else if (inner.bottom > outer.bottom)
      box.scrollTop += Math.min(inner.bottom - outer.bottom, inner.top - outer.top);
  }, [list, current]);
}
