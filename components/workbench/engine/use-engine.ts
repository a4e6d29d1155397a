import { useEffect, useRef, useState } from 'react';
import type { Operations } from '@/lib/engines/engine';
import type { EngineFiles } from '@/lib/engines/files';
import { createEngine, type Engine } from './run-engine';

/** Bytes of the engine that have arrived, of how many; undefined once they are there. */
export type Fetched = { done: number; total: number } | undefined;

/** The engine of a tool while the tool is shown; its worker ends with it. */
export function useEngine<Ops extends Operations>(
  files: EngineFiles,
): { engine: Engine<Ops>; fetched: Fetched } {
  const [fetched, setFetched] = useState<Fetched>();
  const kept = useRef<Engine<Ops>>(undefined);
  kept.current ??= createEngine<Ops>(files, (done, total) =>
    setFetched(done < total ? { done, total } : undefined),
  );
  const engine = kept.current;
  useEffect(() => () => engine.end(), [engine]);
  return { engine, fetched };
}
