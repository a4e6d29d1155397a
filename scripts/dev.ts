import { engines } from './engines';
import { commandLine } from './lib/command-line';
import { runLocalSite } from './lib/local-site';

/**
 * Development server with hot reload, and the mail catcher of the preview. The tools' engines are built once
 * at the start: after a change in packages/engines/src, run `npx tsx scripts/engines.ts`.
 */

commandLine({});
await engines();
await runLocalSite({ serve: 'dev' });
