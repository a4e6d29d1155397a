/** A box on a page, in points. */
export type Box = { x: number; y: number; width: number; height: number };

/** Box as percentages of its page, for CSS. */
export const shareOf = ({ x, y, width, height }: Box, page: Pick<Box, 'width' | 'height'>) => ({
  left: `${(100 * x) / page.width}%`,
  top: `${(100 * y) / page.height}%`,
  width: `${(100 * width) / page.width}%`,
  height: `${(100 * height) / page.height}%`,
});
