import { defineConfig } from 'vitest/config';

/** The engines' tests alone. `npm test` of the site runs them among its unit tests, with the same settings. */
export default defineConfig({
  test: {
    environment: 'node',
    isolate: false,
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 30_000,
    include: ['tests/**/*.test.ts'],
  },
});
