import { expect, test } from 'vitest';
import { wrongWith } from '../helpers/strange-check';

/** As many as a run of every change has time for; `full/strange.test.ts` and `npm run lab -- strange` take more. */
const seeds = Array.from({ length: 60 }, (_, seed) => seed);

/** Default appearances with a parenthesis, as of strings that a program forgot to encrypt. */
const failedOnce = [158, 333];

test('strange PDFs are merged, thinned and split without a loss that is not told, and leave nothing behind', async () => {
  const wrong: string[] = [];
  for (const seed of [...seeds, ...failedOnce]) wrong.push(...(await wrongWith(seed)));
  expect(wrong).toEqual([]);
}, 120_000);
