import type { Raster } from './raster';

/** Colour of the sheet as a grid of cells, and its variation where it is blank. */
export type Paper = {
  /** Side of a cell in pixels. */
  cell: number;
  columns: number;
  rows: number;
  /** Red, green, blue of each cell, 0 to 255. */
  colours: Float32Array;
  /** Standard deviation of blank paper, as a share of its brightness. */
  noise: number;
};

/** Smallest brightness of paper in shade, relative to lit paper; a darker cell is ink. */
const minLight = 0.45;
/** Largest difference in colour between shaded and lit paper, as a share. */
const maxTintShift = 0.16;

/**
 * Estimates the paper behind the ink: uneven light, shadows and grain. The brighter pixels of a cell are paper. Cells
 * filled with ink are recognised by darkness or colour, and interpolated.
 */
export function findPaper(picture: Raster): Paper {
  const cell = Math.min(48, Math.max(8, Math.round(Math.max(picture.width, picture.height) / 100)));
  const columns = Math.ceil(picture.width / cell);
  const rows = Math.ceil(picture.height / cell);
  const colours = new Float32Array(columns * rows * 3);
  const spreads: number[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const { mean, spread } = brightPart(picture, column * cell, row * cell, cell);
      colours.set(mean, (row * columns + column) * 3);
      spreads.push(spread);
    }
  }
  const paper = { cell, columns, rows, colours, noise: 0 };
  fillInkedCells(paper);
  smooth(paper);
  // The spread of blank paper is that of the calmest third of cells: at least half of the cells of a sheet are blank.
  const noise = spreads.sort((a, b) => a - b)[Math.floor(spreads.length / 3)] ?? 0;
  return { ...paper, noise: Math.max(0.004, noise) };
}

/**
 * Indexes of the two cells whose centres enclose a pixel, and the pixel's position between them; extrapolated at the
 * rim.
 */
export function neighbouringCells(pixel: number, cell: number, count: number): [number, number, number] {
  const position = (pixel + 0.5) / cell - 0.5;
  const first = Math.min(Math.max(Math.floor(position), 0), Math.max(0, count - 2));
  return [first, Math.min(first + 1, count - 1), position - first];
}

export const cellAt = ({ cell, columns }: Paper, x: number, y: number) =>
  Math.floor(y / cell) * columns + Math.floor(x / cell);

/** For each cell, the factor that would make it as bright as the best lit cells. */
export function gainsOf({ colours }: Paper): Float32Array {
  const lights = brightnessOf(colours);
  const best = [...lights].sort((a, b) => a - b)[Math.floor(lights.length * 0.95)] ?? 255;
  return Float32Array.from(lights, (value) => Math.max(1, best / Math.max(1, value)));
}

const brightnessOf = (colours: Float32Array) =>
  Array.from({ length: colours.length / 3 }, (_, i) => brightnessAt(colours, i * 3));

/** Brightness of the colour at an index of a list. */
export const brightnessAt = (colours: ArrayLike<number>, index: number) =>
  0.3 * (colours[index] ?? 0) + 0.59 * (colours[index + 1] ?? 0) + 0.11 * (colours[index + 2] ?? 0);

/** Mean colour and spread of the brighter pixels of a cell: those near its 80th percentile. */
function brightPart({ rgba, width, height }: Raster, x0: number, y0: number, cell: number) {
  const [x1, y1] = [Math.min(x0 + cell, width), Math.min(y0 + cell, height)];
  const step = cell > 24 ? 2 : 1;
  const counts = new Uint32Array(256);
  const forEachPixel = (visit: (index: number, value: number) => void) => {
    for (let y = y0; y < y1; y += step) {
      for (let x = x0; x < x1; x += step) {
        const offset = (y * width + x) * 4;
        visit(offset, Math.round(brightnessAt(rgba, offset)));
      }
    }
  };
  let total = 0;
  forEachPixel((_, value) => {
    counts[value] = (counts[value] ?? 0) + 1;
    total++;
  });
  const bright = percentile(counts, total, 0.8);
  // In a blank cell, the pixels above its bright level are the upper half of the distribution; the lower half reaches
  // equally far below.
  const reach = Math.max(4, 2.2 * (percentile(counts, total, 0.97) - bright));
  let [red, green, blue, sum, squares, count] = [0, 0, 0, 0, 0, 0];
  forEachPixel((index, value) => {
    if (value < bright - 1.6 * reach || value > bright + reach) return;
    red += rgba[index] ?? 0;
    green += rgba[index + 1] ?? 0;
    blue += rgba[index + 2] ?? 0;
    sum += value;
    squares += value * value;
    count++;
  });
  const mean = [red / count, green / count, blue / count];
  const meanLight = sum / count;
  return {
    mean,
    spread: Math.sqrt(Math.max(0, squares / count - meanLight * meanLight)) / Math.max(1, meanLight),
  };
}

function percentile(counts: Uint32Array, total: number, share: number): number {
  let below = 0;
  for (const [value, count] of counts.entries()) {
    below += count;
    if (below >= total * share) return value;
  }
  return 255;
}

/** Replaces cells that are too dark or too coloured for paper by the paper around them. */
function fillInkedCells({ colours, columns, rows }: Paper) {
  const lights = brightnessOf(colours);
  const sheetLight = [...lights].sort((a, b) => a - b)[Math.floor(lights.length * 0.85)] ?? 255;
  const bright = lights.flatMap((value, i) => (value > sheetLight * 0.85 ? [i] : []));
  const tint = [0, 1, 2].map((c) => median(bright.map((i) => (colours[i * 3 + c] ?? 0) / (lights[i] || 1))));
  const isMeasured = lights.map((value, i) => {
    const shifts = tint.map((tintShare, c) =>
      Math.abs((colours[i * 3 + c] ?? 0) / Math.max(1, value) - tintShare),
    );
    return value > sheetLight * minLight && Math.max(...shifts) < maxTintShift;
  });
  let unknown = isMeasured.flatMap((isPaper, i) => (isPaper ? [] : [i]));
  while (unknown.length && unknown.length < isMeasured.length) {
    const measuredNeighbours = (i: number) => neighbours(i, columns, rows).filter((n) => isMeasured[n]);
    const filled = unknown.filter((i) => fillFromNeighbours(measuredNeighbours(i), colours, i));
    if (filled.length === 0) break;
    for (const i of filled) isMeasured[i] = true;
    unknown = unknown.filter((i) => !isMeasured[i]);
  }
}

function fillFromNeighbours(around: number[], colours: Float32Array, i: number): boolean {
  if (around.length === 0) return false;
  for (let c = 0; c < 3; c++) {
    colours[i * 3 + c] = around.reduce((sum, n) => sum + (colours[n * 3 + c] ?? 0), 0) / around.length;
  }
  return true;
}

function neighbours(i: number, columns: number, rows: number): number[] {
  const [x, y] = [i % columns, Math.floor(i / columns)];
  return [-1, 0, 1].flatMap((dy) =>
    [-1, 0, 1].flatMap((dx) =>
      (dx || dy) && x + dx >= 0 && x + dx < columns && y + dy >= 0 && y + dy < rows
        ? [(y + dy) * columns + x + dx]
        : [],
    ),
  );
}

/** Removes noise from the grid: median of each cell and its neighbours, per channel. */
function smooth({ colours, columns, rows }: Paper) {
  const original = colours.slice();
  for (let i = 0; i < columns * rows; i++) {
    const cells = [i, ...neighbours(i, columns, rows)];
    for (let c = 0; c < 3; c++) colours[i * 3 + c] = median(cells.map((n) => original[n * 3 + c] ?? 0));
  }
}

function median(values: number[]): number {
  const sorted = values.sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
