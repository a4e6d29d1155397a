import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { binArgs, outputOf, runNode, vitestArgs } from './lib/child';
import { copyColours } from './lib/colours';
import type { Run } from './lib/command';
import { parseCommandLine } from './lib/command-line';
import { main } from './lib/main';
import { root } from './lib/paths';
import { fail } from './lib/terminal';

/**
 * `npm run check`: checks format, lint and types, and runs the tests of content, units and components. It stops at the
 * first step that fails. The engines' tests and the tests that start commands are in `npm test`. `-- --fix` first
 * copies changed colours to the pictures, and repairs the format and those lint faults that have a safe fix.
 */
export const run: Run = async (argv, { commandText, out }) => {
  const { values } = parseCommandLine({ fix: { type: 'boolean' } }, { argv, commandText });
  const recolouredFiles = values.fix ? copyColours(root) : [];
  if (recolouredFiles.length > 0)
    out(`Colours of app/styles/tokens.css carried to ${recolouredFiles.length} files.`);
  if (recolouredFiles.includes('app/icon.svg'))
    out('The icon changed: npx tsx scripts/icons.ts makes the others.');
  const options = [...(values.fix ? ['--write'] : []), `--line-ending=${lineEndings(root)}`];
  const biome = binArgs('@biomejs/biome/bin/biome', 'check', ...options, '.');
  const checkTypes = () => outputOf(binArgs('typescript/bin/tsc', '--noEmit'));
  // In parallel with the format check, unless that changes files.
  const typeCheck = values.fix ? undefined : checkTypes();
  if ((await runNode(biome)) !== 0)
    fail(`Format or lint, see above.${values.fix ? '' : ' npm run check -- --fix repairs what it can.'}`);
  const { code, output } = await (typeCheck ?? checkTypes());
  if (code !== 0) fail(`${output}Types, see above.`);
  return runNode(vitestArgs('--project', 'unit', '--project', 'components*'));
};

/** Line ends of a checkout: those of Windows are accepted too, since git commits both alike. */
export const lineEndings = (folder: string): 'crlf' | 'lf' =>
  readFileSync(join(folder, 'package.json'), 'utf8').includes('\r\n') ? 'crlf' : 'lf';

await main(import.meta.filename, run);
