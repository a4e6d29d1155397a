import { useMemo, useState } from 'react';
import type { ResultFile, SourceFile } from '@/lib/engines/engine';
import { blobOf } from '../engine/save';
import { type Chosen, sourceOf } from '../engine/use-chosen';

/** A version of the file: what was done to the one before it. */
export type Copy = { key: string; file: ResultFile; note: string };

let made = 0;

/** A result as a copy with a key of its own, so that the engine takes it for another file. */
export const copyOf = (file: ResultFile, note: string): Copy => ({ key: `copy-${++made}`, file, note });

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
    accept(copy: Copy) {
      keep({ ...now, copies: [...copies, copy], at: copies.length + 1 });
    },
    go(to: number) {
      keep({ ...now, at: to });
    },
  };
}

/** What the engine gets of a copy, or of the original. */
export function sourceFor(pdf: Chosen<unknown> | undefined, copy: Copy | undefined): SourceFile | undefined {
  if (pdf?.state !== 'ready') return undefined;
  if (!copy) return sourceOf(pdf);
  return { key: copy.key, name: pdf.file.name, blob: blobOf(copy.file) };
}
