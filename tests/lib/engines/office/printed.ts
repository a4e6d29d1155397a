import { assets } from '@/lib/engines/office/assets';
import { excelToPdf } from '@/lib/engines/office/excel-to-pdf';
import type { ExcelInput } from '@/lib/engines/office/print/printer';
import { bytesOf, engineHost, sourceFile } from '@/tests/helpers/engine-host';
import { requireSound } from '@/tests/helpers/pdf-programs';
import { readPages } from '@/tests/helpers/pdf-words';
import { type MadeWorkbook, workbook } from '@/tests/helpers/workbook';

const host = engineHost(assets);

/** Prints the first sheet of a file as the tool does unless it is told otherwise. */
export const convert = (bytes: Uint8Array, options: Partial<ExcelInput> = {}, fileName = 'book.xlsx') =>
  excelToPdf(
    {
      file: sourceFile(fileName, bytes),
      sheets: [0],
      paper: 'a4',
      orientation: 'auto',
      grouping: 'indian',
      footer: '',
      name: 'book.pdf',
      ...options,
    },
    host,
  );

/** Prints a file; qpdf, where it is installed, found no fault in the PDF. */
export async function printFile(...file: Parameters<typeof convert>) {
  const { files, facts } = await convert(...file);
  const pdf = await bytesOf(files[0]);
  requireSound(pdf);
  return { pdf, facts, pages: await readPages(pdf), file: files[0] };
}

export const printed = (book: MadeWorkbook, options: Partial<ExcelInput> = {}) =>
  printFile(workbook(book), options);
