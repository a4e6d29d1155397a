import { engines } from './engines';
import { commandLine } from './lib/command-line';
import { runLocalSite } from './lib/local-site';

/**
 * The site with hot reload, and the same mail catcher as the preview. The tools' engines are built once, at the start:
 * after a change in lib/engines, `npx tsx scripts/engines.ts` makes them again.
 */

commandLine({});
await engines();
await runLocalSite({ serve: 'dev' });
