import { useCallback } from 'react';
import type { SourceFile } from '@/lib/engines/engine';
import type { Inspection } from '@/lib/engines/pdf/inspect';
import type { PdfOperations } from '@/lib/engines/pdf/operations';
import { pdfKind } from '@/lib/engines/pdf/pdf-kind';
import type { Engine } from './run-engine';
import { type Chosen, useChosen } from './use-chosen';

export type Pdf = Chosen<Inspection>;

/** The chosen PDFs in order, with what was found in each. */
export function usePdfs(engine: Engine<PdfOperations>, files: readonly File[]) {
  const inspect = useCallback(
    async (source: SourceFile) => {
      await pdfKind(source);
      return engine.run('inspect', source);
    },
    [engine],
  );
  const { chosen: pdfs, ...acts } = useChosen(files, inspect);
  return { pdfs, ...acts };
}
