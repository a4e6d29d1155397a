import { useEffect, useState } from 'react';
import type { PdfOperations } from '@/lib/engines/pdf/operations';
import type { Engine } from './run-engine';
import { sourceOf } from './use-chosen';
import type { Pdf } from './use-pdfs';

/** Longer files are not searched: it would keep the device busy for minutes. */
const most = 400;

/** Blank pages, searched for after the first pages were drawn. */
export function useBlankPages(engine: Engine<PdfOperations>, pdf: Pdf | undefined): readonly number[] {
  const [found, setFound] = useState<{ key: string; pages: readonly number[] }>();
  const ready = pdf?.info && pdf.info.pages <= most ? pdf : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a file is searched once.
  useEffect(() => {
    if (!ready) return;
    let over = false;
    const timer = setTimeout(() => {
      engine.run('blankPages', sourceOf(ready), { onStalled: () => undefined }).then(
        (pages) => over || setFound({ key: ready.key, pages }),
        // Only a suggestion, so errors are ignored.
        () => undefined,
      );
    }, 800);
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [engine, ready?.key]);
  return found && found.key === pdf?.key ? found.pages : none;
}

const none: readonly number[] = [];
