import { defineConfig } from 'vitest/config';

const longTimeouts = { testTimeout: 30_000, hookTimeout: 30_000 };

/**
 * For tests that use sockets, processes and real time: a pause of seconds on a CI machine fails a time limit once.
 * `npm test` names each test that passed on its second try. Tests that count messages turn the second try off, because
 * a race condition may fail a single run only.
 */
const secondTry = { retry: process.env.CI ? 1 : 0 };

const shared = {
  resolve: { alias: { '@': import.meta.dirname } },
  css: { modules: { generateScopedName: '[local]' } },
};

export default defineConfig({
  test: {
    // Two cores are what the smallest CI machine has, and it may be busy.
    maxWorkers: 2,
    projects: [
      {
        ...shared,
        test: {
          ...longTimeouts,
          name: 'unit',
          isolate: false,
          environment: 'node',
          include: [
            'tests/content/**/*.test.{ts,tsx}',
            'tests/lib/**/*.test.ts',
            'tests/lab/**/*.test.ts',
            'tests/scripts/**/*.test.ts',
            'packages/engines/tests/**/*.test.ts',
            'packages/lean/tests/!(example).test.ts',
          ],
        },
      },
      // Each starts commands of package.json, many in a copy of the site, which takes minutes: npm test runs them.
      {
        ...shared,
        test: {
          ...longTimeouts,
          ...secondTry,
          name: 'commands',
          environment: 'node',
          include: ['tests/commands/**/*.test.ts', 'packages/lean/tests/example.test.ts'],
        },
      },
      {
        ...shared,
        test: {
          ...longTimeouts,
          name: 'components',
          environment: 'happy-dom',
          include: ['tests/components/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/helpers/dom.ts'],
        },
      },
      {
        ...shared,
        test: {
          ...longTimeouts,
          ...secondTry,
          name: 'api',
          environment: 'node',
          // Of tests that say they may run together: they wait for time to pass.
          maxConcurrency: 12,
          include: ['tests/api/**/*.test.ts'],
        },
      },
      // Starts the development server, which takes a minute: npm test -- dev.
      ...(process.env.TEST_DEV
        ? [
            {
              ...shared,
              test: { name: 'dev', environment: 'node', include: ['tests/dev/**/*.test.ts'] },
            },
          ]
        : []),
      // Needs a packaged build and nginx: npm test -- package.
      ...(process.env.TEST_PACKAGE
        ? [
            {
              ...shared,
              test: {
                ...longTimeouts,
                name: 'package',
                environment: 'node',
                include: ['tests/package/**/*.test.ts'],
              },
            },
          ]
        : []),
      // Restarts under load and the paths of the deploy guide, some minutes: npm test -- deploy.
      ...(process.env.TEST_DEPLOY
        ? [
            {
              ...shared,
              test: {
                name: 'deploy',
                environment: 'node',
                include: ['tests/deploy/**/*.test.ts'],
                fileParallelism: false,
              },
            },
          ]
        : []),
      // Needs a build and at least one of the two browsers: npm test -- browsers.
      ...(process.env.TEST_BROWSERS
        ? [
            {
              ...shared,
              test: {
                ...longTimeouts,
                name: 'browsers',
                environment: 'node',
                include: ['tests/browsers/**/*.test.ts'],
              },
            },
          ]
        : []),
    ],
  },
});
