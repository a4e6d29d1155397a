import { useState } from 'react';
import type { Chosen, useChosen } from './use-chosen';

type Acts = Pick<ReturnType<typeof useChosen>, 'remove' | 'unlock' | 'retry'>;

/** The file that a single-file tool works on, and the other chosen files. */
export type OneOf<Info> = Acts & {
  one: Chosen<Info> | undefined;
  waiting: readonly Chosen<Info>[];
  refused: readonly Chosen<Info>[];
  open: (key: string) => void;
};

/** Selects the file to work on: the first readable one, until another is opened. */
export function useOneOf<Info>(
  chosen: readonly Chosen<Info>[],
  { remove, unlock, retry }: Acts,
): OneOf<Info> {
  const [opened, open] = useState<string>();
  const usable = chosen.filter(({ state }) => state !== 'refused');
  const one = usable.find(({ key }) => key === opened) ?? usable[0];
  return {
    one,
    waiting: usable.filter((other) => other !== one),
    refused: chosen.filter(({ state }) => state === 'refused'),
    open,
    remove,
    unlock,
    retry,
  };
}
