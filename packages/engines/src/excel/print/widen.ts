import { type Grid, isFree, span, sumOf } from './grid';
import { columnGap } from './lines';
import type { PageLayout } from './paginate';
import { type LaidOutCells, neededWidth } from './place-cells';

/** The only page of columns in a table that is not scaled; undefined if the columns need several. */
const onlyPage = ([page, ...others]: readonly PageLayout[]): PageLayout | undefined =>
  page?.scale === 1 && others.every(({ columns }) => columns.at(-1) === page.columns.at(-1))
    ? page
    : undefined;

const roomOf = ({ width, left, margins }: PageLayout) => width - left - margins.right;

/**
 * Widens columns for words that the next cell would cut, smallest deficit first, and only if all words of the column
 * then fit. Uses only the free width of the page, so that no table is scaled down or split.
 *
 * @returns the widened columns
 */
export function widenForWords(grid: Grid, layout: readonly PageLayout[], cells: LaidOutCells): number[] {
  const page = onlyPage(layout);
  if (!page) return [];
  let free = roomOf(page) - sumOf(grid.widths, page.columns);
  const widened: number[] = [];
  for (const [column, lacking] of [...missingWidths(grid, cells)].sort((a, b) => a[1] - b[1])) {
    if (lacking > free) break;
    grid.widths.set(column, (grid.widths.get(column) ?? 0) + lacking);
    grid.widened.add(column);
    free -= lacking;
    widened.push(column);
  }
  return widened;
}

/** Missing width, in points, of columns with words that are cut at a non-empty cell. */
function missingWidths(grid: Grid, cells: LaidOutCells): Map<number, number> {
  const lacks = new Map<number, number>();
  for (const laidOutCell of cells.values()) {
    const { row, column } = laidOutCell.cell;
    const needed = neededWidth(grid, laidOutCell);
    const width = grid.widths.get(column) ?? 0;
    if (needed <= width) continue;
    const space = { left: 0, right: 0 };
    const { left, right } = grid.range;
    const isOpen = (index: number) => index >= left && index <= right && isFree(grid, cells, row, index);
    for (let index = column + 1; isOpen(index); index++) space.right = span(grid.widths, column + 1, index);
    for (let index = column - 1; isOpen(index); index--) space.left = span(grid.widths, index, column - 1);
    const [after, before] = grid.isMirrored ? [space.left, space.right] : [space.right, space.left];
    const freeSpace = { left: after, right: before, center: 2 * Math.min(space.left, space.right) }[
      laidOutCell.display.align
    ];
    if (needed - width <= freeSpace) continue;
    lacks.set(column, Math.max(lacks.get(column) ?? 0, needed + 2 * columnGap - width));
  }
  return lacks;
}

/** Largest factor by which columns are spread, so that a list of two columns stays compact. */
const maxSpreadFactor = 1.7;

/**
 * Distributes the free width of a page over the columns, in proportion to their widths.
 *
 * @returns whether they are wider now
 */
export function spread(grid: Grid, layout: readonly PageLayout[]): boolean {
  const page = onlyPage(layout);
  if (!page) return false;
  const tableWidth = span(grid.widths, grid.range.left, grid.range.right);
  const factor = Math.min(maxSpreadFactor, roomOf(page) / tableWidth);
  if (factor < 1.02) return false;
  for (const column of page.columns) {
    const width = grid.widths.get(column) ?? 0;
    grid.widths.set(column, width * factor);
    // Separates the words of a column from the numbers of the previous one.
    if (width * (factor - 1) > 2 * columnGap) grid.widened.add(column);
  }
  return true;
}
