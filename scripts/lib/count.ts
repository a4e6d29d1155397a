/** Tests of one runner, or of all. */
export type Count = { passed: number; failed: number; skipped: number };

export type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
};

export type PlaywrightReport = {
  stats: { expected: number; flaky: number; unexpected: number; skipped: number };
};

/** A step that is no test, or a runner: one that ended badly without naming a failed test still failed. */
export function countOf({ passed = 0, failed = 0, skipped = 0 }: Partial<Count>, code: number): Count {
  return { passed, failed: failed === 0 && code !== 0 ? 1 : failed, skipped };
}

/** @param report what vitest wrote, or nothing if it wrote none. A file that broke before its first test failed once. */
export function countVitest(report: Partial<VitestReport>, code: number): Count {
  const { numPassedTests, numFailedTests = 0, numPendingTests, testResults = [] } = report;
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  const failed = numFailedTests + brokenFiles.length;
  return countOf({ passed: numPassedTests, failed, skipped: numPendingTests }, code);
}

/** @param report what Playwright wrote, or nothing if it wrote none */
export function countPlaywright({ stats }: Partial<PlaywrightReport>, code: number): Count {
  const passed = (stats?.expected ?? 0) + (stats?.flaky ?? 0);
  return countOf({ passed, failed: stats?.unexpected, skipped: stats?.skipped }, code);
}

/** The sum: `N passed, N failed` as the last line, and how many were skipped in one before it if any were. */
export function closingLines(counts: readonly Count[]): string {
  const sum = (field: keyof Count) => counts.reduce((total, count) => total + count[field], 0);
  const skipped = sum('skipped');
  return `${skipped > 0 ? `${skipped} skipped\n` : ''}${sum('passed')} passed, ${sum('failed')} failed`;
}
