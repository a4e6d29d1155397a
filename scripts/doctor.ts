import { examine } from './doctor/examine';
import { taskOf } from './doctor/task';
import { loadEnvFiles } from './lib/env-files';
import { fail } from './lib/terminal';

/** `npm run doctor`, in the checkout. scripts/doctor/packaged.ts is the same for a place that has the build alone. */

const task = taskOf(process.argv.slice(2));
if (typeof task === 'string') fail(task);
loadEnvFiles();
process.exitCode = await examine(task, 'npm run doctor --');
