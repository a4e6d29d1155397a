import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { next, startNode, stopChildren } from './lib/child';
import { inRoot } from './lib/paths';
import { freePorts } from './lib/ports';
import { fail } from './lib/terminal';

/**
 * `npm run bench:serving`: requests a second of the packaged site (nginx) beside `next start`, in turns on this machine,
 * as a browser asks (brotli, else gzip). Needs nginx and wrk.
 */

const seconds = 4;
const rounds = 3;
const paths = ['/', '/pricing', '/feature2page', '/nothing-here'];

if (!existsSync(inRoot('dist/serve.mjs'))) fail('Nothing is packaged yet. Run npm run package first.');
for (const program of ['nginx', 'wrk']) {
  if (spawnSync(program, ['-v']).error) fail(`This needs ${program} (Debian: apt-get install ${program}).`);
}

const port = await freePorts(4780, 3);
startNode(next('start', '-H', '127.0.0.1', '-p', String(port)), { stdio: 'ignore' });
startNode([inRoot('dist/serve.mjs')], {
  stdio: 'ignore',
  env: { PORT: String(port + 1), API_PORT: String(port + 2) },
});
await Promise.all([answers(port), answers(port + 1)]);

console.log('| Address | next start | package | ratio |\n|---|---|---|---|');
for (const path of paths) {
  const rates: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    rates[0].push(rate(port, path));
    rates[1].push(rate(port + 1, path));
  }
  const [own, packaged] = [median(rates[0]), median(rates[1])];
  console.log(`| \`${path}\` | ${round(own)}/s | ${round(packaged)}/s | ${round(packaged / own)} × |`);
}
stopChildren();

function rate(port: number, path: string): number {
  const output = execFileSync(
    'wrk',
    ['-t1', '-c32', `-d${seconds}s`, '-H', 'Accept-Encoding: gzip, br', `http://127.0.0.1:${port}${path}`],
    { encoding: 'utf8' },
  );
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]);
}

async function answers(port: number): Promise<void> {
  while (
    !(await fetch(`http://127.0.0.1:${port}/`).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await wait(100);
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function round(value: number): string {
  return Math.round(value).toLocaleString('en');
}
