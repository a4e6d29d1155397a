import { runNode, vitest } from '../lib/child';
import { commandLine } from '../lib/command-line';

/**
 * `npm run dev` in a copy of the site: what an editor sees after an edit, and whether pages load without
 * errors. Files run one after the other, because each starts its own server.
 */

commandLine({});
process.exitCode = await runNode(vitest('--project', 'dev', '--no-file-parallelism'), {
  env: { TEST_DEV: '1' },
});
