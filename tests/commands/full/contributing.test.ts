import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { bin } from '@/scripts/lib/child';
import { inRoot } from '@/scripts/lib/paths';
import { copyOfSite } from '@/tests/helpers/copy';

const guide = readFileSync(inRoot('CONTRIBUTING.md'), 'utf8');
const example = guide.slice(guide.indexOf('## Add a section'), guide.indexOf('## Rules that lint'));
const steps = [...example.matchAll(/^ {3}```diff\n([\s\S]*?)^ {3}```$/gm)].map(([, block]) =>
  (block ?? '').replace(/^ {3}/gm, ''),
);

/** What `npm run check` runs; of the tests only those of content, which every other test takes for granted. */
const checks = {
  'format and lint': ['@biomejs/biome/bin/biome', 'check', 'app', 'components', 'content', 'lib'],
  types: ['typescript/bin/tsc', '--noEmit'],
  'tests of content': ['vitest/vitest.mjs', 'run', 'tests/content'],
} as const;

describe('the example of CONTRIBUTING.md, made in a copy', { timeout: 300_000 }, () => {
  const site = copyOfSite({ whole: true });
  afterAll(site.remove);

  test('has content, schema, registry, section and page, in this order', () => {
    const files = steps.map((step) => /^--- (\S+)$/m.exec(step)?.[1] ?? '');
    expect(files.map((file) => file.split('/').slice(0, 2).join('/'))).toEqual([
      'content/support.ts',
      'lib/schema',
      'content/registry',
      'components/support',
      'app/support',
    ]);
    for (const step of steps) site.apply(step);
  });

  test.each(Object.entries(checks))('%s', (_, [file, ...args]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, bin(file, ...args), {
      cwd: site.folder,
      encoding: 'utf8',
    });
    expect(status, stdout + stderr).toBe(0);
  });
});
