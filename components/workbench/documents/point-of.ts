import type { MouseEvent } from 'react';

/** Where a pointer is in an element, in units of which the element is `size` wide and high. */
export function pointOf(
  { currentTarget, clientX, clientY }: MouseEvent<Element>,
  size: { width: number; height: number },
): [x: number, y: number] {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return [((clientX - left) * size.width) / width, ((clientY - top) * size.height) / height];
}
