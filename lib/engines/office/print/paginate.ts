import type { Sheet } from '../excel/model';
import { type Grid, span } from './grid';

export type Paper = 'a4' | 'letter';

export type PageLayout = {
  /** Points. */
  width: number;
  height: number;
  scale: number;
  /** Rows and columns of the page in their order, titles first. */
  rows: number[];
  columns: number[];
};

/** White around the table, and room below it for the number of the page; points. */
export const margin = { side: 36, top: 36, bottom: 48 };

const papers = { a4: [595.276, 841.89], letter: [612, 792] } as const;

/** Smallest scale at which a table stays upright; below it the page is landscape. */
const upright = 0.85;

/** Below this scale text of 11 points is hard to read: columns then go on a second page, between two of them. */
const smallest = 0.5;

/**
 * Lays a grid on pages. No column is ever cut: the table shrinks to the page's width, lies when it then shrinks less, or
 * goes on beside itself.
 *
 * @param orientation as the file says with `auto`, and where it says nothing as it fits better
 */
export function paginate(
  grid: Grid,
  sheet: Sheet,
  paper: Paper,
  orientation: 'auto' | 'portrait' | 'landscape',
): PageLayout[] {
  const [short, long] = papers[paper];
  const room = (lying: boolean) => (lying ? long : short) - 2 * margin.side;
  const total =
    span(grid.widths, grid.range.left, grid.range.right) + titleWidth(grid, sheet, grid.range.left);
  const asked = orientation === 'auto' ? sheet.landscape : orientation === 'landscape';
  const lying = asked ?? total * upright > room(false);
  const groups = columnGroups(grid, sheet, total, room(lying));
  const widest = Math.max(...groups.map((columns) => sum(grid.widths, columns)));
  const scale = Math.min(1, room(lying) / widest);
  const [width, height] = lying ? [long, short] : [short, long];
  const tall = (height - margin.top - margin.bottom) / scale;
  return groups.flatMap((columns) =>
    rowGroups(grid, sheet, tall).map((rows) => ({ width, height, scale, rows, columns })),
  );
}

const sum = (measures: Map<number, number>, places: number[]) =>
  places.reduce((all, place) => all + (measures.get(place) ?? 0), 0);

/** Columns from–to that are on each page, as far as they are before the first of it. */
function titlesBefore(titles: [number, number] | undefined, first: number): number[] {
  if (!titles) return [];
  return Array.from({ length: Math.max(0, titles[1] - titles[0] + 1) }, (_, i) => titles[0] + i).filter(
    (place) => place < first,
  );
}

const titleWidth = (grid: Grid, sheet: Sheet, first: number) =>
  sum(grid.widths, titlesBefore(sheet.titles.columns, first));

function columnGroups(grid: Grid, sheet: Sheet, total: number, room: number): number[][] {
  const { left, right } = grid.range;
  const all = places(left, right, grid.widths);
  if (total * smallest <= room) return [[...titlesBefore(sheet.titles.columns, left), ...all]];
  const groups: number[][] = [];
  let group: number[] = [];
  for (const column of all) {
    const first = group[0] ?? column;
    const titles = titlesBefore(sheet.titles.columns, first);
    const width = sum(grid.widths, [...titles, ...group, column]);
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
      used = sum(grid.heights, titles);
      // Titles that leave no room for a row are left out.
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

/** Places from–to that are not hidden. */
function places(from: number, to: number, measures: Map<number, number>): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i).filter((place) => measures.get(place));
}
