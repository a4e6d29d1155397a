import type { Line, Range, Sheet } from '../read/model';
import type { Grid } from './grid';
import type { PageLayout } from './paginate';

/** Number of top rows searched for headings: a title and a few lines may precede them. */
const maxSearchedRows = 8;

/**
 * Heading row of a sheet that defines none: the first row with values in most of its columns, if all are texts and the
 * row below is not much emptier.
 */
export function headingRow({ titles }: Sheet, { top, left, right, bottom }: Range, cells: Grid['cells']) {
  if (titles.rows) return undefined;
  const valuesOf = (row: number) =>
    [...(cells.get(row)?.values() ?? [])].filter(
      ({ column, value }) => column >= left && column <= right && value !== undefined && value !== '',
    );
  const minCells = Math.max(2, (right - left + 1) * 0.6);
  for (let row = top; row < Math.min(top + maxSearchedRows, bottom); row++) {
    const values = valuesOf(row);
    if (values.length < minCells) continue;
    // A full row with anything but text means that the table has no headings.
    if (!values.every(({ kind }) => kind === 'text')) return undefined;
    return valuesOf(row + 1).length >= minCells * 0.6 ? row : undefined;
  }
  return undefined;
}

/** The sheet with these headings repeated on each page. */
export const withHeadings = (sheet: Sheet, row: number | undefined): Sheet =>
  row === undefined ? sheet : { ...sheet, titles: { ...sheet.titles, rows: [row, row] } };

/** Whether the headings of a sheet are repeated on a second page of the same columns. */
export function repeatsHeadings(layout: readonly PageLayout[], { titles }: Sheet): boolean {
  const [, last] = titles.rows ?? [];
  const [first] = layout;
  return (
    last !== undefined &&
    layout.filter(({ rows, columns }) => rows.includes(last) && columns[0] === first?.columns[0]).length > 1
  );
}

/** Rule below headings, used if the workbook has no border there. */
export const headingRule: Line = { width: 0.75, style: 'solid', colour: [0.25, 0.25, 0.25] };
