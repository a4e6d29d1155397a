import type { Fact, ResultFile, SourceFile } from 'engines';
import { useMemo, useState } from 'react';
import type { Box } from '../documents/share-of';
import { blobOf } from '../shell/save';
import { type Chosen, sourceOf } from '../shell/use-chosen';

/** What an edit has changed. */
export type Notes = {
  note: string;
  /** Set if the note is long. */
  short?: string;
  /** It is made of words of the page, which no translation may change. */
  isVerbatim?: boolean;
  /** Set if words were changed: the old and the new text of the line or paragraph. */
  reworded?: Rewording;
};

export type Rewording = { scope: 'line' | 'paragraph'; before: string; after: string };

export type Proposal = Notes & { key: string; file: ResultFile };

/** A version of the file: the edit that made it, its place, and its facts. */
export type Copy = Proposal & {
  /** Number of the version it was made from: 0 is the original. */
  from: number;
  page: number;
  places: readonly Box[];
  facts: readonly Fact[];
  /** Seconds. */
  took: number;
};

let made = 0;

/** A result as a copy with its own key, so that the engine treats it as another file. */
export const copyOf = (file: ResultFile, { note, short, isVerbatim, reworded }: Notes): Proposal => ({
  key: `copy-${++made}`,
  file,
  note,
  short,
  isVerbatim,
  reworded,
});

type State = { of: string | undefined; copies: readonly Copy[]; at: number };

/** Versions of a file: the original is 0, and each accepted edit adds one. Going back deletes nothing. */
export function useCopies(pdf: Chosen<unknown> | undefined) {
  const [kept, setKept] = useState<State>({ of: pdf?.key, copies: [], at: 0 });
  const now = kept.of === pdf?.key ? kept : { of: pdf?.key, copies: [], at: 0 };
  const { copies, at } = now;
  const current = copies[at - 1];
  const source = useMemo(() => sourceFor(pdf, current), [pdf, current]);
  return {
    copies,
    at,
    current,
    source,
    /** The version that was last made from the shown one, if any was. */
    next: copies.findLastIndex(({ from }) => from === at) + 1 || undefined,
    /** The versions that led to the shown one, oldest first. */
    chain: chainOf(copies, at),
    accept(copy: Omit<Copy, 'from'>) {
      setKept({ ...now, copies: [...copies, { ...copy, from: at }], at: copies.length + 1 });
    },
    go(to: number) {
      setKept({ ...now, at: to });
    },
  };
}

const chainOf = (copies: readonly Copy[], at: number): readonly Copy[] => {
  const copy = copies[at - 1];
  return copy ? [...chainOf(copies, copy.from), copy] : [];
};

/** The engine's input for a copy or for the original. */
export function sourceFor(
  pdf: Chosen<unknown> | undefined,
  copy: Proposal | undefined,
): SourceFile | undefined {
  if (pdf?.state !== 'ready') return undefined;
  if (!copy) return sourceOf(pdf);
  return { key: copy.key, name: pdf.file.name, blob: blobOf(copy.file) };
}
