/**
 * Pages of Word files as LibreOffice 7.4.7 prints them, counted once so that no test needs it: each file through
 * `soffice --headless --convert-to pdf`, each PDF through `pdfinfo`, with Carlito, Caladea and Liberation installed. `bench/word.ts` does it for a folder of files.
 */

/** The documents of tests/helpers/word-documents.ts. Whoever changes one has to count its pages again. */
export const ownPages: Record<string, number> = {
  'contract.docx': 2,
  'cv.docx': 1,
  'letter.docx': 1,
  'long-lease.docx': 8,
  'long-register.docx': 5,
  'long-report.docx': 7,
  'minutes.docx': 1,
  'newsletter.docx': 1,
  'notice.docx': 1,
  'report.docx': 2,
  'table.docx': 1,
};
