import { z } from 'zod';
import { trouble } from '../faults';
import { said, text } from '../messages';

const segment = text(2, 20);

/** Words of components/workbench/excel-to-pdf/excel-to-pdf.tsx. */
export const excelWords = z.strictObject({
  kind: z.literal('excel-to-pdf'),
  kindText: text(10, 160),
  /** The same of a file that a spreadsheet program can save as one that this tool takes. */
  resave: text(10, 160),
  locked: trouble,
  nothing: trouble,
  /** Sheets of a workbook, and what each has. */
  count: said,
  sheets: text(3, 30),
  rows: said,
  hidden: text(3, 60),
  empty: text(3, 60),
  drawings: said,
  rules: text(5, 60),
  /** Unfolds all choices below but the direction. */
  more: text(3, 30),
  layout: text(3, 30),
  layouts: z.strictObject({ fit: segment, saved: segment }),
  layoutHint: text(5, 120),
  paper: text(3, 30),
  papers: z.strictObject({ saved: segment, a4: segment, letter: segment }),
  orientation: text(3, 30),
  orientations: z.strictObject({ auto: segment, portrait: segment, landscape: segment }),
  orientationHint: text(5, 120),
  lakh: text(5, 60),
  lakhHint: text(5, 90),
  widen: text(5, 60),
  widenHint: text(5, 90),
  headings: text(5, 60),
  headingsHint: text(5, 90),
  numbered: text(5, 60),
  /** Below each page: `{page}` of `{pages}`. */
  footer: text(5, 40),
  lookedAt: text(5, 60),
  /** Name of the list of pages, and of each. */
  pages: text(5, 60),
  page: text(3, 50),
  /** Below a page, under the name of its sheet. */
  place: text(3, 40),
  from: said,
  printing: text(5, 60),
  limits: text(20, 200),
  none: text(5, 40),
  button: text(3, 30),
  wait: text(5, 60),
  tickOne: text(5, 90),
  fileName: text(3, 40),
  back: text(5, 40),
});

export type ExcelWords = z.output<typeof excelWords>;
