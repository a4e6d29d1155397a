import { bin, runNode } from './lib/child';
import { commandLine } from './lib/command-line';
import { fail } from './lib/terminal';

/** `npm run check`: format and lint, types, content and unit tests; stops at the first that fails. */

commandLine({});
if ((await runNode(bin('@biomejs/biome/bin/biome', 'check', '.'))) !== 0)
  fail(
    'Format or lint, see above. npm run format repairs the format and whatever else can be repaired safely.',
  );
if ((await runNode(bin('typescript/bin/tsc', '--noEmit'))) !== 0) fail('Types, see above.');
process.exitCode = await runNode(
  bin('vitest/vitest.mjs', 'run', '--project', 'unit', '--project', 'components'),
);
