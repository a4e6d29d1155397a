import { num } from '../../write/pdf-writer';
import type { Drawing, Range, Sheet } from '../read/model';
import { columnWidth, heightOf, sizeOf } from '../read/sizes';
import type { Grid } from './grid';
import type { PageLayout } from './paginate';
import type { Box, Places } from './places';

/** Most rows or columns that a drawing is followed over. */
const farthest = 2000;

/** Cells that a drawing covers. */
export function rangeUnder(drawing: Drawing, sheet: Sheet): Range {
  if (drawing.cells) return drawing.cells;
  const { row: top, column: left, x, y } = drawing.anchor.from;
  const size = sizeOf({ anchor: drawing.anchor }, sheet);
  let [right, bottom] = [left, top];
  for (let rest = x + size.width - columnWidth(sheet, left); rest > 0.5 && right < left + farthest; ) {
    right += 1;
    rest -= columnWidth(sheet, right);
  }
  for (let rest = y + size.height - heightOf(sheet, top); rest > 0.5 && bottom < top + farthest; ) {
    bottom += 1;
    rest -= heightOf(sheet, bottom);
  }
  return { top, left, right, bottom };
}

/** A drawing of a sheet with its box, in points from the top left of the sheet's first cell. */
export type PlacedDrawing = { drawing: Drawing; box: Box };

/** Where the drawings of a sheet are when its rows and columns have the measures of a grid. */
export const placedDrawings = (sheet: Sheet, grid: Grid): PlacedDrawing[] =>
  sheet.drawn.map((drawing) => {
    const { row, column, x, y, isAbsolute } = drawing.anchor.from;
    const { left, top } = beginOf(sheet, grid, row, column);
    const { cells } = drawing;
    if (cells) {
      const end = beginOf(sheet, grid, cells.bottom + 1, cells.right + 1);
      const area = { x: left, y: top, width: end.left - left, height: end.top - top };
      return { drawing, box: fittedIn(area, drawing.fitted) };
    }
    const all = sizeOf({ anchor: drawing.anchor }, sheet);
    return {
      drawing,
      box: {
        x:
          left +
          (isAbsolute ? x : Math.min(x, columnWidth(sheet, column))) +
          all.width * (drawing.part?.x ?? 0),
        y: top + (isAbsolute ? y : Math.min(y, heightOf(sheet, row))) + all.height * (drawing.part?.y ?? 0),
        ...sizeOf(drawing, sheet),
      },
    };
  });

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

/** Where a cell begins, in points from the top left of the sheet's first cell. */
function beginOf(sheet: Sheet, { widths, heights }: Grid, row: number, column: number) {
  let [left, top] = [0, 0];
  for (let at = 0; at < column; at++) left += widths.get(at) ?? columnWidth(sheet, at);
  for (let at = 0; at < row; at++) top += heights.get(at) ?? heightOf(sheet, at);
  return { left, top };
}

/** A part of a page whose rows and columns follow each other in the sheet, and how far it is moved from there. */
type Segment = { from: number; end: number; shift: number };

function segmentsOf(
  places: ReadonlyMap<number, number>,
  measures: Map<number, number>,
  beginOf: (at: number) => number,
) {
  const segments: Segment[] = [];
  for (const [at, start] of places) {
    const end = start + (measures.get(at) ?? 0);
    const last = segments.at(-1);
    const shift = start - beginOf(at);
    if (last && Math.abs(last.shift - shift) < 0.01) last.end = end;
    else segments.push({ from: start, end, shift });
  }
  return segments;
}

/**
 * Operators that draw the parts of drawings that are on a page, as if they lay over the cells: repeated titles have
 * theirs on each page.
 *
 * @param nameOf resource name of a drawing; undefined where it cannot be drawn
 * @returns the operators, and what is on the page, with its names there
 */
export function drawDrawings(
  placed: readonly PlacedDrawing[],
  { places, page, sheet, grid }: { places: Places; page: PageLayout; sheet: Sheet; grid: Grid },
  nameOf: (drawing: Drawing) => string | undefined,
): { content: string; shown: Map<Drawing, string> } {
  const shown = new Map<Drawing, string>();
  if (placed.length === 0) return { content: '', shown };
  const operators: string[] = [];
  const { isMirrored, widths } = grid;
  /** Places of the columns from the side where the sheet begins. */
  const columns = isMirrored
    ? new Map([...places.columns].map(([at, x]) => [at, places.width - x - (widths.get(at) ?? 0)]))
    : places.columns;
  const across = segmentsOf(columns, widths, (column) => beginOf(sheet, grid, 0, column).left);
  const down = segmentsOf(places.rows, grid.heights, (row) => beginOf(sheet, grid, row, 0).top);
  for (const { drawing, box } of placed) {
    const name = nameOf(drawing);
    if (name === undefined) continue;
    for (const column of across) {
      for (const row of down) {
        const [x, y] = [box.x + column.shift, box.y + row.shift];
        const isSeen =
          x < column.end && x + box.width > column.from && y < row.end && y + box.height > row.from;
        if (!isSeen) continue;
        shown.set(drawing, name);
        const at = (from: number, width: number) => (isMirrored ? places.width - from - width : from);
        const wide = column.end - column.from;
        const clip = [at(column.from, wide), row.from, wide, row.end - row.from].map(num).join(' ');
        operators.push(`q ${clip} re W n ${drawn(drawing, { ...box, x: at(x, box.width), y }, name)}Q\n`);
      }
    }
  }
  const { scale, height, left, top } = page;
  const content = `q ${num(scale)} 0 0 ${num(-scale)} ${num(left)} ${num(height - top)} cm\n${operators.join('')}Q\n`;
  return { content: operators.length > 0 ? content : '', shown };
}

/**
 * A chart or a shape has the size of its box, but in a cell that grew; a picture is a square of the size 1 (ISO 32000-2,
 * 8.9.5), perhaps cropped.
 */
function drawn({ laid, cells, crop, angle = 0, flipX, flipY }: Drawing, box: Box, name: string): string {
  const { x, y, width, height } = box;
  if (laid) {
    const [across, down] = [width / laid.width || 1, height / laid.height || 1].map((share) =>
      num(cells ? share : 1),
    );
    return `${across} 0 0 ${down} ${num(x)} ${num(y)} cm /${name} Do `;
  }
  const { left, top, right, bottom } = crop ?? { left: 0, top: 0, right: 0, bottom: 0 };
  const wide = width / Math.max(0.01, 1 - left - right);
  const high = height / Math.max(0.01, 1 - top - bottom);
  const radians = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  const turn = [
    cos * (flipX ? -1 : 1),
    sin * (flipX ? -1 : 1),
    -sin * (flipY ? -1 : 1),
    cos * (flipY ? -1 : 1),
  ];
  const centre = `${num(x + width / 2)} ${num(y + height / 2)}`;
  const clip = crop ? `${[-width / 2, -height / 2, width, height].map(num).join(' ')} re W n ` : '';
  const place = `${num(-width / 2 - left * wide)} ${num(-height / 2 - top * high + high)}`;
  return `${turn.map(num).join(' ')} ${centre} cm ${clip}${num(wide)} 0 0 ${num(-high)} ${place} cm /${name} Do `;
}
