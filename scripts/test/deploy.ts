import { existsSync } from 'node:fs';
import { requireBuild } from '../lib/built-site';
import { runNode, vitestArgs } from '../lib/child';
import type { Run } from '../lib/command';
import { parseCommandLine } from '../lib/command-line';
import { inRoot } from '../lib/paths';
import { fail } from '../lib/terminal';

/**
 * Runs the deployment paths of docs/deploy.md, each from a fresh clone of the last commit: the package, the package as a
 * site of an existing nginx, npm start, the standalone server, and releases. Also tests the commands for root, restarts
 * under load and slow visitors through nginx and Caddy, and compares two builds. Arguments name the tests to run. Builds
 * four times, which takes twenty minutes on a small machine; needs a packaged build. Vercel is tested by
 * `npm run lab -- vercel`, the container by a hosted workflow.
 */
export const run: Run = async (argv, { commandText }) => {
  const { positionals } = parseCommandLine({}, { argv, commandText, allowPositionals: true });
  requireBuild();
  if (!existsSync(inRoot('dist/nginx/server.conf')))
    fail('Nothing is packaged yet. Run npm run package first.');

  return runNode(vitestArgs('--project', 'deploy', ...positionals), {
    env: { TEST_DEPLOY: '1' },
  });
};
