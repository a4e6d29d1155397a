import { useState } from 'react';
import type { ChosenFile, useChosenFiles } from './use-chosen-files';

type FileActions = Pick<ReturnType<typeof useChosenFiles>, 'remove' | 'unlock' | 'retry'>;
type All<Info> = FileActions & { chosen: readonly ChosenFile<Info>[] };

/** The file that a single-file tool works on, and the other chosen files. */
export type SingleFile<Info> = FileActions & {
  current: ChosenFile<Info> | undefined;
  /** The current file and the waiting ones, in the order in which they were chosen. */
  all: readonly ChosenFile<Info>[];
  waiting: readonly ChosenFile<Info>[];
  refused: readonly ChosenFile<Info>[];
  open: (key: string) => void;
};

/** Selects the file to work on: the first readable one, until another is opened. */
export function useSingleFile<Info>({ chosen, remove, unlock, retry }: All<Info>): SingleFile<Info> {
  const [openedKey, setOpenedKey] = useState<string>();
  const usable = chosen.filter(({ state }) => state !== 'refused');
  const selected = usable.find(({ key }) => key === openedKey) ?? usable[0];
  return {
    current: selected,
    all: usable,
    waiting: usable.filter((other) => other !== selected),
    refused: chosen.filter(({ state }) => state === 'refused'),
    open: setOpenedKey,
    remove,
    unlock,
    retry,
  };
}
