import type { Fact, ResultFile, SourceFile } from 'engines';
import { useMemo, useState } from 'react';
import type { Box } from '../documents/share-of';
import { blobOf } from '../shell/save';
import { type ChosenFile, sourceOf } from '../shell/use-chosen-files';

/** Description of an edit for the list of versions. */
export type EditDescription = {
  note: string;
  /** Short form of the note, if it is long. */
  short?: string;
  /** The note consists of words of the page, which must not be translated. */
  isVerbatim?: boolean;
  /** Set if words were changed: the old and the new text of the line or paragraph. */
  reworded?: Rewording;
};

export type Rewording = { scope: 'line' | 'paragraph'; before: string; after: string };

export type Proposal = EditDescription & {
  key: string;
  file: ResultFile;
  /** Facts of the trial that the visitor could read before the edit was applied. */
  readFacts?: readonly Fact[];
};

/** A version of the file: the edit that made it, the version it was made from, and its facts. */
export type Copy = Proposal & {
  /** Number of the version it was made from: 0 is the original. */
  from: number;
  page: number;
  /** All pages that it changed. */
  pages: readonly number[];
  places: readonly Box[];
  facts: readonly Fact[];
  /** Duration of the job, in seconds. */
  seconds: number;
};

let copyCount = 0;

/** A result as a copy with its own key, so that the engine treats it as another file. */
export const proposalOf = (
  file: ResultFile,
  { note, short, isVerbatim, reworded }: EditDescription,
): Proposal => ({
  key: `copy-${++copyCount}`,
  file,
  note,
  short,
  isVerbatim,
  reworded,
});

type State = { owner: string | undefined; copies: readonly Copy[]; version: number };

/** Versions of a file: the original is 0, and each accepted edit adds one. Going back deletes nothing. */
export function useCopies(pdf: ChosenFile<unknown> | undefined) {
  const [stored, setStored] = useState<State>({ owner: pdf?.key, copies: [], version: 0 });
  const state = stored.owner === pdf?.key ? stored : { owner: pdf?.key, copies: [], version: 0 };
  const { copies, version } = state;
  const current = copies[version - 1];
  const source = useMemo(() => sourceFor(pdf, current), [pdf, current]);
  return {
    copies,
    version,
    current,
    source,
    /** The version that was last made from the shown one, if any was. */
    next: copies.findLastIndex(({ from }) => from === version) + 1 || undefined,
    /** The versions that led to the shown one, oldest first. */
    chain: chainOf(copies, version),
    accept(copy: Omit<Copy, 'from'>) {
      setStored({ ...state, copies: [...copies, { ...copy, from: version }], version: copies.length + 1 });
    },
    go(to: number) {
      setStored({ ...state, version: to });
    },
  };
}

const chainOf = (copies: readonly Copy[], version: number): readonly Copy[] => {
  const copy = copies[version - 1];
  return copy ? [...chainOf(copies, copy.from), copy] : [];
};

/** The engine's input for a copy or for the original. */
export function sourceFor(
  pdf: ChosenFile<unknown> | undefined,
  copy: Proposal | undefined,
): SourceFile | undefined {
  if (pdf?.state !== 'ready') return undefined;
  if (!copy) return sourceOf(pdf);
  return { key: copy.key, name: pdf.file.name, blob: blobOf(copy.file) };
}
