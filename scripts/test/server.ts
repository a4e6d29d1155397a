import { existsSync } from 'node:fs';
import { requireBuild } from '../lib/built-site';
import { runNode, vitestArgs } from '../lib/child';
import type { Run } from '../lib/command';
import { parseCommandLine } from '../lib/command-line';
import { inRoot } from '../lib/paths';
import { fail } from '../lib/terminal';

/**
 * Runs the endpoint's tests over HTTP: every test starts the built site as a process, once as `next start` and
 * once as the standalone server. Takes twelve minutes on two cores; reports each test as it ends.
 */
export const run: Run = async (argv, { commandText }) => {
  parseCommandLine({}, { argv, commandText });
  const targets = ['start', 'standalone'];
  requireBuild();
  if (!existsSync(inRoot('.next/standalone/server.js')))
    fail(
      'This build has no standalone server: VERCEL or NEXT_ADAPTER_PATH was set when it was made. Build without them.',
    );

  let failed = 0;
  for (const [index, target] of targets.entries()) {
    console.log(
      `\n── ${index + 1} of ${targets.length}: endpoint tests against the built site (${target}) ──`,
    );
    const began = Date.now();
    // Reports each test as it ends, because a file of tests takes minutes.
    failed += await runNode(
      vitestArgs('--project=api', '--project=full', 'tests/api/', '--reporter=verbose'),
      {
        env: { CONTACT_TARGET: target },
      },
    );
    console.log(`${target}: ${Math.round((Date.now() - began) / 1000)} s.`);
  }
  return failed > 0 ? 1 : 0;
};
