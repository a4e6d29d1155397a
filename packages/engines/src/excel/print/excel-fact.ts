/**
 * - `sheets`: number of printed sheets
 * - `landscape`: pages in landscape, because the table fits better
 * - `shrunk`: sheets scaled down so that all columns fit; `detail` is the smallest scale in per cent
 * - `beside`: sheets with columns that continue on further pages
 * - `repeated`: sheets with headings repeated on each page; `detail` is the first of them
 * - `spread`: sheets with columns spread over the page width, if none was widened for its words
 * - `widened`: columns widened so that a number shows in full, or words that the next cell would cut
 * - `font` (lost): a font without a metric-compatible substitute; `detail` is its name
 * - `clipped` (lost): cells with text cut at a non-empty neighbour, as in Excel; one fact for each sheet:
 *   `file` is its name, `detail` has the letters of their columns
 * - `drawings`: pictures and charts that are on the finished pages
 * - `drawings` (lost): charts, pictures and shapes that are not printed
 * - `redrawn-charts` (lost): charts drawn from their values, in looks of this engine
 * - `links`: links that can be clicked on the finished pages
 * - `read-back`: cells whose text was found when the finished pages were read back
 * - `not-found` (lost): cells whose text was not found there; one fact for each sheet: `file` is its name, `detail` has
 *   their references
 * - `computed`: formulas without a saved result that were computed
 * - `today`: formulas with a saved result that depend on the date, which were computed anew, as Excel does
 * - `uncomputed` (lost): formulas without a saved result that could not be computed; one fact for each sheet: `file` is
 *   its name, `detail` has their cells
 * - `outdated` (lost): formulas that show the saved result where the workbook asks for a new one; one fact for each
 *   sheet, as for `uncomputed`
 * - `rules` (lost): conditional formats that are not printed; `detail` has the names of their sheets
 * - `table-styles`, `rich`, `sparklines`, `controls` (lost): table styles, cells with several fonts, sparklines and
 *   form controls that are not printed as in Excel; `count` is their number, `detail` has the names of their sheets
 * - `formulas-shown` (lost): sheets that show their formulas, printed with the results
 * - `effects` (lost): shadows, glows and the like of shapes
 * - `settings` (lost): what is printed in a simpler way, or not at all; one fact for each kind: `detail` has its name
 *   (see {@link Ignored}), `count` is how often it occurs
 * - `letters` (lost): letters that no available font has; `detail` has them
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
  | 'redrawn-charts'
  | 'links'
  | 'read-back'
  | 'not-found'
  | 'computed'
  | 'today'
  | 'uncomputed'
  | 'outdated'
  | 'rules'
  | 'table-styles'
  | 'rich'
  | 'sparklines'
  | 'controls'
  | 'formulas-shown'
  | 'effects'
  | 'settings'
  | 'letters';
