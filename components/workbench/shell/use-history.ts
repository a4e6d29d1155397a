import { useState } from 'react';

type History<T> = {
  of: string | undefined;
  values: readonly T[];
  /** Undone values, the next one first. */
  undone: readonly T[];
  typing: boolean;
};

/**
 * A value with undo and redo.
 *
 * @param of key of the value's owner; when it changes, value and history are reset
 * @returns `set` with `typing` replaces the previous typed value: a word is one step, not one per letter
 */
export function useHistory<T>(of: string | undefined, initial: T) {
  const begun = { of, values: [initial], undone: [], typing: false };
  const [kept, setKept] = useState<History<T>>(begun);
  const now: History<T> = kept.of === of ? kept : begun;
  // React restarts the render, so that the value keeps its identity from then on.
  if (now !== kept) setKept(now);
  const value = now.values.at(-1) ?? initial;
  return {
    value,
    canUndo: now.values.length > 1,
    canRedo: now.undone.length > 0,
    set(next: T, typing = false) {
      const before = typing && now.typing ? now.values.slice(0, -1) : now.values;
      setKept({ of, values: [...before, next], undone: [], typing });
    },
    undo() {
      const undone = [value, ...now.undone];
      if (now.values.length > 1) setKept({ of, values: now.values.slice(0, -1), undone, typing: false });
    },
    redo() {
      const [next, ...undone] = now.undone;
      if (next !== undefined) setKept({ of, values: [...now.values, next], undone, typing: false });
    },
  };
}
