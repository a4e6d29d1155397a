import type { Section } from '../model';
import { heightOf, type LaidBlock } from './laid-block';

/** Width of a column of a section. */
export function columnWidth({ columns, page, margin }: Section, column: number): number {
  const { width } = columns.widths?.[column] ?? {};
  const whole = page.width - margin.left - margin.right;
  return Math.max(20, width ?? (whole - columns.gap * (columns.count - 1)) / columns.count);
}

/** Left edge of a column on its page. */
export function columnLeft(section: Section, column: number): number {
  const { columns, margin } = section;
  let x = margin.left;
  for (let i = 0; i < column; i++) x += columnWidth(section, i) + (columns.widths?.[i]?.gap ?? columns.gap);
  return x;
}

/** Smallest height at which the columns hold the laid blocks; undefined if they do not fit. */
export function balancedHeight(
  laidBlocks: readonly LaidBlock[],
  count: number,
  room: number,
): number | undefined {
  const total = heightOf(laidBlocks);
  if (total / count > room) return undefined;
  const fits = (height: number) => {
    let [columns, y] = [1, 0];
    for (const laidBlock of laidBlocks) {
      if (y > 0 && y + laidBlock.height > height) [columns, y] = [columns + 1, 0];
      y += laidBlock.height + laidBlock.before + laidBlock.after;
    }
    return columns <= count;
  };
  let height = total / count;
  while (!fits(height) && height < total) height += 6;
  return height;
}
