import { existsSync } from 'node:fs';
import { runLocalSite } from './lib/local-site';
import { inRoot } from './lib/paths';
import { fail } from './lib/terminal';

/** Builds the production site and serves it with a mail catcher. `--no-build` serves what was built last. */

const build = !process.argv.includes('--no-build');
if (!build && !existsSync(inRoot('.next/BUILD_ID'))) {
  fail('Nothing is built yet. Run npm run preview, or SITE_URL=… npm run build first.');
}
await runLocalSite({ serve: 'start', build });
