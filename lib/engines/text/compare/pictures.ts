import { around, type Box } from '../model';

/** A page as it was drawn: four bytes for each pixel (red, green, blue, alpha). */
export type Picture = { width: number; height: number; pixels: Uint8ClampedArray | Uint8Array };

export type PictureChanges = {
  /** Where the pages differ, in shares of the old page's width and height, from the top. */
  areas: Box[];
  /** By how much the new page stands further right and down, in the same shares: scans are seldom fed straight. */
  shift: { x: number; y: number };
};

/** Pixels of a cell's side, at the size to which pages are brought. */
const cell = 8;
/** Width to which pages are brought, in pixels. */
const common = 800;
/** Difference of the ink of two cells that counts, of 255: less is dust and the noise of scanning. */
const noise = 26;
const farthest = 24;

/** Areas in which two pages differ that are pictures, such as scans. */
export const comparePictures = async ({
  before,
  after,
}: {
  before: Picture;
  after: Picture;
}): Promise<PictureChanges> => {
  const height = Math.max(cell, Math.round((before.height / before.width) * common));
  const [a, b] = [inkOf(before, height), inkOf(after, height)];
  const x = shiftOf(sums(a, height, 'column'), sums(b, height, 'column'));
  const y = shiftOf(sums(a, height, 'row'), sums(b, height, 'row'));
  const columns = Math.ceil(common / cell);
  const rows = Math.ceil(height / cell);
  const differs = new Uint8Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const apart = Math.abs(
        meanOf(a, height, column * cell, row * cell) - meanOf(b, height, column * cell + x, row * cell + y),
      );
      if (apart > noise) differs[row * columns + column] = 1;
    }
  }
  return {
    areas: areasOf(differs, columns, rows).map((box) => ({
      x: box.x / columns,
      y: box.y / rows,
      width: box.width / columns,
      height: box.height / rows,
    })),
    shift: { x: x / common, y: y / height },
  };
};

/** Darkness of the page at the common size, 0 to 255; each pixel is the mean of those it stands for. */
function inkOf({ width, height, pixels }: Picture, rows: number): Float32Array {
  const ink = new Float32Array(common * rows);
  const count = new Uint32Array(common * rows);
  for (let y = 0; y < height; y++) {
    const row = Math.min(rows - 1, Math.floor((y / height) * rows)) * common;
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      const light =
        0.299 * (pixels[at] ?? 255) + 0.587 * (pixels[at + 1] ?? 255) + 0.114 * (pixels[at + 2] ?? 255);
      const to = row + Math.min(common - 1, Math.floor((x / width) * common));
      ink[to] = (ink[to] ?? 0) + 255 - light;
      count[to] = (count[to] ?? 0) + 1;
    }
  }
  // A page that is smaller than the common size leaves gaps: they are like their left neighbour.
  return ink.map((sum, at) =>
    count[at] ? sum / (count[at] ?? 1) : (ink[at - 1] ?? 0) / Math.max(1, count[at - 1] ?? 1),
  );
}

function sums(ink: Float32Array, height: number, along: 'row' | 'column'): Float64Array {
  const found = new Float64Array(along === 'row' ? height : common);
  ink.forEach((value, at) => {
    const index = along === 'row' ? Math.floor(at / common) : at % common;
    found[index] = (found[index] ?? 0) + value;
  });
  return found;
}

/** By how many pixels the second is further on, by the least difference of the sums. */
function shiftOf(a: Float64Array, b: Float64Array): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let shift = -farthest; shift <= farthest; shift++) {
    let apart = 0;
    for (let at = farthest; at < a.length - farthest; at++)
      apart += Math.abs((a[at] ?? 0) - (b[at + shift] ?? 0));
    if (apart < least || (apart === least && Math.abs(shift) < Math.abs(best)))
      [best, least] = [shift, apart];
  }
  return best;
}

function meanOf(ink: Float32Array, height: number, left: number, top: number): number {
  let sum = 0;
  for (let y = Math.max(0, top); y < Math.min(height, top + cell); y++) {
    for (let x = Math.max(0, left); x < Math.min(common, left + cell); x++) sum += ink[y * common + x] ?? 0;
  }
  return sum / (cell * cell);
}

/** Boxes around cells that touch, or have one cell between them. */
function areasOf(differs: Uint8Array, columns: number, rows: number): Box[] {
  const areas: Box[] = [];
  for (let start = 0; start < differs.length; start++) {
    if (!differs[start]) continue;
    const cells: Box[] = [];
    const open = [start];
    differs[start] = 0;
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const [x, y] = [at % columns, Math.floor(at / columns)];
      cells.push({ x, y, width: 1, height: 1 });
      for (let dy = -2; dy <= 2; dy++) {
        for (let dx = -2; dx <= 2; dx++) {
          const next = (y + dy) * columns + x + dx;
          if (x + dx < 0 || x + dx >= columns || y + dy < 0 || y + dy >= rows || !differs[next]) continue;
          differs[next] = 0;
          open.push(next);
        }
      }
    }
    const area = around(cells);
    if (area) areas.push(area);
  }
  return areas;
}
