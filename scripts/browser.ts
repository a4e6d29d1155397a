import { ensureChromium } from './lib/chromium';
import { fail } from './lib/terminal';

/** Finds or installs the Chromium of the browser tests and prints its path. */

try {
  console.log(await ensureChromium());
} catch (error) {
  fail((error as Error).message);
}
