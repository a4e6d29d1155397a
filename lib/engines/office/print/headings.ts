import type { Line, Range, Sheet } from '../excel/model';
import { type Grid, span } from './grid';
import { air } from './lines';
import { margin, type PageLayout } from './paginate';

/** Rows from the top in which headings are looked for: a title and a few lines may stand before them. */
const LOOKED_AT = 8;

/**
 * The row with the headings of a sheet that names none itself: the first one that has text, and nothing else, in most of
 * its columns, above a row that has as much.
 */
export function headingRow({ titles }: Sheet, { top, left, right, bottom }: Range, cells: Grid['cells']) {
  if (titles.rows) return undefined;
  const valuesOf = (row: number) =>
    [...(cells.get(row)?.values() ?? [])].filter(
      ({ column, value }) => column >= left && column <= right && value !== undefined && value !== '',
    );
  const most = Math.max(2, (right - left + 1) * 0.6);
  for (let row = top; row < Math.min(top + LOOKED_AT, bottom); row++) {
    const values = valuesOf(row);
    if (values.length < most) continue;
    // The first full row that is none says that the table has no headings.
    if (!values.every(({ kind }) => kind === 'text')) return undefined;
    return valuesOf(row + 1).length >= most * 0.6 ? row : undefined;
  }
  return undefined;
}

/** The sheet with these headings on each of its pages. */
export const withHeadings = (sheet: Sheet, row: number | undefined): Sheet =>
  row === undefined ? sheet : { ...sheet, titles: { ...sheet.titles, rows: [row, row] } };

/** Do the headings of a sheet stand on a second page of the same columns? */
export function repeats(layout: readonly PageLayout[], { titles }: Sheet): boolean {
  const [, last] = titles.rows ?? [];
  const [first] = layout;
  return (
    last !== undefined &&
    layout.filter(({ rows, columns }) => rows.includes(last) && columns[0] === first?.columns[0]).length > 1
  );
}

/** Below headings, where the workbook has no line of its own. */
export const headingRule: Line = { width: 0.75, style: 'solid', colour: [0.25, 0.25, 0.25] };

/** The most that columns are spread, in parts of their width: a list of two stays one. */
const widest = 1.7;

/** Spreads columns evenly over what a page leaves free beside its table. */
export function spread(grid: Grid, layout: readonly PageLayout[]): boolean {
  const [page] = layout;
  if (!page || page.scale < 1 || layout.some(({ columns }) => columns.at(-1) !== page.columns.at(-1)))
    return false;
  const used = span(grid.widths, grid.range.left, grid.range.right);
  const by = Math.min(widest, (page.width - 2 * margin.side) / used);
  if (by < 1.02) return false;
  for (const column of page.columns) {
    const width = grid.widths.get(column) ?? 0;
    grid.widths.set(column, width * by);
    // Words of a column do not run against the figures of the one before.
    if (width * (by - 1) > 2 * air) grid.grown.add(column);
  }
  return true;
}
