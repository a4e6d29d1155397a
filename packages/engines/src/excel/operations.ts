import { convertWorkbook, inspectWorkbook } from './excel-to-pdf';
import { prepareReport, writeReport } from './report';

/** Operations of the Excel engine. */
export const operations = { inspectWorkbook, convertWorkbook, prepareReport, writeReport };

/** Operations of the Excel engine's worker, by name. */
export type ExcelOperations = typeof operations;
