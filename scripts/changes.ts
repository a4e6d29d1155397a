import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { takeScreenshots } from './changes/pictures';
import { changesReport, changesSummary } from './changes/report';
import { changedPages, pagesOf } from './changes/sentences';
import { buildAtCommit, buildWorkingFolder } from './changes/sites';
import { buildEngines } from './engines';
import type { Run } from './lib/command';
import { parseCommandLine } from './lib/command-line';
import { requireContent } from './lib/content-check';
import { main } from './lib/main';
import { inRoot, root } from './lib/paths';
import { fail } from './lib/terminal';

/** Largest number of pages with pictures; text changes of all others are listed as well. */
const maxPictures = 12;

/**
 * `npm run changes`: shows the effect of an edit on the pages. Builds both versions of the site, and writes
 * changes/index.html: both side by side for each page whose text, links or pictures differ.
 *
 * `--base NAME` compares with a commit or a branch; default: the merge base with `main`, or the last commit.
 */
export const run: Run = async (argv, { commandText, out, err }) => {
  const { values } = parseCommandLine({ base: { type: 'string' } }, { argv, commandText });
  await requireContent(err);
  await buildEngines();
  const base = commitOf(values.base);
  const baseBuild = await buildAtCommit(base);
  const currentBuild = await buildWorkingFolder();
  const changed = changedPages(pagesOf(baseBuild), pagesOf(currentBuild));

  mkdirSync(inRoot('changes'), { recursive: true });
  const picturedPaths = changed.slice(0, maxPictures).map(({ path }) => path);
  const pictures = {
    before: await takeScreenshots(baseBuild, picturedPaths),
    after: await takeScreenshots(currentBuild, picturedPaths),
  };
  const about = { base: base.slice(0, 10), maxPictures };
  writeFileSync(inRoot('changes/index.html'), changesReport(changed, pictures, about));
  writeFileSync(inRoot('changes/summary.md'), changesSummary(changed));
  const count = changed.length === 1 ? '1 page differs' : `${changed.length} pages differ`;
  out(`${count} from ${about.base}. Open changes/index.html.`);
  return 0;
};

function commitOf(name: string | undefined): string {
  const branch = git('rev-parse', '--abbrev-ref', 'HEAD');
  const baseName = name ?? (branch === 'main' ? 'HEAD' : git('merge-base', 'HEAD', 'main') || 'HEAD');
  return (
    git('rev-parse', '--verify', `${baseName}^{commit}`) || fail(`There is no commit “${baseName}” here.`)
  );
}

/** Output of git; empty when it fails. */
function git(...args: string[]): string {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}

await main(import.meta.filename, run);
