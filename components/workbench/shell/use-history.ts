import { useState } from 'react';

type History<T> = {
  owner: string | undefined;
  values: readonly T[];
  /** Undone values, the next one first. */
  undone: readonly T[];
  typing: boolean;
};

/**
 * A value with undo and redo.
 *
 * @param owner key of what the value belongs to; when it changes, value and history are reset
 * @returns `set` with `typing` replaces the previously typed value: a typed word is one step, not one per letter
 */
export function useHistory<T>(owner: string | undefined, initial: T) {
  const initialHistory = { owner, values: [initial], undone: [], typing: false };
  const [stored, setStored] = useState<History<T>>(initialHistory);
  const current: History<T> = stored.owner === owner ? stored : initialHistory;
  // React restarts the render, so that the value keeps its identity from then on.
  if (current !== stored) setStored(current);
  const value = current.values.at(-1) ?? initial;
  return {
    value,
    canUndo: current.values.length > 1,
    canRedo: current.undone.length > 0,
    set(next: T, typing = false) {
      const before = typing && current.typing ? current.values.slice(0, -1) : current.values;
      setStored({ owner, values: [...before, next], undone: [], typing });
    },
    undo() {
      const undone = [value, ...current.undone];
      if (current.values.length > 1)
        setStored({ owner, values: current.values.slice(0, -1), undone, typing: false });
    },
    redo() {
      const [next, ...undone] = current.undone;
      if (next !== undefined) setStored({ owner, values: [...current.values, next], undone, typing: false });
    },
  };
}
