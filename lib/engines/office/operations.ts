import { excelToPdf, inspectSheets } from './excel-to-pdf';
import { prepareReport, writeReport } from './report';

/** What the engine for office files can do. */
export const operations = { inspectSheets, excelToPdf, prepareReport, writeReport };

export type OfficeOperations = typeof operations;
