import { useMemo } from 'react';
import type { SourceFile } from '@/lib/engines/engine';
import type { EditablePage } from '@/lib/engines/pdf/edit/editable';
import type { PdfOperations } from '@/lib/engines/pdf/operations';
import type { Engine } from '../engine/run-engine';
import { gapsBetween } from './differences';
import { useEditable } from './use-editable';

/** Numbers of words by the numbers of their lines. */
export type Kept = ReadonlyMap<number, readonly number[]>;

export const noneKept: Kept = new Map();

/** Words of a copy's page that its original does not have there. */
export function useKept(
  engine: Engine<PdfOperations>,
  original: SourceFile | undefined,
  number: number,
  page: EditablePage | undefined,
): Kept {
  const before = useEditable(engine, original, number);
  return useMemo(() => (before && page ? keptOf(before, page) : noneKept), [before, page]);
}

function keptOf(before: EditablePage, after: EditablePage): Kept {
  const old = before.lines.flatMap(wordsOf);
  const now = after.lines.flatMap((line, index) =>
    wordsOf(line).map((text, word) => ({ text, index, word })),
  );
  const kept = new Map<number, number[]>();
  const gaps = gapsBetween(
    old,
    now.map(({ text }) => text),
  );
  for (const { b0, b1 } of gaps)
    for (const { index, word } of now.slice(b0, b1)) kept.set(index, [...(kept.get(index) ?? []), word]);
  return kept;
}

const wordsOf = ({ text }: { text: string }) => text.split(/\s+/).filter(Boolean);
