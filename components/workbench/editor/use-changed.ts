import type { SourceFile } from '@/lib/engines/engine';
import type { PdfOperations } from '@/lib/engines/pdf/operations';
import type { Engine } from '../engine/run-engine';
import type { Box } from '../parts/share-of';
import { useEditable } from './use-editable';

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
