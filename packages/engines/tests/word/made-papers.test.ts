import { expect, test } from 'vitest';
import { faultsOf } from './made-papers';

test.each(Array.from({ length: 12 }, (_, seed) => seed))(
  'paper %i made by chance has every word on a page, or reports it',
  async (seed) => {
    expect(await faultsOf(seed)).toEqual([]);
  },
);
