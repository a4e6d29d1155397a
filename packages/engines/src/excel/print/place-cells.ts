import { Fault } from '../../engine';
import type { FontSet, MeasuredText } from '../../write/font-set';
import { unicodeOf } from '../../write/symbol-fonts';
import type { Cell, Sheet, Style, Workbook } from '../read/model';
import { type DisplayedText, type Grouping, show } from '../read/number-format';
import { columnWidth } from '../read/sizes';
import { plainStyle } from '../read/styles';
import { type Grid, keyOf, span } from './grid';
import {
  columnGap,
  faceOf,
  facesOf,
  leading,
  linesOf,
  padding,
  richLinesOf,
  rotatedSize,
  runsOf,
  type TextLine,
  widestOf,
} from './lines';
import { narrowGeneral } from './narrow-general';
import type { Box, PagePositions } from './page-positions';

/** A cell with its laid-out text. */
export type LaidOutCell = {
  cell: Cell;
  style: Style;
  display: DisplayedText;
  lines: TextLine[];
  /** Text at the left edge of the cell. */
  lead?: MeasuredText;
  /** Character that fills the space between the lead and the text. */
  fill?: MeasuredText;
  /** Last column of the cells across which the text is centred. */
  lastColumn?: number;
};

/** Laid-out cells of a grid, by cell key. */
export type LaidOutCells = Map<number, LaidOutCell>;

export const styleOf = (workbook: Workbook, cell: Cell | undefined): Style =>
  workbook.styles[cell?.style ?? 0] ?? plainStyle;

/** Maximum number of letters of a sheet: more would fill over 30,000 pages. */
const maxLetters = 1e8;

/** The cells of a grid that show something, with their texts but without layout yet. Fetches the fonts they need. */
export async function showCells(
  grid: Grid,
  { hidesZeros, setup: { errors } }: Sheet,
  workbook: Workbook,
  grouping: Grouping,
  fonts: FontSet,
): Promise<LaidOutCell[]> {
  const textCells: LaidOutCell[] = [];
  const texts = new Map<Style, string[]>();
  let letterCount = 0;
  for (const row of grid.cells.values()) {
    for (const cell of row.values()) {
      if (cell.value === undefined || isHidden(grid, cell)) continue;
      const style = styleOf(workbook, cell);
      if (style.hidesValue || (hidesZeros && cell.value === 0)) continue;
      const result = stacked(show(cell, style, workbook, grouping), style);
      if (errors !== undefined && cell.kind === 'error') result.text = errors;
      // Rich text was already converted.
      if (!cell.rich) result.text = unicodeOf(result.text, style.font.family);
      if (!result.text && !result.lead) continue;
      letterCount += result.text.length;
      if (letterCount > maxLetters) throw new Fault('too-large', { file: workbook.name });
      const lastColumn = lastCentredColumn(cell, style, row, workbook);
      textCells.push({ cell, style, display: result, lines: [], ...(lastColumn && { lastColumn }) });
      let list = texts.get(style);
      if (!list) {
        list = [];
        texts.set(style, list);
      }
      // The Latin letters of a face are always loaded.
      if (/[^ -~]/.test(result.text)) list.push(result.text);
      if (result.lead) list.push(result.lead);
      if (result.fill) list.push(result.fill);
      const runs = runsOf(result.text, cell.rich, style);
      for (const [face, text] of runs ? facesOf(runs, style) : []) await fonts.prepare(face, [text]);
    }
  }
  for (const [style, list] of texts) await fonts.prepare(faceOf(style), list);
  return textCells;
}

/** Column of the last empty cell across which the text of a cell before it is centred (ECMA-376, 18.18.40). */
function lastCentredColumn(
  cell: Cell,
  { horizontal }: Style,
  row: ReadonlyMap<number, Cell>,
  workbook: Workbook,
) {
  if (horizontal !== 'centerContinuous') return undefined;
  const continuesCentred = (next: Cell | undefined) =>
    next !== undefined &&
    (next.value === undefined || next.value === '') &&
    styleOf(workbook, next).horizontal === horizontal;
  let { column } = cell;
  while (continuesCentred(row.get(column + 1))) column += 1;
  return column;
}

/** Whether a cell is in a hidden row or column; a merged cell shows its text in the visible rest of its range. */
function isHidden({ heights, widths, merged }: Grid, { row, column }: Cell): boolean {
  const { top, bottom, left, right } = merged.get(keyOf(row, column)) ?? {
    ...{ top: row, bottom: row, left: column, right: column },
  };
  return span(heights, top, bottom) === 0 || span(widths, left, right) === 0;
}

/** Turns text of stacked letters into lines of one letter each. */
const stacked = (display: DisplayedText, { isStacked }: Style): DisplayedText =>
  isStacked ? { ...display, text: Array.from(display.text.trim()).join('\n') } : display;

/**
 * Whether a cell has a number, TRUE, FALSE or an error on a single line, which counts for the width of its column: in
 * Excel these neither wrap nor overflow.
 */
const isSingleLine = ({ cell, style, display }: LaidOutCell) =>
  cell.kind !== 'text' &&
  !style.rotation &&
  !style.isStacked &&
  !style.shrinks &&
  !(style.wrap && display.text.includes('\n'));

/** First and last column of a cell or of its merged range. */
function columnsOf({ merged }: Grid, { row, column }: Cell): { left: number; right: number } {
  return merged.get(keyOf(row, column)) ?? { left: column, right: column };
}

/** Width of a cell or of its merged range. */
function widthOfCell(grid: Grid, cell: Cell): number {
  const { left, right } = columnsOf(grid, cell);
  return span(grid.widths, left, right);
}

/**
 * Lays out the text of all cells. Columns widen for numbers that do not fit, which Excel would show as ###; for a
 * number in the format General only if not even its shortest form fits. Rows grow for wrapped lines unless their
 * height is fixed.
 *
 * @param visibleCells cells with their texts; their lines are added here
 * @returns the cells, and the widened columns
 */
export function layOutCells(
  grid: Grid,
  sheet: Sheet,
  visibleCells: readonly LaidOutCell[],
  fonts: FontSet,
): { cells: LaidOutCells; widened: number[] } {
  const cells: LaidOutCells = new Map();
  const widened = new Set<number>();
  /** Widens the column of a cell, or the last one of its merged range, for a text of this width. */
  const widen = ({ cell, style }: LaidOutCell, textWidth: number) => {
    const { left, right } = columnsOf(grid, cell);
    let column = right;
    while (column > left && !grid.widths.get(column)) column -= 1;
    const others = widthOfCell(grid, cell) - (grid.widths.get(column) ?? 0);
    const needed = textWidth * style.font.size + indentOf(style) + 2 * (padding + columnGap);
    grid.widths.set(column, Math.max(grid.widths.get(column) ?? 0, needed - others));
    grid.widened.add(column);
    widened.add(column);
  };
  const generalCells: LaidOutCell[] = [];
  for (const laidOutCell of visibleCells) {
    const { cell, style, display } = laidOutCell;
    cells.set(keyOf(cell.row, cell.column), laidOutCell);
    if (style.horizontal === 'fill') repeat(laidOutCell, grid, fonts);
    if (!isSingleLine(laidOutCell)) continue;
    const face = faceOf(style);
    const line = fonts.measure(face, display.text);
    laidOutCell.lines = [line];
    if (cell.kind === 'number' && isGeneral(style)) generalCells.push(laidOutCell);
    else {
      const width = line.width + (display.lead ? fonts.measure(face, display.lead).width : 0);
      const needed = width * style.font.size + indentOf(style) + 2 * padOf(grid, cell.column);
      if (needed > widthOfCell(grid, cell) + 0.5) widen(laidOutCell, width);
    }
  }
  // All are tested before any column is widened for one of them, so that the order of the cells makes no difference.
  const tooNarrow = generalCells.filter((laidOutCell) => shortenedIn(grid, laidOutCell, fonts) === undefined);
  const widthOf = ({ lines, style }: LaidOutCell) => widestOf(lines) * style.font.size;
  for (const laidOutCell of tooNarrow.sort((a, b) => widthOf(a) - widthOf(b)))
    widen(laidOutCell, widestOf(laidOutCell.lines));
  for (const laidOutCell of visibleCells) {
    const { cell, style, display } = laidOutCell;
    const merge = grid.merged.get(keyOf(cell.row, cell.column));
    const width = span(grid.widths, cell.column, merge?.right ?? cell.column);
    const wraps = style.wrap && !style.rotation && cell.kind === 'text';
    const available = wraps ? width - 2 * padOf(grid, cell.column) - indentOf(style) : undefined;
    const runs = runsOf(display.text, cell.rich, style);
    if (runs) laidOutCell.lines = richLinesOf(runs, style, fonts, available);
    else if (laidOutCell.lines.length === 0)
      laidOutCell.lines = linesOf(display.text, style, fonts, available);
    const { lines } = laidOutCell;
    const widest = widestOf(lines) * style.font.size;
    const inner = width - 2 * padOf(grid, cell.column) - indentOf(style);
    const isSmaller = style.shrinks && !wraps && !style.rotation && widest > inner;
    if (isSmaller) laidOutCell.style = reduced(style, Math.max(0.1, inner / widest));
    if (display.lead !== undefined) laidOutCell.lead = fonts.measure(faceOf(style), display.lead);
    if (display.fill !== undefined) laidOutCell.fill = fonts.measure(faceOf(style), display.fill);
    const row = sheet.rows.get(cell.row);
    // A merged range over several rows keeps their heights; one within a row makes the row as high as its lines.
    if (row?.fixed || (merge && merge.top !== merge.bottom)) continue;
    // A saved height is right for the program's own fonts, and sufficient for a single line in any font.
    const needed =
      (style.rotation && !merge
        ? rotatedSize(style, lines).height + 2 * padding
        : (merge ? 1 : lines.length) * style.font.size * leading) + 1.5;
    const mayGrow = (lines.length > 1 && !merge) || row?.height === undefined;
    if (mayGrow && needed > (grid.heights.get(cell.row) ?? 0))
      grid.heights.set(cell.row, Math.min(needed, 600));
  }
  return { cells, widened: [...widened] };
}

/** Space that Excel keeps free beside a number: five pixels at 96 per inch, less half a point for rounding. */
const numberMargin = 3.75 - 0.5;

const isGeneral = ({ format }: Style) => /^general$/i.test(format);

/** Text of a number in the format General that fits its column; undefined if no form fits. */
function shortenedIn(
  grid: Grid,
  { cell, style, display, lines }: LaidOutCell,
  fonts: FontSet,
): string | undefined {
  const { column } = cell;
  const free = numberMargin + 2 * (padOf(grid, column) - padding);
  const maxWidth = widthOfCell(grid, cell) + 0.5 - free - indentOf(style);
  const hasRoom = (width: number) => width * style.font.size <= maxWidth;
  if (hasRoom(widestOf(lines))) return display.text;
  return narrowGeneral(Number(cell.value), (text) => hasRoom(fonts.measure(faceOf(style), text).width));
}

/** Shortens numbers in the format General to their columns, as Excel does. Called when column widths are final. */
export function shortenGeneral(grid: Grid, cells: LaidOutCells, fonts: FontSet): void {
  for (const laidOutCell of cells.values()) {
    const { style, display } = laidOutCell;
    if (laidOutCell.cell.kind !== 'number' || !isGeneral(style) || !isSingleLine(laidOutCell)) continue;
    const text = shortenedIn(grid, laidOutCell, fonts) ?? display.text;
    if (text === display.text) continue;
    display.text = text;
    laidOutCell.lines = [fonts.measure(faceOf(style), text)];
  }
}

/** Repeats a text with the alignment `fill` (ECMA-376, 18.18.40) as often as it fits. */
function repeat({ cell, style, display }: LaidOutCell, grid: Grid, fonts: FontSet) {
  const width = fonts.measure(faceOf(style), display.text).width * style.font.size;
  const available = (grid.widths.get(cell.column) ?? 0) - 2 * padding;
  if (width > 0) display.text = display.text.repeat(Math.max(1, Math.floor(available / width)));
}

const reduced = (style: Style, share: number): Style => ({
  ...style,
  font: { ...style.font, size: style.font.size * share },
});

/** Width in points of a column in which the words of a cell do not overflow; 0 if they cannot overflow. */
export function neededWidth({ merged }: Grid, { cell, style, lines }: LaidOutCell): number {
  if (cell.kind !== 'text' || style.wrap || style.rotation || merged.has(keyOf(cell.row, cell.column)))
    return 0;
  return widestOf(lines) * style.font.size + 2 * padding + indentOf(style);
}

/** Padding of a cell in points. */
export const padOf = (grid: Grid, column: number) => padding + (grid.widened.has(column) ? columnGap : 0);

/**
 * An indent step is the width of three spaces of the normal font (ECMA-376, 18.8.1): nine pixels at 96 per inch in
 * Excel.
 */
export const indentOf = ({ indent }: Style) => indent * 6.75;

/** Maximum number of columns that are added for overflowing words. */
const maxColumns = 30;

/** Adds columns on the right for words that overflow the last one, as Excel prints them. */
export function addColumnsForWords(grid: Grid, sheet: Sheet, cells: LaidOutCells): void {
  let missingWidth = 0;
  for (const laidOutCell of cells.values()) {
    const { row, column } = laidOutCell.cell;
    const needed = neededWidth(grid, laidOutCell);
    if (
      laidOutCell.display.align !== (grid.isMirrored ? 'right' : 'left') ||
      needed <= (grid.widths.get(column) ?? 0)
    )
      continue;
    let isFree = true;
    for (let index = column + 1; index <= grid.range.right; index++)
      isFree &&= grid.cells.get(row)?.get(index)?.value === undefined;
    if (isFree) missingWidth = Math.max(missingWidth, needed - span(grid.widths, column, grid.range.right));
  }
  for (let added = 0; missingWidth > 0 && added < maxColumns; added++) {
    grid.range.right++;
    const width = columnWidth(sheet, grid.range.right);
    grid.widths.set(grid.range.right, width);
    missingWidth -= width;
  }
}

/** Whether the centre of a merged cell's text is on this page: the cell may span several pages. */
export function isTextOn({ width, height }: PagePositions, box: Box, laidOutCell: LaidOutCell): boolean {
  const { style, display } = laidOutCell;
  const text = sizeOf(laidOutCell);
  const [visibleWidth, visibleHeight] = [Math.min(text.width, box.width), Math.min(text.height, box.height)];
  const x =
    box.x +
    { left: visibleWidth / 2, center: box.width / 2, right: box.width - visibleWidth / 2 }[display.align];
  const y =
    box.y +
    { top: visibleHeight / 2, center: box.height / 2, bottom: box.height - visibleHeight / 2 }[
      style.vertical
    ];
  return x >= 0 && x <= width && y >= 0 && y <= height;
}

/** Size of a cell's text, in points. */
export function sizeOf({ style, lines }: LaidOutCell): { width: number; height: number } {
  if (style.rotation) return rotatedSize(style, lines);
  const { size } = style.font;
  return { width: widestOf(lines) * size + indentOf(style), height: lines.length * size * 1.5 };
}
