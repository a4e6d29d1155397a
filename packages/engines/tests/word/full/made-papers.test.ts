import { expect, test } from 'vitest';
import { faultsOf } from '../made-papers';

test.each(Array.from({ length: 300 }, (_, i) => 30 + i))(
  'paper %i made by chance has every word on a page, or tells of it',
  async (seed) => {
    expect(await faultsOf(seed)).toEqual([]);
  },
);
