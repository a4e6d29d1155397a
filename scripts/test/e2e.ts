import { bin, runNode } from '../lib/child';
import { requireChromium } from '../lib/chromium';

/** The browser tests against the last build. Words and options are Playwright's: `npm test -- e2e contact --headed`. */

await requireChromium();
process.exitCode = await runNode(bin('@playwright/test/cli.js', 'test', ...process.argv.slice(2)));
