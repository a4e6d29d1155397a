import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { faqs } from '@/content/faqs';
import { runNode, scriptArgs } from '@/scripts/lib/child';
import { inRoot } from '@/scripts/lib/paths';
import { withIslands } from '@/tests/helpers/islands';
import { guide } from './guide';

/**
 * Two builds of one commit give the same files. The exceptions, `secretsOfNext`, are read by Node only: no visitor gets
 * them.
 */

const secretsOfNext = [
  // Each build has new keys for preview mode and server actions, neither of which the site uses.
  'server/.next/prerender-manifest.json',
  'server/.next/server/server-reference-manifest.json',
  'server/.next/server/server-reference-manifest.js',
  'server/.next/server/preview-props.json',
];

const firstFolder = mkdtempSync(join(tmpdir(), 'build-before-'));
afterAll(() => rmSync(firstFolder, { recursive: true, force: true }));

function filesOf(folder: string): Map<string, string> {
  const names = (readdirSync(folder, { recursive: true }) as string[]).filter((name) =>
    statSync(join(folder, name)).isFile(),
  );
  return new Map(
    names.sort().map((name) => {
      const file = join(folder, name);
      // The ETag of a served file contains its time.
      const time = name.startsWith('www/') ? statSync(file).mtimeMs : 0;
      return [name, createHash('sha256').update(readFileSync(file)).digest('hex') + time];
    }),
  );
}

async function build(): Promise<void> {
  rmSync(inRoot('.next'), { recursive: true, force: true });
  const env = { SITE_URL: 'https://triplicate.example' };
  expect(await runNode(scriptArgs('build.ts'), { env, stdio: 'ignore' })).toBe(0);
  expect(await runNode(scriptArgs('package.ts'), { env, stdio: 'ignore' })).toBe(0);
}

const differing = (one: Map<string, string>, two: Map<string, string>) =>
  [...new Set([...one.keys(), ...two.keys()])].filter((name) => one.get(name) !== two.get(name)).sort();

let firstFiles = new Map<string, string>();

test('two builds of one commit give the same files with the same times, except those with keys of Next', async () => {
  await build();
  cpSync(inRoot('dist'), firstFolder, { recursive: true, preserveTimestamps: true });
  await build();

  firstFiles = filesOf(firstFolder);
  const different = differing(firstFiles, filesOf(inRoot('dist')));
  expect(different).toEqual([...secretsOfNext].sort());
  expect(firstFiles.size).toBeGreaterThan(400);
}, 1_800_000);

test('the guide names the files that differ', () => {
  const part = guide.slice(guide.indexOf('Two builds of one commit'));
  for (const name of secretsOfNext)
    expect(part.slice(0, part.indexOf('\n'))).toContain(`${basename(name)}\``);
});

test('when a text of one page is edited, every other page keeps its bytes and its time, and so its ETag', async () => {
  const file = inRoot('content/faqs.ts');
  const source = readFileSync(file, 'utf8');
  const edited = source.replace(faqs.lead, () => faqs.lead.replace('Questions', 'Some questions'));
  expect(edited).not.toBe(source);
  try {
    writeFileSync(file, edited);
    await build();
  } finally {
    writeFileSync(file, source);
  }
  const editedFiles = filesOf(inRoot('dist'));
  const different = differing(firstFiles, editedFiles).filter((name) => name.startsWith('www/'));
  expect(different).toEqual(['www/faqs.html', 'www/faqs.html.br', 'www/faqs.html.gz']);
  for (const path of withIslands)
    expect(editedFiles.has(`www${path === '/' ? '/index' : path}.html`), path).toBe(true);
}, 1_800_000);
