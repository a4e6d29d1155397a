import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bin, runNode, script } from './lib/child';
import { ensureChromium } from './lib/chromium';
import { type Count, closingLines, countOf, countPlaywright, countVitest } from './lib/count';
import { freePorts } from './lib/ports';

/**
 * Everything: content, unit, component and endpoint tests, a production build, and browser tests against it.
 * The last line is `N passed, N failed`, summed over all runners; the lines before it name what failed and count what
 * was skipped. A step that breaks counts as one failure.
 */

const reports = mkdtempSync(join(tmpdir(), 'site-test-'));
const report = (name: string) => join(reports, `${name}.json`);
const SITE_URL = 'https://triplicate.example';
const started = Date.now();

/** What only a started server can show; needs the build. */
const overHttp = 'tests/api/http.test.ts';

const counts = [
  await vitest('Content, units, components, commands, endpoint', ['--exclude', overHttp]),
  ...(await builtSite()),
];
rmSync(reports, { recursive: true, force: true });

console.log(`\nFinished in ${Math.round((Date.now() - started) / 1000)} s.`);
console.log(
  'All of this ran in Chromium. In Firefox and WebKit, where they are installed: npm run test:browsers.',
);
console.log(closingLines(counts));
process.exitCode = counts.some(({ failures }) => failures.length > 0) ? 1 : 0;

async function vitest(name: string, args: string[], env: Record<string, string> = {}): Promise<Count> {
  title(name);
  const file = report(name);
  const code = await runNode(
    bin(
      'vitest/vitest.mjs',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...args,
    ),
    { env },
  );
  return countVitest(name, code, read(file));
}

async function builtSite(): Promise<Count[]> {
  const step = 'Production build';
  title(step);
  const build = await runNode(script('build.ts'), { env: { SITE_URL } });
  if (build !== 0) return [countOf(step, build)];
  return [
    countOf(step, build, { passed: 1 }),
    await vitest('Endpoint over HTTP', [overHttp], { CONTACT_TARGET: 'start' }),
    await browser(),
  ];
}

async function browser(): Promise<Count> {
  const step = 'Browser';
  title(step);
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

function title(text: string): void {
  console.log(`\n── ${text} ${'─'.repeat(Math.max(0, 60 - text.length))}`);
}
