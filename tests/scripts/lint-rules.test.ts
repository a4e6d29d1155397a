import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inRoot } from '@/scripts/lib/paths';

/** Files that each break one rule or none, and the rule that must report them. */
const cases: [file: string, source: string, rule: string | undefined][] = [
  ['components/home/a.ts', "export * from '@/content/home';", 'noRestrictedImports'],
  ['components/home/b.ts', "export * from '../../content/home';", 'noRestrictedImports'],
  ['components/home/c.ts', "export * from '@/content';", 'noRestrictedImports'],
  ['components/home/d.ts', "export * from '@/app/frame';", 'noRestrictedImports'],
  ['components/home/e.ts', "export * from 'zod';", 'noRestrictedImports'],
  ['components/home/f.ts', "export * from '@/components/pricing/plan';", 'noRestrictedImports'],
  ['components/home/g.ts', "export * from '../pricing/plan';", 'noRestrictedImports'],
  ['components/home/h.ts', "export * from '@/components/ui/button';", undefined],
  ['components/home/i.ts', "export * from './h';\nexport type { Page } from '@/lib/registry';", undefined],
  ['components/home/j.ts', "export * from '@/scripts/lib/paths';", 'noRestrictedImports'],
  ['components/ui/a.ts', "export * from '@/components/site/header';", 'noRestrictedImports'],
  ['components/ui/b.ts', "export * from '../site/header';", 'noRestrictedImports'],
  ['components/ui/c.ts', "export * from '@/components/ui/button';\nexport * from '@/lib/format';", undefined],
  ['content/a.ts', "export * from '@/lib/format';", 'noRestrictedImports'],
  ['content/b.ts', "export * from '../components/ui/button';", 'noRestrictedImports'],
  ['content/c.ts', "export * from 'react';", 'noRestrictedImports'],
  ['content/d.ts', "export * from '../lib/schema/parse';\nexport * from './claims';", undefined],
  ['content/registry/a.ts', "export * from '../../app/frame';", 'noRestrictedImports'],
  ['content/registry/b.ts', "export * from '../../lib/format';\nexport * from '../claims';", undefined],
  ['lib/a.ts', "export * from '../content/site';", 'noRestrictedImports'],
  ['lib/b.ts', "export * from '../content';", 'noRestrictedImports'],
  ['lib/schema/c.ts', "export * from '../../content/site';", 'noRestrictedImports'],
  ['lib/d.ts', "export * from '@/content/site';", 'noRestrictedImports'],
  ['lib/e.ts', "export * from '@/components/ui/button';", 'noRestrictedImports'],
  ['lib/f.ts', "export * from './schema/parse';", undefined],
  ['lib/g.ts', "export * from '../packages/lean/attributes';", undefined],
  ['lib/h.ts', "export * from '../packages/lean/page';", 'noRestrictedImports'],
  ['components/ui/d.ts', "export * from '@/packages/lean/attributes';", 'noRestrictedImports'],
  ['packages/lean/a.ts', "export * from '@/lib/format';", 'noRestrictedImports'],
  ['packages/lean/b.ts', "export * from '../../lib/format';", 'noRestrictedImports'],
  ['tests/lib/deep.ts', "export * from '@/packages/engines/src/pdf/merge';", 'noRestrictedImports'],
  ['tests/lib/surface.ts', "export { merge } from 'engines/pdf';", undefined],
  ['packages/engines/src/pdf/a.ts', "export * from '../../../../lib/format';", 'noRestrictedImports'],
  ['packages/engines/src/pdf/b.ts', "export * from '../engine';", undefined],
  ['packages/lean/tests/a.ts', "export * from '../../../scripts/lib/paths';", 'noRestrictedImports'],
  ['packages/lean/tests/b.ts', "export * from '../page';\nexport * from './a';", undefined],
  ['tests/content/a.ts', "export * from '@/lab/measure';", 'noRestrictedImports'],
  ['tests/e2e/a.ts', "export * from '../../lab/measure';", 'noRestrictedImports'],
  ['scripts/a.ts', "export * from '../lab/measure';", 'noRestrictedImports'],
  ['tests/lab/a.ts', "export * from '@/lab/measure';", undefined],
  ['lab/a.ts', "export * from 'engines/testing/random';", undefined],
  ['lab/b.ts', "export * from '@/packages/engines/tests/helpers/random';", 'noRestrictedImports'],
  ['lab/c.ts', "export * from '../packages/engines/src/pdf/merge';", 'noRestrictedImports'],
  ['tests/lab/b.ts', "export * from '@/packages/engines/src/pdf/merge';", 'noRestrictedImports'],
  ['tests/e2e/b.ts', "export * from '@/packages/engines/tests/helpers/random';", 'noRestrictedImports'],
  ['a.config.ts', "export * from './packages/engines/src/pdf/merge';", 'noRestrictedImports'],
  ['packages/engines/src/pdf/c.ts', "export const answer = () => fetch('/a');", 'noRestrictedGlobals'],
  ['packages/engines/src/pdf/d.ts', 'export const title = () => document.title;', 'noRestrictedGlobals'],
  ['app/a.ts', "export * from '@/tests/helpers/e2e';", 'noRestrictedImports'],
  [
    'app/page.tsx',
    "export { default } from '@/components/home/hero';\nexport * from '@/content/home';",
    undefined,
  ],
  ['lib/one.ts', "export * from './two';", 'noImportCycles'],
  ['lib/two.ts', "export * from './one';", 'noImportCycles'],
  [
    'lib/three.ts',
    "import type { Four } from './four';\nexport type Three = { four?: Four };",
    'noImportCycles',
  ],
  [
    'lib/four.ts',
    "import type { Three } from './three';\nexport type Four = { three?: Three };",
    'noImportCycles',
  ],
  ['lib/BadName.ts', 'export const value = 1;', 'useFilenamingConvention'],
  ['lib/default.ts', 'export default 1;', 'noDefaultExport'],
  ['lib/loose.ts', 'export const value: any = 1;', 'noExplicitAny'],
  ['lib/unused.ts', "import { value } from './loose';\nexport const other = 1;", 'noUnusedImports'],
  ['lib/chatty.ts', "console.log('here');", 'noConsole'],
  ['components/ui/hex.module.css', '.a { color: #fff; }', 'noHexColors'],
  ['components/ui/token.module.css', '.a { color: var(--color-bond); }', undefined],
];

const folder = mkdtempSync(join(tmpdir(), 'site-lint-'));
const problems = new Map<string, string[]>();

beforeAll(() => {
  const { vcs: _, $schema: __, ...config } = JSON.parse(readFileSync(inRoot('biome.json'), 'utf8'));
  writeFileSync(join(folder, 'biome.json'), JSON.stringify(config));
  for (const [file, source] of cases) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `${source}\n`);
  }
  const biome = inRoot('node_modules/@biomejs/biome/bin/biome');
  const { stdout } = spawnSync(
    process.execPath,
    [biome, 'lint', '--reporter=json', '--max-diagnostics=none', '.'],
    { cwd: folder, encoding: 'utf8' },
  );
  const report: { diagnostics: { category: string; location: { path: string } }[] } = JSON.parse(stdout);
  for (const { category, location } of report.diagnostics) {
    const file = location.path.replace(/^\.\//, '');
    problems.set(file, [...(problems.get(file) ?? []), category.split('/').at(-1) ?? '']);
  }
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(cases)('for %s with %j, Biome reports the rule: %s', (file, _, rule) => {
  if (rule) expect(problems.get(file)).toContain(rule);
  else expect(problems.get(file)).toBeUndefined();
});
