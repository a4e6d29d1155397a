import type { FontSet } from '../../write/font-set';
import { num } from '../../write/pdf-writer';
import type { Bar, Cell, Colour, Icon, Line, Range, Sheet, Style, Workbook } from '../read/model';
import { drawText, type TextSpace } from './draw-text';
import { colour, gradientOperators, rectangle } from './gradient';
import { type Grid, keyOf } from './grid';
import { headingRule } from './headings';
import { continuedOn, freeWidth, type Overflows } from './overflow';
import { type Box, PagePositions } from './page-positions';
import type { PageLayout } from './paginate';
import { isTextOn, type LaidOutCells, padOf, styleOf } from './place-cells';
import { drawHeadings } from './row-headings';

export type PrintedArea = {
  grid: Grid;
  sheet: Sheet;
  workbook: Workbook;
  cells: LaidOutCells;
  fonts: FontSet;
  overflows: Overflows;
  /** Keys of the cells whose text is cut off. */
  cut: Set<number>;
  /** Index of the heading row below which a rule is drawn. */
  rule?: number;
};

/** Operators that draw the table of a page. Coordinates are points from the top left of the table. */
export function drawPage(page: PageLayout, area: PrintedArea): string {
  const positions = new PagePositions(page, area.grid);
  const fills: string[] = [];
  const lines = new Lines();
  const texts: string[] = [];
  // Style of cells that the file does not contain.
  const defaultStyle = styleOf(area.workbook, undefined);
  const areEmptyCellsBlank =
    !area.sheet.printsGridlines &&
    !defaultStyle.fill &&
    !defaultStyle.gradient &&
    Object.keys(defaultStyle.borders).length === 0 &&
    area.sheet.columns.every(({ style }) => !style);
  const { isBlackAndWhite } = area.sheet.setup;
  for (const row of positions.rows.keys()) {
    const inRow = area.grid.cells.get(row);
    const rowStyle = area.sheet.rows.get(row)?.style;
    for (const column of positions.columns.keys()) {
      const merge = area.grid.merged.get(keyOf(row, column));
      const cell = inRow?.get(column);
      if (!cell && !merge && areEmptyCellsBlank && !rowStyle && row !== area.rule) continue;
      const cellBox = positions.cellBox(row, column);
      const box = merge ? positions.filledBox(row, column) : cellBox;
      const cellStyle = styleOf(area.workbook, cell ?? emptyCell(area.sheet, row, column, rowStyle));
      // A merged range has the fill of its first cell, also where it continues on the next page.
      const first = merge && area.grid.cells.get(merge.top)?.get(merge.left);
      const { borders: cellBorders } = cellStyle;
      const visibleStyle = first ? { ...styleOf(area.workbook, first), borders: cellBorders } : cellStyle;
      const style = isBlackAndWhite ? uncoloured(visibleStyle) : visibleStyle;
      if (box && style.fill)
        fills.push(`${colour(style.fill, 'rg')}${rectangle(positions.clipped(box))} f\n`);
      if (box && style.gradient) fills.push(gradientOperators(style.gradient, box));
      if (box && style.diagonals) lines.diagonals(style.diagonals, box);
      if (box && (style.bar || style.icon)) fills.push(drawBarAndIcon(style, box, area.grid.isMirrored));
      addBorders(lines, cellBox, style.borders, merge, row, column, area.grid.isMirrored);
      if (area.sheet.printsGridlines && !merge)
        lines.add(gridLines, cellBox, ['top', 'left', 'bottom', 'right']);
      if (row === area.rule && !style.borders.bottom) lines.add(headingRule, cellBox, ['bottom']);
      const laidOutCell = box && area.cells.get(keyOf(merge?.top ?? row, merge?.left ?? column));
      if (laidOutCell && box && (!merge || isTextOn(positions, box, laidOutCell))) {
        const space = spaceFor(row, column, positions, area, merge, laidOutCell.lastColumn);
        texts.push(
          drawText(laidOutCell, positions.boxAcross(box, column, laidOutCell.lastColumn), space, area.fonts),
        );
      }
    }
    for (const { laidOutCell, box, columnSpan } of continuedOn(
      positions,
      row,
      area.overflows.get(row) ?? [],
      area,
    )) {
      const space = spaceFor(row, laidOutCell.cell.column, positions, area, undefined);
      texts.push(drawText(laidOutCell, box, { ...space, columnSpan }, area.fonts));
    }
  }
  const { scale, height, left, top } = page;
  const headings = drawHeadings(positions, area.grid, defaultStyle, area.fonts);
  const content = `${texts.join('')}${lines.draw()}${headings}`;
  const printedContent = isBlackAndWhite
    ? content.replace(/[\d.]+ [\d.]+ [\d.]+ (rg|RG)\b/g, '0 0 0 $1')
    : content;
  return `q ${num(scale)} 0 0 ${num(-scale)} ${num(left)} ${num(height - top)} cm\n${fills.join('')}${printedContent}Q\n`;
}

/** A cell that the file does not contain: it has the style of its row, or else of its column. */
function emptyCell({ columns }: Sheet, row: number, column: number, rowStyle: number | undefined): Cell {
  const fallbackStyle =
    rowStyle ?? columns.find(({ from, to }) => column >= from && column <= to)?.style ?? 0;
  return { row, column, kind: 'text', style: fallbackStyle };
}

/** A style without the colours that black-and-white printing omits. */
const uncoloured = ({ fill, gradient, bar, icon, ...style }: Style): Style => style;

/** Number of colour steps in which a bar fades. */
const shades = 16;

function drawBar(
  { from, to, colour: ink, fades, border, axis }: Bar,
  area: Box,
  isMirrored: boolean,
): string {
  const [start, end] = isMirrored ? [1 - to, 1 - from] : [from, to];
  const barBox = { ...area, x: area.x + area.width * start, width: area.width * (end - start) };
  const operators: string[] = [];
  if (!fades) operators.push(`${colour(ink, 'rg')}${rectangle(barBox)} f\n`);
  for (let at = 0; fades && at < shades; at++) {
    const paleness = (fades === 'left') !== isMirrored ? shades - 1 - at : at;
    const strength = 1 - (0.85 * paleness) / (shades - 1);
    const pale = (channel: number) => 1 - (1 - channel) * strength;
    const mixed: Colour = [pale(ink[0]), pale(ink[1]), pale(ink[2])];
    // Each step continues below the following ones, so that no seams show.
    const offset = (barBox.width * at) / shades;
    const strip = { ...barBox, x: barBox.x + offset, width: barBox.width - offset };
    operators.push(`${colour(mixed, 'rg')}${rectangle(strip)} f\n`);
  }
  if (border && barBox.width > 0) operators.push(`.75 w ${colour(border, 'RG')}${rectangle(barBox)} S\n`);
  if (axis) {
    const axisX = area.x + area.width * (isMirrored ? 1 - axis.at : axis.at);
    const [top, bottom] = [area.y - 1, area.y + area.height + 1].map(num);
    operators.push(
      `q .5 w [2 2] 0 d ${colour(axis.colour, 'RG')}${num(axisX)} ${top} m ${num(axisX)} ${bottom} l S Q\n`,
    );
  }
  return operators.join('');
}

/** Draws the bar and the icon that conditional formats give a cell. */
function drawBarAndIcon(
  { bar, icon, font }: Style,
  { x, y, width, height }: Box,
  isMirrored: boolean,
): string {
  const operators: string[] = [];
  if (bar)
    operators.push(
      drawBar(
        bar,
        { x: x + 1, y: y + 1, width: width - 2, height: height - 2 },
        isMirrored && !bar.isUnmirrored,
      ),
    );
  if (icon) {
    const size = Math.min(font.size, height - 1);
    const middle = isMirrored ? x + width - 2 - size / 2 : x + 2 + size / 2;
    const centre = `${num(middle)} ${num(y + height - size / 2 - 1)}`;
    const angle = (icon.rotation * Math.PI) / 180;
    const [cos, sin] = [size * Math.cos(angle), size * Math.sin(angle)];
    const matrix = [cos, -sin, -sin, -cos].map(num).join(' ');
    operators.push(`q ${matrix} ${centre} cm ${colour(icon.colour, 'rg')}${shapeOf(icon)}Q\n`);
  }
  return operators.join('');
}

const disc =
  '.42 0 m .42 .232 .232 .42 0 .42 c -.232 .42 -.42 .232 -.42 0 c -.42 -.232 -.232 -.42 0 -.42 c .232 -.42 .42 -.232 .42 0 c f ';

/** Quarters of a smaller circle, clockwise from the top. */
const quarters = [
  '0 0 m 0 .36 l .199 .36 .36 .199 .36 0 c f ',
  '0 0 m .36 0 l .36 -.199 .199 -.36 0 -.36 c f ',
  '0 0 m 0 -.36 l -.199 -.36 -.36 -.199 -.36 0 c f ',
  '0 0 m -.36 0 l -.36 .199 -.199 .36 0 .36 c f ',
];

const bars = [
  '-.45 -.42 .19 .22 re f ',
  '-.21 -.42 .19 .43 re f ',
  '.03 -.42 .19 .64 re f ',
  '.27 -.42 .19 .85 re f ',
];

const boxes = ['-.42 -.42', '.02 -.42', '-.42 .02', '.02 .02'].map((corner) => `${corner} .4 .4 re f `);

const star =
  '0 .46 m -.106 .146 l -.437 .142 l -.171 -.056 l -.27 -.372 l 0 -.18 l .27 -.372 l .171 -.056 l .437 .142 l .106 .146 l h f ';
const halfStar = '0 .46 m -.106 .146 l -.437 .142 l -.171 -.056 l -.27 -.372 l 0 -.18 l h f ';

/** A shape of size 1 around its centre, in the current colour. */
function shapeOf({ shape, filled = 0 }: Icon): string {
  if (shape === 'quarters') return `${disc}1 1 1 rg ${quarters.slice(filled).join('')}`;
  if (shape === 'boxes')
    return `${boxes.slice(0, filled).join('')}.8 .8 .8 rg ${boxes.slice(filled).join('')}`;
  // The other half of a half star is grey.
  if (shape === 'star')
    return filled === 2
      ? star
      : filled === 1
        ? `${halfStar}.8 .8 .8 rg -1 0 0 1 0 0 cm ${halfStar}`
        : `.8 .8 .8 rg ${star}`;
  if (shape === 'bars') return `${bars.slice(0, filled).join('')}.8 .8 .8 rg ${bars.slice(filled).join('')}`;
  return iconShapes[shape];
}

const iconShapes = {
  arrow: '.45 0 m 0 .42 l 0 .16 l -.45 .16 l -.45 -.16 l 0 -.16 l 0 -.42 l h f ',
  disc,
  triangle: '-.45 -.4 m .45 -.4 l 0 .42 l f ',
  dash: '-.42 -.12 .84 .24 re f ',
  diamond: '0 .45 m .45 0 l 0 -.45 l -.45 0 l f ',
  tick: '-.45 -.05 m -.3 .1 l -.12 -.12 l .32 .4 l .45 .25 l -.12 -.42 l h f ',
  mark: '-.1 .45 m .1 .45 l .06 -.15 l -.06 -.15 l h -.1 -.45 .2 .2 re f ',
  cross:
    '-.4 .28 m -.28 .4 l 0 .12 l .28 .4 l .4 .28 l .12 0 l .4 -.28 l .28 -.4 l 0 -.12 l -.28 -.4 l -.4 -.28 l -.12 0 l h f ',
  flag: '-.4 -.45 .1 .9 re f -.3 .45 m .4 .2 l -.3 -.05 l h f ',
};

const gridLines: Line = { width: 0.25, style: 'solid', colour: [0.6, 0.6, 0.6] };
/** Free space for text that overflows into empty cells, and the edges of the page's columns around the cell. */
const spaceFor = (
  row: number,
  column: number,
  places: PagePositions,
  { grid, cells, cut }: PrintedArea,
  merge: Range | undefined,
  until = column,
): TextSpace => ({
  pad: padOf(grid, merge?.left ?? column),
  columnSpan: places.columnSpanOf(column),
  free(step, needed) {
    if (merge) return 0;
    const next = grid.isMirrored ? (-step as 1 | -1) : step;
    return freeWidth(grid, cells, { row, column: next > 0 ? until : column }, next, needed);
  },
  cut() {
    cut.add(keyOf(row, column));
  },
});

function addBorders(
  lines: Lines,
  box: Box,
  sides: Style['borders'],
  merge: Range | undefined,
  row: number,
  column: number,
  isMirrored: boolean,
) {
  const [left, right] = isMirrored ? (['right', 'left'] as const) : (['left', 'right'] as const);
  if (sides.top && (!merge || row === merge.top)) lines.add(sides.top, box, ['top']);
  if (sides.bottom && (!merge || row === merge.bottom)) lines.add(sides.bottom, box, ['bottom']);
  if (sides.left && (!merge || column === merge.left)) lines.add(sides.left, box, [left]);
  if (sides.right && (!merge || column === merge.right)) lines.add(sides.right, box, [right]);
}

/** Dash and gap lengths of line styles, in points: Excel's pixels at 96 per inch. */
const dashes: Partial<Record<Line['style'], string>> = {
  ...{ hair: '.75 .75', dotted: '1 1', dashed: '3 2', longDashed: '6.75 2.25' },
  ...{ dashDot: '6.75 2.25 2.25 2.25', dashDotDot: '6.75 2.25 2.25 2.25 2.25 2.25' },
  slantDashDot: '8.25 .75 3.75 .75',
};

/** Offsets of the two lines from the middle, for line styles that are drawn as two lines. */
const offsets: Partial<Record<Line['style'], number[]>> = {
  ...{ double: [-0.75, 0.75], slantDashDot: [-0.375, 0.375] },
};

/** Lines of a page, grouped by colour, width and dashes, so that these are set once for all lines that share them. */
class Lines {
  readonly #pathsByState = new Map<string, Set<string>>();

  add(line: Line, { x, y, width: w, height: h }: Box, sides: (keyof typeof ends)[]) {
    const paths = this.#pathsOf(line);
    const { style } = line;
    for (const side of sides) {
      const [x0, y0, x1, y1] = ends[side](x, y, w, h);
      for (const off of offsets[style] ?? [0]) {
        const [dx, dy] = x0 === x1 ? [off, 0] : [0, off];
        // A slanted dash is drawn as two dashed lines, the second slightly offset along the line.
        const dashOffset = style === 'slantDashDot' && off > 0 ? 0.75 : 0;
        const [sx, sy] = x0 === x1 ? [0, dashOffset] : [dashOffset, 0];
        paths.add(`${num(x0 + dx + sx)} ${num(y0 + dy + sy)} m ${num(x1 + dx)} ${num(y1 + dy)} l\n`);
      }
    }
  }

  diagonals({ line, up, down }: NonNullable<Style['diagonals']>, { x, y, width: w, height: h }: Box) {
    const paths = this.#pathsOf(line);
    if (down) paths.add(`${num(x)} ${num(y)} m ${num(x + w)} ${num(y + h)} l\n`);
    if (up) paths.add(`${num(x)} ${num(y + h)} m ${num(x + w)} ${num(y)} l\n`);
  }

  #pathsOf({ width, style, colour: ink }: Line): Set<string> {
    const pen = { double: 0.5, slantDashDot: 0.75 }[style as string] ?? width;
    const key = `${colour(ink, 'RG')}${num(pen)} w [${dashes[style] ?? ''}] 0 d\n`;
    const paths = this.#pathsByState.get(key) ?? new Set();
    this.#pathsByState.set(key, paths);
    return paths;
  }

  draw(): string {
    return [...this.#pathsByState].map(([key, paths]) => `${key}${[...paths].join('')}S\n`).join('');
  }
}

const ends = {
  top: (x: number, y: number, w: number, _h: number) => [x, y, x + w, y] as const,
  bottom: (x: number, y: number, w: number, h: number) => [x, y + h, x + w, y + h] as const,
  left: (x: number, y: number, _w: number, h: number) => [x, y, x, y + h] as const,
  right: (x: number, y: number, w: number, h: number) => [x + w, y, x + w, y + h] as const,
};
