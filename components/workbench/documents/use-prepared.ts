import { type RefObject, useEffect, useRef } from 'react';
import type { RunOptions } from '../shell/run-engine';

type PreparableEngine = { run(name: 'prepare', input: undefined, options: RunOptions): Promise<void> };

/**
 * Fetches what an engine needs for its job as soon as that is foreseeable: starting the job then needs no connection.
 * However long it takes, it does not interrupt other work of the engine. If it fails, starting the job fetches again
 * and reports the fault.
 *
 * @returns a promise that resolves once all is fetched or has failed
 */
export function usePrepared(
  engine: PreparableEngine,
  isNeeded: boolean,
): Readonly<RefObject<Promise<unknown> | undefined>> {
  const prepared = useRef<Promise<unknown>>(undefined);
  useEffect(() => {
    if (!isNeeded) return;
    const withoutStall = { onStalled: () => undefined };
    prepared.current = engine.run('prepare', undefined, withoutStall).catch(() => undefined);
  }, [engine, isNeeded]);
  return prepared;
}
