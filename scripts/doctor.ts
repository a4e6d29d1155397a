import { examine } from './doctor/examine';
import { commandLine } from './lib/command-line';
import { loadEnvFiles } from './lib/env-files';

/** `npm run doctor`, in the checkout. scripts/doctor/packaged.ts is the same for a place that has the build alone. */

commandLine({ send: { type: 'boolean' }, wait: { type: 'string' } });
loadEnvFiles();
process.exitCode = await examine(process.argv.slice(2), 'npm run doctor --');
