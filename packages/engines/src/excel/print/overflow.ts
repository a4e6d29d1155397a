import { type Grid, isFree, keyOf } from './grid';
import { padding, widestOf } from './lines';
import type { Box, ColumnSpan, PagePositions } from './page-positions';
import type { PageLayout } from './paginate';
import { indentOf, type LaidOutCell, type LaidOutCells } from './place-cells';

/** Width of the empty cells beside a column into which text may overflow, counted until it is enough. */
export function freeWidth(
  grid: Grid,
  cells: LaidOutCells,
  { row, column }: { row: number; column: number },
  step: 1 | -1,
  needed: number,
): number {
  const { left, right } = grid.range;
  let total = 0;
  for (
    let index = column + step;
    total < needed && index >= left && index <= right && isFree(grid, cells, row, index);
    index += step
  )
    total += grid.widths.get(index) ?? 0;
  return total;
}

/** Cells whose text is wider than their column, by row; none if all pages have the same columns. */
export type Overflows = ReadonlyMap<number, readonly LaidOutCell[]>;

export function overflowsIn(grid: Grid, cells: LaidOutCells, pages: readonly PageLayout[]): Overflows {
  const overflows = new Map<number, LaidOutCell[]>();
  if (new Set(pages.map(({ columns }) => columns.at(-1))).size < 2) return overflows;
  for (const laidOutCell of cells.values()) {
    const { cell, style, lines, lastColumn } = laidOutCell;
    const { row, column } = cell;
    if (cell.kind !== 'text' || style.wrap || style.rotation || lastColumn !== undefined) continue;
    if (grid.merged.has(keyOf(row, column))) continue;
    const width = widestOf(lines) * style.font.size + indentOf(style);
    if (width + padding <= (grid.widths.get(column) ?? 0)) continue;
    const inRow = overflows.get(row);
    if (inRow) inRow.push(laidOutCell);
    else overflows.set(row, [laidOutCell]);
  }
  return overflows;
}

/** Where the text of a cell starts, with the cell at this place. */
function startOf({ style, lines, display }: LaidOutCell, box: Box): number {
  const width = widestOf(lines) * style.font.size;
  const indent = indentOf(style);
  return {
    left: box.x + padding + indent,
    center: box.x + (box.width - width) / 2,
    right: box.x + box.width - padding - indent - width,
  }[display.align];
}

/** Whether the text of a cell at this place starts in these columns of a page, rather than on another page. */
export const startsIn = ({ left, right }: ColumnSpan, laidOutCell: LaidOutCell, box: Box): boolean => {
  const start = startOf(laidOutCell, box);
  return start > left - 1 && start < right;
};

/**
 * Cells of a row whose text continues in columns of a page that lacks the cells themselves, as Excel prints it: each
 * with its box, measured from the page's table, and the columns in which it shows.
 */
export function continuedOn(
  positions: PagePositions,
  row: number,
  inRow: readonly LaidOutCell[],
  { grid, cells }: { grid: Grid; cells: LaidOutCells },
): { laidOutCell: LaidOutCell; box: Box; columnSpan: ColumnSpan }[] {
  return inRow.flatMap((laidOutCell) =>
    positions.columnSpans.flatMap((columnSpan) => {
      const { column } = laidOutCell.cell;
      if (column >= columnSpan.first && column <= columnSpan.last) return [];
      const box = positions.boxBeside(columnSpan, row, column);
      const { style, lines, display } = laidOutCell;
      const width = widestOf(lines) * style.font.size;
      const free = (step: 1 | -1) =>
        freeWidth(grid, cells, { row, column }, grid.isMirrored ? (-step as 1 | -1) : step, width);
      const start = startOf(laidOutCell, box);
      const from = Math.max(start, columnSpan.left, display.align === 'left' ? box.x : box.x - free(-1));
      const to = Math.min(
        start + width,
        columnSpan.right,
        box.x + box.width + (display.align === 'right' ? 0 : free(1)),
      );
      return to - from > 0.1 ? [{ laidOutCell, box, columnSpan }] : [];
    }),
  );
}
