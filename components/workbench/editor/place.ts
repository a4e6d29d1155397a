import type { MouseEvent } from 'react';

type Size = { width: number; height: number };

/** Point of a press in points of the page, from the element that shows it. */
export function pointOf(
  { currentTarget, clientX, clientY }: MouseEvent<HTMLElement>,
  page: Size,
): [x: number, y: number] {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return [((clientX - left) * page.width) / width, ((clientY - top) * page.height) / height];
}
