import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runNode, script } from '@/scripts/lib/child';
import { inRoot } from '@/scripts/lib/paths';
import { guide } from './guide';

/** Two builds of one commit are the same files. What visitors get has no exception; what only Node reads has these. */

const secretsOfNext = [
  // Next makes keys for its preview mode and for server actions anew, neither of which the site has.
  'server/.next/prerender-manifest.json',
  'server/.next/server/server-reference-manifest.json',
  'server/.next/server/server-reference-manifest.js',
  'server/.next/server/preview-props.json',
];

const before = mkdtempSync(join(tmpdir(), 'build-before-'));
afterAll(() => rmSync(before, { recursive: true, force: true }));

function filesOf(folder: string): Map<string, string> {
  const names = (readdirSync(folder, { recursive: true }) as string[]).filter((name) =>
    statSync(join(folder, name)).isFile(),
  );
  return new Map(
    names.sort().map((name) => {
      const file = join(folder, name);
      // The time of a served file is part of its ETag.
      const time = name.startsWith('www/') ? statSync(file).mtimeMs : 0;
      return [name, createHash('sha256').update(readFileSync(file)).digest('hex') + time];
    }),
  );
}

async function build(): Promise<void> {
  const env = { SITE_URL: 'https://triplicate.example' };
  expect(await runNode(script('build.ts'), { env, stdio: 'ignore' })).toBe(0);
  expect(await runNode(script('package.ts'), { env, stdio: 'ignore' })).toBe(0);
}

test('two builds of one commit are the same files, byte for byte, with the same times', async () => {
  rmSync(inRoot('.next'), { recursive: true, force: true });
  await build();
  cpSync(inRoot('dist'), before, { recursive: true, preserveTimestamps: true });
  rmSync(inRoot('.next'), { recursive: true, force: true });
  await build();

  const [one, two] = [filesOf(before), filesOf(inRoot('dist'))];
  expect([...two.keys()]).toEqual([...one.keys()]);
  const different = [...one.keys()].filter((name) => one.get(name) !== two.get(name));
  expect(different.filter((name) => !secretsOfNext.includes(name))).toEqual([]);
  expect(one.size).toBeGreaterThan(400);
}, 1_800_000);

test('the guide names the files that differ', () => {
  const part = guide.slice(guide.indexOf('Two builds of one commit'));
  for (const name of secretsOfNext)
    expect(part.slice(0, part.indexOf('\n'))).toContain(`${basename(name)}\``);
});
