import type { Range, Sheet } from '../read/model';
import { type Grid, keyOf, span } from './grid';
import type { PageLayout } from './paginate';

/** A rectangle in points from the top left of a page's table. */
export type Box = { x: number; y: number; width: number; height: number };

/** A link with its area on a page. */
export type PlacedLink = { address: string; area: number[] };

/** Columns of a page that follow one another in the sheet, such as repeated ones, and the edges of their area. */
export type ColumnSpan = { first: number; last: number; left: number; right: number };

/** Positions of the rows and columns of a page. */
export class PagePositions {
  readonly rows: Map<number, number>;
  readonly columns: Map<number, number>;
  readonly width: number;
  readonly height: number;
  readonly columnSpans: readonly ColumnSpan[];
  readonly #grid: Grid;

  constructor(page: Pick<PageLayout, 'rows' | 'columns'>, grid: Grid) {
    [this.rows, this.height] = startsOf(page.rows, grid.heights);
    [this.columns, this.width] = startsOf(page.columns, grid.widths);
    if (grid.isMirrored)
      for (const [column, x] of this.columns)
        this.columns.set(column, this.width - x - (grid.widths.get(column) ?? 0));
    this.#grid = grid;
    this.columnSpans = this.#columnSpans();
  }

  #columnSpans(): ColumnSpan[] {
    const { widths } = this.#grid;
    const spans: ColumnSpan[] = [];
    for (const [column, x] of this.columns) {
      const right = x + (widths.get(column) ?? 0);
      const last = spans.at(-1);
      // Hidden columns are not on the page.
      if (last && span(widths, last.last + 1, column - 1) === 0) {
        last.last = column;
        last.left = Math.min(last.left, x);
        last.right = Math.max(last.right, right);
      } else spans.push({ first: column, last: column, left: x, right });
    }
    return spans;
  }

  columnSpanOf(column: number): ColumnSpan | undefined {
    return this.columnSpans.find(({ first, last }) => column >= first && column <= last);
  }

  /** The box of a cell that is in none of the page's columns, at its distance from these columns. */
  boxBeside({ first, last, left, right }: ColumnSpan, row: number, column: number): Box {
    const { widths, isMirrored } = this.#grid;
    const distance =
      column < first ? span(widths, column + 1, first - 1) : span(widths, last + 1, column - 1);
    const width = widths.get(column) ?? 0;
    const isOnLeft = column < first !== isMirrored;
    return { ...this.cellBox(row, column), x: isOnLeft ? left - distance - width : right + distance, width };
  }

  /** The box of a single cell on the page, ignoring merges. */
  cellBox(row: number, column: number): Box {
    const { widths, heights } = this.#grid;
    return {
      x: this.columns.get(column) ?? 0,
      y: this.rows.get(row) ?? 0,
      width: widths.get(column) ?? 0,
      height: heights.get(row) ?? 0,
    };
  }

  /**
   * The box that a cell fills. A merged range is drawn once per page, at its first cell there; undefined for its other
   * cells.
   */
  filledBox(row: number, column: number): Box | undefined {
    const merge = this.#grid.merged.get(keyOf(row, column));
    return merge ? this.#mergeBox(merge, row, column) : this.cellBox(row, column);
  }

  /** The part of a box that lies within the page's table: a merged range may continue on the next page. */
  clipped({ x, y, width, height }: Box): Box {
    const [left, top] = [Math.max(0, x), Math.max(0, y)];
    return {
      ...{ x: left, y: top },
      width: Math.min(this.width, x + width) - left,
      height: Math.min(this.height, y + height) - top,
    };
  }

  /** Areas of the links of a page's cells: left, bottom, right and top in points from the page's bottom left corner. */
  linksOn({ left, top, height, scale }: PageLayout, links: Sheet['links']): PlacedLink[] {
    return links.flatMap(({ row, column, address }) => {
      const box = this.rows.has(row) && this.columns.has(column) ? this.filledBox(row, column) : undefined;
      if (!box) return [];
      const [x, y] = [left + box.x * scale, height - top - box.y * scale];
      return [{ address, area: [x, y - box.height * scale, x + box.width * scale, y] }];
    });
  }

  /** Tops of the page's rows, in points from its bottom. */
  topsOn({ top, height, scale }: PageLayout): Map<number, number> {
    return new Map([...this.rows].map(([row, y]) => [row, height - top - y * scale]));
  }

  /** The box of a text centred across its cell and the following ones, up to and including `lastColumn`. */
  boxAcross(box: Box, column: number, lastColumn = column): Box {
    let extraWidth = 0;
    for (let index = column + 1; index <= lastColumn && this.columns.has(index); index++)
      extraWidth += this.#grid.widths.get(index) ?? 0;
    return { ...box, x: box.x - (this.#grid.isMirrored ? extraWidth : 0), width: box.width + extraWidth };
  }

  #mergeBox(merge: Range, row: number, column: number): Box | undefined {
    const { widths, heights, isMirrored } = this.#grid;
    const hasEarlier = (indexes: Map<number, number>, from: number, to: number) =>
      [...indexes.keys()].some((index) => index >= from && index < to);
    if (hasEarlier(this.rows, merge.top, row) || hasEarlier(this.columns, merge.left, column))
      return undefined;
    const [first, last] = isMirrored ? [column + 1, merge.right] : [merge.left, column - 1];
    return {
      x: (this.columns.get(column) ?? 0) - span(widths, first, last),
      y: (this.rows.get(row) ?? 0) - span(heights, merge.top, row - 1),
      width: span(widths, merge.left, merge.right),
      height: span(heights, merge.top, merge.bottom),
    };
  }
}

/** Start of each row or column by its index, and the total size, in points. */
function startsOf(indexes: number[], sizes: Map<number, number>): [Map<number, number>, number] {
  let position = 0;
  const starts = new Map<number, number>();
  for (const index of indexes) {
    starts.set(index, position);
    position += sizes.get(index) ?? 0;
  }
  return [starts, position];
}
