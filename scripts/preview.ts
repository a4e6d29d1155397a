import { requireBuild } from './lib/built-site';
import { runLocalSite } from './lib/local-site';

/** Builds the production site and serves it with a mail catcher. `--no-build` serves what was built last. */

const build = !process.argv.includes('--no-build');
if (!build) requireBuild();
await runLocalSite({ serve: 'start', build });
