import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { registry } from '@/content';
import { entries as features } from '@/content/features';
import type { Run } from '@/scripts/lib/command';
import { parseCommandLine } from '@/scripts/lib/command-line';
import { inRoot } from '@/scripts/lib/paths';
import { fail } from '@/scripts/lib/terminal';

/**
 * `npm run lab -- growth`: measures how a build grows with the site. Builds a temporary copy of the checkout with 40,
 * 400 and 4,000 detail pages in turn; other numbers: `-- 40 400`. Times are only comparable within a run.
 */

type Result = { pages: number; seconds: number; megabytes: number };

const detailPages = registry.pages.filter(({ path }) => /\dpage$/.test(path)).length;
const otherDetailPages = detailPages - features.length;

export const run: Run = async (argv, { commandText }) => {
  const sizes = parseCommandLine({}, { argv, commandText, allowPositionals: true }).positionals.map(Number);
  if (sizes.length === 0) sizes.push(40, 400, 4000);
  const tooFew = sizes.find((size) => !(size >= detailPages));
  if (tooFew !== undefined) fail(`The site has ${detailPages} detail pages already; ${tooFew} is less.`);

  const copy = mkdtempSync(join(tmpdir(), 'site-build-'));
  process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
  copyCheckout(copy);

  const results: Result[] = [];
  console.log('| Detail pages | Time | Against the first | Memory, all processes |\n|---|---|---|---|');
  for (const size of sizes) {
    const result = await build(copy, size);
    results.push(result);
    const ratio = result.seconds / (results[0]?.seconds ?? Number.NaN);
    console.log(
      `| ${size.toLocaleString('en')} | ${result.seconds.toFixed(0)} s | ${ratio.toFixed(1)} × | ${result.megabytes.toFixed(0)} MB |`,
    );
  }
  return 0;
};

/** Copies the files that Git does not ignore, in their current state; packages as hard links, because a bundler does not follow a linked folder. */
function copyCheckout(copy: string): void {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: inRoot(),
    encoding: 'utf8',
  });
  for (const file of files.split('\n').filter(Boolean)) cpSync(inRoot(file), join(copy, file));
  execFileSync('cp', ['-al', inRoot('node_modules'), join(copy, 'node_modules')]);
  renameSync(join(copy, 'content/features.ts'), join(copy, 'content/own-features.ts'));
}

/** Adds feature pages that repeat existing content, with unique numbers, names, pictures and metadata. */
function grow(copy: string, count: number): void {
  for (let n = features.length + 1; n <= count; n++) {
    const { picture } = features[(n - 1) % features.length] as (typeof features)[number];
    cpSync(inRoot('public/art', `${picture}.svg`), join(copy, 'public/art', `${picture}-${n}.svg`));
  }
  writeFileSync(
    join(copy, 'content/features.ts'),
    `import { entries as own } from './own-features';
export * from './own-features';
const copies = Array.from({ length: ${count - features.length} }, (_, index) => {
  const n = own.length + index + 1;
  const original = own[index % own.length] as (typeof own)[number];
  const { slug, name, meta } = original;
  const picture = \`\${original.picture}-\${n}\` as typeof original.picture;
  return { ...original, n, slug: \`\${slug}-\${n}\`, name: \`\${name} \${n}\`, picture,
    meta: { ...meta, title: \`\${n} \${meta.title}\`, description: \`\${n} \${meta.description}\` } };
});
export const entries = [...own, ...copies];
`,
  );
}

async function build(copy: string, size: number): Promise<Result> {
  grow(copy, size - otherDetailPages);
  rmSync(join(copy, '.next'), { recursive: true, force: true });
  const started = Date.now();
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
    cwd: copy,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, SITE_URL: 'https://www.example.com', NEXT_TELEMETRY_DISABLED: '1' },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
  let peak = 0;
  const sampling = setInterval(() => (peak = Math.max(peak, memory(child.pid as number))), 500);
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  clearInterval(sampling);
  if (code !== 0) fail(`The build with ${size} detail pages failed.\n${output.slice(-3000)}`);
  return { pages: size, seconds: (Date.now() - started) / 1000, megabytes: peak / 1024 };
}

/** Resident memory of a process group in kilobytes. */
function memory(group: number): number {
  const list = execFileSync('ps', ['-eo', 'pgid=,rss='], { encoding: 'utf8' });
  return list
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .reduce((sum, [pgid, rss]) => (pgid === group ? sum + (rss ?? 0) : sum), 0);
}
