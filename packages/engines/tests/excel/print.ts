import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { assets } from '../../src/excel/assets';
import { convertWorkbook } from '../../src/excel/excel-to-pdf';
import type { ExcelInput } from '../../src/excel/print/excel-input';
import { nodeHost } from '../../src/node';
import { bytesOf, sourceFile } from '../helpers/engine-host';
import { requireSound } from '../helpers/pdf-programs';
import { readPages } from '../helpers/pdf-words';
import { type MadeWorkbook, workbook } from '../helpers/workbook';

const host = nodeHost(assets, join(tmpdir(), 'engines-fonts'));

/** Prints the first sheet of a file with the default options unless others are given. */
export const convert = (bytes: Uint8Array, options: Partial<ExcelInput> = {}, fileName = 'book.xlsx') =>
  convertWorkbook(
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

/**
 * Prints a file and checks the PDF: qpdf, where it is installed, finds no fault, and every value is on its pages.
 *
 * @returns the facts without the number of values that were read back
 */
export async function printFile(...file: Parameters<typeof convert>) {
  const { files, facts: allFacts } = await convert(...file);
  expect(allFacts.filter(({ fact }) => fact === 'not-found')).toEqual([]);
  const facts = allFacts.filter(({ fact }) => fact !== 'read-back');
  const readBack = allFacts.find(({ fact }) => fact === 'read-back')?.count ?? 0;
  const pdf = await bytesOf(files[0]);
  await requireSound(pdf);
  return { pdf, facts, readBack, pages: await readPages(pdf), file: files[0] };
}

/** Prints a workbook that is made for the test, and checks the PDF as `printFile` does. */
export const printWorkbook = (book: MadeWorkbook, options: Partial<ExcelInput> = {}) =>
  printFile(workbook(book), options);
