import type { Fault, SourceFile } from 'engines';
import type { EditablePage, PdfOperations } from 'engines/pdf';
import { useMemo } from 'react';
import type { Box } from '../documents/share-of';
import type { Engine } from '../shell/run-engine';
import { useAnswer } from '../shell/use-answer';

const emptyPage: Omit<EditablePage, 'page'> = {
  width: 210,
  height: 297,
  toFile: [1, 0, 0, 1, 0, 0],
  lines: [],
  fields: [],
};

/** Content of a page; a page that could not be read has a fault, no content, and no size of its own. */
export type ReadPage = EditablePage & { fault?: Fault };

/** Editable content of a page; undefined while it is read. */
export function useEditable(
  engine: Engine<PdfOperations>,
  source: SourceFile | undefined,
  page: number,
): ReadPage | undefined {
  const { answer, fault } = useAnswer(source && `${source.key} ${page}`, async () => {
    if (!source) throw new Error('no file');
    return engine.run('readEditable', { source, page });
  });
  return useMemo(() => (fault ? { ...emptyPage, page, fault } : answer), [fault, page, answer]);
}

const noBoxes: readonly Box[] = [];

/** Boxes of the new lines that replace old ones; until the new page is read, the boxes of the old lines. */
export function changedIn(after: EditablePage | undefined, old: readonly Box[]): readonly Box[] {
  const found = after?.lines.filter((line) => old.some((box) => meets(line, box))) ?? noBoxes;
  return found.length > 0 ? found : old;
}

/** Whether two boxes are on the same line. */
export const areLevel = (a: Box, b: Box) => Math.abs(a.y + a.height / 2 - b.y - b.height / 2) < b.height / 2;

/** Whether two boxes are on the same line and overlap. */
export const meets = (a: Box, b: Box) => areLevel(a, b) && a.x < b.x + b.width && b.x < a.x + a.width;
