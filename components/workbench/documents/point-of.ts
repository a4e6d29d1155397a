import type { MouseEvent } from 'react';

/** Position of a pointer in an element, in units of `size` (the element’s width and height). */
export function pointOf(
  { currentTarget, clientX, clientY }: MouseEvent<Element>,
  size: { width: number; height: number },
): [x: number, y: number] {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return [((clientX - left) * size.width) / width, ((clientY - top) * size.height) / height];
}
