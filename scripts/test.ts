import { commandWithSubcommands } from './lib/command-line';
import { main } from './lib/main';

/** `npm test`: runs the tests that every change needs. `npm test -- NAME`: runs a longer test of scripts/test. */

export const run = commandWithSubcommands({
  whole: () => import('./test/core'),
  browsers: () => import('./test/browsers'),
  deploy: () => import('./test/deploy'),
  dev: () => import('./test/dev'),
  e2e: () => import('./test/e2e'),
  full: () => import('./test/full'),
  package: () => import('./test/package'),
  server: () => import('./test/server'),
  variants: () => import('./test/variants'),
});

await main(import.meta.filename, run);
