import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { binArgs, exitCodeOf, startNode, vitestArgs } from './child';
import { ensureChromium } from './chromium';
import { type Count, closingLines, countOf, countPlaywright, countVitest } from './count';
import { freePorts } from './ports';
import { overBudgetMessage, slowestTests, timeOfPart } from './test-times';

/** Site address for which test builds are made. */
export const SITE_URL = 'https://triplicate.example';

type Part = { name: string; count: Count; seconds: number };

/** A test run in several parts, each with its own runner, whose results are added up at the end. */
export function testRun() {
  const parts: Part[] = [];
  const reports = mkdtempSync(join(tmpdir(), 'site-test-'));
  const notes: string[] = [];
  const started = Date.now();

  /** Runs one part, printing its title before and its result after. */
  async function part(name: string, run: (report: string) => Promise<Count>): Promise<Count> {
    console.log(`\n── ${name} ${'─'.repeat(Math.max(0, 60 - name.length))}`);
    const began = Date.now();
    const count = await run(join(reports, `${parts.length}-${began}.json`));
    const seconds = (Date.now() - began) / 1000;
    console.log(`${name}: ${count.passed} passed, ${count.failures.length} failed, ${Math.round(seconds)} s`);
    parts.push({ name, count, seconds });
    return count;
  }

  return {
    /** Adds a note about something that did not run; notes are repeated at the end. */
    note(sentence: string): void {
      console.log(sentence);
      notes.push(sentence);
    },

    /** Runs a command that passes or fails as a whole. @param isParallel as in `vitest` */
    command: (
      name: string,
      args: readonly string[],
      { env, isParallel = false }: { env?: Record<string, string>; isParallel?: boolean } = {},
    ) =>
      part(name, async () => {
        const code = await (isParallel ? printedAtEnd(args, env) : exitCodeOf(startNode(args, { env })));
        return countOf(name, code, { passed: code === 0 ? 1 : 0 });
      }),

    /**
     * Runs tests with Vitest.
     *
     * @param isParallel whether another part prints at the same time, so that the output of this one is printed at
     *   its end
     */
    vitest: (
      name: string,
      args: readonly string[],
      { env, isParallel = false }: { env?: Record<string, string>; isParallel?: boolean } = {},
    ) =>
      part(name, async (report) => {
        const command = vitestArgs(
          '--reporter=default',
          '--reporter=json',
          `--outputFile.json=${report}`,
          ...args,
        );
        const code = await (isParallel
          ? printedAtEnd(command, env)
          : exitCodeOf(startNode(command, { env })));
        return countVitest(name, code, readReport(report));
      }),

    /** Runs browser tests against the last build. */
    browser: (name: string, args: readonly string[]) =>
      part(name, async (report) => {
        try {
          await ensureChromium();
        } catch (error) {
          return countOf(name, 1, { failures: [`${name}: ${(error as Error).message}`] });
        }
        const env = {
          SITE_URL,
          E2E_PORT: String(await freePorts(4310, 3)),
          PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        };
        const command = binArgs('@playwright/test/cli.js', 'test', '--reporter=list,json', ...args);
        return countPlaywright(name, await exitCodeOf(startNode(command, { env })), readReport(report));
      }),

    /**
     * Prints the time of each part, the slowest tests, what failed, and `N passed, N failed` as the last line.
     *
     * @param mostSeconds budget for the seconds of all tests together
     */
    end({ mostSeconds = Number.POSITIVE_INFINITY } = {}): void {
      rmSync(reports, { recursive: true, force: true });
      const tests = parts.flatMap(({ count }) => count.tests);
      const overrun = overBudgetMessage(tests, mostSeconds);
      const counts = [
        ...parts.map(({ count }) => count),
        ...(overrun ? [countOf('Time', 1, { failures: [overrun] })] : []),
      ];
      console.log(`\nFinished in ${Math.round((Date.now() - started) / 1000)} s:`);
      for (const { name, count, seconds } of parts) console.log(timeOfPart(name, seconds, count.tests));
      console.log('\nThe ten slowest tests:');
      for (const line of slowestTests(tests, 10)) console.log(line);
      for (const note of notes) console.log(`\n${note}`);
      console.log(`\n${closingLines(counts)}`);
      process.exitCode = counts.some(({ failures }) => failures.length > 0) ? 1 : 0;
    },
  };
}

export type TestRun = ReturnType<typeof testRun>;

async function printedAtEnd(args: readonly string[], env: Record<string, string> = {}): Promise<number> {
  const child = startNode(args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const printed: Buffer[] = [];
  child.stdout?.on('data', (chunk) => printed.push(chunk));
  child.stderr?.on('data', (chunk) => printed.push(chunk));
  const code = await exitCodeOf(child);
  process.stdout.write(Buffer.concat(printed));
  return code;
}

function readReport<Report>(file: string): Partial<Report> {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
