import { basename, dirname } from 'node:path';
import nextEnv from '@next/env';
import { type Run, runInProcess } from '../lib/command';
import { parseCommandLine } from '../lib/command-line';
import { fail } from '../lib/terminal';
import { examine, taskOf, taskOptions } from './examine';

/**
 * The doctor beside the standalone server and in the package: `node doctor.cjs`, `node serve.mjs --doctor`.
 * It reads the same settings as that server: the environment, and settings files beside it, if any.
 */
const run: Run = async (argv, io) => {
  const task = taskOf(parseCommandLine(taskOptions, { argv, commandText: io.commandText }).values);
  if (typeof task === 'string') fail(task);
  const folder = dirname(process.argv[1] ?? '');
  nextEnv.loadEnvConfig(folder, false, { info: () => undefined, error: console.error });
  return examine(task, 'the same with', io);
};

void runInProcess(run, basename(process.argv[1] ?? ''));
