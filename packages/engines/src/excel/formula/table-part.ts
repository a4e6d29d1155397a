import type { Range, Table } from '../read/model';
import type { Place } from './context';
import { Unsupported } from './values';

/**
 * The cells of a structured reference such as `Sales[[#Totals],[Amount]]` (ECMA-376, 18.17.6.3).
 *
 * @param inside text within the outer brackets
 * @param place of the formula, for references to its own row
 */
export function partOf(table: Table, inside: string, place: Place): Range {
  const parts = inside.startsWith('[')
    ? [...inside.matchAll(/\[([^\]]*)\]/g)].map(([, part = '']) => part)
    : [inside];
  const { range, headerRows, totalRows, columns } = table;
  let [top, bottom] = [range.top + headerRows, range.bottom - totalRows];
  let [left, right] = [range.left, range.right];
  let isFirst = true;
  for (const text of parts) {
    const part = text.trim();
    const columnName = part.startsWith('@') ? part.slice(1).replace(/^\[|\]$/g, '') : part;
    if (part.startsWith('@') || /^#this row$/i.test(part)) [top, bottom] = [place.row, place.row];
    else if (/^#all$/i.test(part)) [top, bottom] = [range.top, range.bottom];
    else if (/^#headers$/i.test(part)) [top, bottom] = [range.top, range.top];
    else if (/^#totals$/i.test(part)) [top, bottom] = [range.bottom, range.bottom];
    if (!columnName || columnName.startsWith('#')) continue;
    const position = columns.findIndex(
      (column) => column.toLowerCase() === columnName.replace(/'(.)/g, '$1').toLowerCase(),
    );
    if (position < 0) throw new Unsupported(`the column ${columnName}`);
    if (isFirst) left = range.left + position;
    right = range.left + position;
    isFirst = false;
  }
  return { top, bottom, left, right };
}
