import { expect, test } from 'vitest';
import { faultsOf } from '../helpers/strange-check';

/** As many seeds as fit in the run of every change; `full/strange.test.ts` and `npm run lab -- strange` use more. */
const seeds = Array.from({ length: 20 }, (_, seed) => seed);

/** Seeds of default appearances with a parenthesis, as in strings that a program forgot to encrypt. */
const failedOnce = [158, 333];

test.each([...seeds, ...failedOnce])(
  'every loss is reported and no removed content stays when a generated PDF is merged, split or loses pages: seed %i',
  async (seed) => {
    expect(await faultsOf(seed)).toEqual([]);
  },
);
