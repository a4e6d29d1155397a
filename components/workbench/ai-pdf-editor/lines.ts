import type { EditableLine } from 'engines/pdf';
import type { Box } from '../documents/share-of';

/** Bounding box of several boxes. */
export function boundsOf(boxes: readonly Box[]): Box {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** Median line size in points. */
export const medianSize = (lines: readonly EditableLine[]): number =>
  lines.map(({ size }) => size).sort((a, b) => a - b)[Math.floor(lines.length / 2)] ?? 0;

/** One box around each group of boxes that follow each other down the page, such as the lines of a paragraph. */
export function framesOf(boxes: readonly Box[]): Box[] {
  const frames: Box[] = [];
  for (const box of [...boxes].sort((a, b) => a.y - b.y || a.x - b.x)) {
    const above = frames.findIndex(
      (frame) =>
        box.y - frame.y - frame.height < 0.8 * box.height &&
        box.x < frame.x + frame.width &&
        frame.x < box.x + box.width,
    );
    const frame = frames[above];
    if (frame) frames[above] = boundsOf([frame, box]);
    else frames.push(box);
  }
  return frames;
}
