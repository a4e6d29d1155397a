import { useCallback, useRef, useState } from 'react';
import { Fault, type SourceFile } from '@/lib/engines/engine';
import type { PdfOperations } from '@/lib/engines/pdf/operations';
import { budgetHere } from './budget';
import type { Engine } from './run-engine';
import { useChosen } from './use-chosen';
import type { Pdf } from './use-pdfs';

/** The PDF that a tool for one file works on, and others that came with it or after it. */
export type OnePdf = {
  pdf: Pdf | undefined;
  waiting: readonly Pdf[];
  refused: readonly Pdf[];
  open: (key: string) => void;
  remove: (key: string) => void;
  unlock: (key: string, password: string) => void;
  /** Reads it once more; a file that is large for this device is read now. */
  retry: (key: string) => void;
};

/** Reads the chosen PDFs, of which one is worked on. One that is large for this device is not read before it is asked for. */
export function useOnePdf(engine: Engine<PdfOperations>, files: readonly File[]): OnePdf {
  const allowed = useRef(new Set<string>());
  const inspect = useCallback(
    async (source: SourceFile) => {
      const { key, name, blob } = source;
      if (blob.size > budgetHere().ask && !allowed.current.has(key)) {
        throw new Fault('too-large', { file: name });
      }
      return engine.run('inspect', source);
    },
    [engine],
  );
  const { chosen, retry, ...acts } = useChosen(files, inspect);
  const [opened, open] = useState<string>();
  const usable = chosen.filter(({ state }) => state !== 'refused');
  const pdf = usable.find(({ key }) => key === opened) ?? usable[0];
  return {
    ...acts,
    pdf,
    waiting: usable.filter((other) => other !== pdf),
    refused: chosen.filter(({ state }) => state === 'refused'),
    open,
    retry(key) {
      allowed.current.add(key);
      retry(key);
    },
  };
}
