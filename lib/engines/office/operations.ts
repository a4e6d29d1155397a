import { excelToPdf, inspectSheets } from './excel-to-pdf';

/** What the engine for office files can do. */
export const operations = { inspectSheets, excelToPdf };

export type OfficeOperations = typeof operations;
