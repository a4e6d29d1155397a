import { bin, runNode, vitest } from './lib/child';
import { carryColours } from './lib/colours';
import { commandLine } from './lib/command-line';
import { root } from './lib/paths';
import { fail } from './lib/terminal';

/**
 * `npm run check`: format and lint, types, content and unit tests; stops at the first that fails. `-- --fix` first
 * carries changed colours to the pictures, repairs the format, and of lint what can be repaired safely.
 */

const { values } = commandLine({ fix: { type: 'boolean' } });
const coloured = values.fix ? carryColours(root) : [];
if (coloured.length > 0) console.log(`Colours of app/styles/tokens.css carried to ${coloured.length} files.`);
if (coloured.includes('app/icon.svg'))
  console.log('The icon changed: npx tsx scripts/icons.ts makes the others.');
if ((await runNode(bin('@biomejs/biome/bin/biome', 'check', ...(values.fix ? ['--write'] : []), '.'))) !== 0)
  fail(`Format or lint, see above.${values.fix ? '' : ' npm run check -- --fix repairs what it can.'}`);
if ((await runNode(bin('typescript/bin/tsc', '--noEmit'))) !== 0) fail('Types, see above.');
process.exitCode = await runNode(vitest('--project', 'unit', '--project', 'components'));
