import { existsSync } from 'node:fs';
import { requireBuild } from './lib/built-site';
import { bin, runNode } from './lib/child';
import { inRoot } from './lib/paths';
import { fail } from './lib/terminal';

/**
 * The endpoint's tests over HTTP: every test starts the built site as a process of its own, once as `next start` and
 * once as the standalone server. Takes several minutes.
 */

requireBuild();
if (!existsSync(inRoot('.next/standalone/server.js')))
  fail(
    'This build has no standalone server: VERCEL or NEXT_ADAPTER_PATH was set when it was made. Build without them.',
  );

let failed = 0;
for (const target of ['start', 'standalone']) {
  console.log(`\nEndpoint tests against the built site (${target})`);
  failed += await runNode(bin('vitest/vitest.mjs', 'run', '--project', 'api'), {
    env: { CONTACT_TARGET: target },
  });
}
process.exitCode = failed > 0 ? 1 : 0;
