/** Duration of one test in seconds, from start to end, while others may have run in parallel. */
export type TimedTest = { name: string; seconds: number };

/** Seconds of all tests, added up. */
export const testSeconds = (tests: readonly TimedTest[]) =>
  tests.reduce((sum, { seconds }) => sum + seconds, 0);

/** A line for each of the slowest tests, slowest first. */
export const slowestTests = (tests: readonly TimedTest[], count: number): string[] =>
  tests
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, count)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`);

/** How long a part of the run took, and the seconds of its tests. */
export function timeOfPart(name: string, seconds: number, tests: readonly TimedTest[]): string {
  const testTime = tests.length > 0 ? `, ${Math.round(testSeconds(tests))} test-seconds` : '';
  return `${String(Math.round(seconds)).padStart(7)} s  ${name}${testTime}`;
}

/** A message if all tests together exceed their budget of seconds; undefined otherwise. */
export function overBudgetMessage(tests: readonly TimedTest[], budget: number): string | undefined {
  const totalSeconds = Math.round(testSeconds(tests));
  if (totalSeconds <= budget) return undefined;
  return `Time: the tests of every change took ${totalSeconds} test-seconds, more than ${budget}. Make the slowest faster, or move them into a folder named full.`;
}
