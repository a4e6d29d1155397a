import type { Size } from 'engines/pdf';
import type { CSSProperties } from 'react';

type Page = { size: Size | undefined; rotate?: number };

/** Space for a grid of pages on a wide screen, in CSS pixels, without its padding. */
export type Space = {
  width: number;
  height: number;
  /** Between columns. */
  gap?: number;
  /** Most columns of portrait pages; landscape pages have four at most. */
  maxColumns?: number;
};

/** Space of the document pane beside the choices: two rows of up to twelve pages, a few larger ones, or three rows. */
export const documentSpace = (count: number): Space => ({
  width: 738,
  height: count > 8 && count <= 12 ? 480 : 600,
});

/** Height below each page, which also separates two rows. */
const CAPTION = 28;
const ROW_GAP = 18;

/** The grid may exceed the available height by this factor. */
const SLACK = 1.1;

/** A layout with rows wider than this share of the available width is preferred. */
const PREFERRED_SHARE = 0.75;

/** Minimum width of a page in a scrolling document pane: pages are not made smaller to save a row. */
const MIN_WIDTH = 110;

/** Ratio of height to width of a page after rotation. */
function shapeOf({ size = { width: 210, height: 297 }, rotate = 0 }: Page): number {
  return rotate % 180 === 0 ? size.height / size.width : size.width / size.height;
}

/** Whether all pages are landscape. */
const areLandscape = (pages: readonly Page[]): boolean =>
  pages.length > 0 && pages.every((page) => shapeOf(page) < 1);

/**
 * Number of columns and largest page width at which all pages fit the available space, with rows as evenly
 * filled as possible.
 */
export function fitPages(pages: readonly Page[], { width, height, gap = 20, maxColumns = 6 }: Space) {
  const count = pages.length;
  const tallest = pages.reduce((shape, page) => Math.max(shape, shapeOf(page)), 0.1);
  const all = Array.from(
    { length: Math.max(1, Math.min(count, areLandscape(pages) ? 4 : maxColumns)) },
    (_, index) => {
      const columns = index + 1;
      const rows = Math.ceil(count / columns) || 1;
      const across = (width - gap * index) / columns;
      const down = ((height * SLACK - ROW_GAP * (rows - 1)) / rows - CAPTION) / tallest;
      // A page almost as wide as its column gets the full width, so that the rows end at the document pane's edges.
      const isFullyVisible = across <= down * 1.08;
      return {
        columns,
        across,
        widest: Math.floor(isFullyVisible ? across : Math.min(across, down)),
        whole: isFullyVisible,
      };
    },
  );
  // No layout leaves a single page for a second row.
  const layouts = all.filter(({ columns }) => count < 4 || count > maxColumns || columns !== count - 1);
  const wideLayouts = layouts.filter(
    ({ columns, widest }) => columns * widest + gap * (columns - 1) > PREFERRED_SHARE * width,
  );
  const largestVisible = layouts.find((layout) => layout.whole);
  const largest = (wideLayouts.length > 0 ? wideLayouts : layouts).reduce((best, layout) =>
    layout.widest > best.widest ? layout : best,
  );
  if (!largestVisible) {
    const last = layouts.at(-1) ?? largest;
    return largest.widest >= MIN_WIDTH ? largest : { columns: last.columns, widest: Math.floor(last.across) };
  }
  const lastRowCount = count % largestVisible.columns;
  const isLastRowShort =
    lastRowCount > 0 && (lastRowCount <= largestVisible.columns / 2 || count % largest.columns === 0);
  return largest.widest >= largestVisible.widest * (isLastRowShort ? 1 : 1.3) ? largest : largestVisible;
}

/** Attributes of the grid’s element, for `pages.module.css`. */
export const gridProps = (
  pages: readonly Page[],
  { columns, widest }: { columns: number; widest: number },
) => ({
  'data-landscape': areLandscape(pages) || undefined,
  'data-one': pages.length === 1 || undefined,
  style: { '--columns': columns, '--widest': `${widest}px` } as CSSProperties,
});
