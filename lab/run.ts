import { runPart } from '@/scripts/lib/parts';

/** `npm run lab -- NAME`: what measures the site and guards nothing. README.md tells of each. */

await runPart('npm run lab --', {
  bench: () => import('./bench'),
  chaos: () => import('./chaos'),
  compare: () => import('./compare'),
  engines: () => import('./engines'),
  growth: () => import('./growth'),
  lighthouse: () => import('./lighthouse'),
  observatory: () => import('./observatory'),
  serving: () => import('./serving'),
  shots: () => import('./shots'),
  states: () => import('./states'),
  start: () => import('./start'),
  tools: () => import('./tools'),
  vercel: () => import('./vercel'),
});
