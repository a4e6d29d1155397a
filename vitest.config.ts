import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const longTimeouts = { testTimeout: 30_000, hookTimeout: 30_000 };

/** `npm test` leaves the tests of these folders to `npm test -- full`. */
const fullTests = '**/full/**';
const core = { exclude: ['**/node_modules/**', fullTests] };
const httpTest = 'tests/api/http.test.ts';

/**
 * Short files that run for many seconds, longest first. Vitest sorts files without a recorded duration, as in CI, by
 * size: it would start these last, and one core would be idle meanwhile.
 */
const longest = [
  'packages/engines/tests/pdf/full/strange.test.ts',
  'packages/engines/tests/word/full/generated-documents.test.ts',
  'tests/commands/full/contributing.test.ts',
  'tests/commands/full/mistakes.test.ts',
  'tests/commands/full/new.test.ts',
  'packages/lean/tests/full/example.test.ts',
  'packages/engines/tests/picture/cut-out/full/ink.test.ts',
  'packages/engines/tests/text/full/screener.test.ts',
  'tests/commands/full/editing-guide.test.ts',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const index = longest.findIndex((file) => moduleId.endsWith(file));
      return index < 0 ? longest.length : index;
    };
    return (await super.sort(files)).sort((a, b) => place(a) - place(b));
  }
}

/** Component tests that show a whole tool, with engines in the test's own process. */
const componentTestFolder = join(import.meta.dirname, 'tests/components');
const wholeToolTests = readdirSync(componentTestFolder, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.test\.tsx?$/.test(name))
  .filter((name) => readFileSync(join(componentTestFolder, name), 'utf8').includes('/shown-tool'))
  .map((name) => `tests/components/${name.replaceAll('\\', '/')}`);

/**
 * Replaces the worker by the engine itself. A plugin does it for all files at once: with vi.mock in each file, each would
 * load the modules again, which takes longer than most tests.
 */
const enginesInProcess = {
  name: 'engines-in-process',
  enforce: 'pre',
  resolveId: (source: string) =>
    source.endsWith('/run-engine')
      ? join(import.meta.dirname, 'tests/helpers/in-process-engines.ts')
      : undefined,
} as const;

const shared = {
  resolve: { alias: { '@': import.meta.dirname } },
  css: { modules: { generateScopedName: '[local]' } },
};

export default defineConfig({
  test: {
    // Two cores are what the smallest CI machine has, and it may be busy.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    // A file that did not change is not compiled again, by another project or in another run.
    experimental: { fsModuleCache: true, fsModuleCachePath: join(import.meta.dirname, '.cache/vitest') },
    projects: [
      {
        ...shared,
        test: {
          ...longTimeouts,
          ...core,
          name: 'unit',
          isolate: false,
          environment: 'node',
          include: [
            'tests/content/**/*.test.{ts,tsx}',
            'tests/lib/**/*.test.ts',
            'tests/lab/**/*.test.ts',
            'tests/scripts/**/*.test.ts',
            'packages/lean/tests/**/*.test.ts',
          ],
        },
      },
      // These take as long as all projects above together. `npm run check` skips them and the projects that start programs.
      {
        ...shared,
        test: {
          ...longTimeouts,
          ...core,
          name: 'engines',
          isolate: false,
          environment: 'node',
          include: ['packages/engines/tests/**/*.test.ts'],
        },
      },
      // Each starts programs: commands of package.json, many in a copy of the site, the bundler, a server.
      {
        ...shared,
        test: {
          ...longTimeouts,
          ...core,
          name: 'commands',
          isolate: false,
          environment: 'node',
          include: ['tests/commands/**/*.test.ts'],
        },
      },
      ...(['components', 'components-tools'] as const).map((name) => ({
        ...shared,
        plugins: name === 'components-tools' ? [enginesInProcess] : [],
        test: {
          ...longTimeouts,
          name,
          isolate: false,
          environment: 'happy-dom',
          setupFiles: ['tests/helpers/dom.ts'],
          ...(name === 'components-tools'
            ? { include: wholeToolTests }
            : {
                include: ['tests/components/**/*.test.{ts,tsx}'],
                exclude: [...core.exclude, ...wholeToolTests],
              }),
        },
      })),
      {
        ...shared,
        test: {
          ...longTimeouts,
          // Over HTTP it needs the build: scripts/test/core.ts and scripts/test/server.ts start one and set CONTACT_TARGET.
          exclude: [...core.exclude, ...(process.env.CONTACT_TARGET ? [] : [httpTest])],
          name: 'api',
          isolate: false,
          environment: 'node',
          // Tests marked concurrent run together: they wait for time to pass.
          maxConcurrency: 12,
          include: ['tests/api/**/*.test.ts'],
        },
      },
      // Sockets, processes and real time: a pause of seconds on a CI machine fails a time limit once. The summary names
      // each test that passed on its second try.
      {
        ...shared,
        test: {
          ...longTimeouts,
          retry: process.env.CI ? 1 : 0,
          name: 'full',
          environment: 'node',
          include: ['{tests,packages/*/tests}/**/full/**/*.test.ts'],
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
