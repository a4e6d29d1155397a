import { binArgs, runNode } from '../lib/child';
import { requireChromium } from '../lib/chromium';
import type { Run } from '../lib/command';

/** Runs the browser tests against the last build. Arguments and options are Playwright's: `npm test -- e2e contact --headed`. */
export const run: Run = async (argv) => {
  await requireChromium();
  return runNode(binArgs('@playwright/test/cli.js', 'test', ...argv));
};
