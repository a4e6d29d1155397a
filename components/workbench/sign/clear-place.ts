import type { Box } from '../documents/share-of';

/** A stamp by its middle, in points. */
type Stamp = { x: number; y: number; width: number; height: number };

/**
 * What a chosen stamp covers on a phone, where a page of A4 is about half of its size: the stamp with its frame, and the
 * handles that remove it (at its left), change its size (at its lower right corner) and rotate it (at its right).
 */
function coveredBy({ x, y, width, height }: Stamp): Box[] {
  const [left, right, top, bottom] = [x - width / 2, x + width / 2, y - height / 2, y + height / 2];
  return [
    { x: left - 10, y: top - 10, width: width + 20, height: height + 20 },
    { x: left - 70, y: y - 30, width: 64, height: 60 },
    { x: right - 10, y: bottom - 10, width: 60, height: 60 },
    { x: right, y: y - 30, width: 150, height: 60 },
  ];
}

const meet = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Least move up or down that is tried, in points. */
const STEP = 2;

/**
 * The height on a page, nearest to that of a stamp, at which neither the stamp nor one of its handles covers text; the
 * stamp’s own if there is none in the lower half of the page. Lengths are in points from the top left corner of the page.
 */
export function clearHeight(stamp: Stamp, lines: readonly Box[], page: { height: number }): number {
  const isClear = (y: number) =>
    y - stamp.height / 2 >= page.height / 2 &&
    y + stamp.height / 2 <= page.height - 12 &&
    !coveredBy({ ...stamp, y }).some((box) => lines.some((line) => meet(box, line)));
  for (let move = 0; move < page.height / 2; move += STEP)
    for (const y of [stamp.y + move, stamp.y - move]) if (isClear(y)) return y;
  return stamp.y;
}
