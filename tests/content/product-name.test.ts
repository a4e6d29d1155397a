import { expect, test } from 'vitest';
import { site } from '@/content/site';
import { sourceFiles } from '@/tests/helpers/source-files';

test('only content contains the product name, so that one line renames it', () => {
  const files = sourceFiles(['app', 'components', 'lib', 'packages', 'scripts'], /\.(tsx?|m?js|css)$/);
  const filesWithName = files.filter(({ text }) => text.includes(site.name));
  expect(filesWithName.map(({ file }) => file)).toEqual([]);
});
