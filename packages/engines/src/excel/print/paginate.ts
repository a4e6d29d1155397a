import { Fault } from '../../engine';
import type { Sheet } from '../read/model';
import { type Grid, span, sumOf } from './grid';
import { type Paper, paperSize } from './papers';

export type PageLayout = {
  /** In points. */
  width: number;
  height: number;
  scale: number;
  /** Indexes of the page's rows and columns in order, repeated titles first. */
  rows: number[];
  columns: number[];
  margins: Margins;
  /** Distances from the page's top left corner to that of its table, in points. */
  left: number;
  top: number;
};

export type Margins = { left: number; right: number; top: number; bottom: number };

export type PageChoice = {
  /** `saved`: scale, margins and page breaks of the workbook; `fit`: all columns on a page. */
  layout: 'fit' | 'saved';
  paper: Paper;
  /** `auto`: as in the file; if the file has none, portrait with `saved`, the better fit with `fit`. */
  orientation: 'auto' | 'portrait' | 'landscape';
};

/** Margins for the layout `fit` in points, with space for the page number at the bottom. */
const fitMargins: Margins = { left: 36, right: 36, top: 36, bottom: 48 };

/** Excel's default margins in points, for a workbook that saved none. */
const defaultMargins: Margins = { left: 50.4, right: 50.4, top: 54, bottom: 54 };

/** Smallest scale for portrait; below it, the page is landscape. */
const minPortraitScale = 0.85;

/** At a smaller scale 11-point text is hard to read, so columns continue on a second page. */
const minLegibleScale = 0.5;

/**
 * Maximum number of pages of an area: a value in the last row and column of a sheet would have millions of empty
 * pages before it.
 */
const maxPages = 30_000;

/** Smallest scale that Excel supports. */
const minScale = 0.1;

/**
 * Lays a grid out on pages. No column is ever cut. With the layout `fit`, the table is scaled to the page's width,
 * and to the number of pages that the workbook asks for if it stays legible. If neither the choice nor the file gives
 * an orientation, the page is landscape where portrait would need a scale below `minPortraitScale`. `saved` uses the
 * workbook's scale or number of pages.
 *
 * @param reserved height in points, from the page's edge, that header and footer need
 * @param file name of the workbook
 * @throws Fault `too-large` for more pages than a PDF can have
 */
export function paginate(
  grid: Grid,
  sheet: Sheet,
  choice: PageChoice,
  reserved = { header: 0, footer: 0 },
  file = '',
): PageLayout[] {
  const isSaved = choice.layout === 'saved';
  const { setup } = sheet;
  const margins = isSaved
    ? (setup.margins ?? defaultMargins)
    : {
        ...fitMargins,
        top: Math.max(fitMargins.top, reserved.header),
        bottom: Math.max(fitMargins.bottom, reserved.footer),
      };
  const [short, long] = paperSize(choice.paper, setup.paper);
  const available = (isLandscape: boolean) =>
    Math.max(36, (isLandscape ? long : short) - margins.left - margins.right);
  const { left, right } = grid.range;
  const titles = sumOf(grid.widths, titlesBefore(sheet.titles.columns, left));
  const total = span(grid.widths, left, right) + titles + grid.gutter.width;
  const isLandscapeRequested =
    choice.orientation === 'auto'
      ? (sheet.landscape ?? (isSaved ? false : undefined))
      : choice.orientation === 'landscape';
  const usesLandscape = isLandscapeRequested ?? total * minPortraitScale > available(false);
  const [width, height] = usesLandscape ? [long, short] : [short, long];
  const availableHeight = Math.max(36, height - margins.top - margins.bottom);
  const scale = isSaved
    ? savedScale(grid, sheet, available(usesLandscape), availableHeight)
    : legibleScale(grid, sheet, available(usesLandscape), availableHeight);
  // A sheet fitted to a number of pages ignores its page breaks, as in Excel.
  const breaks = scale && setup.fit ? [] : sheet.rowBreaks;
  const columnBreaks = setup.fit ? [] : sheet.columnBreaks;
  const columns = columnGroups(grid, sheet, columnBreaks, available(usesLandscape), scale);
  const { gutter } = grid;
  const widest = Math.max(...columns.map((group) => sumOf(grid.widths, group))) + gutter.width;
  const finalScale = Math.min(scale ?? 1, available(usesLandscape) / widest);
  const rows = rowGroups(grid, sheet, breaks, availableHeight / finalScale);
  if (rows.length * columns.length > maxPages) throw new Fault('too-large', { file });
  const page = (pageColumns: number[], pageRows: number[]): PageLayout => {
    const free = {
      x: available(usesLandscape) - (sumOf(grid.widths, pageColumns) + gutter.width) * finalScale,
      y: availableHeight - (sumOf(grid.heights, pageRows) + gutter.height) * finalScale,
    };
    const { across: isCentredAcross, down: isCentredDown } = isSaved
      ? setup.centred
      : { across: false, down: false };
    return {
      ...{ width, height, margins, scale: finalScale, rows: pageRows, columns: pageColumns },
      left: margins.left + gutter.width * finalScale + (isCentredAcross ? Math.max(0, free.x / 2) : 0),
      top: margins.top + gutter.height * finalScale + (isCentredDown ? Math.max(0, free.y / 2) : 0),
    };
  };
  return setup.acrossFirst
    ? rows.flatMap((pageRows) => columns.map((pageColumns) => page(pageColumns, pageRows)))
    : columns.flatMap((pageColumns) => rows.map((pageRows) => page(pageColumns, pageRows)));
}

/** Pages of a sheet, without those before its first value unless it has print areas. */
export const withoutEmpty = (pages: PageLayout[], { areas }: Sheet, { top, left } = { top: 0, left: 0 }) =>
  areas.length > 0
    ? pages
    : pages.filter(({ rows, columns }) => (rows.at(-1) ?? 0) >= top && (columns.at(-1) ?? 0) >= left);

/** Whether an area has more pages across or down than its sheet asks for. */
export function exceeds(pages: readonly PageLayout[], fit: Sheet['setup']['fit']): boolean {
  const pagesAcross = new Set(pages.map(({ columns }) => columns.at(-1))).size;
  const pagesDown = new Set(pages.map(({ rows }) => rows.at(-1))).size;
  return (
    fit !== undefined && ((fit.wide > 0 && pagesAcross > fit.wide) || (fit.tall > 0 && pagesDown > fit.tall))
  );
}

/**
 * The scale at which all columns share a page and the rows fill the number of pages that the workbook asks for, such
 * as one for a dashboard; undefined if it asks for none, or if the text would be hard to read.
 */
function legibleScale(
  grid: Grid,
  sheet: Sheet,
  availableWidth: number,
  availableHeight: number,
): number | undefined {
  const { fit } = sheet.setup;
  const scale = fit?.tall
    ? fittedScale(grid, sheet, { wide: 1, tall: fit.tall }, availableWidth, availableHeight)
    : 0;
  return scale < minLegibleScale ? undefined : scale;
}

/** The saved scale of a sheet, or the one that results in the number of pages that it asks for. */
function savedScale(grid: Grid, sheet: Sheet, availableWidth: number, availableHeight: number): number {
  const { scale = 1, fit } = sheet.setup;
  return fit
    ? fittedScale(grid, sheet, fit, availableWidth, availableHeight)
    : Math.min(4, Math.max(minScale, scale));
}

/** The largest scale in whole per cent, up to 100, at which a sheet has the wanted number of pages. */
function fittedScale(
  grid: Grid,
  sheet: Sheet,
  fit: NonNullable<Sheet['setup']['fit']>,
  availableWidth: number,
  availableHeight: number,
): number {
  const fits = (scale: number) =>
    (!fit.wide || columnGroups(grid, sheet, [], availableWidth, scale).length <= fit.wide) &&
    (!fit.tall || rowGroups(grid, sheet, [], availableHeight / scale).length <= fit.tall);
  let [low, high] = [minScale * 100, 100];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(middle / 100)) low = middle;
    else high = middle - 1;
  }
  return low / 100;
}

/** Those of the title rows or columns from–to that precede the first one of a page, which repeats them. */
const titlesBefore = ([from, to]: readonly [number, number] = [0, -1], first: number): number[] =>
  indexes(from, Math.min(to, first - 1));

/** @param scale without one, all columns share a page as long as they stay legible */
function columnGroups(
  grid: Grid,
  { titles }: Sheet,
  breaks: readonly number[],
  available: number,
  scale: number | undefined,
): number[][] {
  const { left, right } = grid.range;
  const { width: gutter } = grid.gutter;
  const total =
    span(grid.widths, left, right) + sumOf(grid.widths, titlesBefore(titles.columns, left)) + gutter;
  const maxWidth = scale
    ? available / scale
    : total * minLegibleScale <= available
      ? Number.POSITIVE_INFINITY
      : available / (minLegibleScale + 0.15);
  const breakSet = new Set(breaks);
  const groups: number[][] = [];
  let group: number[] = [];
  let titleColumns: number[] = [];
  let used = 0;
  for (const column of visibleIndexes(left, right, grid.widths)) {
    const width = grid.widths.get(column) ?? 0;
    if (group.length > 0 && (used + width > maxWidth + 0.01 || breakSet.has(column))) {
      groups.push([...titleColumns, ...group]);
      group = [];
    }
    if (group.length === 0) {
      titleColumns = titlesBefore(titles.columns, column);
      used = gutter + sumOf(grid.widths, titleColumns);
    }
    group.push(column);
    used += width;
  }
  if (group.length > 0) groups.push([...titleColumns, ...group]);
  return groups;
}

function rowGroups(grid: Grid, sheet: Sheet, breaks: readonly number[], available: number): number[][] {
  const { top, bottom } = grid.range;
  const breakSet = new Set(breaks);
  const space = available - grid.gutter.height;
  const groups: number[][] = [];
  let group: number[] = [];
  let titles: number[] = [];
  let used = 0;
  const close = () => {
    if (group.length > 0) groups.push([...titles, ...group]);
    group = [];
  };
  for (const row of visibleIndexes(top, bottom, grid.heights)) {
    const height = grid.heights.get(row) ?? 0;
    if (group.length > 0 && (used + height > space + 0.01 || breakSet.has(row))) close();
    if (group.length === 0) {
      titles = titlesBefore(sheet.titles.rows, row);
      used = sumOf(grid.heights, titles);
      // Repeated titles are dropped if they leave no space for a row.
      if (used + height > space) {
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

/** Indexes from–to of rows or columns that are not hidden. */
const visibleIndexes = (from: number, to: number, sizes: Map<number, number>): number[] =>
  indexes(from, to).filter((index) => sizes.get(index));
