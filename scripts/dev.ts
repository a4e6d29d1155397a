import { runLocalSite } from './lib/local-site';

/** The site with hot reload, and the same mail catcher as the preview. */

await runLocalSite({ serve: 'dev' });
