import { requireBuild } from '../lib/built-site';
import { requireChromium } from '../lib/chromium';
import type { Run } from '../lib/command';
import { parseCommandLine } from '../lib/command-line';
import { findOtherBrowsers, runInOtherBrowsers } from '../lib/other-browsers';
import { testRun } from '../lib/test-run';

/**
 * Runs what `npm test` leaves to CI, against the last build: the browser tests tagged `@full`, other tests in folders named
 * `full`, and the journeys of tests/browsers in Firefox and WebKit. In CI it installs these two browsers, and notes if it
 * cannot. `--shard 2/4` runs the second quarter; the first one includes Firefox and WebKit. The last line is `N passed, N failed`, as in `npm test`.
 */
export const run: Run = async (argv, { commandText }) => {
  const { values } = parseCommandLine({ shard: { type: 'string' } }, { argv, commandText });
  requireBuild();
  await requireChromium();
  const shard = values.shard ? [`--shard=${values.shard}`] : [];

  const tests = testRun();
  const units = tests.vitest(
    'Units, commands, endpoint',
    ['--project=full', '--passWithNoTests', ...shard],
    // The endpoint's tests start the built site.
    { env: { CONTACT_TARGET: 'start' } },
  );
  if (!values.shard || values.shard.startsWith('1/'))
    await runInOtherBrowsers(tests, await findOtherBrowsers({ install: Boolean(process.env.CI) }), {
      isParallel: true,
    });
  await units;
  // Many of these tests wait for slow networks and clocks, so a third worker fills the gaps.
  await tests.browser('Browser', ['--project=full', '--workers=3', ...shard]);
  tests.end();
  return process.exit();
};
