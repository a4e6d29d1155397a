import { fonts } from '../fonts';
import { scriptArgs } from '../lib/child';
import { requireChromium } from '../lib/chromium';
import type { Run } from '../lib/command';
import { parseCommandLine } from '../lib/command-line';
import { measureSlowdown } from '../lib/machine-pace';
import { SITE_URL, testRun } from '../lib/test-run';

/**
 * Budget of test-seconds. Six minutes on two otherwise idle cores are about 600. On a slower or busy machine it grows
 * with the measured time of a reference task.
 */
const budget = 700;

/** The test file that needs the build. */
const httpTestFile = 'tests/api/http.test.ts';
const projects = ['unit', 'engines', 'components*', 'commands', 'api'].map((name) => `--project=${name}`);

/**
 * Runs all tests that a change needs: content, unit, component, command and endpoint tests, in parallel with one
 * production build, then the browser tests without the tag `@full`. The last line is `N passed, N failed`, summed
 * over all runners; the lines before name failed tests and count skipped ones. A step that breaks counts as one
 * failure.
 */
export const run: Run = async (argv, { commandText }) => {
  parseCommandLine({}, { argv, commandText });
  await requireChromium();

  const tests = testRun();
  const stopMeasuring = measureSlowdown();
  // Both parts need the fonts, and would subset them at the same time.
  await fonts();
  // The build keeps one core busy for most of its time.
  const [build] = await Promise.all([
    tests.command('Production build, without a network', scriptArgs('test/build-offline.ts'), {
      env: { SITE_URL },
      isParallel: true,
    }),
    tests.vitest('Content, units, components, commands, endpoint', projects),
  ]);
  if (build.failures.length === 0)
    await Promise.all([
      tests.vitest('Endpoint over HTTP', [httpTestFile], {
        env: { CONTACT_TARGET: 'start' },
        isParallel: true,
      }),
      tests.browser('Browser', ['--project=core']),
    ]);
  const slowdown = stopMeasuring();
  if (slowdown > 1)
    tests.note(
      `This machine takes ${slowdown.toFixed(2)} × as long as the one for which the budget was set.`,
    );
  tests.end({ mostSeconds: Math.round(budget * slowdown) });
  return Number(process.exitCode ?? 0);
};
