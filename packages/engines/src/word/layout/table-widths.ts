import type { Tag } from '../draw/tags';
import type { Block, Table } from '../model';
import type { LaidBlock } from './laid-block';

/**
 * Lays out the content of a cell.
 * @param pad distance between the content and the cell's right edge
 */
export type Lay = (
  blocks: readonly Block[],
  width: number,
  parent: Tag | undefined,
  pad: number,
) => LaidBlock[];

/** Column widths. Unless the table is fixed, columns with a drawing wider than themselves are widened. */
export function widthsOf(table: Table, available: number): number[] {
  const widths = usualWidths(table, available);
  const requiredWidths = widths.map(() => 0);
  if (table.isFixed) return widths;
  for (const { cells } of table.rows)
    for (const { column, span, pad, blocks } of cells) {
      const drawingWidth = widestDrawing(blocks);
      if (span === 1 && drawingWidth > 0)
        requiredWidths[column] = Math.max(requiredWidths[column] ?? 0, drawingWidth + pad.left + pad.right);
    }
  return requiredWidths.some((required, i) => required > (widths[i] ?? 0) + 0.5)
    ? widenColumns(widths, requiredWidths, available)
    : widths;
}

/**
 * Column widths for a table without stated widths whose grid is far too narrow for its text, as some programs write
 * it: each column is as wide as its longest line, as far as there is room.
 */
export function fitColumns(table: Table, widths: number[], available: number, lay: Lay): number[] {
  if (!table.isLoose || table.isFixed || widths.some((width) => width > narrowest)) return widths;
  const naturalWidths = widths.map(() => 0);
  for (const { cells } of table.rows)
    for (const { column, span, pad, blocks } of cells) {
      if (span > 1) continue;
      const cellWidth = Math.max(
        0,
        ...lay(blocks, available, undefined, pad.right).map(({ naturalWidth: inkWidth = 0 }) => inkWidth),
      );
      naturalWidths[column] = Math.max(naturalWidths[column] ?? 0, cellWidth + pad.left + pad.right + 0.5);
    }
  const total = sum(naturalWidths);
  const ratio = Math.min(1, available / total);
  return naturalWidths.map((width, i) => Math.max(width * ratio, Math.min(widths[i] ?? 0, narrowest)));
}

/** Minimum width of a column whose neighbours need more, in points. */
const narrowest = 24;

/** Widens columns to the widths that they need; if the table gets too wide, the others become narrower. */
function widenColumns(widths: readonly number[], needs: readonly number[], available: number): number[] {
  const maxTotal = Math.max(available, sum(widths));
  const isWider = (width: number, i: number) => (needs[i] ?? 0) > width;
  const unchanged = widths.filter((width, i) => !isWider(width, i));
  const neededTotal = sum(widths.map((width, i) => (isWider(width, i) ? (needs[i] ?? 0) : 0)));
  const remaining = Math.max(maxTotal - neededTotal, unchanged.length * narrowest);
  const ratio = Math.min(1, remaining / Math.max(1, sum(unchanged)));
  const share = Math.min(1, (maxTotal - Math.min(remaining, sum(unchanged))) / neededTotal);
  return widths.map((width, i) =>
    isWider(width, i)
      ? Math.max(width, (needs[i] ?? 0) * share)
      : Math.min(width, Math.max(narrowest, width * ratio)),
  );
}

const widestDrawing = (blocks: readonly Block[]): number =>
  Math.max(
    0,
    ...blocks.flatMap((block) =>
      block.kind === 'paragraph'
        ? block.inlines.map((inline) =>
            inline.kind === 'drawing' && !inline.shape.share ? inline.shape.width + block.look.left : 0,
          )
        : [],
    ),
  );

/** Column widths: those of the file, scaled to the table's own width. */
function usualWidths({ columns, share, width }: Table, available: number): number[] {
  const knownTotal = sum(columns);
  const unknownCount = columns.filter((column) => column <= 0).length;
  const target = share
    ? share * available
    : knownTotal > 0 && unknownCount === 0
      ? knownTotal
      : (width ?? available);
  if (unknownCount > 0) {
    const widthOfUnknown = Math.max(10, (target - knownTotal) / unknownCount);
    return columns.map((column) => (column > 0 ? column : widthOfUnknown));
  }
  return columns.map((column) => (column * target) / knownTotal);
}

export const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
