import { expect, test } from 'vitest';
import { site } from '@/content/site';
import { sourceFiles } from '@/tests/helpers/source-files';

test('the product is named in content alone, so that one line renames it', () => {
  const files = sourceFiles(['app', 'components', 'lib', 'packages', 'scripts'], /\.(tsx?|m?js|css)$/);
  const named = files.filter(({ text }) => text.includes(site.name));
  expect(named.map(({ file }) => file)).toEqual([]);
});
