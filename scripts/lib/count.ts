import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { inRoot } from './paths';
import { type TimedTest, testSeconds } from './test-times';

/**
 * Results of one test runner, or of all: counts; failed tests by name with the first line of the reason; tests that passed
 * only on retry; and the duration of each test that ran.
 */
export type Count = {
  passed: number;
  failures: string[];
  retried: string[];
  skipped: number;
  tests: TimedTest[];
};

export type VitestReport = {
  numPassedTests: number;
  numPendingTests: number;
  testResults: VitestFile[];
};

type VitestFile = {
  name: string;
  status: string;
  message: string;
  assertionResults: {
    status: string;
    fullName: string;
    failureMessages: string[];
    duration?: number | null;
  }[];
};

export type PlaywrightReport = {
  stats: { expected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
};

type PlaywrightSuite = {
  /** Title of a describe block or a file. */
  title: string;
  suites?: PlaywrightSuite[];
  specs: {
    file: string;
    line: number;
    title: string;
    tests: { status: string; results: { error?: { message?: string }; duration: number }[] }[];
  }[];
};

/** Result of a step without tests, or of a runner: if it failed although no test did, that counts as one failure. */
export function countOf(
  step: string,
  code: number,
  { passed = 0, failures = [], retried = [], skipped = 0, tests = [] }: Partial<Count> = {},
): Count {
  const unnamed = failures.length === 0 && code !== 0;
  return { passed, failures: unnamed ? [`${step}: ended with ${code}`] : failures, retried, skipped, tests };
}

/** @param report vitest's output, if any. A file that broke before its first test counts as one failure. */
export function countVitest(step: string, code: number, report: Partial<VitestReport>): Count {
  const { numPassedTests, numPendingTests, testResults = [] } = report;
  const failures = testResults.flatMap(failuresOf);
  const retried = testResults.flatMap((file) => failureLines(file, 'passed'));
  const tests = testResults.flatMap((file) =>
    file.assertionResults.flatMap(({ fullName, duration }) =>
      duration ? [{ name: `${pathOf(file)} › ${fullName}`, seconds: duration / 1000 }] : [],
    ),
  );
  return countOf(step, code, { passed: numPassedTests, failures, retried, skipped: numPendingTests, tests });
}

function failuresOf(file: VitestFile): string[] {
  const failed = failureLines(file, 'failed');
  return failed.length === 0 && file.status === 'failed' ? [reasonLine(pathOf(file), file.message)] : failed;
}

/** Failed tests, or tests that passed only on retry, each with its reason: after a retry, vitest keeps that of the first failure. */
function failureLines(file: VitestFile, status: 'failed' | 'passed'): string[] {
  return file.assertionResults
    .filter((test) => test.status === status && (status === 'failed' || test.failureMessages.length > 0))
    .map(({ fullName, failureMessages: [reason] }) => reasonLine(`${pathOf(file)} › ${fullName}`, reason));
}

const pathOf = ({ name }: VitestFile) => relative(inRoot(), name);

/** @param report Playwright's output, if any */
export function countPlaywright(step: string, code: number, report: Partial<PlaywrightReport>): Count {
  const { stats, suites = [], errors = [] } = report;
  const specs = suites.flatMap((suite) => specsOf(suite));
  const failures = [
    ...titlesOf(specs, 'unexpected'),
    ...errors.map(({ message }) => reasonLine(`${step}, outside a test`, message)),
  ];
  const passed = (stats?.expected ?? 0) + (stats?.flaky ?? 0);
  const tests = specs.map(({ name, tests: runs }) => ({
    name,
    seconds: testSeconds(
      runs.flatMap(({ results }) => results.map(({ duration }) => ({ name, seconds: duration / 1000 }))),
    ),
  }));
  const retried = titlesOf(specs, 'flaky');
  return countOf(step, code, { passed, failures, retried, skipped: stats?.skipped, tests });
}

type NamedSpec = PlaywrightSuite['specs'][number] & { name: string };

/** Every test below a suite, by file, line and the titles that lead to it. */
function specsOf(suite: PlaywrightSuite, parentTitles: string[] = []): NamedSpec[] {
  const tests = suite.specs.map((spec) => ({
    ...spec,
    name: [`${spec.file}:${spec.line}`, ...parentTitles, spec.title].join(' › '),
  }));
  const inner = (suite.suites ?? []).flatMap((each) => specsOf(each, [...parentTitles, each.title]));
  return [...tests, ...inner];
}

const titlesOf = (specs: readonly NamedSpec[], outcome: 'unexpected' | 'flaky'): string[] =>
  specs.flatMap(({ name, tests }) =>
    tests
      .filter(({ status }) => status === outcome)
      .map(({ results }) => reasonLine(name, results[0]?.error?.message)),
  );

const reasonLine = (test: string, reason = '') =>
  `${test}: ${stripVTControlCharacters(reason).trim().split('\n')[0]}`;

/**
 * Failed tests, those that passed on retry, and the number of skipped ones, if any; then the sum: `N passed,
 * N failed` as the last line.
 */
export function closingLines(counts: readonly Count[]): string {
  const failures = counts.flatMap((count) => count.failures);
  const passed = counts.reduce((total, count) => total + count.passed, 0);
  const skipped = counts.reduce((total, count) => total + count.skipped, 0);
  return [
    ...failures.map((failure) => `✗ ${failure}`),
    ...counts.flatMap(({ retried }) => retried).map((test) => `passed at the second try: ${test}`),
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
    `${passed} passed, ${failures.length} failed`,
  ].join('\n');
}
