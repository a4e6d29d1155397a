import { dirname } from 'node:path';
import nextEnv from '@next/env';
import { commandLine } from '../lib/command-line';
import { fail } from '../lib/terminal';
import { examine, taskOf, taskOptions } from './examine';

/**
 * The doctor beside the standalone server and in the package: `node doctor.cjs`, `node serve.mjs --doctor`.
 * It reads the same as that server: its environment, and settings files beside it, if any.
 */

const task = taskOf(commandLine(taskOptions).values);
if (typeof task === 'string') fail(task);
nextEnv.loadEnvConfig(dirname(process.argv[1] ?? ''), false, { info: () => undefined, error: console.error });
void examine(task, 'the same with').then((code) => {
  process.exitCode = code;
});
