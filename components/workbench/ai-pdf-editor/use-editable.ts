import type { Fault, SourceFile } from 'engines';
import type { EditablePage, PdfOperations } from 'engines/pdf';
import { useMemo } from 'react';
import type { Box } from '../documents/share-of';
import type { Engine } from '../shell/run-engine';
import { useAnswer } from '../shell/use-answer';
import { gapsBetween, wordsOf } from './differences';

const nothing: Omit<EditablePage, 'page'> = {
  width: 210,
  height: 297,
  toFile: [1, 0, 0, 1, 0, 0],
  lines: [],
  fields: [],
};

/** A page that could not be read has a fault, no content, and no size of its own. */
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
  return useMemo(() => (fault ? { ...nothing, page, fault } : answer), [fault, page, answer]);
}

const none: readonly Box[] = [];

/** Boxes of the new words of changed lines; the old words' boxes until those are read. */
export function useChanged(
  engine: Engine<PdfOperations>,
  proposed: SourceFile | undefined,
  page: number,
  old: readonly Box[],
): readonly Box[] {
  const after = useEditable(engine, proposed, page);
  if (!proposed) return none;
  const found = after?.lines.filter((line) => old.some((box) => meets(line, box))) ?? none;
  return found.length > 0 ? found : old;
}

/** On the same line and overlapping. */
export const meets = (a: Box, b: Box) =>
  Math.abs(a.y + a.height / 2 - b.y - b.height / 2) < b.height / 2 &&
  a.x < b.x + b.width &&
  b.x < a.x + a.width;

/** Word indexes by line number. */
export type NewWords = ReadonlyMap<number, readonly number[]>;

export const noNewWords: NewWords = new Map();

/** Words on a copy's page that the original does not have there. */
export function useNewWords(
  engine: Engine<PdfOperations>,
  original: SourceFile | undefined,
  number: number,
  page: EditablePage | undefined,
): NewWords {
  const before = useEditable(engine, original, number);
  return useMemo(() => (before && page ? newWordsIn(before, page) : noNewWords), [before, page]);
}

function newWordsIn(before: EditablePage, after: EditablePage): NewWords {
  const old = before.lines.flatMap(({ text }) => wordsOf(text));
  const now = after.lines.flatMap((line, index) =>
    wordsOf(line.text).map((text, word) => ({ text, index, word })),
  );
  const found = new Map<number, number[]>();
  const gaps = gapsBetween(
    old,
    now.map(({ text }) => text),
  );
  for (const { b0, b1 } of gaps)
    for (const { index, word } of now.slice(b0, b1)) found.set(index, [...(found.get(index) ?? []), word]);
  return found;
}
