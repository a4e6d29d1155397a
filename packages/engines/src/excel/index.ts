/**
 * Prints the sheets of a workbook (ECMA-376, SpreadsheetML) as a PDF, and writes reports, such as that of a comparison,
 * as PDFs.
 */
export { assets } from './assets';
export { convertWorkbook, inspectWorkbook, type SheetInfo, type WorkbookInput } from './excel-to-pdf';
export { type ExcelOperations, operations } from './operations';
export type { ExcelFact } from './print/excel-fact';
export type { ExcelInput } from './print/excel-input';
export { prepareReport, type Report, writeReport } from './report';
