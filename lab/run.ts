import { commandWithSubcommands } from '@/scripts/lib/command-line';
import { main } from '@/scripts/lib/main';

/** `npm run lab -- NAME`: runs a measurement of the site; README.md describes them. */

export const run = commandWithSubcommands({
  bench: () => import('./bench'),
  'mail-failures': () => import('./mail-failures'),
  compare: () => import('./compare'),
  editing: () => import('./editing'),
  engines: () => import('./engines'),
  growth: () => import('./growth'),
  lighthouse: () => import('./lighthouse'),
  observatory: () => import('./observatory'),
  serving: () => import('./serving'),
  shots: () => import('./shots'),
  states: () => import('./states'),
  start: () => import('./start'),
  strange: () => import('./strange'),
  tools: () => import('./tools'),
  vercel: () => import('./vercel'),
});

await main(import.meta.filename, run);
