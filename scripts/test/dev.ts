import { runNode, vitestArgs } from '../lib/child';
import type { Run } from '../lib/command';
import { parseCommandLine } from '../lib/command-line';

/**
 * Tests `npm run dev` in a copy of the site: what an editor sees after an edit, and whether pages load without
 * errors. Files run one after the other, because each starts its own server.
 */
export const run: Run = async (argv, { commandText }) => {
  parseCommandLine({}, { argv, commandText });
  return runNode(vitestArgs('--project', 'dev', '--no-file-parallelism'), {
    env: { TEST_DEV: '1' },
  });
};
