import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps an element's height while the tool works, so that content below does not jump when the choices are
 * replaced by the progress.
 */
export function useHeldHeight(element: RefObject<HTMLElement | null>, working: boolean) {
  const before = useRef(0);
  // Read before the page changes, while the choices are still there.
  if (!working) before.current = 0;
  else if (before.current === 0) before.current = element.current?.offsetHeight ?? 0;
  useLayoutEffect(() => {
    element.current?.style.setProperty('min-height', working ? `${before.current}px` : '');
  }, [element, working]);
}
