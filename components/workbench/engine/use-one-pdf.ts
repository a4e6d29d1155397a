import { useCallback, useRef } from 'react';
import { Fault, type SourceFile } from '@/lib/engines/engine';
import type { Inspection } from '@/lib/engines/pdf/inspect';
import type { PdfOperations } from '@/lib/engines/pdf/operations';
import { pdfKind } from '@/lib/engines/pdf/pdf-kind';
import { budgetHere } from './budget';
import type { Engine } from './run-engine';
import { useChosen } from './use-chosen';
import { type OneOf, useOneOf } from './use-one-of';

/** The PDF that a single-file tool works on, and the other chosen files. */
export type OnePdf = OneOf<Inspection>;

/** Reads the chosen PDFs and selects one. A PDF that is large for this device is read only on request. */
export function useOnePdf(engine: Engine<PdfOperations>, files: readonly File[]): OnePdf {
  const allowed = useRef(new Set<string>());
  const inspect = useCallback(
    async (source: SourceFile) => {
      const { key, name, blob } = source;
      await pdfKind(source);
      if (blob.size > budgetHere().ask && !allowed.current.has(key)) {
        throw new Fault('too-large', { file: name });
      }
      return engine.run('inspect', source);
    },
    [engine],
  );
  const { chosen, retry, ...acts } = useChosen(files, inspect);
  return useOneOf(chosen, {
    ...acts,
    retry(key) {
      allowed.current.add(key);
      retry(key);
    },
  });
}
