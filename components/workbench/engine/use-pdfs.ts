import { useEffect, useReducer, useRef } from 'react';
import { type Fault, faultOf, type SourceFile } from '@/lib/engines/engine';
import type { Inspection } from '@/lib/engines/pdf/inspect';
import type { PdfOperations } from '@/lib/engines/pdf/operations';
import type { Engine } from './run-engine';

/** A chosen PDF: being read, read, waiting for its password, or refused. */
export type Pdf = {
  key: string;
  file: File;
  password?: string;
  state: 'reading' | 'ready' | 'locked' | 'refused';
  info?: Inspection;
  fault?: Fault;
};

type Action =
  | { type: 'add'; files: readonly File[] }
  | { type: 'change'; key: string; to: Partial<Pdf> }
  | { type: 'remove'; key: string }
  | { type: 'place'; key: string; at: number };

let last = 0;

function reduce(pdfs: readonly Pdf[], action: Action): readonly Pdf[] {
  switch (action.type) {
    case 'add':
      return [
        ...pdfs,
        ...action.files.map((file): Pdf => ({ key: `file-${++last}`, file, state: 'reading' })),
      ];
    case 'change':
      return pdfs.map((pdf) => (pdf.key === action.key ? { ...pdf, ...action.to } : pdf));
    case 'remove':
      return pdfs.filter(({ key }) => key !== action.key);
    case 'place': {
      const moved = pdfs.find(({ key }) => key === action.key);
      if (!moved) return pdfs;
      const others = pdfs.filter((pdf) => pdf !== moved);
      return [...others.slice(0, action.at), moved, ...others.slice(action.at)];
    }
  }
}

/** What the engine gets of a chosen PDF. */
export const sourceOf = ({ key, file, password }: Pdf): SourceFile => ({
  key,
  name: file.name,
  blob: file,
  password,
});

/** The chosen PDFs in their order; each is read in turn, so that a list shows what is in it. */
export function usePdfs(engine: Engine<PdfOperations>, files: readonly File[]) {
  const [pdfs, dispatch] = useReducer(reduce, []);
  const taken = useRef(0);
  useEffect(() => {
    const more = files.slice(taken.current);
    taken.current = files.length;
    if (more.length > 0) dispatch({ type: 'add', files: more });
  }, [files]);

  const reading = pdfs.find(({ state }) => state === 'reading');
  const { key, password } = reading ?? {};
  // biome-ignore lint/correctness/useExhaustiveDependencies: a file is read once for each password that is tried.
  useEffect(() => {
    if (!reading) return;
    let over = false;
    engine.run('inspect', sourceOf(reading)).then(
      (info) =>
        over ||
        dispatch({ type: 'change', key: reading.key, to: { info, state: 'ready', fault: undefined } }),
      (error) => {
        const fault = faultOf(error);
        const locked = fault.code === 'password' || fault.code === 'wrong-password';
        if (!over)
          dispatch({ type: 'change', key: reading.key, to: { fault, state: locked ? 'locked' : 'refused' } });
      },
    );
    return () => {
      over = true;
    };
  }, [engine, key, password]);

  return {
    pdfs,
    remove: (key: string) => dispatch({ type: 'remove', key }),
    place: (key: string, at: number) => dispatch({ type: 'place', key, at }),
    unlock: (key: string, password: string) =>
      dispatch({ type: 'change', key, to: { password, state: 'reading' } }),
    retry: (key: string) => dispatch({ type: 'change', key, to: { state: 'reading' } }),
  };
}
