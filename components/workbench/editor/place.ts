import type { MouseEvent } from 'react';

type Size = { width: number; height: number };

/** Where on the page the element that shows it was pressed, in points. */
export function pointOf(
  { currentTarget, clientX, clientY }: MouseEvent<HTMLElement>,
  page: Size,
): [x: number, y: number] {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return [((clientX - left) * page.width) / width, ((clientY - top) * page.height) / height];
}
