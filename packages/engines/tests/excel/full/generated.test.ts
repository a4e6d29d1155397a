import { test } from 'vitest';
import { showsAll } from '../shows-all';

/** From where those of every change end. */
test.each(Array.from({ length: 25 }, (_, index) => 5 + index))(
  'a generated workbook (%i) shows everything visible and nothing hidden, in both layouts',
  showsAll,
);
