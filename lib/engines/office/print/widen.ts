import { type Grid, keyOf, span } from './grid';
import { air, padding } from './lines';
import { margin, type PageLayout } from './paginate';
import { indentOf, type SetCells } from './place-cells';

/**
 * Widens columns for words that the next cell would cut, smallest deficit first, only if all words of the
 * column then fit. Uses only free width of the page, so that no table shrinks or is split.
 *
 * @returns the widened columns
 */
export function widenForWords(grid: Grid, layout: readonly PageLayout[], cells: SetCells): number[] {
  const [page] = layout;
  if (!page || page.scale < 1 || layout.some(({ columns }) => columns.at(-1) !== page.columns.at(-1)))
    return [];
  const used = page.columns.reduce((all, column) => all + (grid.widths.get(column) ?? 0), 0);
  let free = page.width - 2 * margin.side - used;
  const grown: number[] = [];
  for (const [column, lacking] of [...lackingIn(grid, cells)].sort((a, b) => a[1] - b[1])) {
    if (lacking > free) break;
    grid.widths.set(column, (grid.widths.get(column) ?? 0) + lacking);
    grid.grown.add(column);
    free -= lacking;
    grown.push(column);
  }
  return grown;
}

/** Missing width in points of columns with words that meet a non-empty cell. */
function lackingIn(grid: Grid, cells: SetCells): Map<number, number> {
  const lacks = new Map<number, number>();
  for (const { cell, style, shown, lines } of cells.values()) {
    const { row, column } = cell;
    if (cell.kind !== 'text' || style.wrap || style.turn || grid.merged.has(keyOf(row, column))) continue;
    const widest = Math.max(...lines.map(({ width }) => width)) * style.font.size;
    const needed = widest + 2 * padding + indentOf(style);
    const width = grid.widths.get(column) ?? 0;
    if (needed <= width) continue;
    const room = { left: 0, right: 0 };
    const isFree = (at: number) =>
      at >= grid.range.left &&
      at <= grid.range.right &&
      !cells.has(keyOf(row, at)) &&
      !grid.merged.has(keyOf(row, at)) &&
      !grid.cells.get(row)?.get(at)?.value;
    for (let at = column + 1; isFree(at); at++) room.right = span(grid.widths, column + 1, at);
    for (let at = column - 1; isFree(at); at--) room.left = span(grid.widths, at, column - 1);
    const over = { left: room.right, right: room.left, center: 2 * Math.min(room.left, room.right) }[
      shown.align
    ];
    if (needed - width <= over) continue;
    lacks.set(column, Math.max(lacks.get(column) ?? 0, needed + 2 * air - width));
  }
  return lacks;
}
