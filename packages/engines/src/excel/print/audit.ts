import { compared } from '../../write/compared';
import type { Shown } from '../read/display';
import type { Cell, Sheet } from '../read/model';
import type { Grid } from './grid';
import { keyOf } from './grid';
import type { PageLayout } from './paginate';

/** What a cell of a page shows by the workbook. */
export type Expected = { cell: Cell; sheet: Sheet; text: string };

/** Texts that a page has to show, in the order in which it is drawn: row by row. */
export function expectedOn(
  page: PageLayout,
  sheet: Sheet,
  grid: Grid,
  shown: ReadonlyMap<Cell, Shown>,
): Expected[] {
  const expected: Expected[] = [];
  for (const row of page.rows) {
    const cells = grid.cells.get(row);
    if (!cells) continue;
    for (const column of page.columns) {
      const cell = cells.get(column);
      const text = cell && shown.get(cell);
      if (!cell || !text) continue;
      const merge = grid.merged.get(keyOf(row, column));
      // Excel shows the first cell of a merge only.
      if (merge && (merge.top !== row || merge.left !== column)) continue;
      expected.push({ cell, sheet, text: text.text + (text.lead ?? '') });
    }
  }
  return expected;
}

const isPlain = /^[!-~ ]*$/;

const bare = (text: string) => (isPlain.test(text) ? text.replaceAll(' ', '').toUpperCase() : compared(text));

/**
 * Cells whose text is not on the finished page.
 *
 * @param text of the page, as it was read back
 * @param missing letters that no font has: they are reported by themselves
 */
export function notOnPage(
  expected: readonly Expected[],
  text: string,
  missing: readonly string[],
): Expected[] {
  const without = new Set(missing);
  const found = bare(text.replace(/\p{Cc}/gu, ''));
  let at = 0;
  return expected.filter((one) => {
    const letters =
      missing.length > 0
        ? Array.from(one.text)
            .filter((letter) => !without.has(letter))
            .join('')
        : one.text;
    const wanted = bare(letters.normalize('NFC').replace(/\p{Cc}/gu, ''));
    if (wanted === '') return false;
    const place = found.startsWith(wanted, at) ? at : found.indexOf(wanted, at);
    if (place < 0) return true;
    at = place + wanted.length;
    return false;
  });
}
