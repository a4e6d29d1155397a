import { useEffect, useState } from 'react';
import { type Fact, type Fault, faultOf, type ResultFile, type SourceFile } from '@/lib/engines/engine';
import type { OfficeOperations } from '@/lib/engines/office/operations';
import type { ExcelInput } from '@/lib/engines/office/print/printer';
import type { Size } from '@/lib/engines/pdf/inspect';
import type { PdfOperations } from '@/lib/engines/pdf/operations';
import type { Engine } from '../engine/run-engine';
import { blobOf } from '../engine/save';

/** Printed sheets: a PDF for the preview, and the facts for the report. */
export type Printed = {
  of: string;
  sizes: Size[];
  preview?: SourceFile;
  /** First page of each sheet. */
  chapters: NonNullable<ResultFile['chapters']>;
  facts: Fact[];
  fault?: Fault;
};

type Engines = { office: Engine<OfficeOperations>; pdf: Engine<PdfOperations> };

/** Milliseconds without another choice before the preview is printed. */
const SETTLED = 300;

/**
 * Prints the chosen sheets for a preview, so that pages and losses are visible before the PDF is made.
 *
 * @param input undefined while there is nothing to print, or while the tool works
 * @returns undefined until the pages of this choice are there
 */
export function usePrinted({ office, pdf }: Engines, input: ExcelInput | undefined): Printed | undefined {
  const [printed, keep] = useState<Printed>();
  const { file, ...choice } = input ?? {};
  const of = input ? JSON.stringify([file?.key, choice]) : '';
  const known = printed?.of === of;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the printed pages depend on `of` alone.
  useEffect(() => {
    if (!input || known) return;
    let over = false;
    const timer = setTimeout(async () => {
      const key = `${input.file.key}-${of}`;
      const show = (found: Omit<Printed, 'of'>) => over || keep({ of, ...found });
      try {
        const { files, facts } = await office.run('excelToPdf', input);
        const [made] = files;
        if (!made || over) return;
        const preview = { key, name: input.name, blob: blobOf(made) };
        const { sizes } = await pdf.run('inspect', preview);
        show({ sizes, preview, chapters: made.chapters ?? [], facts });
      } catch (error) {
        show({ sizes: [], chapters: [], facts: [], fault: faultOf(error) });
      }
    }, SETTLED);
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [of, known, office, pdf]);

  return known ? printed : undefined;
}
