import { type RefObject, useEffect, useRef } from 'react';
import type { RunOptions } from '../shell/run-engine';

type Prepared = { run(name: 'prepare', input: undefined, options: RunOptions): Promise<void> };

/**
 * Fetches what an engine needs for its job, once it is needed: the press of the button then works without a connection.
 * However long it takes, it ends nothing else that the engine does. Where it does not arrive, the press asks for it again,
 * and says so.
 *
 * @returns what has been fetched, or has failed, when it resolves
 */
export function usePrepared(
  engine: Prepared,
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
