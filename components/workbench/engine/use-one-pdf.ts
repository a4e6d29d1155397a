import { useCallback } from 'react';
import type { SourceFile } from '@/lib/engines/engine';
import type { Inspection } from '@/lib/engines/pdf/inspect';
import type { PdfOperations } from '@/lib/engines/pdf/operations';
import { pdfKind } from '@/lib/engines/pdf/pdf-kind';
import type { Engine } from './run-engine';
import { askIfLarge, useChosen } from './use-chosen';
import { type OneOf, useOneOf } from './use-one-of';

/** The PDF that a single-file tool works on, and the other chosen files. */
export type OnePdf = OneOf<Inspection>;

/** Reads the chosen PDFs and selects one. A PDF that is large for this device is read only on request. */
export function useOnePdf(engine: Engine<PdfOperations>, files: readonly File[]): OnePdf {
  const inspect = useCallback(
    async (source: SourceFile, allowed: boolean) => {
      await pdfKind(source);
      askIfLarge(source, allowed);
      return engine.run('inspect', source);
    },
    [engine],
  );
  const { chosen, ...acts } = useChosen(files, inspect);
  return useOneOf(chosen, acts);
}
