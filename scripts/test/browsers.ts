import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { type MatrixLine, withMatrix } from '../lib/browser-matrix';
import { requireBuild } from '../lib/built-site';
import type { Run } from '../lib/command';
import { parseCommandLine } from '../lib/command-line';
import { findOtherBrowsers, runInOtherBrowsers } from '../lib/other-browsers';
import { inRoot } from '../lib/paths';
import { fail } from '../lib/terminal';
import { testRun } from '../lib/test-run';

/**
 * Tests the main journeys and every tool in Firefox and WebKit, against the built site. A browser that is not installed is
 * skipped with a note; the command fails if neither is installed, and in CI if one is missing. `--matrix` runs every tool in
 * every browser, Chromium included, on a plain, a translated and a decorated page, and writes the table of
 * docs/browsers.md; `--matrix --in Firefox` does so in one browser, and the table then has all results for this build.
 */
export const run: Run = async (argv, { commandText }) => {
  const { values } = parseCommandLine(
    { matrix: { type: 'boolean' }, in: { type: 'string' } },
    { argv, commandText },
  );
  requireBuild();

  const browsers = await findOtherBrowsers({ install: false });
  for (const sentence of browsers.missing) console.log(sentence);
  if (!browsers.env.FIREFOX && !browsers.env.WEBKIT)
    fail('Nothing was tested: there is neither of the two browsers.');
  if ((process.env.CI || values.matrix) && browsers.missing.length > 0)
    fail('Both browsers are needed here.');

  const tests = testRun();
  if (values.matrix) {
    // The build id stays the same as long as the pages do.
    const build = Math.round(statSync(inRoot('.next/BUILD_ID')).mtimeMs);
    const lines = inRoot(`.cache/browser-matrix-${build}.jsonl`);
    await runInOtherBrowsers(tests, browsers, {
      files: ['tests/browsers/tools.test.ts'],
      env: { BROWSERS_MATRIX: lines, ...(values.in && { BROWSERS_IN: values.in }) },
    });
    if (!existsSync(lines)) fail('Nothing was tried.');
    const guide = inRoot('docs/browsers.md');
    const recorded = readFileSync(lines, 'utf8').trim().split('\n');
    writeFileSync(
      guide,
      withMatrix(
        readFileSync(guide, 'utf8'),
        recorded.map((line): MatrixLine => JSON.parse(line)),
      ),
    );
  } else await runInOtherBrowsers(tests, browsers);
  tests.end();
  return process.exit();
};
