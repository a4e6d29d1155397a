import { fillResults } from './formula/fill-results';
import { applyRules } from './read/apply-rules';
import { applyTables } from './read/apply-tables';
import { Colours } from './read/colours';
import { readExtensionRules } from './read/extension-rules';
import type { Workbook } from './read/model';
import { readCharts } from './read/read-charts';
import { readRichValues } from './read/rich-values';
import { layOutSparklines } from './read/sparkline-layout';
import { readLooks } from './read/styles';
import { ownTableStyles } from './read/table-styles';

/**
 * Adds what Excel generates when it opens a workbook: values of newer types, results of formulas, charts on sheets
 * and in cells, and the looks of tables and conditional formats.
 */
export function completeWorkbook(workbook: Workbook): Workbook {
  readRichValues(workbook);
  fillResults(workbook);
  readCharts(workbook);
  const colours = new Colours(workbook.theme, workbook.styleSheet);
  const looks = readLooks(workbook.styleSheet, colours);
  applyTables(workbook, ownTableStyles(workbook.styleSheet, looks), colours);
  for (const sheet of workbook.sheets) readExtensionRules(sheet);
  applyRules(workbook, looks, colours);
  layOutSparklines(workbook, colours);
  return workbook;
}
