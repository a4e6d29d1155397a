import { requireBuild } from './lib/built-site';
import { ended, nextStart, startNode } from './lib/child';
import { hostFrom, portFrom, requireFree } from './lib/ports';

/**
 * `npm start`: serves the last build with `next start` behind scripts/front. PORT (3000) and HOSTNAME (all
 * addresses) set where. Signals are forwarded, so that a stop drains.
 */

const port = portFrom('PORT', 3000);
const host = hostFrom();
await requireFree(port, 'the site', 'PORT', host);
requireBuild();

const site = startNode(nextStart('-p', String(port), ...(host ? ['-H', host] : [])));
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => site.kill(signal));
process.exit(await ended(site));
