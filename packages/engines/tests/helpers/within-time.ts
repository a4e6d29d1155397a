import { expect } from 'vitest';

const cpuMilliseconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/**
 * Expects `work` to take less than this CPU time in the fastest of up to three runs: the test machine does other
 * work too.
 */
export async function withinTime<T>(milliseconds: number, work: () => T | Promise<T>): Promise<T> {
  const times: number[] = [];
  let result: T;
  do {
    const start = cpuMilliseconds();
    result = await work();
    times.push(cpuMilliseconds() - start);
  } while (times.length < 3 && Math.min(...times) > milliseconds);
  expect(Math.min(...times)).toBeLessThan(milliseconds);
  return result;
}
