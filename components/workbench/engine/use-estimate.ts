import { useEffect, useState } from 'react';
import type { PdfOperations } from '@/lib/engines/pdf/operations';
import type { PictureFormat } from '@/lib/engines/pdf/parts';
import type { Engine } from './run-engine';
import { blobOf } from './save';
import { sourceOf } from './use-chosen';
import type { Pdf } from './use-pdfs';

/** Milliseconds without another choice before a page is tried; the pages are drawn meanwhile. */
const SETTLED = 700;

type Tried = { of: string; bytes: number };

/**
 * Size in bytes of one page's picture, made to measure it: it cannot be predicted per format.
 *
 * @param page the page to try; undefined while there is none, or the engine is busy
 */
export function useEstimate(
  engine: Engine<PdfOperations>,
  pdf: Pdf | undefined,
  page: number | undefined,
  choice: { format: PictureFormat; dpi: number },
): number | undefined {
  const [tried, setTried] = useState<Tried>();
  const { format, dpi } = choice;
  const of = pdf && page ? `${pdf.key} ${page} ${format} ${dpi}` : undefined;
  const known = tried !== undefined && tried.of === of;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the picture depends on `of` alone.
  useEffect(() => {
    if (!pdf || !page || !of || known) return;
    let over = false;
    const timer = setTimeout(() => {
      engine.run('pictures', { source: sourceOf(pdf), pages: [page], format, dpi }).then(
        ({ files: [file] }) => over || !file || setTried({ of, bytes: blobOf(file).size }),
        () => undefined,
      );
    }, SETTLED);
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [engine, of]);
  return known ? tried.bytes : undefined;
}
