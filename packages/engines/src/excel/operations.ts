import { convertWorkbook, inspectWorkbook } from './excel-to-pdf';
import { prepareReport, writeReport } from './report';

/** Operations of the office engine. */
export const operations = { inspectWorkbook, convertWorkbook, prepareReport, writeReport };

export type ExcelOperations = typeof operations;
