import type { SourceFile } from 'engines';
import type { PdfOperations, RedactedPlace } from 'engines/pdf';
import { useMemo } from 'react';
import type { Engine } from '../shell/run-engine';
import { useAnswer } from '../shell/use-answer';
import { inPageOrder, type Mark } from './marks';

/** A marked place in which the redacted file has no letter left, and the words beside it in that file. */
export type RemovedMark = Mark & { beside: RedactedPlace['around'] };

/**
 * The places of a redacted file in which nothing is left, as the file itself shows them, in page order.
 *
 * @param copy the redacted file; undefined while there is none
 * @param marks what was marked in it
 * @returns undefined until the file is read
 */
export function useRemoved(
  engine: Engine<PdfOperations>,
  copy: SourceFile | undefined,
  marks: readonly Mark[],
): readonly RemovedMark[] | undefined {
  const question = useMemo(() => copy && { source: copy, marks: [...inPageOrder(marks)] }, [copy, marks]);
  const { answer } = useAnswer(question, async ({ source, marks }) => {
    const areas = marks.map(({ page, quads }) => ({ page, quads }));
    const places = await engine.run('readRedacted', { source, marks: areas });
    return marks.flatMap((mark, index) => {
      const place = places[index];
      return place?.letters === 0 ? [{ ...mark, beside: place.around }] : [];
    });
  });
  return answer;
}
