import { builtOrigin, requireBuild } from './lib/built-site';
import { ended, nextStart, startNode } from './lib/child';
import { productionEnv } from './lib/env-files';
import { inRoot } from './lib/paths';
import { hostFrom, portFrom, requireFree } from './lib/ports';
import { startNotes } from './lib/start-notes';

/**
 * `npm start`: serves the last build with `next start`, after a look at what would go wrong. PORT (3000) and HOSTNAME
 * (all addresses) say where. Signals are passed on, so that a stop drains.
 */

const port = portFrom('PORT', 3000);
const host = hostFrom();
await requireFree(port, 'the site', 'PORT', host);
requireBuild();
for (const note of startNotes(productionEnv(), builtOrigin(inRoot('.next')))) console.warn(`! ${note}`);

const site = startNode(nextStart('-p', String(port), ...(host ? ['-H', host] : [])));
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => site.kill(signal));
process.exit(await ended(site));
