import { useEffect, useState } from 'react';
import type { SourceFile } from '@/lib/engines/engine';
import type { EditablePage } from '@/lib/engines/pdf/edit/editable';
import type { PdfOperations } from '@/lib/engines/pdf/operations';
import type { Engine } from '../engine/run-engine';

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
  const [read, setRead] = useState<{ source: SourceFile; page: EditablePage }>();
  useEffect(() => {
    if (!source) return;
    let over = false;
    engine.run('editable', { source, page }).then(
      (found) => over || setRead({ source, page: found }),
      // A page that cannot be read has nothing to edit.
      () => over || setRead({ source, page: { ...nothing, page } }),
    );
    return () => {
      over = true;
    };
  }, [engine, source, page]);
  return read?.source === source && read?.page.page === page ? read.page : undefined;
}
