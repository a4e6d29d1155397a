import { expect, test } from 'vitest';
import { faultsOf } from './generated-documents';

test.each(Array.from({ length: 12 }, (_, seed) => seed))(
  'generated document %i has every word on a page, or reports the missing ones',
  async (seed) => {
    expect(await faultsOf(seed)).toEqual([]);
  },
);
