import { dirname } from 'node:path';
import nextEnv from '@next/env';
import { examine } from './examine';
import { taskOf } from './task';

/**
 * The doctor beside the standalone server and in the package: `node doctor.cjs`, `node serve.mjs --doctor`. It reads
 * what that server reads: its environment, and the files that lie beside it, if any.
 */

const task = taskOf(process.argv.slice(2));
if (typeof task === 'string') {
  console.error(task);
  process.exit(1);
}
nextEnv.loadEnvConfig(dirname(process.argv[1] ?? ''), false, { info: () => undefined, error: console.error });
void examine(task, 'the same with').then((code) => {
  process.exitCode = code;
});
