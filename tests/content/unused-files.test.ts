import { expect, test } from 'vitest';
import { directImporters } from '@/tests/helpers/importers';
import { sourceFiles } from '@/tests/helpers/source-files';

/** What may import a component or its styles: tests are no reason to keep one. */
const product = ['app', 'components', 'content', 'lib', 'scripts'];

test('each component, and each file of styles beside one, is imported by the site', () => {
  const importers = directImporters(product);
  const files = sourceFiles(['components'], /^(?!.*\.d\.ts$).*\.(?:tsx?|css)$/).map(({ file }) => file);
  expect(files.filter((file) => !importers.has(file))).toEqual([]);
});
