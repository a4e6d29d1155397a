import { assets } from '@/lib/engines/office/assets';
import { excelToPdf } from '@/lib/engines/office/excel-to-pdf';
import type { ExcelInput } from '@/lib/engines/office/print/printer';
import { bytesOf, run } from '@/tests/helpers/drawn-pages';
import { engineHost, sourceFile } from '@/tests/helpers/engine-host';
import { readPages } from '@/tests/helpers/pdf-words';
import { installed } from '@/tests/helpers/programs';
import { type MadeWorkbook, workbook } from '@/tests/helpers/workbook';

const host = engineHost(assets);
const qpdf = installed('qpdf');
/** Prints a file; qpdf, where it is installed, found no fault in the PDF. */
export async function printFile(
  bytes: Uint8Array<ArrayBuffer>,
  options: Partial<ExcelInput> = {},
  fileName = 'book.xlsx',
) {
  const file = sourceFile(fileName, bytes);
  const { files, facts } = await excelToPdf(
    {
      file,
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
  const pdf = files[0] ? await bytesOf(files[0]) : new Uint8Array();
  if (qpdf) run(pdf, 'qpdf', ['--check', 'FILE']);
  return { pdf, facts, pages: await readPages(pdf), file: files[0] };
}

export const printed = (book: MadeWorkbook, options: Partial<ExcelInput> = {}) =>
  printFile(workbook(book), options);
