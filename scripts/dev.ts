import { buildEngines } from './engines';
import type { Run } from './lib/command';
import { parseCommandLine } from './lib/command-line';
import { runLocalSite } from './lib/local-site';
import { main } from './lib/main';

/**
 * Starts the development server with hot reload, and the mail catcher of the preview. The tools' engines are built once
 * at the start: after a change in packages/engines/src, run `npx tsx scripts/engines.ts`.
 */
export const run: Run = async (argv, { commandText }) => {
  parseCommandLine({}, { argv, commandText });
  return runLocalSite({ serve: 'dev', prepare: buildEngines, commandText });
};

await main(import.meta.filename, run);
