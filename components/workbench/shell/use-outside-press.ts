import { type RefObject, useEffect, useRef } from 'react';

/**
 * Calls a function when the visitor presses outside of an element, such as to close what is open in it.
 *
 * @param within the element
 * @param isOpen presses are only watched while this is true
 */
export function useOutsidePress(
  within: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onPress: () => void,
): void {
  const act = useRef(onPress);
  act.current = onPress;
  useEffect(() => {
    if (!isOpen) return;
    const press = ({ target }: Event) => {
      if (target instanceof Node && !within.current?.contains(target)) act.current();
    };
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  }, [within, isOpen]);
}
