import { existsSync } from 'node:fs';
import { requireBuild } from '../lib/built-site';
import { runNode, vitest } from '../lib/child';
import type { Run } from '../lib/command';
import { commandLine } from '../lib/command-line';
import { inRoot } from '../lib/paths';
import { fail } from '../lib/terminal';

/**
 * The paths of docs/deploy.md, run by a script: the package, the package as a site of an nginx that is there, npm start,
 * the standalone server and releases, each from a fresh clone of what is committed; the lines for root; restarts under
 * load and slow visitors through nginx and Caddy; two builds compared. Words name the tests to run. Builds four times,
 * which takes twenty minutes on a small machine; needs a packaged build. Vercel has npm run lab -- vercel, the container a hosted workflow.
 */
export const run: Run = async (argv, { typed }) => {
  const { positionals } = commandLine({}, { argv, typed, words: true });
  requireBuild();
  if (!existsSync(inRoot('dist/nginx/server.conf')))
    fail('Nothing is packaged yet. Run npm run package first.');

  return runNode(vitest('--project', 'deploy', ...positionals), {
    env: { TEST_DEPLOY: '1' },
  });
};
