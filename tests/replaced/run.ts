import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inRoot } from '../../scripts/lib/paths';
import { fail } from '../../scripts/lib/terminal';
import { replaceAll } from './replace';

/**
 * Settles every point of the launch check in a copy of the checkout, then runs its tests: what an owner has to replace
 * may break none. `--whole` runs the copy's `npm test`, with build and browser. Part of `npm run test:variants`.
 */

const SITE_URL = 'https://www.paperwell.in';

const folder = copyOfCheckout();
const inCopy = (file: string) => join(folder, file);
const whole = process.argv.includes('--whole');
const units = [
  'node_modules/vitest/vitest.mjs',
  'run',
  ...['unit', 'components', 'api', 'commands'].map((name) => `--project=${name}`),
];

try {
  replaceAll({
    read: (file) => readFileSync(inCopy(file), 'utf8'),
    write: (file, text) => writeFileSync(inCopy(file), text),
  });
  run('the launch check', ['--import', 'tsx', 'scripts/launch-check.ts'], { SITE_URL });
  if (whole) run('npm test', ['--import', 'tsx', 'scripts/test.ts']);
  else run('the tests', units);
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

/** All files that the repository knows or would know, inside the checkout: Next follows no link out of it. */
function copyOfCheckout(): string {
  const { stdout } = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: inRoot(),
    encoding: 'utf8',
  });
  if (!stdout) fail('This needs git and a checkout.');
  mkdirSync(inRoot('test-results'), { recursive: true });
  const copy = mkdtempSync(join(inRoot('test-results'), 'replaced-'));
  for (const file of stdout.trim().split('\n')) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(inRoot(file), join(copy, file));
  }
  symlinkSync(inRoot('node_modules'), join(copy, 'node_modules'));
  return copy;
}
