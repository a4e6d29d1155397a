import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { runNode, vitestArgs } from '../lib/child';
import type { Run } from '../lib/command';
import { parseCommandLine } from '../lib/command-line';
import { inRoot } from '../lib/paths';
import { fail } from '../lib/terminal';

/** Compares the packaged site, served by nginx, with `next start`: every page, file and redirect. */
export const run: Run = async (argv, { commandText }) => {
  parseCommandLine({}, { argv, commandText });
  if (!existsSync(inRoot('dist/serve.mjs'))) fail('Nothing is packaged yet. Run npm run package first.');
  if (spawnSync('nginx', ['-v']).error)
    fail(
      'Nothing was compared: nginx is not installed here (Debian: apt-get install nginx libnginx-mod-http-brotli-static).',
    );

  return runNode(vitestArgs('--project', 'package'), {
    env: { TEST_PACKAGE: '1' },
  });
};
