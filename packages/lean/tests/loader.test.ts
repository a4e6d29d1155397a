import { expect, test } from 'vitest';
import { loaderFor } from '../index';

const loader = new URL('../loader.js', import.meta.url);

// The names in the loader count although they are minified: they decide which letters the minifier gives. The build refuses
// a larger loader.
test.each([[['now']], [['touch', 'file']], [['view', 'file']]])(
  'the loader of a page with islands of the kinds %j is within its limit',
  (kinds) => {
    expect(() => loaderFor(new Set(kinds), loader)).not.toThrow();
  },
);
