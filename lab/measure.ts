import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { nextStartArgs, startNode } from '@/scripts/lib/child';
import { freePorts } from '@/scripts/lib/ports';

/** Median; for an even number of values, the upper of the middle two. NaN without values. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Serves the last build on the first of `count` free ports from `from` upward; resolves to the port once the server answers. */
export async function startBuilt(from: number, count = 1): Promise<number> {
  const port = await freePorts(from, count);
  await untilAnswered(
    port,
    startNode(nextStartArgs('-H', '127.0.0.1', '-p', String(port)), { stdio: 'ignore' }),
  );
  return port;
}

/** Resolves once a server on this machine answers. @throws after a minute, or when `next start` has ended */
export async function untilAnswered(port: number, nextProcess?: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
    if (answer?.ok) return;
    if (nextProcess && nextProcess.exitCode !== null) throw new Error('next start ended before it answered.');
    await wait(100);
  }
  throw new Error(`Nothing answers on port ${port}.`);
}
