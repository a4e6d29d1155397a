import type { Page } from '@playwright/test';

/** Milliseconds that the fixed work below takes where limits of time were set: two cores of a server of 2023. */
const reference = 12;

type MachineSpeed = {
  /** By the fastest run: the machine itself. */
  machine: number;
  /** By the middle run: the machine with what else it does now. */
  now: number;
};

/**
 * How many times longer than the reference a fixed piece of work takes on this page's thread, at least 1. A limit of
 * time that holds for any machine is multiplied by it.
 */
export async function measureSpeed(page: Page): Promise<MachineSpeed> {
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
      const from = performance.now();
      work();
      samples.push(performance.now() - from);
      await new Promise((done) => setTimeout(done));
    }
    return samples.sort((a, b) => a - b);
  });
  const times = (time = reference) => Math.max(1, time / reference);
  return { machine: times(runs[0]), now: times(runs[Math.floor(runs.length / 2)]) };
}
