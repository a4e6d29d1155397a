import type { MouseEvent } from 'react';

/** A box on a page, in points. */
export type Box = { x: number; y: number; width: number; height: number };

type Size = { width: number; height: number };

/** A box as shares of the page it stands on, for CSS. */
export const shareOf = ({ x, y, width, height }: Box, page: Size) => ({
  left: `${(100 * x) / page.width}%`,
  top: `${(100 * y) / page.height}%`,
  width: `${(100 * width) / page.width}%`,
  height: `${(100 * height) / page.height}%`,
});

/** Where on the page the element that shows it was pressed, in points. */
export function pointOf(
  { currentTarget, clientX, clientY }: MouseEvent<HTMLElement>,
  page: Size,
): [x: number, y: number] {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return [((clientX - left) * page.width) / width, ((clientY - top) * page.height) / height];
}
