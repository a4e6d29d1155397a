import type { Sheet } from '../read/model';
import { type Grid, span, sumOf } from './grid';

export type Paper = 'a4' | 'letter';

export type PageLayout = {
  /** In points. */
  width: number;
  height: number;
  scale: number;
  /** Rows and columns of the page in order, titles first. */
  rows: number[];
  columns: number[];
};

/** Margins of the table, with space for the page number below; in points. */
export const margin = { side: 36, top: 36, bottom: 48 };

const papers = { a4: [595.276, 841.89], letter: [612, 792] } as const;

/** Smallest scale for portrait; below it the page is landscape. */
const upright = 0.85;

/** Below this scale 11-point text is hard to read: columns then continue on a second page. */
const smallest = 0.5;

/**
 * Lays a grid out on pages. No column is ever cut: the table is scaled to the page's width, in landscape if
 * that scales less, or continues on pages beside it.
 *
 * @param orientation `auto`: as in the file, or the better fit if the file has none
 */
export function paginate(
  grid: Grid,
  sheet: Sheet,
  paper: Paper,
  orientation: 'auto' | 'portrait' | 'landscape',
): PageLayout[] {
  const [short, long] = papers[paper];
  const room = (lying: boolean) => (lying ? long : short) - 2 * margin.side;
  const { left, right } = grid.range;
  const total = span(grid.widths, left, right) + sumOf(grid.widths, titlesBefore(sheet.titles.columns, left));
  const asked = orientation === 'auto' ? sheet.landscape : orientation === 'landscape';
  const lying = asked ?? total * upright > room(false);
  const groups = columnGroups(grid, sheet, total, room(lying));
  const widest = Math.max(...groups.map((columns) => sumOf(grid.widths, columns)));
  const scale = Math.min(1, room(lying) / widest);
  const [width, height] = lying ? [long, short] : [short, long];
  const tall = (height - margin.top - margin.bottom) / scale;
  return groups.flatMap((columns) =>
    rowGroups(grid, sheet, tall).map((rows) => ({ width, height, scale, rows, columns })),
  );
}

/** Title columns from–to repeated on each page, as far as they precede its first column. */
const titlesBefore = ([from, to]: readonly [number, number] = [0, -1], first: number): number[] =>
  indexes(from, Math.min(to, first - 1));

function columnGroups(grid: Grid, sheet: Sheet, total: number, room: number): number[][] {
  const { left, right } = grid.range;
  const all = places(left, right, grid.widths);
  if (total * smallest <= room) return [[...titlesBefore(sheet.titles.columns, left), ...all]];
  const groups: number[][] = [];
  let group: number[] = [];
  for (const column of all) {
    const first = group[0] ?? column;
    const titles = titlesBefore(sheet.titles.columns, first);
    const width = sumOf(grid.widths, [...titles, ...group, column]);
    if (group.length > 0 && width * (smallest + 0.15) > room) {
      groups.push([...titles, ...group]);
      group = [];
    }
    group.push(column);
  }
  if (group.length > 0) groups.push([...titlesBefore(sheet.titles.columns, group[0] ?? left), ...group]);
  return groups;
}

function rowGroups(grid: Grid, sheet: Sheet, room: number): number[][] {
  const { top, bottom } = grid.range;
  const breaks = new Set(sheet.breaks);
  const groups: number[][] = [];
  let group: number[] = [];
  let titles: number[] = [];
  let used = 0;
  const close = () => {
    if (group.length > 0) groups.push([...titles, ...group]);
    group = [];
  };
  for (const row of places(top, bottom, grid.heights)) {
    const height = grid.heights.get(row) ?? 0;
    if (group.length > 0 && (used + height > room || breaks.has(row))) close();
    if (group.length === 0) {
      titles = titlesBefore(sheet.titles.rows, row);
      used = sumOf(grid.heights, titles);
      // Titles that leave no space for a row are dropped.
      if (used + height > room) {
        titles = [];
        used = 0;
      }
    }
    group.push(row);
    used += height;
  }
  close();
  return groups;
}

const indexes = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);

/** Visible indexes from–to. */
const places = (from: number, to: number, measures: Map<number, number>): number[] =>
  indexes(from, to).filter((place) => measures.get(place));
