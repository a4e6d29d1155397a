import type { CSSProperties } from 'react';
import type { Size } from '@/lib/engines/pdf/inspect';

type Page = { size: Size | undefined; rotate?: number };

/** Room of a grid of pages on a wide screen, in CSS pixels and without its padding. */
export type Room = {
  width: number;
  height: number;
  /** Between two columns. */
  gap?: number;
  /** Columns of pages that stand; those that lie are in four at most. */
  most?: number;
};

/** Of the tray beside the choices: two rows of up to twelve pages, or a few larger ones, or three rows. */
export const trayRoom = (count: number): Room => ({
  width: 802,
  height: count > 8 && count <= 12 ? 480 : 600,
});

/** What stands below each page, and between two rows. */
const CAPTION = 28;
const ROW_GAP = 18;

/** It may be higher than its room by so much. */
const SLACK = 1.1;

/** A row takes up more than this share of its room. */
const FULL = 0.75;

/** In a tray that scrolls, pages are no smaller to save a row. */
const LEAST = 110;

/** Height by width of a page as it is turned. */
function shapeOf({ size = { width: 210, height: 297 }, rotate = 0 }: Page): number {
  return rotate % 180 === 0 ? size.height / size.width : size.width / size.height;
}

/** Whether all of them lie. */
const lie = (pages: readonly Page[]): boolean => pages.length > 0 && pages.every((page) => shapeOf(page) < 1);

/**
 * In how many columns pages fill their room, and how wide one is there at most: as large as all of them fit, in rows that
 * are as full as each other.
 */
export function fitPages(pages: readonly Page[], { width, height, gap = 20, most = 6 }: Room) {
  const count = pages.length;
  const tallest = pages.reduce((shape, page) => Math.max(shape, shapeOf(page)), 0.1);
  const all = Array.from({ length: Math.max(1, Math.min(count, lie(pages) ? 4 : most)) }, (_, index) => {
    const columns = index + 1;
    const rows = Math.ceil(count / columns) || 1;
    const across = (width - gap * index) / columns;
    const down = ((height * SLACK - ROW_GAP * (rows - 1)) / rows - CAPTION) / tallest;
    // A page that all but fills its column fills it: the edges of the rows are those of the tray.
    const whole = across <= down * 1.08;
    return { columns, across, widest: Math.floor(whole ? across : Math.min(across, down)), whole };
  });
  // Those that are enough for a row leave none alone in a second one, and what is left beside a row is less than a page.
  const ways = all.filter(({ columns }) => count < 4 || count > most || columns !== count - 1);
  const full = ways.filter(({ columns, widest }) => columns * widest + gap * (columns - 1) > FULL * width);
  const whole = ways.find((way) => way.whole);
  const widest = (full.length > 0 ? full : ways).reduce((best, way) =>
    way.widest > best.widest ? way : best,
  );
  if (!whole) {
    const last = ways.at(-1) ?? widest;
    return widest.widest >= LEAST ? widest : { columns: last.columns, widest: Math.floor(last.across) };
  }
  const left = count % whole.columns;
  const ragged = left > 0 && (left <= whole.columns / 2 || count % widest.columns === 0);
  return widest.widest >= whole.widest * (ragged ? 1 : 1.3) ? widest : whole;
}

/** What lays a grid of `pages.module.css` out so. */
export const laidOut = (
  pages: readonly Page[],
  { columns, widest }: { columns: number; widest: number },
) => ({
  'data-lying': lie(pages) || undefined,
  'data-one': pages.length === 1 || undefined,
  style: { '--columns': columns, '--widest': `${widest}px` } as CSSProperties,
});
