import { availableParallelism } from 'node:os';
import { ended, startNode } from './child';

/** What both of two cores do at once: start a process, make, sort and look up half a million texts. */
const work = `
  const texts = Array.from({ length: 500_000 }, (_, at) => ((at * 2654435761) % 4294967296).toString(36));
  const places = new Map(texts.toSorted().map((text, at) => [text, { at }]));
  if (texts.some((text) => places.get(text) === undefined)) process.exit(1);
`;

/** Seconds that the work takes on the machine on which the budget of test-seconds was set, when it does nothing else. */
const usual = 0.95;

/**
 * How much longer this machine takes for a piece of work than the one on which the budget of test-seconds was set,
 * because it is slower or because other programs keep it busy; 1 where it is as fast or faster.
 */
export async function machinePace(): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 3; round++) {
    const began = performance.now();
    const both = Array.from({ length: Math.min(2, availableParallelism()) }, () =>
      ended(startNode(['-e', work], { stdio: 'ignore' })),
    );
    if ((await Promise.all(both)).some((code) => code !== 0)) return 1;
    times.push((performance.now() - began) / 1000);
  }
  return paceOf(times, usual);
}

/** @param times seconds of the same work, several times. @param usual what it takes usually */
export function paceOf(times: readonly number[], usual: number): number {
  const middle = times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? usual;
  return Math.max(1, middle / usual);
}
