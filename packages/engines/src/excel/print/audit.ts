import { compared } from '../../write/compared';
import type { PlacedText } from '../../write/read-back';
import type { Shown } from '../read/display';
import type { Cell, Sheet } from '../read/model';
import { type Grid, keyOf } from './grid';
import { turnedSize } from './lines';
import type { PageLayout } from './paginate';
import { indentOf, type SetCell, type SetCells } from './place-cells';
import { Places } from './places';

/** A part of a page in points, from its bottom left corner. */
type Area = { left: number; right: number; bottom: number; top: number };

/** What a cell of a page shows by the workbook, and where. */
export type Expected = { cell: Cell; sheet: Sheet; text: string; area: Area };

/** Points by which text may leave its cell. */
const tolerance = 1.5;

/** Texts that a page has to show, in the order in which it is drawn: row by row. */
export function expectedOn(
  page: PageLayout,
  sheet: Sheet,
  grid: Grid,
  shown: ReadonlyMap<Cell, Shown>,
  cells: SetCells,
): Expected[] {
  const expected: Expected[] = [];
  const places = new Places(page, grid);
  for (const row of page.rows) {
    const inRow = grid.cells.get(row);
    if (!inRow) continue;
    for (const column of page.columns) {
      const cell = inRow.get(column);
      const text = cell && shown.get(cell);
      if (!cell || !text) continue;
      const merge = grid.merged.get(keyOf(row, column));
      // Excel shows the first cell of a merge only.
      if (merge && (merge.top !== row || merge.left !== column)) continue;
      const area = areaOf(cell, page, places, cells);
      expected.push({ cell, sheet, text: text.text + (text.lead ?? ''), area });
    }
  }
  return expected;
}

/** Where the lines of a cell may begin: in its box, and beside it by as much as they are wider or higher. */
function areaOf({ row, column }: Cell, page: PageLayout, places: Places, cells: SetCells): Area {
  const { x, y, width, height } = places.box(row, column) ?? places.own(row, column);
  const set = cells.get(keyOf(row, column));
  const text = set ? sizeOf(set) : { width: 0, height: 0 };
  const over = {
    x: Math.max(0, text.width - width + 8) + tolerance,
    y: Math.max(0, text.height - height) + tolerance,
  };
  return {
    left: page.left + (x - over.x) * page.scale,
    right: page.left + (x + width + over.x) * page.scale,
    top: page.height - page.top - (y - over.y) * page.scale,
    bottom: page.height - page.top - (y + height + over.y) * page.scale,
  };
}

function sizeOf({ style, lines }: SetCell): { width: number; height: number } {
  if (style.turn) return turnedSize(style, lines);
  const { size } = style.font;
  let widest = 0;
  for (const { width } of lines) if (width > widest) widest = width;
  return { width: widest * size + indentOf(style), height: lines.length * size * 1.5 };
}

const isPlain = /^[!-~ ]*$/;

const bare = (text: string) =>
  isPlain.test(text) ? text.replaceAll(' ', '').toUpperCase() : compared(text.replace(/\p{Cc}/gu, ''));

/**
 * Cells whose text is not where the finished page has to show it. Each text of the page is taken by one cell, so that
 * no cell passes by the equal value of another.
 *
 * @param found texts of the page, as they were read back
 * @param missing letters that no font has: they are reported by themselves
 */
export function notOnPage(
  expected: readonly Expected[],
  found: readonly PlacedText[],
  missing: readonly string[],
): Expected[] {
  const without = new Set(missing);
  const texts = found.map(({ text }) => bare(text));
  const isTaken = new Set<number>();
  /** Number of texts that show a cell's text from one of them on, without those of other places; 0 if they do not. */
  const taken = (from: number, wanted: string, area: Area): number => {
    let rest = wanted;
    for (let at = from; at < texts.length; at++) {
      const [text = '', place] = [texts[at], found[at]];
      if (!place || isTaken.has(at) || !isWithin(place, area) || !rest.startsWith(text)) return 0;
      if (rest === text) return at - from + 1;
      rest = rest.slice(text.length);
    }
    return 0;
  };
  let next = 0;
  return expected.filter(({ text, area }) => {
    const letters =
      missing.length > 0
        ? Array.from(text)
            .filter((letter) => !without.has(letter))
            .join('')
        : text;
    const wanted = bare(letters.normalize('NFC'));
    if (wanted === '') return false;
    let [from, count] = [next, taken(next, wanted, area)];
    for (let at = 0; count === 0 && at < texts.length; at++) {
      from = at;
      if (texts[at]) count = taken(at, wanted, area);
    }
    for (let at = from; at < from + count; at++) isTaken.add(at);
    if (count > 0) next = from + count;
    return count === 0;
  });
}

const isWithin = ({ across, up }: PlacedText, { left, right, bottom, top }: Area) =>
  across >= left && across <= right && up >= bottom && up <= top;
