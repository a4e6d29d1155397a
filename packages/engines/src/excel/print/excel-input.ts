import type { SourceFile } from '../../engine';
import type { Grouping } from '../read/number-format';
import type { PageChoice } from './paginate';

/** Sheets to print, and options. Indexes count the workbook's sheets from 0. */
export type ExcelInput = Omit<PageChoice, 'layout'> & {
  /** Default: `fit`. */
  layout?: PageChoice['layout'];
  file: SourceFile;
  /** Indexes of the sheets to print, in order. */
  sheets: number[];
  grouping: Grouping;
  /** Widens columns for words cut by the next cell, while the page has space. */
  widen?: boolean;
  /** Also detects headings of sheets that define none, repeats them and draws a rule below them. */
  headings?: boolean;
  /** Footer for pages whose sheet has none, with placeholders `{page}` and `{pages}`; empty for no footer. */
  footer: string;
  /** Name of the PDF with its extension. */
  name: string;
};
