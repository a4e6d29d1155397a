import { useState } from 'react';

type History<T> = { of: string | undefined; values: readonly T[]; typing: boolean };

/**
 * A value that can be taken back step by step.
 *
 * @param of what the value belongs to; when it changes, the value and its history begin anew
 * @returns `set` with `typing` replaces what was typed just before: a word is one step, not one per letter
 */
export function useHistory<T>(of: string | undefined, initial: T) {
  const [kept, keep] = useState<History<T>>({ of, values: [initial], typing: false });
  const now: History<T> = kept.of === of ? kept : { of, values: [initial], typing: false };
  // React begins the render anew, so that the value stays the same one from now on.
  if (now !== kept) keep(now);
  const value = now.values.at(-1) ?? initial;
  return {
    value,
    canUndo: now.values.length > 1,
    set(next: T, typing = false) {
      const before = typing && now.typing ? now.values.slice(0, -1) : now.values;
      keep({ of, values: [...before, next], typing });
    },
    undo() {
      if (now.values.length > 1) keep({ of, values: now.values.slice(0, -1), typing: false });
    },
  };
}
