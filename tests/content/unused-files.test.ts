import { expect, test } from 'vitest';
import { directImporters } from '@/tests/helpers/importers';
import { sourceFiles } from '@/tests/helpers/source-files';

/** Folders whose imports count: a component that only tests import is unused. */
const product = ['app', 'components', 'content', 'lib', 'scripts'];

test('each component and each style sheet in components is imported by the site', () => {
  const importers = directImporters(product);
  const files = sourceFiles(['components'], /^(?!.*\.d\.ts$).*\.(?:tsx?|css)$/).map(({ file }) => file);
  expect(files.filter((file) => !importers.has(file))).toEqual([]);
});
