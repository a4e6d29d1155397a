import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyOfCheckout } from '../helpers/site-copy';
import { replaceAll } from './replace';

/**
 * Settles every point of the launch check in a copy of the checkout, then runs its tests: none may
 * depend on what an owner has to replace. `--whole` runs the copy's `npm test`, with build and browser. Part of `npm test -- variants`.
 */

const SITE_URL = 'https://www.paperwell.in';

const folder = copyOfCheckout('replaced');
const inCopy = (file: string) => join(folder, file);
const isWholeRun = process.argv.includes('--whole');
const unitTests = [
  'node_modules/vitest/vitest.mjs',
  'run',
  ...['unit', 'components*', 'api', 'commands', 'full'].map((name) => `--project=${name}`),
];

try {
  replaceAll({
    read: (file) => readFileSync(inCopy(file), 'utf8'),
    write: (file, text) => writeFileSync(inCopy(file), text),
  });
  run('format', ['node_modules/@biomejs/biome/bin/biome', 'format', '--write', 'content']);
  run('the launch check', ['--import', 'tsx', 'scripts/launch-check.ts'], { SITE_URL });
  if (isWholeRun)
    for (const args of [[], ['full']])
      run(['npm test', ...args].join(' -- '), ['--import', 'tsx', 'scripts/test.ts', ...args]);
  else run('the tests', unitTests);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Runs `node …` in the copy to its end. */
function run(name: string, args: readonly string[], env: Record<string, string> = {}): void {
  console.log(`\n── With every placeholder replaced: ${name} ──`);
  const { status } = spawnSync(process.execPath, args, {
    cwd: folder,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (status !== 0) process.exitCode = 1;
}
