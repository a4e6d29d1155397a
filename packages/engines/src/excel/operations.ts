import { excelToPdf, inspectSheets } from './excel-to-pdf';
import { prepareReport, writeReport } from './report';

/** Operations of the office engine. */
export const operations = { inspectSheets, excelToPdf, prepareReport, writeReport };

export type ExcelOperations = typeof operations;
