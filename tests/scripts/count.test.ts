import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { closingLines, countOf, countPlaywright, countVitest } from '@/scripts/lib/count';

const passed = { status: 'passed', fullName: 'a page opens', failureMessages: [] as string[], duration: 250 };
const failed = {
  status: 'failed',
  fullName: 'a page closes',
  duration: 250,
  failureMessages: ['\u001b[31mAssertionError\u001b[39m: expected 1 to be 2\n    at line 4'],
};
const retried = { ...failed, status: 'passed', fullName: 'a page waits' };
const file = (status: string, assertionResults: (typeof passed)[], message = '') => ({
  name: resolve('tests/lib/a.test.ts'),
  status,
  message,
  assertionResults,
});

const spec = (title: string, status: string, message?: string) => ({
  file: 'menu.spec.ts',
  line: 8,
  title,
  tests: [{ status, results: [{ error: message === undefined ? undefined : { message }, duration: 500 }] }],
});

test('the last line sums up all runners; failed and skipped tests are before it', () => {
  const allPassed = { passed: 3, failures: [], retried: [], skipped: 0, tests: [] };
  expect(closingLines([{ ...allPassed, failures: ['the menu: closed'] }, allPassed])).toBe(
    '✗ the menu: closed\n6 passed, 1 failed',
  );
  expect(closingLines([{ ...allPassed, retried: ['the menu: late'], skipped: 10 }])).toBe(
    'passed at the second try: the menu: late\n10 skipped\n3 passed, 0 failed',
  );
});

test('Vitest: failed tests are named with the first line of their reason, and so is a file that fails before its tests', () => {
  const report = {
    numPassedTests: 5,
    numPendingTests: 2,
    testResults: [
      file('failed', [passed, failed]),
      file('failed', [], 'Cannot find module'),
      file('passed', [passed, retried]),
    ],
  };
  expect(countVitest('Units', 1, report)).toEqual({
    passed: 5,
    failures: [
      'tests/lib/a.test.ts › a page closes: AssertionError: expected 1 to be 2',
      'tests/lib/a.test.ts: Cannot find module',
    ],
    retried: ['tests/lib/a.test.ts › a page waits: AssertionError: expected 1 to be 2'],
    skipped: 2,
    tests: [
      { name: 'tests/lib/a.test.ts › a page opens', seconds: 0.25 },
      { name: 'tests/lib/a.test.ts › a page closes', seconds: 0.25 },
      { name: 'tests/lib/a.test.ts › a page opens', seconds: 0.25 },
      { name: 'tests/lib/a.test.ts › a page waits', seconds: 0.25 },
    ],
  });
});

test('Playwright: failed tests of every suite and errors outside tests are named; a test that passes at the second try counts as passed, and is named', () => {
  const stats = { expected: 7, flaky: 1, skipped: 3 };
  const inner = {
    title: '/pricing',
    specs: [spec('opens by key', 'unexpected', 'Timeout\nCall log'), spec('closes', 'flaky', 'late')],
  };
  const suites = [{ title: 'menu.spec.ts', specs: [spec('opens', 'expected')], suites: [inner] }];
  const report = { stats, suites, errors: [{ message: 'the server did not start' }] };
  expect(countPlaywright('Browser', 1, report)).toEqual({
    passed: 8,
    failures: [
      'menu.spec.ts:8 › /pricing › opens by key: Timeout',
      'Browser, outside a test: the server did not start',
    ],
    retried: ['menu.spec.ts:8 › /pricing › closes: late'],
    skipped: 3,
    tests: [
      { name: 'menu.spec.ts:8 › opens', seconds: 0.5 },
      { name: 'menu.spec.ts:8 › /pricing › opens by key', seconds: 0.5 },
      { name: 'menu.spec.ts:8 › /pricing › closes', seconds: 0.5 },
    ],
  });
});

test('a runner that exits with an error but reports no failed test counts as failed', () => {
  const broken = { passed: 0, failures: ['Units: ended with 1'], retried: [], skipped: 0, tests: [] };
  expect(countVitest('Units', 1, {})).toEqual(broken);
  expect(countPlaywright('Units', 1, {})).toEqual(broken);
  expect(countOf('Build', 0, { passed: 1 })).toEqual({
    passed: 1,
    failures: [],
    retried: [],
    skipped: 0,
    tests: [],
  });
});
