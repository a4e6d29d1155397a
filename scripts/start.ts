import { requireBuild } from './lib/built-site';
import { exitCodeOf, nextStartArgs, startNode, whenOrphaned } from './lib/child';
import type { Run } from './lib/command';
import { main } from './lib/main';
import { hostFrom, portFrom, requireFree } from './lib/ports';

/**
 * `npm start`: serves the last build with `next start` behind scripts/http-layer. PORT (3000) and HOSTNAME (all
 * addresses) set where it listens. Signals are forwarded, so that open requests are finished before a stop; the end of npm
 * has the same effect.
 */
export const run: Run = async (_, { env, commandText }) => {
  const port = portFrom('PORT', 3000, env);
  const host = hostFrom(env);
  await requireFree(port, { what: 'the site', name: 'PORT', commandText, host });
  requireBuild();

  const site = startNode(nextStartArgs('-p', String(port), ...(host ? ['-H', host] : [])));
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => site.kill(signal));
  whenOrphaned(() => site.kill('SIGTERM'));
  return exitCodeOf(site);
};

await main(import.meta.filename, run);
