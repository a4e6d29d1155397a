import { existsSync } from 'node:fs';
import { requireBuild } from './lib/built-site';
import { bin, runNode } from './lib/child';
import { commandLine } from './lib/command-line';
import { inRoot } from './lib/paths';
import { fail } from './lib/terminal';

/**
 * The paths of docs/deploy.md, run by a script: restarts under load through nginx and Caddy, the package as a site of an
 * nginx that is there, and two builds of one commit compared. Words name the tests to run. Takes about ten minutes and needs a packaged build.
 */

const { positionals } = commandLine({}, { words: true });
requireBuild();
if (!existsSync(inRoot('dist/nginx/server.conf')))
  fail('Nothing is packaged yet. Run npm run package first.');

process.exitCode = await runNode(bin('vitest/vitest.mjs', 'run', '--project', 'deploy', ...positionals), {
  env: { TEST_DEPLOY: '1' },
});
