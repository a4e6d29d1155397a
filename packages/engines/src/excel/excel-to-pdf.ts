import { Fault, faultOf, type Host, type Outcome, type SourceFile } from '../engine';
import { nameAs } from '../file-name';
import { isLocked, officeKind } from '../office-kind';
import { read } from '../write/bytes';
import { complete } from './complete';
import type { ExcelFact } from './print/excel-fact';
import type { ExcelInput } from './print/excel-input';
import { Printer } from './print/printer';
import type { Workbook } from './read/model';
import { prepareLanguages } from './read/number-format';
import { readWorkbook } from './read/read-workbook';

/** A sheet of a workbook, as offered for selection. */
export type SheetInfo = {
  /** Index in the workbook, from 0, used by `sheets` of the operation. */
  index: number;
  name: string;
  hidden: boolean;
  /** Number of rows with a value. */
  rows: number;
  /** Number of pictures, charts and shapes that are converted. */
  drawings: number;
  /** Number of drawings that are not converted: rare types of charts, and shapes with rare outlines. */
  undrawnDrawings: number;
  /** Whether it has conditional formats that are not converted. */
  hasUndrawnRules: boolean;
};

let lastWorkbook: { key: string; workbook: Workbook } | undefined;

async function open(file: SourceFile, host: Host): Promise<Workbook> {
  if (lastWorkbook?.key === file.key) return lastWorkbook.workbook;
  const blob = (await isLocked(file.blob)) ? await unlocked(file, host) : file.blob;
  const kind = await officeKind({ ...file, blob });
  // Text is read as CSV, unless the file has the extension of a workbook and so is damaged or of another type.
  const isCsv = kind === 'text' && !/\.xl[st][xm]$/i.test(file.name);
  if (kind !== 'xlsx' && !isCsv) throw new Fault('kind', { file: file.name, detail: kind });
  try {
    const bytes = await read(blob);
    const workbook =
      kind === 'xlsx'
        ? await complete(readWorkbook(bytes, file.name), host)
        : await separatedValues(bytes, file.name, host);
    lastWorkbook = { key: file.key, workbook };
    return workbook;
  } catch (error) {
    throw faultOf(error, { file: file.name });
  }
}

async function separatedValues(bytes: Uint8Array, name: string, host: Host): Promise<Workbook> {
  const { readCsv } = await host.part('csv', () => import('./parts/csv'));
  return readCsv(bytes, name);
}

async function unlocked(file: SourceFile, host: Host): Promise<Blob> {
  const { unlock } = await host.part('locked', () => import('./parts/locked'));
  return unlock(file);
}

/**
 * Lists the sheets of a workbook.
 *
 * @returns all sheets in the workbook's order, hidden ones too; a CSV file has one
 * @throws Fault `empty`, `kind`, `password`, `wrong-password`, `encrypted`, `damaged`
 */
export async function inspectWorkbook(
  { file }: { file: SourceFile },
  host: Host,
): Promise<{ sheets: SheetInfo[] }> {
  const { sheets } = await open(file, host);
  return {
    sheets: sheets.map(({ name, hidden, cells, drawings, undrawnDrawings, undrawnRules }, index) => ({
      index,
      name,
      hidden,
      rows: new Set(cells.flatMap(({ row, value }) => (value === undefined || value === '' ? [] : [row])))
        .size,
      drawings: drawings.length,
      undrawnDrawings,
      hasUndrawnRules: undrawnRules > 0,
    })),
  };
}

/** A workbook, and how to print it; defaults are those of {@link convertWorkbook}. */
export type WorkbookInput = Pick<ExcelInput, 'file'> & Partial<Omit<ExcelInput, 'file'>>;

/**
 * Prints sheets of a workbook to a PDF, with values as Excel shows them, on pages that cut no column.
 *
 * @param input.sheets default: all visible sheets. Other defaults: A4 in the orientation that the file states or that
 *   fits the columns, no extra footer, digits grouped by the number formats
 * @returns one PDF, whose chapters are the sheets, and what was kept and lost (ECMA-376, part 1, 18)
 * @throws Fault `range` for a missing sheet, `nothing` when the sheets have nothing to print; otherwise as
 *   `inspectWorkbook`
 */
export async function convertWorkbook(original: WorkbookInput, host: Host): Promise<Outcome<ExcelFact>> {
  const workbook = await open(original.file, host);
  const input: ExcelInput = {
    paper: 'a4',
    orientation: 'auto',
    grouping: 'by-format',
    footer: '',
    name: nameAs(original.file.name, 'pdf'),
    sheets: workbook.sheets.flatMap(({ hidden }, index) => (hidden ? [] : [index])),
    ...original,
  };
  await prepareLanguages(workbook.styles, host);
  const printer = new Printer(workbook, input, host);
  const chosen = input.sheets.map((index) => {
    const sheet = workbook.sheets[index];
    if (!sheet) throw new Fault('range', { file: original.file.name, detail: `${index}` });
    return sheet;
  });
  for (const [done, sheet] of chosen.entries()) {
    host.progress({ stage: 'printing', done, total: chosen.length, file: sheet.name });
    await printer.print(sheet);
  }
  return printer.finish();
}
