import { requireBuild } from './lib/built-site';
import { commandLine } from './lib/command-line';
import { runLocalSite } from './lib/local-site';

/** Builds the production site and serves it with a mail catcher. `--no-build` serves the last build. */

const build = !commandLine({ 'no-build': { type: 'boolean' } }).values['no-build'];
if (!build) requireBuild();
await runLocalSite({ serve: 'start', build });
