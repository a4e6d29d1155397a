import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { SITE_URL } from '../../scripts/lib/test-run';
import { copyOfCheckout, edit } from '../helpers/site-copy';
import { type Fault, faults } from './faults';

/**
 * Plants faults in a copy of the checkout, one at a time, and runs the tests of `npm test` that may notice them: first
 * without a browser, then, for faults that no test has noticed yet, with a build and browser tests.
 * Arguments select the faults whose names contain all of them.
 * `npx tsx tests/guard/run.ts`
 */

const args = process.argv.slice(2);
const folder = copyOfCheckout('guard');
const build: Command = ['scripts/build.ts'];

try {
  const selected = faults.filter(({ name }) => args.every((word) => name.includes(word)));
  const unnoticed = notNoticed('tests without a browser', selected, ({ units }) => units && unitTests(units));
  if (unnoticed.some(({ browser }) => browser)) succeeds(build);
  const missed = notNoticed(
    'build and browser',
    unnoticed,
    ({ browser }) => browser && browserTests(browser),
    [build],
  );
  for (const { name } of missed) console.log(`NOT NOTICED: ${name}`);
  console.log(`${selected.length - missed.length} of ${selected.length} faults noticed.`);
  process.exitCode = missed.length > 0 ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 300 });
}

/**
 * @param testsOf the tests that may notice a fault
 * @param preparations commands that run before the tests
 * @returns the faults that nothing noticed, or whose tests fail without a fault, too
 */
function notNoticed(
  stage: string,
  candidates: readonly Fault[],
  testsOf: (fault: Fault) => Command | undefined,
  preparations: readonly Command[] = [],
): Fault[] {
  // All tests run before the first fault is planted: until then, the build is one without a fault.
  const passingTests = new Set(
    [...new Set(candidates.flatMap((fault) => testsOf(fault)?.join(' ') ?? []))].filter((tests) =>
      succeeds(tests.split(' ')),
    ),
  );
  return candidates.filter((fault) => {
    const tests = testsOf(fault);
    if (!tests) return true;
    if (!passingTests.has(tests.join(' '))) {
      console.log(
        `CANNOT TELL by ${stage}: “${fault.name}”; without it, this fails, too: ${tests.join(' ')}`,
      );
      return true;
    }
    const undo = edit(join(folder, fault.file), fault.from, fault.to);
    const isMissed = [...preparations, tests].every(succeeds);
    undo();
    if (!isMissed) console.log(`noticed by ${stage}: ${fault.name}`);
    return isMissed;
  });
}

type Command = readonly string[];

function unitTests(files: readonly string[]): Command {
  const projects = ['unit', 'engines', 'components*', 'commands', 'api'].map((name) => `--project=${name}`);
  return ['node_modules/vitest/vitest.mjs', 'run', ...projects, ...files];
}

function browserTests(files: readonly string[]): Command {
  return ['node_modules/@playwright/test/cli.js', 'test', '--project=core', '-x', ...files];
}

/** Runs a command in the copy. @returns whether it succeeds */
function succeeds(command: Command): boolean {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', ...command], {
    cwd: folder,
    stdio: 'ignore',
    env: { ...process.env, SITE_URL, E2E_PORT: '4710' },
  });
  return status === 0;
}
