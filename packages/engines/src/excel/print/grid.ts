import type { Cell, Range, Sheet, Style } from '../read/model';
import { columnWidth, heightOf } from '../read/sizes';

/** Space for column letters above a page's table, and for row numbers to its left, in points. */
export type Gutter = { width: number; height: number };

/** The printed part of a sheet, with measures in points. */
export type Grid = {
  gutter: Gutter;
  range: Range;
  /** Whether columns run from right to left. */
  isMirrored: boolean;
  /** By row and column of the sheet. */
  cells: Map<number, Map<number, Cell>>;
  widths: Map<number, number>;
  /** Widened columns, which have `columnGap` beside their text. */
  widened: Set<number>;
  heights: Map<number, number>;
  /** The merge that contains a cell, by the cell's key. */
  merged: Map<number, Range>;
};

/** One number that identifies a cell: a sheet has at most 16,384 columns. */
export const keyOf = (row: number, column: number) => row * 16_384 + column;

export const columnAt = (key: number) => key % 16_384;

/** The cells of a sheet, by row and column. */
export function cellsOf(sheet: Sheet): Grid['cells'] {
  const cells: Grid['cells'] = new Map();
  for (const cell of sheet.cells) {
    const row = cells.get(cell.row) ?? new Map<number, Cell>();
    cells.set(cell.row, row.set(cell.column, cell));
  }
  return cells;
}

/**
 * The range of a sheet that has something to print; undefined if there is nothing.
 *
 * @param drawings cells that pictures and charts cover
 */
export function usedRange(
  sheet: Sheet,
  styles: readonly Style[],
  drawings: readonly Range[] = [],
): Range | undefined {
  let range: Range | undefined;
  const grow = (top: number, left: number, bottom = top, right = left) => {
    range = range
      ? {
          top: Math.min(range.top, top),
          left: Math.min(range.left, left),
          bottom: Math.max(range.bottom, bottom),
          right: Math.max(range.right, right),
        }
      : { top, left, bottom, right };
  };
  const isVisible = styles.map(({ fill, borders, horizontal }) => {
    const isWhite = fill?.every((part) => part > 0.999);
    // A cell without a value may show a part of the text that is centred across it.
    return (fill && !isWhite) || Object.keys(borders).length > 0 || horizontal === 'centerContinuous';
  });
  for (const { top, left, bottom, right } of drawings) grow(top, left, bottom, right);
  const formatted: Cell[] = [];
  for (const cell of sheet.cells) {
    if (cell.value !== undefined && cell.value !== '') grow(cell.row, cell.column);
    else if (isVisible[cell.style]) formatted.push(cell);
  }
  const ends = range ?? { bottom: 0, right: 0 };
  const last = { bottom: ends.bottom + maxDistance.rows, right: ends.right + maxDistance.columns };
  const isNear = ({ row, column }: Cell) => row <= last.bottom && column <= last.right;
  for (const cell of formatted) if (isNear(cell)) grow(cell.row, cell.column);
  if (!range) return undefined;
  const { bottom, right } = range;
  // A merged range that begins within the used range is included entirely, unless it extends over an otherwise empty sheet.
  for (const merge of sheet.merges) {
    if (merge.top > bottom || merge.left > right) continue;
    grow(
      merge.top,
      merge.left,
      merge.bottom <= last.bottom ? merge.bottom : bottom,
      merge.right <= last.right ? merge.right : right,
    );
  }
  return range;
}

/**
 * Maximum distance of formats and merges from the last value, in rows and columns: those that extend further cover
 * whole rows or columns.
 */
const maxDistance = { rows: 1000, columns: 100 };

/**
 * The parts of a sheet to print: its print areas, or its used range. Without print areas, Excel's print starts at the
 * first cell of the sheet, so empty rows and columns before the first value are included, unless they would fill
 * pages of their own.
 *
 * @param used the range that has something to print
 * @param isSaved whether to print as Excel does
 */
export function areasOf({ areas }: Sheet, used: Range | undefined, isSaved: boolean): readonly Range[] {
  if (areas.length > 0 || !used) return areas;
  if (!isSaved) return [used];
  const { top, left } = used;
  return [{ ...used, top: top > maxDistance.rows ? top : 0, left: left > maxDistance.columns ? left : 0 }];
}

/** Space for the headings of a sheet that prints them, with row numbers down to `bottom`. */
const gutterOf = ({ setup, defaultHeight }: Sheet, bottom: number): Gutter =>
  setup.printsHeadings
    ? { width: 12 + 6 * `${bottom + 1}`.length, height: Math.max(15, defaultHeight) }
    : { width: 0, height: 0 };

/** Sizes of the rows and columns of a range, without hidden ones. */
export function gridOf(sheet: Sheet, range: Range, cells: Grid['cells']): Grid {
  const { rows, columns } = titlesIn(sheet, range);
  const widths = new Map<number, number>();
  for (const [from, to] of [[range.left, range.right], columns] as const)
    for (let column = from; column <= to; column++) widths.set(column, columnWidth(sheet, column));
  const heights = new Map<number, number>();
  for (const [from, to] of [[range.top, range.bottom], rows] as const) {
    for (let row = from; row <= to; row++) {
      heights.set(row, heightOf(sheet, row));
    }
  }
  const gutter = gutterOf(sheet, Math.max(range.bottom, rows[1]));
  const { isMirrored = false } = sheet;
  const merged = mergesOf(sheet, range);
  return { gutter, range, isMirrored, cells, widths, widened: new Set(), heights, merged };
}

/** Rows and columns that are repeated on each page, if they do not lie beyond the printed range. */
function titlesIn({ titles }: Sheet, { bottom, right }: Range): Record<'rows' | 'columns', [number, number]> {
  const [top, last] = titles.rows ?? [0, -1];
  const [left, end] = titles.columns ?? [0, -1];
  return { rows: [top, Math.min(last, bottom)], columns: [left, Math.min(end, right)] };
}

function mergesOf(sheet: Sheet, range: Range): Map<number, Range> {
  const merged = new Map<number, Range>();
  for (const merge of sheet.merges) {
    const { rows, columns } = titlesIn(sheet, range);
    const bottom = Math.min(merge.bottom, Math.max(range.bottom, rows[1]));
    const right = Math.min(merge.right, Math.max(range.right, columns[1]));
    const printed = { ...merge, bottom, right };
    for (let row = merge.top; row <= bottom; row++) {
      for (let column = merge.left; column <= right; column++) merged.set(keyOf(row, column), printed);
    }
  }
  return merged;
}

/** Whether text of other cells in the row may overflow into a cell: as in Excel, not if its formula results in no text. */
export const isFree = (
  { cells, merged }: Grid,
  occupied: ReadonlyMap<number, unknown>,
  row: number,
  column: number,
) =>
  !occupied.has(keyOf(row, column)) &&
  !merged.has(keyOf(row, column)) &&
  cells.get(row)?.get(column)?.value === undefined;

/** Sum of the sizes of some rows or columns. */
export const sumOf = (measures: Map<number, number>, indexes: readonly number[]) =>
  indexes.reduce((total, index) => total + (measures.get(index) ?? 0), 0);

/** Sum of the sizes from–to, both included. */
export function span(measures: Map<number, number>, from: number, to: number): number {
  let sum = 0;
  for (let index = from; index <= to; index++) sum += measures.get(index) ?? 0;
  return sum;
}
