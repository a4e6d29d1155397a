import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bin, runNode, script, vitest } from '../lib/child';
import { ensureChromium } from '../lib/chromium';
import { commandLine } from '../lib/command-line';
import { type Count, closingLines, countOf, countPlaywright, countVitest } from '../lib/count';
import { freePorts } from '../lib/ports';

/**
 * Everything: content, unit, component and endpoint tests, a production build, and browser tests against it.
 * Each of its four parts begins with its title and ends with its sum and time. The last line is `N passed, N failed`,
 * summed over all runners; the lines before it name what failed and count what was skipped. A step that breaks counts as one failure.
 */

commandLine({});
const reports = mkdtempSync(join(tmpdir(), 'site-test-'));
const report = (name: string) => join(reports, `${name}.json`);
const SITE_URL = 'https://triplicate.example';
const started = Date.now();

/** Tests that need a started server, and the build. */
const overHttp = 'tests/api/http.test.ts';

let part = 0;
const times: string[] = [];

const counts = [
  await timed('Content, units, components, commands, endpoint', (name) =>
    runVitest(name, ['--exclude', overHttp]),
  ),
  ...(await builtSite()),
];
rmSync(reports, { recursive: true, force: true });

console.log(`\nFinished in ${secondsSince(started)} s: ${times.join('; ')}.`);
console.log(
  'All of this ran in Chromium. In Firefox and WebKit, where they are installed: npm test -- browsers.',
);
console.log(closingLines(counts));
process.exitCode = counts.some(({ failures }) => failures.length > 0) ? 1 : 0;

/** Runs one of the four parts, between its title and its sum. */
async function timed(name: string, run: (name: string) => Promise<Count>): Promise<Count> {
  part += 1;
  const title = `${part} of 4: ${name}`;
  console.log(`\n── ${title} ${'─'.repeat(Math.max(0, 60 - title.length))}`);
  const began = Date.now();
  const count = await run(name);
  const time = `${secondsSince(began)} s`;
  console.log(`${title}: ${count.passed} passed, ${count.failures.length} failed, ${time}`);
  times.push(`${name} ${time}`);
  return count;
}

function secondsSince(then: number): number {
  return Math.round((Date.now() - then) / 1000);
}

async function runVitest(name: string, args: string[], env: Record<string, string> = {}): Promise<Count> {
  const file = report(name);
  const code = await runNode(
    vitest('--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...args),
    { env },
  );
  return countVitest(name, code, read(file));
}

async function builtSite(): Promise<Count[]> {
  const build = await timed('Production build', async (name) => {
    const code = await runNode(script('build.ts'), { env: { SITE_URL } });
    return countOf(name, code, { passed: code === 0 ? 1 : 0 });
  });
  if (build.failures.length > 0) return [build];
  return [
    build,
    await timed('Endpoint over HTTP', (name) => runVitest(name, [overHttp], { CONTACT_TARGET: 'start' })),
    await timed('Browser', browser),
  ];
}

async function browser(step: string): Promise<Count> {
  const file = report('playwright');
  try {
    await ensureChromium();
  } catch (error) {
    return countOf(step, 1, { failures: [`${step}: ${(error as Error).message}`] });
  }
  const code = await runNode(bin('@playwright/test/cli.js', 'test', '--reporter=list,json'), {
    env: { SITE_URL, E2E_PORT: String(await freePorts(4310, 3)), PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  });
  return countPlaywright(step, code, read(file));
}

function read<Report>(file: string): Partial<Report> {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
