import type { Section } from '../model';
import { heightOf, type LaidBlock, paragraphSpacing } from './laid-block';

/** Largest share of a page that repeated header rows may take. */
const maxHeaderShare = 0.75;

/** Width of a column of a section. */
export function columnWidth({ columns, page, margin }: Section, column: number): number {
  const { width } = columns.widths?.[column] ?? {};
  const available = page.width - margin.left - margin.right;
  return Math.max(20, width ?? (available - columns.gap * (columns.count - 1)) / columns.count);
}

/** Left edge of a column on its page. */
export function columnLeft(section: Section, column: number): number {
  const { columns, margin } = section;
  let x = margin.left;
  for (let i = 0; i < column; i++) x += columnWidth(section, i) + (columns.widths?.[i]?.gap ?? columns.gap);
  return x;
}

/**
 * A laid block and the following ones that must stay on its page. Header rows that are not repeated are like others.
 *
 * @param available height of a column
 */
export function keptTogether(laidBlocks: readonly LaidBlock[], from: number, available: number): LaidBlock[] {
  const first = laidBlocks[from] as LaidBlock;
  const group = [first];
  if (first.headerRows && isTooHigh(first.headerRows, available)) return group;
  for (
    let next = laidBlocks[from + 1];
    group.at(-1)?.keepNext && next && !next.breakBefore && group.length < 40;
  ) {
    group.push(next);
    next = laidBlocks[from + group.length];
  }
  return group;
}

/**
 * Header rows to repeat above a laid block at the top of a column. Header rows that would leave no room for rows
 * below them are not repeated, as in Word.
 */
export function repeatedAbove({ header = [] }: LaidBlock, available: number): LaidBlock[] {
  return isTooHigh(header, available) ? [] : header;
}

const isTooHigh = (header: readonly LaidBlock[], available: number) =>
  header.reduce((sum, { height }) => sum + height, 0) > available * maxHeaderShare;

type Balancing = {
  /** Number of columns, and the height available to them on the page. */
  count: number;
  available: number;
  /** Space above the first laid block. */
  gap: number;
  /** Height of the footnotes of these laid blocks at the end of a column. */
  notes: (laidBlocks: readonly LaidBlock[], column: number) => number;
};

/**
 * Smallest height of columns that hold the laid blocks; undefined if they do not fit, or if a page break divides
 * them.
 */
export function balancedHeight(laidBlocks: readonly LaidBlock[], rules: Balancing): number | undefined {
  const { count, available } = rules;
  const total = heightOf(laidBlocks);
  const isDivided = laidBlocks.some(
    (laidBlock, i) => laidBlock.breakAfter === 'page' || (i > 0 && laidBlock.breakBefore),
  );
  if (isDivided || total / count > available) return undefined;
  for (let height = total / count; height < available; height += 6)
    if (fits(laidBlocks, height, rules)) return height;
  return undefined;
}

/** Whether columns of this height hold all the laid blocks with their footnotes. */
function fits(
  laidBlocks: readonly LaidBlock[],
  height: number,
  { count, available, gap, notes }: Balancing,
): boolean {
  let columnIndex = 0;
  let column: LaidBlock[] = [];
  let top = gap;
  for (let i = 0; i < laidBlocks.length; ) {
    const together = keptTogether(laidBlocks, i, available);
    const group = heightOf(together) > available ? together.slice(0, 1) : together;
    const [first] = group as [LaidBlock];
    if (column.length === 0) top += heightOf(repeatedAbove(first, available));
    const extended = [...column, ...group];
    const limit = Math.min(height, available - notes(extended, columnIndex));
    const isOver =
      top +
        heightOf(extended) -
        paragraphSpacing(undefined, extended[0] as LaidBlock) -
        (extended.at(-1)?.after ?? 0) >
      limit + 0.5;
    if (isOver && column.length > 0) {
      columnIndex += 1;
      [column, top] = [[], 0];
      if (columnIndex === count) return false;
      continue;
    }
    if (isOver && !first.split) return false;
    column = extended;
    i += group.length;
    if (group.at(-1)?.breakAfter && i < laidBlocks.length) {
      columnIndex += 1;
      [column, top] = [[], laidBlocks[i]?.before ?? 0];
      if (columnIndex === count) return false;
    }
  }
  return true;
}
