import { ensureChromium } from './lib/chromium';
import type { Run } from './lib/command';
import { main } from './lib/main';
import { fail } from './lib/terminal';

/** Finds or installs a Chromium for the browser tests and prints its path. */
const run: Run = async (_, { out }) => {
  out(await ensureChromium().catch((error: Error) => fail(error.message)));
  return 0;
};

await main(import.meta.filename, run);
