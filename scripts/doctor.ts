import { examine, taskOf, taskOptions } from './doctor/examine';
import { commandLine } from './lib/command-line';
import { loadEnvFiles } from './lib/env-files';
import { fail } from './lib/terminal';

/** `npm run doctor`, in the checkout. Without a checkout: scripts/doctor/packaged.ts. */

const task = taskOf(commandLine(taskOptions).values);
if (typeof task === 'string') fail(task);
loadEnvFiles();
process.exitCode = await examine(task, 'npm run doctor --');
