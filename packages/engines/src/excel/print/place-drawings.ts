import { num } from '../../write/pdf-writer';
import type { Drawing, Range, Sheet } from '../read/model';
import { columnWidth, heightOf, isQuarterTurn, sizeOf } from '../read/sizes';
import type { Grid } from './grid';
import type { Box, PagePositions, PlacedLink } from './page-positions';
import type { PageLayout } from './paginate';

/**
 * Maximum extent of a printed drawing, in rows or columns and in points: one stretched to the last cell of its sheet
 * would cover thousands of pages.
 */
const maxExtent = { cells: 2000, width: 7200, height: 14_400 };

/**
 * Ranges of cells that the printed parts of a sheet's drawings cover; drawings in hidden rows or columns cover none.
 */
export const rangesUnder = (sheet: Sheet): Range[] =>
  sheet.drawings.filter((drawing) => !isHidden(drawing, sheet)).map((drawing) => rangeUnder(drawing, sheet));

function rangeUnder(drawing: Drawing, sheet: Sheet): Range {
  if (drawing.cells) return drawing.cells;
  const { row: top, column: left, x, y } = drawing.anchor.from;
  const size = sizeOf({ anchor: drawing.anchor }, sheet);
  const beyond = overhangOf(drawing, size);
  const [width, height] = [
    Math.min(size.width + beyond.x, maxExtent.width),
    Math.min(size.height + beyond.y, maxExtent.height),
  ];
  let [right, bottom] = [left, top];
  for (let rest = x + width - columnWidth(sheet, left); rest > 0.5 && right < left + maxExtent.cells; ) {
    right += 1;
    rest -= columnWidth(sheet, right);
  }
  for (let rest = y + height - heightOf(sheet, top); rest > 0.5 && bottom < top + maxExtent.cells; ) {
    bottom += 1;
    rest -= heightOf(sheet, bottom);
  }
  return { top, left, right, bottom };
}

/** Distance by which the corners of a rotated picture extend beyond each side of its box. */
function overhangOf(
  { angle = 0 }: Drawing,
  box: { width: number; height: number },
): { x: number; y: number } {
  const [width, height] = isQuarterTurn(angle) ? [box.height, box.width] : [box.width, box.height];
  const radians = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(radians)), Math.abs(Math.sin(radians))];
  return {
    x: Math.max(0, width * cos + height * sin - box.width) / 2,
    y: Math.max(0, width * sin + height * cos - box.height) / 2,
  };
}

/** Number of drawings that extend beyond the printed range of their sheet, by its saved row and column sizes. */
export function countCut(sheet: Sheet, { bottom, right }: Range): number {
  const { left, top } = cellPositionsOf(sheet);
  const end = { x: left(right + 1) + 1, y: top(bottom + 1) + 1 };
  return sheet.drawings.filter(({ anchor, cells }) => {
    const { row, column, x, y } = anchor.from;
    const { width, height } = sizeOf({ anchor }, sheet);
    return !cells && (left(column) + x + width > end.x || top(row) + y + height > end.y);
  }).length;
}

/** Whether a drawing has no width or height because its columns or rows are hidden; a line may be flat by itself. */
function isHidden({ anchor, cells }: Drawing, sheet: Sheet): boolean {
  const { from, to } = cells
    ? {
        from: { row: cells.top, column: cells.left, x: 0, y: 0 },
        to: { row: cells.bottom + 1, column: cells.right + 1, x: 0, y: 0 },
      }
    : anchor;
  if (!to) return false;
  const { width, height } = sizeOf({ anchor: { from, to } }, sheet);
  const isWide = from.column !== to.column || from.x !== to.x;
  const isHigh = from.row !== to.row || from.y !== to.y;
  return (isWide && width === 0) || (isHigh && height === 0);
}

/** A drawing of a sheet with its box, in points from the top left of the sheet's first cell. */
export type PlacedDrawing = { drawing: Drawing; box: Box };

/** Positions of columns and rows, in points from the top left of the sheet's first cell. */
type CellPositions = { left: (column: number) => number; top: (row: number) => number };

/** The visible drawings of a sheet, and the positions of its cells. */
export type PlacedDrawings = { boxes: PlacedDrawing[]; positions: CellPositions };

/** Positions of a sheet's drawings when its rows and columns have the sizes of a grid. */
export function placedDrawings(sheet: Sheet, grid: Grid): PlacedDrawings {
  const positions = cellPositionsOf(sheet, grid);
  const visible = sheet.drawings.filter((drawing) => !isHidden(drawing, sheet));
  return { positions, boxes: visible.map((drawing) => ({ drawing, box: boxOf(drawing, sheet, positions) })) };
}

function boxOf(drawing: Drawing, sheet: Sheet, positions: CellPositions): Box {
  const { row, column, x, y, isAbsolute } = drawing.anchor.from;
  const [left, top] = [positions.left(column), positions.top(row)];
  const { cells } = drawing;
  if (cells) {
    const [width, height] = [positions.left(cells.right + 1) - left, positions.top(cells.bottom + 1) - top];
    return fittedIn({ x: left, y: top, width, height }, drawing.fitted);
  }
  const fullSize = sizeOf({ anchor: drawing.anchor }, sheet);
  return {
    x:
      left +
      (isAbsolute ? x : Math.min(x, columnWidth(sheet, column))) +
      fullSize.width * (drawing.part?.x ?? 0),
    y: top + (isAbsolute ? y : Math.min(y, heightOf(sheet, row))) + fullSize.height * (drawing.part?.y ?? 0),
    ...sizeOf(drawing, sheet),
  };
}

/** The box of a picture within a cell. */
function fittedIn(area: Box, fitted: Drawing['fitted']): Box {
  if (!fitted) return area;
  const width = Math.min(area.width, area.height * fitted.ratio);
  const height = width / fitted.ratio;
  return {
    x: area.x + (area.width - width) * fitted.across,
    y: area.y + (area.height - height) * fitted.down,
    ...{ width, height },
  };
}

/**
 * Positions of columns and rows. They are cached, because each page asks for those of all its rows.
 * @param grid gives sizes that take precedence over the saved ones
 */
function cellPositionsOf(sheet: Sheet, grid?: Grid): CellPositions {
  return {
    left: cumulativeSums((column) => grid?.widths.get(column) ?? columnWidth(sheet, column)),
    top: cumulativeSums((row) => grid?.heights.get(row) ?? heightOf(sheet, row)),
  };
}

function cumulativeSums(measureOf: (index: number) => number): (index: number) => number {
  const cache = [0];
  return (index) => {
    for (let next = cache.length; next <= index; next++)
      cache.push((cache[next - 1] ?? 0) + measureOf(next - 1));
    return cache[index] ?? 0;
  };
}

/**
 * Rows or columns of a page that are consecutive in the sheet, and their offset on the page from their position in
 * the sheet.
 */
type Segment = { from: number; end: number; shift: number };

function segmentsOf(
  starts: ReadonlyMap<number, number>,
  sizes: Map<number, number>,
  beginOf: (index: number) => number,
) {
  const segments: Segment[] = [];
  for (const [index, start] of starts) {
    const end = start + (sizes.get(index) ?? 0);
    const last = segments.at(-1);
    const shift = start - beginOf(index);
    if (last && Math.abs(last.shift - shift) < 0.01) last.end = end;
    else segments.push({ from: start, end, shift });
  }
  return segments;
}

/**
 * Operators that draw the parts of drawings that are on a page as if they lay over the cells: drawings in repeated
 * titles are repeated too.
 *
 * @param nameOf resource name of a drawing; undefined if it cannot be drawn
 * @returns the operators, the drawings on the page with their names, and the areas of their links
 */
export function drawDrawings(
  { boxes, positions }: PlacedDrawings,
  { places, page, grid }: { places: PagePositions; page: PageLayout; grid: Grid },
  nameOf: (drawing: Drawing) => string | undefined,
): { content: string; shownDrawings: Map<Drawing, string>; links: PlacedLink[] } {
  const drawnNames = new Map<Drawing, string>();
  const links: PlacedLink[] = [];
  if (boxes.length === 0) return { content: '', shownDrawings: drawnNames, links };
  const { scale, height, left, top } = page;
  const operators: string[] = [];
  const { isMirrored, widths } = grid;
  /** Positions of the columns, from the side at which the sheet begins. */
  const columns = isMirrored
    ? new Map(
        [...places.columns].map(([column, x]) => [column, places.width - x - (widths.get(column) ?? 0)]),
      )
    : places.columns;
  const across = segmentsOf(columns, widths, positions.left);
  const down = segmentsOf(places.rows, grid.heights, positions.top);
  for (const { drawing, box } of boxes) {
    const name = nameOf(drawing);
    if (name === undefined) continue;
    for (const column of across) {
      for (const row of down) {
        const [x, y] = [box.x + column.shift, box.y + row.shift];
        const isOnPage =
          x < column.end && x + box.width > column.from && y < row.end && y + box.height > row.from;
        if (!isOnPage) continue;
        drawnNames.set(drawing, name);
        const mirroredX = (from: number, width: number) => (isMirrored ? places.width - from - width : from);
        const clipWidth = column.end - column.from;
        const clip = [mirroredX(column.from, clipWidth), row.from, clipWidth, row.end - row.from]
          .map(num)
          .join(' ');
        if (drawing.link) {
          const [from, end] = [Math.max(x, column.from), Math.min(x + box.width, column.end)];
          const start = left + mirroredX(from, end - from) * scale;
          const downTo = (y: number) => height - top - y * scale;
          const [low, high] = [Math.min(y + box.height, row.end), Math.max(y, row.from)].map(downTo);
          const area = [start, low ?? 0, start + (end - from) * scale, high ?? 0];
          links.push({ address: drawing.link, area });
        }
        operators.push(
          `q ${clip} re W n ${drawingOperators(drawing, { ...box, x: mirroredX(x, box.width), y }, name)}Q\n`,
        );
      }
    }
  }
  const content = `q ${num(scale)} 0 0 ${num(-scale)} ${num(left)} ${num(height - top)} cm\n${operators.join('')}Q\n`;
  return { content: operators.length > 0 ? content : '', shownDrawings: drawnNames, links };
}

/**
 * Operators that draw a drawing into its box. A chart or a shape has the size of its box, unless its cell grew; a
 * picture is a unit square (ISO 32000-2, 8.9.5), possibly cropped.
 */
function drawingOperators(drawing: Drawing, box: Box, name: string): string {
  const { layout, cells, part, crop, angle = 0, flipX, flipY } = drawing;
  if (layout) {
    const [across, down] = [box.width / layout.width || 1, box.height / layout.height || 1].map((share) =>
      num(cells ? share : 1),
    );
    return `${across} 0 0 ${down} ${num(box.x)} ${num(box.y)} cm /${name} Do `;
  }
  const [width, height] = !part && isQuarterTurn(angle) ? [box.height, box.width] : [box.width, box.height];
  const [x, y] = [box.x + (box.width - width) / 2, box.y + (box.height - height) / 2];
  const { left, top, right, bottom } = crop ?? { left: 0, top: 0, right: 0, bottom: 0 };
  const fullWidth = width / Math.max(0.01, 1 - left - right);
  const fullHeight = height / Math.max(0.01, 1 - top - bottom);
  const radians = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  const matrix = [
    cos * (flipX ? -1 : 1),
    sin * (flipX ? -1 : 1),
    -sin * (flipY ? -1 : 1),
    cos * (flipY ? -1 : 1),
  ];
  const centre = `${num(x + width / 2)} ${num(y + height / 2)}`;
  const clip = crop ? `${[-width / 2, -height / 2, width, height].map(num).join(' ')} re W n ` : '';
  const place = `${num(-width / 2 - left * fullWidth)} ${num(-height / 2 - top * fullHeight + fullHeight)}`;
  return `${matrix.map(num).join(' ')} ${centre} cm ${clip}${num(fullWidth)} 0 0 ${num(-fullHeight)} ${place} cm /${name} Do `;
}
