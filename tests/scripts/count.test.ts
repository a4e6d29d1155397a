import { expect, test } from 'vitest';
import { closingLines, countOf, countPlaywright, countVitest } from '@/scripts/lib/count';

const fileWith = (status: string) => ({
  status: status === 'failed' ? 'failed' : 'passed',
  assertionResults: [{ status }],
});

test('the last line sums up all runners, and one before it counts skipped tests if there are any', () => {
  const all = { passed: 3, failed: 1, skipped: 0 };
  expect(closingLines([all, all])).toBe('6 passed, 2 failed');
  expect(closingLines([all, { passed: 0, failed: 0, skipped: 10 }])).toBe('10 skipped\n3 passed, 1 failed');
});

test('vitest: tests by their result, and one failure for each file that broke before its first test', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 2,
    testResults: [fileWith('failed')],
  };
  expect(countVitest(report, 1)).toEqual({ passed: 5, failed: 1, skipped: 2 });
  const broken = { status: 'failed', assertionResults: [] };
  expect(countVitest({ ...report, testResults: [fileWith('failed'), broken] }, 1).failed).toBe(2);
});

test('Playwright: a test that passed at the second try has passed', () => {
  const stats = { expected: 7, flaky: 1, unexpected: 2, skipped: 3 };
  expect(countPlaywright({ stats }, 1)).toEqual({ passed: 8, failed: 2, skipped: 3 });
});

test('a runner that ends badly without a report or a failed test has failed', () => {
  expect(countVitest({}, 1)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  expect(countPlaywright({}, 1).failed).toBe(1);
  expect(countOf({ passed: 1 }, 0)).toEqual({ passed: 1, failed: 0, skipped: 0 });
});
