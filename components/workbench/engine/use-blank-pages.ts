import type { PdfOperations } from '@/lib/engines/pdf/operations';
import type { Engine } from './run-engine';
import { useAnswer } from './use-answer';
import { sourceOf } from './use-chosen';
import type { Pdf } from './use-pdfs';

/** Longer files are not searched: it would keep the device busy for minutes. */
const most = 400;

const none: readonly number[] = [];

/** Blank pages, searched for after the first pages were drawn. Only a suggestion, so errors are ignored. */
export function useBlankPages(engine: Engine<PdfOperations>, pdf: Pdf | undefined): readonly number[] {
  const short = pdf?.info && pdf.info.pages <= most ? pdf : undefined;
  const { answer = none } = useAnswer(
    short?.key,
    async () => short && engine.run('blankPages', sourceOf(short), { onStalled: () => undefined }),
    800,
  );
  return answer;
}
