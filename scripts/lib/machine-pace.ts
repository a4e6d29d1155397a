import { setTimeout as wait } from 'node:timers/promises';
import { exitCodeOf, startNode } from './child';

/** The program that is timed, from the start of its process: it creates, sorts and looks up texts, a mix like that of the tests. */
const program = `
  const texts = Array.from({ length: 150_000 }, (_, index) => ((index * 2654435761) % 4294967296).toString(36));
  const places = new Map(texts.toSorted().map((text, index) => [text, { index }]));
  if (texts.some((text) => places.get(text) === undefined)) process.exit(1);
`;

/** Seconds of this work, run beside the tests, on the machine for which the budget of test-seconds was set. */
const referenceSeconds = 0.67;

/** Milliseconds between two measurements, so that they take a fiftieth of the processor time. */
const pause = 15_000;

/**
 * Measures repeatedly how slow the machine is while the tests run.
 *
 * @returns a function that stops measuring and returns how many times as long the work took as on the machine for
 *   which the budget was set, because this one is slower or busy; at least 1
 */
export function measureSlowdown(): () => number {
  const times: number[] = [];
  const abort = new AbortController();
  void (async () => {
    while (!abort.signal.aborted) {
      const began = performance.now();
      const code = await exitCodeOf(startNode(['-e', program], { stdio: 'ignore' }));
      if (code === 0) times.push((performance.now() - began) / 1000);
      await wait(pause, undefined, { signal: abort.signal });
    }
  })().catch(() => {});
  return () => {
    abort.abort();
    return slowdownOf(times, referenceSeconds);
  };
}

/**
 * The slowdown: how many times the reference time the work took, by the median; 2 is half as fast. At least 1.
 *
 * @param times seconds that the same work took in each measurement
 * @param referenceTime seconds that this work takes on the machine for which the budget was set
 */
export function slowdownOf(times: readonly number[], referenceTime: number): number {
  const middle = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? referenceTime;
  return Math.max(1, middle / referenceTime);
}
