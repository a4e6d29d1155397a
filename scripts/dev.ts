import { commandLine } from './lib/command-line';
import { runLocalSite } from './lib/local-site';

/** The site with hot reload, and the same mail catcher as the preview. */

commandLine({});
await runLocalSite({ serve: 'dev' });
