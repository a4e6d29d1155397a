import { test } from 'vitest';
import { expectAllShown } from '../shows-all';

/** Starts after the seeds that run with every change; `WORKBOOKS=2000` sets another number of seeds. */
const seeds = Array.from({ length: Number(process.env.WORKBOOKS ?? 25) }, (_, index) => 5 + index);

test.each(seeds)(
  'a generated workbook (%i) shows everything visible and nothing hidden, in both layouts',
  expectAllShown,
);
