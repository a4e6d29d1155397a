import { runPart } from './lib/command-line';

/** `npm test`: everything. `npm test -- NAME` runs one of the longer tests in the folder beside it. */

await runPart('npm test --', {
  whole: () => import('./test/all'),
  browsers: () => import('./test/browsers'),
  deploy: () => import('./test/deploy'),
  dev: () => import('./test/dev'),
  e2e: () => import('./test/e2e'),
  package: () => import('./test/package'),
  server: () => import('./test/server'),
  variants: () => import('./test/variants'),
});
