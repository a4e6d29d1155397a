import { examine, taskOf, taskOptions } from './doctor/examine';
import type { Run } from './lib/command';
import { parseCommandLine } from './lib/command-line';
import { loadEnvFiles } from './lib/env-files';
import { main } from './lib/main';
import { fail } from './lib/terminal';

/**
 * `npm run doctor`: lists every fault of the settings and every name that looks like a misspelt one, then connects to the
 * mail server and Redis and logs in. `-- --send` also sends a test message to CONTACT_TO, `-- --send --wait=120` tries
 * it for that many seconds while the mail server is busy. Where the site runs without its checkout: docs/deploy.md.
 */
export const run: Run = async (argv, io) => {
  const task = taskOf(parseCommandLine(taskOptions, { argv, commandText: io.commandText }).values);
  if (typeof task === 'string') fail(task);
  loadEnvFiles(io.env);
  return examine(task, 'npm run doctor --', io);
};

await main(import.meta.filename, run);
