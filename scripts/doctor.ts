import { examine, taskOf, taskOptions } from './doctor/examine';
import type { Run } from './lib/command';
import { commandLine } from './lib/command-line';
import { loadEnvFiles } from './lib/env-files';
import { main } from './lib/main';
import { fail } from './lib/terminal';

/** `npm run doctor`, in the checkout. Without a checkout: scripts/doctor/packaged.ts. */
export const run: Run = async (argv, io) => {
  const task = taskOf(commandLine(taskOptions, { argv, typed: io.typed }).values);
  if (typeof task === 'string') fail(task);
  loadEnvFiles(io.env);
  return examine(task, 'npm run doctor --', io);
};

await main(import.meta.filename, run);
