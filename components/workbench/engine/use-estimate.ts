import type { PdfOperations } from '@/lib/engines/pdf/operations';
import type { PictureFormat } from '@/lib/engines/pdf/parts';
import type { Engine } from './run-engine';
import { blobOf } from './save';
import { useAnswer } from './use-answer';
import { sourceOf } from './use-chosen';
import type { Pdf } from './use-pdfs';

/** Milliseconds without another choice before a page is tried; the pages are drawn meanwhile. */
const SETTLED = 700;

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
  const { format, dpi } = choice;
  const { answer } = useAnswer(
    pdf && page ? `${pdf.key} ${page} ${format} ${dpi}` : undefined,
    async () => {
      if (!pdf || !page) throw new Error('no page');
      const input = { source: sourceOf(pdf), pages: [page], format, dpi };
      const [file] = (await engine.run('pictures', input)).files;
      return file && blobOf(file).size;
    },
    SETTLED,
  );
  return answer;
}
