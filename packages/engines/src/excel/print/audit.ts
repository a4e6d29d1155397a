import { comparisonForm } from '../../write/comparison-form';
import type { PlacedText } from '../../write/read-back';
import type { Cell } from '../read/model';
import { type Grid, keyOf } from './grid';
import { continuedOn, type Overflows, startsIn } from './overflow';
import { type Box, PagePositions } from './page-positions';
import type { PageLayout } from './paginate';
import { isTextOn, type LaidOutCell, type LaidOutCells, sizeOf } from './place-cells';

/**
 * The texts that a page must show, with the area of each: left, right, bottom and top in points from the page's
 * bottom left corner. The areas are in a typed array, because a workbook may have millions of them until its PDF is
 * finished.
 */
export type ExpectedTexts = { cells: Cell[]; texts: string[]; areas: Float64Array };

/** Tolerance, in points, for text outside its cell. */
const tolerance = 1.5;

/** Texts that a page must show, in drawing order: row by row. */
export function expectedOn(
  page: PageLayout,
  grid: Grid,
  cells: LaidOutCells,
  overflows: Overflows = new Map(),
): ExpectedTexts {
  const expected: ExpectedTexts = { cells: [], texts: [], areas: new Float64Array() };
  const areas: number[] = [];
  const positions = new PagePositions(page, grid);
  for (const row of page.rows) {
    if (!grid.cells.has(row) && grid.merged.size === 0) continue;
    const inRow = overflows.get(row) ?? [];
    const add = (laidOutCell: LaidOutCell, box: Box) => {
      const { text, lead } = laidOutCell.display;
      expected.cells.push(laidOutCell.cell);
      expected.texts.push(lead ? text + lead : text);
      addArea(areas, laidOutCell, page, box);
    };
    for (const column of positions.columns.keys()) {
      const merge = grid.merged.get(keyOf(row, column));
      // Excel shows only the first cell of a merge.
      const laidOutCell = cells.get(keyOf(merge?.top ?? row, merge?.left ?? column));
      const cellBox = laidOutCell && positions.filledBox(row, column);
      const box = cellBox && positions.boxAcross(cellBox, column, laidOutCell.lastColumn);
      if (!laidOutCell || !box || (merge && !isTextOn(positions, box, laidOutCell))) continue;
      const columnSpan = inRow.includes(laidOutCell) ? positions.columnSpanOf(column) : undefined;
      if (!columnSpan || startsIn(columnSpan, laidOutCell, box)) add(laidOutCell, box);
    }
    for (const { laidOutCell, box, columnSpan } of continuedOn(positions, row, inRow, { grid, cells }))
      if (startsIn(columnSpan, laidOutCell, box)) add(laidOutCell, box);
  }
  expected.areas = Float64Array.from(areas);
  return expected;
}

/** Adds the area in which lines of a cell may start: its box, enlarged by as much as the lines are wider or higher. */
function addArea(areas: number[], laidOutCell: LaidOutCell, page: PageLayout, { x, y, width, height }: Box) {
  const text = sizeOf(laidOutCell);
  const [across, down] = [
    Math.max(0, text.width - width + 8) + tolerance,
    Math.max(0, text.height - height) + tolerance,
  ];
  const { left, height: pageHeight, top, scale } = page;
  areas.push(left + (x - across) * scale, left + (x + width + across) * scale);
  areas.push(pageHeight - top - (y + height + down) * scale, pageHeight - top - (y - down) * scale);
}

const plainText = /^[!-~ ]*$/;

const comparable = (text: string) =>
  plainText.test(text)
    ? text.replaceAll(' ', '').toUpperCase()
    : comparisonForm(text.normalize('NFC').replace(/\p{Cc}/gu, ''));

/** Cells of which a page shows something, without those whose letters all lack a font. */
export const readableOn = ({ cells, texts }: ExpectedTexts, missing: readonly string[]): readonly Cell[] => {
  if (missing.length === 0) return cells;
  const missingLetters = new Set(missing);
  return cells.filter((_, index) =>
    Array.from(texts[index] ?? '').some((letter) => letter.trim() && !missingLetters.has(letter)),
  );
};

/**
 * Cells whose text is not where the finished page must show it. Each text of the page counts for one cell only, so
 * that equal values do not stand in for each other.
 *
 * @param drawnTexts texts of the page, as read back
 * @param missing letters that no font has, which are reported separately
 */
export function notOnPage(
  { cells, texts: expectedTexts, areas }: ExpectedTexts,
  drawnTexts: readonly PlacedText[],
  missing: readonly string[],
): Cell[] {
  const missingLetters = new Set(missing);
  const texts: string[] = [];
  const textAt = (index: number) => {
    texts[index] ??= comparable(drawnTexts[index]?.text ?? '');
    return texts[index];
  };
  const isTaken = new Set<number>();
  const edge = (cell: number, number: number) => areas[cell * 4 + number] ?? 0;
  const isWithin = (index: number, cell: number) => {
    const { across = Number.NaN, up = Number.NaN } = drawnTexts[index] ?? {};
    return across >= edge(cell, 0) && across <= edge(cell, 1) && up >= edge(cell, 2) && up <= edge(cell, 3);
  };
  /**
   * Number of consecutive texts in a cell's area, starting with this one, that make up the cell's text; 0 if they do
   * not.
   */
  const matchingTexts = (from: number, text: string, cell: number): number => {
    let rest = text;
    for (let index = from; index < drawnTexts.length; index++) {
      const part = textAt(index);
      if (isTaken.has(index) || !isWithin(index, cell) || !rest.startsWith(part)) return 0;
      if (rest === part) return index - from + 1;
      rest = rest.slice(part.length);
    }
    return 0;
  };
  let next = 0;
  return cells.filter((_, cell) => {
    const expectedText = expectedTexts[cell] ?? '';
    const letters =
      missing.length > 0
        ? Array.from(expectedText)
            .filter((letter) => !missingLetters.has(letter))
            .join('')
        : expectedText;
    const text = comparable(letters);
    if (text === '') return false;
    let [from, count] = [next, matchingTexts(next, text, cell)];
    for (let index = 0; count === 0 && index < drawnTexts.length; index++) {
      from = index;
      if (textAt(index)) count = matchingTexts(index, text, cell);
    }
    for (let index = from; index < from + count; index++) isTaken.add(index);
    if (count > 0) next = from + count;
    return count === 0;
  });
}
