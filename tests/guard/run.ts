import { spawnSync } from 'node:child_process';
import { SITE_URL } from '../../scripts/lib/test-run';
import { copyOfSite } from '../helpers/copy';
import { faults } from './faults';

/**
 * Plants faults in a copy of the checkout, one at a time, and runs the tests of `npm test` that may notice them: first
 * without a browser, then, where that noticed nothing, a build and browser tests. `--whole` runs all of `npm test` for
 * each, which takes minutes. Words name faults. `npx tsx tests/guard/run.ts`
 */

const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const whole = process.argv.includes('--whole');

const site = copyOfSite({ forNext: true, whole: true });
const missed: string[] = [];
/** What fails without a fault, by the tests that run. */
const clean = new Map<string, string | undefined>();
try {
  const wanted = faults.filter(({ name }) => words.every((word) => name.includes(word)));
  for (const { name, file, from, to, units = [], browser = [] } of wanted) {
    const look = () => (whole ? noticed('npm test', ['scripts/test.ts']) : noticedBy(units, browser));
    // Tests that fail without a fault would notice every one.
    const key = whole ? '' : JSON.stringify([units, browser]);
    if (!clean.has(key)) clean.set(key, look());
    const before = clean.get(key);
    if (before) {
      console.log(`CANNOT TELL: ${name}. Without it, ${before} fails, too.`);
      missed.push(name);
      continue;
    }
    const undo = site.edit(file, from, to);
    const by = look();
    undo();
    console.log(by ? `noticed by ${by}: ${name}` : `NOT NOTICED: ${name}`);
    if (!by) missed.push(name);
  }
  console.log(`${wanted.length - missed.length} of ${wanted.length} faults noticed.`);
} finally {
  site.remove();
}
process.exitCode = missed.length > 0 ? 1 : 0;

/** @returns what noticed the fault that is planted now, or nothing */
function noticedBy(units: readonly string[], browser: readonly string[]): string | undefined {
  const projects = ['unit', 'components', 'api'].map((name) => `--project=${name}`);
  return (
    (units.length > 0 &&
      noticed('units', ['node_modules/vitest/vitest.mjs', 'run', ...projects, ...units])) ||
    (browser.length > 0 &&
      (noticed('the build', ['scripts/build.ts']) ||
        noticed('the browser', [
          'node_modules/@playwright/test/cli.js',
          'test',
          '--project=core',
          '-x',
          ...browser,
        ]))) ||
    undefined
  );
}

function noticed(by: string, command: readonly string[]): string | undefined {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', ...command], {
    cwd: site.folder,
    stdio: 'ignore',
    env: { ...process.env, SITE_URL, E2E_PORT: '4710' },
  });
  return status === 0 ? undefined : by;
}
