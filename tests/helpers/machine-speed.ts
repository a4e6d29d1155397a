import type { Page } from '@playwright/test';

/**
 * Milliseconds of the fixed work below on the machine for which time limits were set: two cores of a server of 2023.
 */
const referenceTime = 12;

type Slowdown = {
  /** Slowdown by the fastest run: that of the machine itself. */
  machine: number;
  /** Slowdown by the median run: that of the machine with its present load. */
  now: number;
};

/**
 * Measures how many times longer than the reference time a fixed piece of work takes on this page's thread, at least 1.
 * Multiplied by it, a time limit holds on any machine.
 */
export async function measureSpeed(page: Page): Promise<Slowdown> {
  const runs = await page.evaluate(async () => {
    const words = Array.from({ length: 20_000 }, (_, index) => `word ${(index * 7919) % 5003}`);
    const work = () => {
      const counts = new Map<string, number>();
      for (const word of words) {
        const name = word.replace(/\d+/, (digits) => digits.padStart(6, '0'));
        counts.set(name, (counts.get(name) ?? 0) + 1);
      }
      return [...counts.keys()].sort((a, b) => a.localeCompare(b)).length;
    };
    const samples: number[] = [];
    for (let run = 0; run < 15; run += 1) {
      const startTime = performance.now();
      work();
      samples.push(performance.now() - startTime);
      await new Promise((done) => setTimeout(done));
    }
    return samples.sort((a, b) => a - b);
  });
  const slowdown = (time = referenceTime) => Math.max(1, time / referenceTime);
  return { machine: slowdown(runs[0]), now: slowdown(runs[Math.floor(runs.length / 2)]) };
}
