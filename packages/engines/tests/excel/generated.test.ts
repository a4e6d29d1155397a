import { test } from 'vitest';
import { expectAllShown } from './shows-all';

test.each(Array.from({ length: 5 }, (_, seed) => seed))(
  'a generated workbook (%i) shows everything visible and nothing hidden, in both layouts',
  expectAllShown,
);
