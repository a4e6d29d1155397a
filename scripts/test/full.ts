import { requireBuild } from '../lib/built-site';
import { commandLine } from '../lib/command-line';
import { testRun } from '../lib/test-run';

/**
 * What `npm test` leaves to CI: the browser tests tagged `@full` and other tests in folders named `full`, against
 * the last build. `--shard 2/4` runs the
 * second quarter. The last line is `N passed, N failed`, as in `npm test`.
 */

const { values } = commandLine({ shard: { type: 'string' } });
requireBuild();
const shard = values.shard ? [`--shard=${values.shard}`] : [];

const run = testRun();
await run.vitest('Units, commands, endpoint', ['--project=full', '--passWithNoTests', ...shard]);
await run.browser('Browser', ['--project=full', ...shard]);
run.end();
