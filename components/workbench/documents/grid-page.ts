import type { Size } from 'engines/pdf';
export type GridPage = {
  page: number;
  size: Size | undefined;
  rotate?: number;
  ticked: boolean;
  blank?: boolean;
  /** Copied already while the job runs. */
  copied?: boolean;
};

/** Draws a page at a width in pixels, rotated further by a multiple of 90 degrees. */
export type DrawPage = (page: number, rotate: number, width: number) => Promise<ImageBitmap>;
