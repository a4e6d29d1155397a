import { defineConfig } from 'vitest/config';

const shared = { environment: 'node', isolate: false, testTimeout: 30_000, hookTimeout: 30_000 } as const;

/**
 * The engines' tests alone. `npm test` of the site runs those of `core` among its unit tests, with the same settings, and
 * `npm test -- full` those in folders named `full`: generated documents by the hundred, and large files.
 */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...shared,
          name: 'core',
          include: ['tests/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/full/**'],
        },
      },
      { test: { ...shared, name: 'full', include: ['tests/**/full/**/*.test.ts'] } },
    ],
  },
});
