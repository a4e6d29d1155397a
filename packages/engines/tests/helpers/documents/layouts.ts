import { StandardFonts } from '@cantoo/pdf-lib';

export type Layout = {
  /** In points, as are all lengths here. */
  width: number;
  height: number;
  margin: number;
  columns: 1 | 2;
  size: number;
  font: StandardFonts;
  header?: string;
  /** `#` stands for the page number. */
  footer?: string;
  /** Breaks words at line ends. */
  hyphens?: boolean;
};

/** Two layouts with nothing in common. */
export const plainLayout: Layout = {
  width: 595,
  height: 842,
  margin: 64,
  columns: 1,
  size: 11,
  font: StandardFonts.Helvetica,
  footer: 'Page # of the agreement',
};
export const columnLayout: Layout = {
  width: 612,
  height: 792,
  margin: 50,
  columns: 2,
  size: 9.5,
  font: StandardFonts.TimesRoman,
  header: 'Draft for review',
  footer: '#',
  hyphens: true,
};
