import { type Box, boundingBox } from '../model';
import type { Segment } from './lines';

/** An independent part of a page: running text, or a table with its rows of cells. */
export type Region = { kind: 'text'; segments: Segment[] } | { kind: 'table'; rows: Segment[][][] };

/** Minimum width of a gutter, as a multiple of the letter size. */
const minGutter = 0.9;

/**
 * Regions in reading order. A gutter is a vertical strip crossed by few segments, with text on both sides at
 * the same heights. Segments that cross it (titles, captions) split the page into bands; within a band the
 * left column precedes the right one; a band whose sides do not fill their width is a table read by rows.
 */
export function regionsOf(segments: Segment[], depth = 0): Region[] {
  if (segments.length === 0) return [];
  const gutterX = segments.length < 4 || depth > 8 ? undefined : gutterOf(segments);
  if (gutterX === undefined) return [{ kind: 'text', segments }];
  const regions: Region[] = [];
  // Text without a gutter continues across bands, so that no paragraph is split.
  let text: Segment[] = [];
  const flush = () => {
    regions.push(...regionsOf(text, depth + 1));
    text = [];
  };
  for (const band of bandsOf(segments, gutterX)) {
    const left = band.filter(({ box }) => box.x + box.width <= gutterX);
    const right = band.filter(({ box }) => box.x >= gutterX);
    if (isRunningText(left) && isRunningText(right)) {
      flush();
      regions.push(...regionsOf(left, depth + 1), ...regionsOf(right, depth + 1));
      continue;
    }
    const { before, table, after } = splitAtTable(band, gutterX);
    text.push(...before);
    if (table.length > 0) {
      flush();
      regions.push(tableOf(table));
    }
    text.push(...after);
  }
  flush();
  return regions;
}

/** Splits a band into a table, which begins and ends with a row on both sides of the gutter, and the text around it. */
function splitAtTable(band: Segment[], gutterX: number): Record<'before' | 'table' | 'after', Segment[]> {
  const paired = band.map((part) =>
    band.some((other) => other.box.x < gutterX !== part.box.x < gutterX && sameRow(part.box, other.box)),
  );
  const first = paired.indexOf(true);
  const last = paired.lastIndexOf(true);
  if (paired.filter(Boolean).length < 4) return { before: band, table: [], after: [] };
  return { before: band.slice(0, first), table: band.slice(first, last + 1), after: band.slice(last + 1) };
}

const sameRow = (a: Box, b: Box) =>
  Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > 0.5 * Math.min(a.height, b.height);

/** Position of the gutter that the fewest segments cross, and of these the widest; undefined if there is none. */
function gutterOf(segments: Segment[]): number | undefined {
  const columnBox = boundingBox(segments.map(({ box }) => box)) as Box;
  const size = median(segments.map((part) => part.size));
  let best: { x: number; gap: number; crossing: number } | undefined;
  const edges = [...new Set(segments.map(({ box }) => Math.round(box.x)))];
  for (const edge of edges) {
    if (edge - columnBox.x < 2 * size) continue;
    const x = edge - 1;
    let crossing = 0;
    let leftEnd = columnBox.x;
    let rightStart = columnBox.x + columnBox.width;
    const left: Segment[] = [];
    const right: Segment[] = [];
    for (const part of segments) {
      const end = part.box.x + part.box.width;
      if (end <= x) {
        left.push(part);
        leftEnd = Math.max(leftEnd, end);
      } else if (part.box.x >= x) {
        right.push(part);
        rightStart = Math.min(rightStart, part.box.x);
      } else crossing += 1;
    }
    const gap = rightStart - leftEnd;
    if (gap < minGutter * size || crossing > 0.6 * segments.length) continue;
    // Segments on the left with one on the right at the same height.
    const besideRight = left.filter(({ box }) => right.some((other) => sameRow(box, other.box)));
    if (besideRight.length < 3) continue;
    const better = !best || crossing < best.crossing || (crossing === best.crossing && gap > best.gap);
    if (better) best = { x, gap, crossing };
  }
  return best?.x;
}

function bandsOf(segments: Segment[], gutterX: number): Segment[][] {
  const bands: Segment[][] = [];
  let wasCrossing = false;
  for (const part of segments) {
    const crosses = part.box.x < gutterX && part.box.x + part.box.width > gutterX;
    const band = bands.at(-1);
    if (!band || crosses !== wasCrossing) bands.push([part]);
    else band.push(part);
    wasCrossing = crosses;
  }
  return bands;
}

/** Whether segments are running text, whose lines mostly fill their column; cells, labels and lists of names do not. */
function isRunningText(segments: Segment[]): boolean {
  if (segments.length < 3) return false;
  const { width } = boundingBox(segments.map(({ box }) => box)) as Box;
  const totalWidth = segments.reduce((sum, { box }) => sum + box.width, 0);
  const filledWidth = segments.reduce((sum, { box }) => sum + (box.width > 0.7 * width ? box.width : 0), 0);
  const runCount = segments.reduce((sum, { runs }) => sum + runs.length, 0);
  return filledWidth >= 0.5 * totalWidth && runCount / segments.length >= 2.5;
}

/** Divides a band into rows of cells. */
function tableOf(segments: Segment[]): Region {
  const columns = columnsOf(segments);
  const size = median(segments.map((part) => part.size));
  const rows: { bottom: number; top: number; cells: Segment[][] }[] = [];
  for (const part of segments) {
    const column = columns.findLastIndex((start) => part.box.x >= start - 1);
    const row = rows.at(-1);
    const top = part.box.y;
    const sameHeight = row && part.box.y < row.top + 0.6 * size;
    // A cell continues where no new row begins in the first column.
    const continued = row && column > 0 && top - row.bottom < 0.5 * size && row.cells[column];
    const cells = sameHeight || continued ? row.cells : [];
    if (!sameHeight && !continued) rows.push({ top, bottom: top + part.box.height, cells });
    else row.bottom = Math.max(row.bottom, top + part.box.height);
    const cell = cells[Math.max(0, column)];
    if (cell) cell.push(part);
    else cells[Math.max(0, column)] = [part];
  }
  return { kind: 'table', rows: rows.map(({ cells }) => Array.from(cells, (cell) => cell ?? [])) };
}

/** Left edges of columns: where the union of the segments leaves a free strip. */
function columnsOf(segments: Segment[]): number[] {
  const boxes = segments.map(({ box }) => box).sort((a, b) => a.x - b.x);
  const starts: number[] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const { x, width } of boxes) {
    if (x > end + 2) starts.push(x);
    end = Math.max(end, x + width);
  }
  return starts;
}

const median = (values: number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
