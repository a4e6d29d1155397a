import { bin, runNode } from './lib/child';

/** Edits content under a running `npm run dev`, in a copy of the site: what an editor sees, in about a minute. */

process.exitCode = await runNode(bin('vitest/vitest.mjs', 'run', '--project', 'dev'), {
  env: { TEST_DEV: '1' },
});
