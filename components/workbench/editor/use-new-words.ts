import { useMemo } from 'react';
import type { SourceFile } from '@/lib/engines/engine';
import type { EditablePage } from '@/lib/engines/pdf/edit/editable';
import type { PdfOperations } from '@/lib/engines/pdf/operations';
import type { Engine } from '../engine/run-engine';
import { gapsBetween } from './differences';
import { useEditable } from './use-editable';

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
  const old = before.lines.flatMap(wordsOf);
  const now = after.lines.flatMap((line, index) =>
    wordsOf(line).map((text, word) => ({ text, index, word })),
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

const wordsOf = ({ text }: { text: string }) => text.split(/\s+/).filter(Boolean);
