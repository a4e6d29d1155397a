import type { Fact } from '../../engine';

/**
 * - `sheets`: sheets that are printed
 * - `landscape`: pages that lie because the table fits better
 * - `shrunk`: sheets made smaller so that all columns fit; `detail` is the smallest scale in per cent
 * - `beside`: sheets whose columns go on on further pages
 * - `repeated`: sheets whose headings stand on each of their pages; `detail` is the first of them
 * - `spread`: sheets whose columns are spread over the width of their pages, where none grew for its words
 * - `widened`: columns made wider so that a number shows in full, or words that the next cell would cut
 * - `font` (lost): a font without a twin of the same width; `detail` is its name
 * - `clipped` (lost): cells whose text is longer than their room, beside a cell that is not empty; Excel cuts it too;
 *   one fact for each sheet: `file` is its name, `detail` has the letters of their columns
 * - `drawings` (lost): charts and pictures that are not printed
 * - `letters` (lost): letters that no font here has; `detail` has them
 */
export type ExcelFact =
  | 'sheets'
  | 'landscape'
  | 'shrunk'
  | 'beside'
  | 'repeated'
  | 'widened'
  | 'spread'
  | 'font'
  | 'clipped'
  | 'drawings'
  | 'letters';

/** Cells of a sheet whose words are cut: how many, and in which columns. */
export type CutCells = { name: string; count: number; columns: Set<string> };

export const clippedFact = ({ name, count, columns }: CutCells): Fact<ExcelFact> => ({
  fact: 'clipped',
  count,
  lost: true,
  file: name,
  detail: [...columns].join(', '),
});
