import { expect, test } from 'vitest';
import { faultsOf } from '../../helpers/strange-check';

/** First seeds of the groups of ten, after those that every change runs (tests/pdf/strange.test.ts). */
const tens = Array.from({ length: 104 }, (_, index) => 20 + index * 10);

test.each(tens)(
  'ten generated PDFs from seed %i report every loss and leave no removed content',
  async (first) => {
    const wrong: string[] = [];
    for (let seed = first; seed < first + 10; seed += 1) wrong.push(...(await faultsOf(seed)));
    expect(wrong).toEqual([]);
  },
);
