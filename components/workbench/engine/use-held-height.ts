import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps an element as high as it was while the tool works: what stands below it does not jump when choices give way to the
 * progress.
 */
export function useHeldHeight(element: RefObject<HTMLElement | null>, working: boolean) {
  const before = useRef(0);
  // Read before the page is changed: then the choices still stand beside it.
  if (!working) before.current = 0;
  else if (before.current === 0) before.current = element.current?.offsetHeight ?? 0;
  useLayoutEffect(() => {
    element.current?.style.setProperty('min-height', working ? `${before.current}px` : '');
  }, [element, working]);
}
