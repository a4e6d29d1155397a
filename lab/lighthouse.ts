import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { registry } from '@/content';
import { median, startBuilt } from '@/lab/measure';
import { stopChildren } from '@/scripts/lib/child';
import { ensureChromium } from '@/scripts/lib/chromium';
import type { Run } from '@/scripts/lib/command';
import { parseCommandLine } from '@/scripts/lib/command-line';
import { fail } from '@/scripts/lib/terminal';

/**
 * `npm run lab -- lighthouse`: runs Lighthouse (mobile) over every page of the last build, served by `next start`, and
 * prints medians of three runs. Fails when a page has less than 100 in a category. `--rounds 1`, and addresses: `/pricing /contact`.
 */

type Report = {
  categories: Record<string, { score: number | null }>;
  audits: Record<
    string,
    { id: string; score: number | null; scoreDisplayMode: string; numericValue?: number }
  >;
};

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const maxLayoutShift = 0.01;
export const run: Run = async (argv, { commandText }) => {
  const { values, positionals: paths } = parseCommandLine(
    { rounds: { type: 'string' } },
    { argv, commandText, allowPositionals: true },
  );
  const rounds = Number(values.rounds ?? 3);
  const pages = registry.pages.filter(({ path }) => paths.length === 0 || paths.includes(path));

  const chrome = await ensureChromium();
  const port = await startBuilt(4790);

  const missed: string[] = [];
  for (const { path, noindex } of pages) {
    const reports: Report[] = [];
    for (let round = 0; round < rounds; round++)
      reports.push(
        await audit({ url: `http://localhost:${port}${path}`, chrome, noindex: noindex === true }),
      );
    const scores = categories.map((name) =>
      Math.round(100 * median(reports.map((report) => report.categories[name]?.score ?? 0))),
    );
    const shift = median(reports.map(({ audits }) => audits['cumulative-layout-shift']?.numericValue ?? 1));
    console.log(`${path.padEnd(40)} ${scores.join(' / ')}   layout shift ${shift.toFixed(3)}`);
    if (scores.some((score) => score < 100) || shift > maxLayoutShift)
      missed.push(`${path}: ${faults(reports).join(', ')}`);
  }
  stopChildren();
  console.log(`\n${pages.length - missed.length} of ${pages.length} pages have 100 / 100 / 100 / 100.`);
  if (missed.length > 0) fail(`Less than 100, and what Lighthouse found there:\n${missed.join('\n')}`);
  return 0;
};

type AuditOptions = { url: string; chrome: string; noindex: boolean };

async function audit({ url, chrome, noindex }: AuditOptions): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    'npm',
    [
      ...['exec', '--yes', '--package=lighthouse@13.5.0', '--', 'lighthouse'],
      url,
      '--output=json',
      '--quiet',
      `--only-categories=${categories}`,
      // A page with `noindex` fails this audit on purpose.
      ...(noindex ? ['--skip-audits=is-crawlable'] : []),
      '--chrome-flags=--headless --no-sandbox --disable-gpu',
    ],
    { env: { ...process.env, CHROME_PATH: chrome }, maxBuffer: 64 * 1024 * 1024 },
  );
  return JSON.parse(stdout);
}

/** Ids of the audits that failed in any run, except informative ones. */
function faults(reports: readonly Report[]): string[] {
  const failed = reports.flatMap(({ audits }) =>
    Object.values(audits).filter(
      ({ score, scoreDisplayMode }) => score !== null && score < 1 && scoreDisplayMode !== 'informative',
    ),
  );
  return [...new Set(failed.map(({ id }) => id))];
}
