import type { Size } from '@/lib/engines/pdf/inspect';

/** A page as the grid shows it. */
export type GridPage = {
  page: number;
  size: Size | undefined;
  rotate: number;
  ticked: boolean;
  blank: boolean;
  /** It is in the copy by now. */
  copied?: boolean;
};

/** Draws a page so many pixels wide, with quarter turns added, in degrees. */
export type DrawPage = (page: number, rotate: number, width: number) => Promise<ImageBitmap>;
