import { setTimeout as wait } from 'node:timers/promises';
import { nextStart, startNode } from '@/scripts/lib/child';
import { freePorts } from '@/scripts/lib/ports';

/** Median; of an even number of values, the upper middle one. NaN without values. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Serves the last build on a free port from `from` upward; resolves to the port once it answers. */
export async function startBuilt(from: number): Promise<number> {
  const port = await freePorts(from, 1);
  startNode(nextStart('-H', '127.0.0.1', '-p', String(port)), { stdio: 'ignore' });
  await answers(port);
  return port;
}

/** Resolves once a server on this machine answers. @throws after a minute */
export async function answers(port: number): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    const ready = await fetch(`http://127.0.0.1:${port}/`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    await wait(100);
  }
  throw new Error(`Nothing answers on port ${port}.`);
}
