import { type Fact, type Fault, faultOf, type ResultFile, type SourceFile } from 'engines';
import type { ExcelInput, ExcelOperations } from 'engines/excel';
import type { PdfOperations, Size } from 'engines/pdf';
import type { Engine } from '../shell/run-engine';
import { blobOf } from '../shell/save';
import { useAnswer } from '../shell/use-answer';

/** Printed sheets: a PDF for the preview, and facts about what was kept and lost. */
export type Printed = {
  sizes: Size[];
  preview?: SourceFile;
  /** Name and first page of each sheet. */
  chapters: NonNullable<ResultFile['chapters']>;
  facts: Fact[];
  fault?: Fault;
};

type Engines = { office: Engine<ExcelOperations>; pdf: Engine<PdfOperations> };

/** Milliseconds without another choice before the preview is printed. */
const PRINT_DELAY = 300;

/**
 * Prints the chosen sheets for a preview, so that pages and losses are visible before the PDF is made.
 *
 * @param input undefined while there is nothing to print, or while the tool works
 * @returns `printed`: undefined until the sheets are printed with the current choices; `again` prints them once more after a
 * fault
 */
export function usePrinted({ office, pdf }: Engines, input: ExcelInput | undefined) {
  const { file, ...choice } = input ?? {};
  const question = input && JSON.stringify([file?.key, choice]);
  const print = async (_: string, signal: AbortSignal): Promise<Printed> => {
    if (!input) throw new Error('no sheets');
    try {
      const { files, facts } = await office.run('convertWorkbook', input);
      const [resultFile] = files;
      if (!resultFile) throw new Error('no file');
      signal.throwIfAborted();
      const preview = { key: `${input.file.key}-${question}`, name: input.name, blob: blobOf(resultFile) };
      const { sizes } = await pdf.run('inspect', preview);
      return { sizes, preview, chapters: resultFile.chapters ?? [], facts };
    } catch (error) {
      return { sizes: [], chapters: [], facts: [], fault: faultOf(error) };
    }
  };
  const { answer: printed, retry } = useAnswer(question, print, PRINT_DELAY);
  return { printed, reprint: retry };
}
