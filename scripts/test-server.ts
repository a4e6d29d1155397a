import { existsSync } from 'node:fs';
import { bin, runNode } from './lib/child';
import { inRoot } from './lib/paths';
import { fail } from './lib/terminal';

/**
 * The endpoint's tests over HTTP: every test starts the built site as a process of its own, once as `next start` and
 * once as the standalone server, where there is one. Takes several minutes.
 */

if (!existsSync(inRoot('.next/BUILD_ID'))) fail('Nothing is built yet. Run SITE_URL=… npm run build first.');

const targets = ['start', ...(existsSync(inRoot('.next/standalone/server.js')) ? ['standalone'] : [])];
if (targets.length === 1) console.log('Skipped: there is no standalone server in this build.');

let failed = 0;
for (const target of targets) {
  console.log(`\nEndpoint tests against the built site (${target})`);
  failed += await runNode(bin('vitest/vitest.mjs', 'run', '--project', 'api'), {
    env: { CONTACT_TARGET: target },
  });
}
process.exitCode = failed > 0 ? 1 : 0;
