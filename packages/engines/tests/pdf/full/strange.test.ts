import { expect, test } from 'vitest';
import { wrongWith } from '../../helpers/strange-check';

const hundreds = Array.from({ length: 10 }, (_, index) => 60 + index * 100);

test.each(hundreds)(
  'a hundred strange PDFs from seed %i on lose nothing untold and leave nothing behind',
  async (first) => {
    const wrong: string[] = [];
    for (let seed = first; seed < first + 100; seed += 1) wrong.push(...(await wrongWith(seed)));
    expect(wrong).toEqual([]);
  },
  300_000,
);
