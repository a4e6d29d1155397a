import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { binArgs } from '@/scripts/lib/child';
import { inRoot } from '@/scripts/lib/paths';
import { importersOf } from '@/tests/helpers/importers';
import { copySite } from '@/tests/helpers/site-copy';
import { sourceFiles } from '@/tests/helpers/source-files';

const guide = readFileSync(inRoot('CONTRIBUTING.md'), 'utf8');
const example = guide.slice(guide.indexOf('## Add a section'), guide.indexOf('## Rules that lint'));
const steps = [...example.matchAll(/^ {3}```diff\n([\s\S]*?)^ {3}```$/gm)].map(([, block]) =>
  (block ?? '').replace(/^ {3}/gm, ''),
);
const files = steps.map((step) => /^--- (\S+)$/m.exec(step)?.[1] ?? '');

/** The folders with files that the example can break; no tests in other folders use the types that it changes. */
const productFolders = ['app', 'components', 'content', 'lib', 'scripts'];
const affected = importersOf(files, [
  ...productFolders,
  'tests/components',
  'tests/content',
  'tests/helpers',
]);

/** The tests in tests/content that import a file that the example changes, or that read files by folder or name. */
const tests = sourceFiles(['tests/content'], /^(?!.*\/full\/).*\.test\.tsx?$/)
  .filter(
    ({ file, text }) => affected.includes(file) || /source-files|content-files|read(File|dir)Sync/.test(text),
  )
  .map(({ file }) => file);

/** The tsconfig of the type check: global types, the files that the example can break, and all that they import. */
const typeCheckConfig = {
  extends: './tsconfig.json',
  compilerOptions: { incremental: false },
  include: ['next-env.d.ts', 'components/**/*.d.ts'],
  files: affected,
};

/**
 * The checks of `npm run check`, on the files that the example can break. Of the tests only those of content run: every
 * other test takes valid content for granted.
 */
const checks = {
  'format and lint': ['@biomejs/biome/bin/biome', 'check', 'app', 'components', 'content', 'lib'],
  types: ['typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.example.json'],
  'tests of content': ['vitest/vitest.mjs', 'run', '--project', 'unit', ...tests],
} as const;

describe('the example of CONTRIBUTING.md, made in a copy', { timeout: 300_000 }, () => {
  const site = copySite({ wholeCheckout: true });
  afterAll(site.remove);

  test('changes content, schema, registry, section and page, in this order', () => {
    expect(files.map((file) => file.split('/').slice(0, 2).join('/'))).toEqual([
      'content/support.ts',
      'lib/schema',
      'content/registry',
      'components/support',
      'app/support',
    ]);
    for (const step of steps) site.apply(step);
    site.write('tsconfig.example.json', JSON.stringify(typeCheckConfig));
  });

  test.each(Object.entries(checks))('passes the check: %s', (_, [file, ...args]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, binArgs(file, ...args), {
      cwd: site.folder,
      encoding: 'utf8',
    });
    expect(status, stdout + stderr).toBe(0);
  });
});
