import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type MatrixLine, withMatrix } from '../lib/browser-matrix';
import { requireBuild } from '../lib/built-site';
import type { Run } from '../lib/command';
import { commandLine } from '../lib/command-line';
import { findOtherBrowsers, runInOtherBrowsers } from '../lib/other-browsers';
import { inRoot } from '../lib/paths';
import { fail } from '../lib/terminal';
import { testRun } from '../lib/test-run';

/**
 * The main journeys and every tool in Firefox and in WebKit, against the built site: in those of the two that are
 * installed here, and it says which is not. With neither it fails, and in CI without one of them. `--matrix` takes every
 * tool through every browser, Chromium too, on a page that is plain, translated and decorated, and writes the table of
 * docs/browsers.md.
 */
export const run: Run = async (argv, { typed }) => {
  const { values } = commandLine({ matrix: { type: 'boolean' } }, { argv, typed });
  requireBuild();

  const found = await findOtherBrowsers({ install: false });
  for (const sentence of found.missing) console.log(sentence);
  if (!found.env.FIREFOX && !found.env.WEBKIT)
    fail('Nothing was tested: there is neither of the two browsers.');
  if ((process.env.CI || values.matrix) && found.missing.length > 0) fail('Both browsers are needed here.');

  const tests = testRun();
  const lines = join(tmpdir(), `matrix-${process.pid}.jsonl`);
  await runInOtherBrowsers(tests, found, {
    env: values.matrix ? { BROWSERS_MATRIX: lines } : {},
  });
  if (values.matrix) {
    const results = readFileSync(lines, 'utf8').trim().split('\n');
    rmSync(lines);
    const guide = inRoot('docs/browsers.md');
    const all = results.map((line): MatrixLine => JSON.parse(line));
    writeFileSync(guide, withMatrix(readFileSync(guide, 'utf8'), all));
  }
  tests.end();
  return process.exit();
};
