import { useState } from 'react';
import type { Stroke } from '@/lib/engines/picture/cut-out/strokes';

type Strokes = { done: readonly Stroke[]; undone: readonly Stroke[] };

const none: Strokes = { done: [], undone: [] };

/** Brush strokes with undo and redo.¶@param of key of the picture; each has its own strokes */
export function useStrokes(of: string) {
  const [kept, keep] = useState<Readonly<Record<string, Strokes>>>({});
  const { done, undone } = kept[of] ?? none;
  const set = (strokes: Strokes) => keep({ ...kept, [of]: strokes });
  return {
    strokes: done,
    add: (stroke: Stroke) => set({ done: [...done, stroke], undone: [] }),
    undo:
      done.length > 0
        ? () => set({ done: done.slice(0, -1), undone: [...undone, ...done.slice(-1)] })
        : undefined,
    redo:
      undone.length > 0
        ? () => set({ done: [...done, ...undone.slice(-1)], undone: undone.slice(0, -1) })
        : undefined,
  };
}
