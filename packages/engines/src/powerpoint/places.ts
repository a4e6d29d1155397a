import type { Raster } from '../picture/cut-out/raster';
import type { Box } from './model';

/** Side of a cell in pixels: a page is examined cell by cell. */
const cellSize = 8;

/** Largest distance, in cells, between two inked cells of one region. */
const maxDistance = 2;

/** Colour difference that separates ink from background. */
const minDifference = 20;

/** Minimum width and height of a region in cells, so that single lines are not regions. */
const minCells = 3;

/**
 * Inked regions of a drawn page, in points from the top left; adjacent cells form one region.
 *
 * @param scale pixels per point
 */
export function inkedRegions(pixels: Raster, scale: number): Box[] {
  const [columns, rows] = [Math.ceil(pixels.width / cellSize), Math.ceil(pixels.height / cellSize)];
  const inked = inkedCells(pixels, columns, rows);
  const boxes: [left: number, top: number, right: number, bottom: number][] = [];
  for (let start = 0; start < inked.length; start++) {
    if (!inked[start]) continue;
    const box: (typeof boxes)[number] = [columns, rows, 0, 0];
    const stack = [start];
    inked[start] = 0;
    for (let cell = stack.pop(); cell !== undefined; cell = stack.pop()) {
      const [x, y] = [cell % columns, Math.floor(cell / columns)];
      box[0] = Math.min(box[0], x);
      box[1] = Math.min(box[1], y);
      box[2] = Math.max(box[2], x + 1);
      box[3] = Math.max(box[3], y + 1);
      for (let row = Math.max(0, y - maxDistance); row <= Math.min(rows - 1, y + maxDistance); row++)
        for (
          let column = Math.max(0, x - maxDistance);
          column <= Math.min(columns - 1, x + maxDistance);
          column++
        ) {
          const next = row * columns + column;
          if (!inked[next]) continue;
          inked[next] = 0;
          stack.push(next);
        }
    }
    if (box[2] - box[0] >= minCells && box[3] - box[1] >= minCells) boxes.push(box);
  }
  const cellPoints = cellSize / scale;
  return boxes
    .filter((box) => !boxes.some((other) => other !== box && isIn(box, other)))
    .map(([left, top, right, bottom]) => ({
      x: left * cellPoints,
      y: top * cellPoints,
      width: (right - left) * cellPoints,
      height: (bottom - top) * cellPoints,
    }));
}

const isIn = (a: readonly number[], b: readonly number[]) =>
  [0, 1].every((index) => (a[index] ?? 0) >= (b[index] ?? 0)) &&
  [2, 3].every((index) => (a[index] ?? 0) <= (b[index] ?? 0));

/** Marks the cells with pixels that differ from the background, which is the colour of the page's corner. */
function inkedCells({ width, height, rgba }: Raster, columns: number, rows: number): Uint8Array {
  const inked = new Uint8Array(columns * rows);
  const [red = 255, green = 255, blue = 255] = rgba;
  for (let y = 0, index = 0; y < height; y++) {
    const row = Math.floor(y / cellSize) * columns;
    for (let x = 0; x < width; x++, index += 4) {
      const [r = 0, g = 0, b = 0] = [rgba[index], rgba[index + 1], rgba[index + 2]];
      if (Math.abs(r - red) + Math.abs(g - green) + Math.abs(b - blue) > minDifference)
        inked[row + Math.floor(x / cellSize)] = 1;
    }
  }
  return inked;
}
