import { test } from 'vitest';
import { expectAllShown } from '../shows-all';

/** From where those of every change end; `WORKBOOKS=2000` takes so many instead. */
const seeds = Array.from({ length: Number(process.env.WORKBOOKS ?? 25) }, (_, index) => 5 + index);

test.each(seeds)(
  'a generated workbook (%i) shows everything visible and nothing hidden, in both layouts',
  expectAllShown,
);
