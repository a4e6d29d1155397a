import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { islandSelector } from '@/lib/islands';
import { ensureChromium } from '@/scripts/lib/chromium';
import type { Run } from '@/scripts/lib/command';
import { parseCommandLine } from '@/scripts/lib/command-line';
import { inRoot } from '@/scripts/lib/paths';
import { fail } from '@/scripts/lib/terminal';
import { hydrationTime, navigationTimes } from './bench/after-first-visit';
import { type Comparison, chart, compare, table, targets } from './bench/compare';
import { serve } from './bench/server';
import { twinOf } from './bench/twin';
import { type Visit, visit } from './bench/visit';

/**
 * `npm run lab -- bench`: compares pages of the packaged site with minimal equivalents without a framework,
 * their twins (bench/twin.ts). Page and twin alternate in fresh browsers; medians are shown. Then it measures how long
 * React takes after the first touch, and the navigation to the next page. `--rounds 3`, `--write` puts the result into
 * docs/performance.md.
 */

const pages = ['/', '/features', '/pricing', '/contact', '/feature2page'];
const islands = [
  { path: '/features', island: islandSelector('touch'), maxTime: 200 },
  { path: '/pricing', island: islandSelector(), maxTime: 200 },
  { path: '/contact', island: islandSelector(), maxTime: 200 },
];
const maxRatioToPlain = 0.3;
const www = inRoot('dist/www');

export const run: Run = async (argv, { commandText }) => {
  const { values } = parseCommandLine(
    { rounds: { type: 'string' }, write: { type: 'boolean' } },
    { argv, commandText },
  );
  const rounds = Number(values.rounds) || 5;
  if (!existsSync(www)) fail('Nothing is packaged yet. Run npm run build and npm run package first.');
  await ensureChromium();

  const site = await serve(www, new Map());
  const twins = await serve(www, await makeTwins());
  const comparisons: Comparison[] = [];
  for (const path of pages) {
    const visits: { page: Visit[]; twin: Visit[] } = { page: [], twin: [] };
    for (let round = 0; round < rounds; round++) {
      const pair = [
        async () => visits.page.push(await visit(site.origin + path)),
        async () => visits.twin.push(await visit(twins.origin + path)),
      ];
      // The second visit finds a warm machine: the order alternates to compensate.
      for (const takeVisit of round % 2 ? pair.reverse() : pair) await takeVisit();
      process.stdout.write(`\r${path} ${round + 1}/${rounds}   `);
    }
    comparisons.push(compare(path, visits.page, visits.twin));
  }

  const reactTimes: { path: string; time: number; maxTime: number }[] = [];
  for (const { path, island, maxTime } of islands) {
    reactTimes.push({ path, maxTime, time: await hydrationTime(site.origin + path, island, rounds) });
  }
  site.close();
  twins.close();

  const nextPath = '/pricing';
  const navigation = await navigationTimes(
    www,
    nextPath,
    readFileSync(`${www}${nextPath}.html`, 'utf8'),
    rounds,
  );
  const ratioToPlain = navigation.rules / navigation.plain;

  const laterTable = [
    '| After the first visit | Reached | Target |',
    '| --- | --- | --- |',
    ...reactTimes.map(
      ({ path, time, maxTime }) =>
        `| \`${path}\`: from a touch to React, files cached | ${ms(time)} | ≤ ${ms(maxTime)} |`,
    ),
    `| To \`${nextPath}\`, prerendered, against the same without speculation rules | ${ms(navigation.rules)} / ${ms(navigation.plain)}, ${ratioToPlain.toFixed(2)} × | ≤ ${maxRatioToPlain} × |`,
  ].join('\n');

  const missed = [
    ...comparisons.flatMap((comparison) =>
      targets
        .filter(({ reached }) => !reached(comparison))
        .map(({ name, cellText }) => `- ${comparison.path}: ${name}, ${cellText(comparison)}`),
    ),
    ...reactTimes
      .filter(({ time, maxTime }) => time > maxTime)
      .map(({ path, time }) => `- ${path}: from a touch to React, ${ms(time)}`),
    ...(ratioToPlain > maxRatioToPlain
      ? [`- To ${nextPath}: ${ratioToPlain.toFixed(2)} × of a plain navigation`]
      : []),
  ];
  const verdict = missed.length === 0 ? 'Every target was reached.' : `Not reached:\n\n${missed.join('\n')}`;
  const result = `${table(comparisons)}\n\n${laterTable}\n\n${verdict}`;
  console.log(`\n\n${result}`);

  if (values.write) {
    const [start, end] = ['<!-- bench: written by npm run lab -- bench --write -->', '<!-- end of bench -->'];
    const docs = readFileSync(inRoot('docs/performance.md'), 'utf8');
    const head = `${rounds} rounds, medians; page divided by twin, both in the same run.`;
    const block = `${start}\n\n${head}\n\n${result}\n\n${end}`;
    writeFileSync(inRoot('docs/performance.md'), docs.split(start)[0] + block + docs.split(end)[1]);
    writeFileSync(inRoot('docs/performance.svg'), chart(comparisons));
  }
  return 0;
};

function ms(time: number): string {
  return `${Math.round(time)} ms`;
}

async function makeTwins(): Promise<Map<string, string>> {
  const twins = new Map<string, string>();
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] });
  const page = await browser.newPage({ javaScriptEnabled: true });
  for (const path of pages) {
    const name = path === '/' ? 'index' : path.slice(1);
    twins.set(path, await twinOf(readFileSync(`${www}/${name}.html`, 'utf8'), page));
  }
  await browser.close();
  return twins;
}
