import { convertWorkbook, inspectWorkbook } from './excel-to-pdf';
import { prepareReport, writeReport } from './report';

/** Operations of the Excel engine. */
export const operations = { inspectWorkbook, convertWorkbook, prepareReport, writeReport };

/** What the worker of the Excel engine answers, by name. */
export type ExcelOperations = typeof operations;
