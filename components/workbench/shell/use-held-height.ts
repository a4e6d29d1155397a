import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps an element’s height while the tool works: the progress is lower than the choices that it replaces, and
 * content below would jump.
 */
export function useHeldHeight(element: RefObject<HTMLElement | null>, working: boolean) {
  const heldHeight = useRef(0);
  // Read before the page changes, while the choices are still there.
  if (!working) heldHeight.current = 0;
  else if (heldHeight.current === 0) heldHeight.current = element.current?.offsetHeight ?? 0;
  useLayoutEffect(() => {
    element.current?.style.setProperty('min-height', working ? `${heldHeight.current}px` : '');
  }, [element, working]);
}
