import { requireBuild } from './lib/built-site';
import type { Run } from './lib/command';
import { parseCommandLine } from './lib/command-line';
import { runLocalSite } from './lib/local-site';
import { main } from './lib/main';

/** Builds the production site and serves it with a mail catcher. `--no-build` serves the last build. */
export const run: Run = async (argv, { commandText }) => {
  const { values } = parseCommandLine({ 'no-build': { type: 'boolean' } }, { argv, commandText });
  if (values['no-build']) requireBuild();
  return runLocalSite({ serve: 'start', build: !values['no-build'], commandText });
};

await main(import.meta.filename, run);
