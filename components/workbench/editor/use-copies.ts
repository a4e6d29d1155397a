import { useMemo, useState } from 'react';
import type { Fact, ResultFile, SourceFile } from '@/lib/engines/engine';
import { blobOf } from '../engine/save';
import { type Chosen, sourceOf } from '../engine/use-chosen';
import type { Box } from '../parts/share-of';

/** A version that is not accepted yet. */
export type Proposal = {
  key: string;
  file: ResultFile;
  note: string;
  /** Where that is long. */
  short?: string;
};

/** A version of the file: what was done to the one before it, where, and what that came to. */
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

/** A result as a copy with a key of its own, so that the engine takes it for another file. */
export const copyOf = (file: ResultFile, notes: Pick<Proposal, 'note' | 'short'>): Proposal => ({
  key: `copy-${++made}`,
  file,
  ...notes,
});

type State = { of: string | undefined; copies: readonly Copy[]; at: number };

/** Versions of a file: the original is 0, and each accepted edit adds one. Nothing is lost by going back. */
export function useCopies(pdf: Chosen<unknown> | undefined) {
  const [kept, keep] = useState<State>({ of: pdf?.key, copies: [], at: 0 });
  const now = kept.of === pdf?.key ? kept : { of: pdf?.key, copies: [], at: 0 };
  const { copies, at } = now;
  const current = copies[at - 1];
  const source = useMemo(() => sourceFor(pdf, current), [pdf, current]);
  return {
    copies,
    at,
    current,
    source,
    /** Those that led to the one that is shown, oldest first. */
    chain: chainOf(copies, at),
    accept(copy: Omit<Copy, 'from'>) {
      keep({ ...now, copies: [...copies, { ...copy, from: at }], at: copies.length + 1 });
    },
    go(to: number) {
      keep({ ...now, at: to });
    },
  };
}

const chainOf = (copies: readonly Copy[], at: number): readonly Copy[] => {
  const copy = copies[at - 1];
  return copy ? [...chainOf(copies, copy.from), copy] : [];
};

/** What the engine gets of a copy, or of the original. */
export function sourceFor(
  pdf: Chosen<unknown> | undefined,
  copy: Proposal | undefined,
): SourceFile | undefined {
  if (pdf?.state !== 'ready') return undefined;
  if (!copy) return sourceOf(pdf);
  return { key: copy.key, name: pdf.file.name, blob: blobOf(copy.file) };
}
