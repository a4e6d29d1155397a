import { type Box, boundingBox } from '../model';

/** Cells in which two pages differ, row by row. */
export type Cells = { columns: number; rows: number; side: number; differs: Uint8Array };

/** Whether a pixel is inked on either page. */
export type IsInked = (x: number, y: number) => boolean;

type Line = { top: number; bottom: number };

/** Maximum height of a line of text, in pixels; a higher band of ink is not a line. */
const maxLineHeight = 80;
/** Maximum distance over which a difference is extended to its word, as a multiple of the line height. */
const maxExtension = 12;
/** Minimum number of inked rows per line, and of inked pixels per row. */
const minInk = 2;

/**
 * Regions of differing pixels: whole words where the page has lines, so that marks match the text; elsewhere
 * connected cells.
 */
export function areasOf(cells: Cells, inked: IsInked): Box[] {
  const { columns, side } = cells;
  const [width, height] = [columns * side, cells.rows * side];
  const lines = linesOf(inked, width, height);
  const cellsInLines: Box[] = [];
  const cellsOutsideLines: Box[] = [];
  for (const [index, differs] of cells.differs.entries()) {
    if (!differs) continue;
    const place = { x: (index % columns) * side, y: Math.floor(index / columns) * side };
    const cell = { ...place, width: side, height: side };
    const line = lineOf(lines, cell);
    if (line) cellsInLines.push({ ...cell, y: line.top, height: line.bottom - line.top });
    else cellsOutsideLines.push(cell);
  }
  const wordBoxes = cellsInLines.map((box) => wordAround(box, inked, width));
  return [
    ...joinStackedLines(merged(wordBoxes, (box) => box.height, 0)),
    ...merged(cellsOutsideLines, () => side * 2, side * 2),
  ].sort((a, b) => a.y - b.y || a.x - b.x);
}

/** Bands of rows with ink. A column that is dark from top to bottom, such as the edge of a scan, is ignored. */
function linesOf(inked: IsInked, width: number, height: number): Line[] {
  const inkCounts = new Uint32Array(width);
  for (let y = 0; y < height; y += 2) {
    for (let x = 0; x < width; x += 1) if (inked(x, y)) inkCounts[x] = (inkCounts[x] ?? 0) + 1;
  }
  const lines: Line[] = [];
  let openLine: Line | undefined;
  for (let y = 0; y <= height; y += 1) {
    let count = 0;
    for (let x = 0; y < height && x < width && count < minInk; x += 1)
      if (inked(x, y) && (inkCounts[x] ?? 0) < height / 5) count += 1;
    if (count >= minInk) {
      if (openLine) openLine.bottom = y + 1;
      else openLine = { top: y, bottom: y + 1 };
    } else if (openLine) {
      lines.push(openLine);
      openLine = undefined;
    }
  }
  return lines.filter(({ top, bottom }) => bottom - top >= minInk && bottom - top <= maxLineHeight);
}

/** The line that contains most of a cell. */
function lineOf(lines: readonly Line[], { y, height }: Box): Line | undefined {
  const overlapWith = ({ top, bottom }: Line) => Math.min(bottom, y + height) - Math.max(top, y);
  return lines.filter((line) => overlapWith(line) > 0).sort((a, b) => overlapWith(b) - overlapWith(a))[0];
}

/** A box extended to both sides, up to the next gaps between words. */
function wordAround(box: Box, inked: IsInked, width: number): Box {
  const gap = Math.max(3, Math.round(box.height * 0.22));
  const isBlank = (x: number) => {
    for (let y = box.y; y < box.y + box.height; y += 1) if (inked(x, y)) return false;
    return true;
  };
  const wordEnd = (from: number, step: 1 | -1) => {
    let last = from;
    for (let x = from; x >= 0 && x < width && Math.abs(x - last) <= gap; x += step) {
      if (isBlank(x)) continue;
      // No word is that long: the ink is a rule or a bar.
      if (Math.abs(x - from) > maxExtension * box.height) return from;
      last = x;
    }
    return last;
  };
  let [first, last] = [box.x, box.x + box.width - 1];
  while (first < last && isBlank(first)) first += 1;
  while (last > first && isBlank(last)) last -= 1;
  const left = wordEnd(first, -1);
  const right = wordEnd(last, 1);
  return { ...box, x: left, width: right - left + 1 };
}

/** Merges boxes that touch, or are at most a gap apart. */
function merged(boxes: readonly Box[], gapOf: (box: Box) => number, yGap: number): Box[] {
  const areas: Box[] = [];
  for (const box of [...boxes].sort((a, b) => a.y - b.y || a.x - b.x)) {
    let grown = box;
    for (;;) {
      const gap = gapOf(grown);
      const index = areas.findIndex((other) => touches(grown, other, gap, yGap));
      if (index < 0) break;
      grown = boundingBox([grown, ...areas.splice(index, 1)]) ?? grown;
    }
    areas.push(grown);
  }
  return areas;
}

const touches = (a: Box, b: Box, xGap: number, yGap: number) =>
  a.x <= b.x + b.width + xGap &&
  b.x <= a.x + a.width + xGap &&
  (yGap > 0
    ? a.y <= b.y + b.height + yGap && b.y <= a.y + a.height + yGap
    : a.y < b.y + b.height && b.y < a.y + a.height);

/** Joins stacked lines that differ for most of their width, such as those of a moved paragraph. */
function joinStackedLines(lines: readonly Box[]): Box[] {
  const boxes: Box[] = [];
  for (const line of [...lines].sort((a, b) => a.y - b.y || a.x - b.x)) {
    const above = boxes.findIndex((box) => {
      const shared = Math.min(box.x + box.width, line.x + line.width) - Math.max(box.x, line.x);
      const gap = line.y - box.y - box.height;
      return (
        gap < line.height * 1.2 && shared > 0.6 * Math.max(box.width, line.width) && shared > 6 * line.height
      );
    });
    const box = boxes[above];
    if (box) boxes[above] = boundingBox([box, line]) ?? box;
    else boxes.push(line);
  }
  return boxes;
}
