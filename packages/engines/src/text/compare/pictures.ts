import type { Box } from '../model';
import { areasOf } from './areas';
import { commonWidth, type Ink, inkAt, inkOf, type Picture, softened, thickened } from './ink';

export type { Picture } from './ink';

/** A differing area; `onlyIn` is the page that has what is drawn there, if the other page has none of it. */
export type PictureArea = Box & { onlyIn?: 'before' | 'after' };

export type PictureChanges = {
  /** Differences, as shares of the old page's width and height, from the top. */
  areas: PictureArea[];
  /** Offset of the new page to the right and down, in the same units: scans are seldom aligned. */
  shift: { x: number; y: number };
};

/** Largest offset between the two pages, in pixels. */
const maxShift = 48;
/** Side of a cell in pixels, about that of a letter. */
const side = 10;
/** Minimum ink of a pixel that belongs to a letter; less is paper. */
const minInk = 56;
/** Minimum share of ink that must be missing on the other page: a fainter print is not a difference. */
const minMissingShare = 0.4;
/** Minimum of missing ink in four cells; less is scanner noise. */
const minMissingInk = 650;
/** Largest share of an area's missing ink that is noise, if the rest of it is missing on the other page. */
const maxStrayShare = 0.06;
/** Largest ink of an area that counts as empty, as a share of the other page's: it may have a line to sign on. */
const maxEmptyShare = 0.2;
/** Largest local offset in pixels: paper stretches, and is fed askew. */
const maxLocalShift = 2;
/** Largest number of places searched with a local offset: beyond that the pages are entirely different. */
const maxTriedPlaces = 1500;

/**
 * Differing areas of two pages that are pictures, such as scans. Each pixel is searched on the other page at its own
 * position and up to one pixel around it. Comparing amounts of ink would not suffice, as two digits have about the
 * same.
 */
export const comparePictures = async ({
  before,
  after,
}: {
  before: Picture;
  after: Picture;
}): Promise<PictureChanges> => {
  const height = Math.max(side, Math.round((before.height / before.width) * commonWidth));
  const [a, b] = [inkOf(before, commonWidth, height), inkOf(after, commonWidth, height)];
  const x = shiftOf(profileOf(a, 'column'), profileOf(b, 'column'));
  const y = shiftOf(profileOf(a, 'row'), profileOf(b, 'row'));
  const [old, newer] = [pageInkOf(a), pageInkOf(b)];
  const [columns, rows] = [Math.ceil(commonWidth / side), Math.ceil(height / side)];
  const lostInk = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const box: Box = { x: column * side, y: row * side, width: side, height: side };
      lostInk[row * columns + column] = lostIn(old, newer, box, x, y);
    }
  }
  const differs = new Uint8Array(columns * rows);
  let attempts = 0;
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const four: number[] = [];
      for (const down of [0, 1]) {
        for (const right of [0, 1])
          if (column + right < columns && row + down < rows)
            four.push((row + down) * columns + column + right);
      }
      if (four.reduce((sum, cell) => sum + (lostInk[cell] ?? 0), 0) < minMissingInk) continue;
      const box: Box = { x: column * side, y: row * side, width: 2 * side, height: 2 * side };
      attempts += 1;
      if (attempts < maxTriedPlaces && isNearby(old, newer, box, x, y)) continue;
      for (const cell of four) if ((lostInk[cell] ?? 0) > minMissingInk / 8) differs[cell] = 1;
    }
  }
  const inked = new Uint8Array(commonWidth * height);
  for (let top = 0, index = 0; top < height; top += 1) {
    for (let left = 0; left < commonWidth; left += 1, index += 1) {
      if ((old.soft.data[index] as number) > minInk || inkAt(newer.soft, left + x, top + y) > minInk)
        inked[index] = 1;
    }
  }
  const areas = areasOf(
    { columns, rows, side, differs },
    (left, top) => inked[top * commonWidth + left] === 1,
  );
  return {
    areas: areas.map((box) => ({
      x: box.x / commonWidth,
      y: box.y / height,
      width: box.width / commonWidth,
      height: box.height / height,
      ...onlyIn(old, newer, box, x, y),
    })),
    shift: { x: x / commonWidth, y: y / height },
  };
};

type PageInk = { soft: Ink; thick: Ink };

function pageInkOf(ink: Ink): PageInk {
  const soft = softened(ink);
  return { soft, thick: thickened(soft) };
}

/**
 * The page that has what an area differs by, if the other one has nearly nothing there. Missing
 * ink alone is not enough to decide: an 8 has all the ink of a 3.
 */
function onlyIn(old: PageInk, newer: PageInk, box: Box, dx: number, dy: number): Pick<PictureArea, 'onlyIn'> {
  const boxOnNew = { ...box, x: box.x + dx, y: box.y + dy };
  const removed = lostOf(old.soft, newer.thick, box, dx, dy);
  const added = lostOf(newer.soft, old.thick, boxOnNew, -dx, -dy);
  const [before, after] = [inkIn(old.soft, box), inkIn(newer.soft, boxOnNew)];
  const maxStrayInk = maxStrayShare * (removed + added);
  if (added <= maxStrayInk && after <= maxEmptyShare * before) return { onlyIn: 'before' };
  return removed <= maxStrayInk && before <= maxEmptyShare * after ? { onlyIn: 'after' } : {};
}

/** Amount of ink within a region of either page that is missing on the other one. */
const lostIn = (old: PageInk, newer: PageInk, { x, y, width, height }: Box, dx: number, dy: number): number =>
  lostOf(old.soft, newer.thick, { x, y, width, height }, dx, dy) +
  lostOf(newer.soft, old.thick, { x: x + dx, y: y + dy, width, height }, -dx, -dy);

const lostOf = (page: Ink, otherPage: Ink, box: Box, dx: number, dy: number): number =>
  sumOf(page, box, (ink, x, y) => {
    const missed = ink - inkAt(otherPage, x + dx, y + dy);
    return missed > minMissingShare * ink ? missed : 0;
  });

const inkIn = (page: Ink, box: Box): number => sumOf(page, box, (ink) => ink);

/** Sum over the inked pixels of a region. */
function sumOf(page: Ink, box: Box, amount: (ink: number, x: number, y: number) => number): number {
  let sum = 0;
  const [right, bottom] = [
    Math.min(page.width, box.x + box.width),
    Math.min(page.height, box.y + box.height),
  ];
  const left = Math.max(0, box.x);
  for (let y = Math.max(0, box.y); y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      const ink = page.data[y * page.width + x] as number;
      if (ink >= minInk) sum += amount(ink, x, y);
    }
  }
  return sum;
}

/** Whether the content of a region is also on the other page, slightly offset. */
function isNearby(old: PageInk, newer: PageInk, box: Box, x: number, y: number): boolean {
  for (let dy = -maxLocalShift; dy <= maxLocalShift; dy += 1) {
    for (let dx = -maxLocalShift; dx <= maxLocalShift; dx += 1)
      if ((dx || dy) && lostIn(old, newer, box, x + dx, y + dy) < minMissingInk) return true;
  }
  return false;
}

function profileOf({ width, height, data }: Ink, along: 'row' | 'column'): Float64Array {
  const profile = new Float64Array(along === 'row' ? height : width);
  for (let y = 0, pixel = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, pixel += 1) {
      const index = along === 'row' ? y : x;
      profile[index] = (profile[index] as number) + (data[pixel] as number);
    }
  }
  return profile;
}

/** Offset of the second profile in pixels: the one with the smallest difference. */
function shiftOf(a: Float64Array, b: Float64Array): number {
  let best = 0;
  let minDifference = Number.POSITIVE_INFINITY;
  for (let shift = -maxShift; shift <= maxShift; shift++) {
    let difference = 0;
    for (let index = maxShift; index < a.length - maxShift; index++)
      difference += Math.abs((a[index] ?? 0) - (b[index + shift] ?? 0));
    if (difference < minDifference || (difference === minDifference && Math.abs(shift) < Math.abs(best)))
      [best, minDifference] = [shift, difference];
  }
  return best;
}
