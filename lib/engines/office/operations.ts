import { excelToPdf, inspectSheets } from './excel-to-pdf';
import { writeReport } from './report';

/** What the engine for office files can do. */
export const operations = { inspectSheets, excelToPdf, writeReport };

export type OfficeOperations = typeof operations;
