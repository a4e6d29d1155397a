import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { chart } from './bench/chart';
import { type Comparison, compare, table, targets } from './bench/compare';
import { serve } from './bench/server';
import { twinOf } from './bench/twin';
import { type Visit, visit } from './bench/visit';
import { ensureChromium } from './lib/chromium';
import { inRoot } from './lib/paths';
import { fail } from './lib/terminal';

/**
 * `npm run bench`: pages of the packaged site beside their twins, written by hand in spirit (bench/twin.ts). Page and
 * twin take turns in fresh browsers; medians. `-- --rounds 3`, `-- --write` puts the result into docs/performance.md.
 */

const pages = ['/', '/features', '/pricing', '/contact', '/feature2page'];
const rounds = Number(process.argv[process.argv.indexOf('--rounds') + 1]) || 5;
const www = inRoot('dist/www');
if (!existsSync(www)) fail('Nothing is packaged yet. Run npm run build and npm run package first.');
await ensureChromium();

const site = await serve(www, new Map());
const twins = await serve(www, await makeTwins());
const comparisons: Comparison[] = [];
for (const path of pages) {
  const seen: { page: Visit[]; twin: Visit[] } = { page: [], twin: [] };
  for (let round = 0; round < rounds; round++) {
    seen.page.push(await visit(site.origin + path));
    seen.twin.push(await visit(twins.origin + path));
    process.stdout.write(`\r${path} ${round + 1}/${rounds}   `);
  }
  comparisons.push(compare(path, seen.page, seen.twin));
}
site.close();
twins.close();

const missed = comparisons.flatMap((comparison) =>
  targets
    .filter(({ reached }) => !reached(comparison))
    .map(({ name, show }) => `- ${comparison.path}: ${name}, ${show(comparison)}`),
);
const verdict = missed.length === 0 ? 'Every target was reached.' : `Not reached:\n\n${missed.join('\n')}`;
console.log(`\n\n${table(comparisons)}\n\n${verdict}`);

if (process.argv.includes('--write')) {
  const [start, end] = ['<!-- bench: written by npm run bench -- --write -->', '<!-- end of bench -->'];
  const docs = readFileSync(inRoot('docs/performance.md'), 'utf8');
  const head = `${rounds} rounds, medians; page divided by twin, both in the same run.`;
  const result = `${start}\n\n${head}\n\n${table(comparisons)}\n\n${verdict}\n\n${end}`;
  writeFileSync(inRoot('docs/performance.md'), docs.split(start)[0] + result + docs.split(end)[1]);
  writeFileSync(inRoot('docs/performance.svg'), chart(comparisons));
}

async function makeTwins(): Promise<Map<string, string>> {
  const made = new Map<string, string>();
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] });
  const page = await browser.newPage({ javaScriptEnabled: true });
  for (const path of pages) {
    const name = path === '/' ? 'index' : path.slice(1);
    made.set(path, await twinOf(readFileSync(`${www}/${name}.html`, 'utf8'), page));
  }
  await browser.close();
  return made;
}
