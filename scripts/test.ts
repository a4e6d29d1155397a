import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bin, runNode, script } from './lib/child';
import { ensureChromium } from './lib/chromium';
import { freePorts } from './lib/ports';

/**
 * Everything: content, unit, component and endpoint tests, a production build, and browser tests against it.
 * The last line is `N passed, N failed`, summed over all runners. A step that breaks counts as one failure.
 */

type Count = { passed: number; failed: number };

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
};

const reports = mkdtempSync(join(tmpdir(), 'site-test-'));
const report = (name: string) => join(reports, `${name}.json`);
const SITE_URL = 'https://triplicate.example';
const started = Date.now();

const counts = [await vitest(), ...(await builtSite())];
rmSync(reports, { recursive: true, force: true });

const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
console.log(`\nFinished in ${Math.round((Date.now() - started) / 1000)} s.`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

async function vitest(): Promise<Count> {
  title('Content, units, components, endpoint');
  const file = report('vitest');
  const code = await runNode(
    bin('vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`),
  );
  const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = read<VitestReport>(file);
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  return count(numPassedTests, numFailedTests + brokenFiles.length, code);
}

async function builtSite(): Promise<Count[]> {
  title('Production build');
  const build = await runNode(script('build.ts'), { env: { SITE_URL } });
  if (build !== 0) return [count(0, 0, build)];
  return [count(1, 0, 0), await browser()];
}

async function browser(): Promise<Count> {
  title('Browser');
  const file = report('playwright');
  try {
    await ensureChromium();
  } catch (error) {
    console.error((error as Error).message);
    return count(0, 0, 1);
  }
  const code = await runNode(bin('@playwright/test/cli.js', 'test', '--reporter=list,json'), {
    env: { SITE_URL, E2E_PORT: String(await freePorts(4310, 3)), PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  });
  const { stats } = read<{ stats: { expected: number; flaky: number; unexpected: number } }>(file);
  return count((stats?.expected ?? 0) + (stats?.flaky ?? 0), stats?.unexpected ?? 0, code);
}

/** A runner that ended badly without naming a failed test still failed. */
function count(passed: number, failed: number, code: number): Count {
  return { passed, failed: failed === 0 && code !== 0 ? 1 : failed };
}

function read<Report>(file: string): Partial<Report> {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

function title(text: string): void {
  console.log(`\n── ${text} ${'─'.repeat(Math.max(0, 60 - text.length))}`);
}
