import type { SourceFile } from '@/lib/engines/engine';
import type { EditablePage } from '@/lib/engines/pdf/edit/editable';
import type { PdfOperations } from '@/lib/engines/pdf/operations';
import type { Engine } from '../engine/run-engine';
import { useAnswer } from '../engine/use-answer';

const nothing: Omit<EditablePage, 'page'> = {
  width: 210,
  height: 297,
  toFile: [1, 0, 0, 1, 0, 0],
  lines: [],
  fields: [],
};

/** Editable content of a page; undefined while it is read. */
export function useEditable(
  engine: Engine<PdfOperations>,
  source: SourceFile | undefined,
  page: number,
): EditablePage | undefined {
  const { answer } = useAnswer(source && `${source.key} ${page}`, async () => {
    if (!source) throw new Error('no file');
    // A page that cannot be read has nothing to edit.
    return engine.run('editable', { source, page }).catch(() => ({ ...nothing, page }));
  });
  return answer;
}
