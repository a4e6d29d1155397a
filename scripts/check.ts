import { bin, runNode, vitest } from './lib/child';
import { commandLine } from './lib/command-line';
import { fail } from './lib/terminal';

/**
 * `npm run check`: format and lint, types, content and unit tests; stops at the first that fails. `-- --fix` first
 * repairs the format, and of lint what can be repaired safely.
 */

const { values } = commandLine({ fix: { type: 'boolean' } });
if ((await runNode(bin('@biomejs/biome/bin/biome', 'check', ...(values.fix ? ['--write'] : []), '.'))) !== 0)
  fail(`Format or lint, see above.${values.fix ? '' : ' npm run check -- --fix repairs what it can.'}`);
if ((await runNode(bin('typescript/bin/tsc', '--noEmit'))) !== 0) fail('Types, see above.');
process.exitCode = await runNode(vitest('--project', 'unit', '--project', 'components'));
