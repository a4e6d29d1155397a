import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { median, startBuilt, untilAnswered } from '@/lab/measure';
import { startNode, stopChildren } from '@/scripts/lib/child';
import type { Run } from '@/scripts/lib/command';
import { parseCommandLine } from '@/scripts/lib/command-line';
import { inRoot } from '@/scripts/lib/paths';
import { freePorts } from '@/scripts/lib/ports';
import { fail } from '@/scripts/lib/terminal';

/**
 * `npm run lab -- serving`: measures requests per second of the packaged site (nginx) and of `next start`, alternating
 * on this machine, with a browser's encodings (brotli, else gzip). Needs nginx and wrk.
 */

const seconds = 4;
const rounds = 3;
const paths = ['/', '/pricing', '/feature2page', '/nothing-here'];

export const run: Run = async (argv, { commandText }) => {
  parseCommandLine({}, { argv, commandText });
  if (!existsSync(inRoot('dist/serve.mjs'))) fail('Nothing is packaged yet. Run npm run package first.');
  for (const program of ['nginx', 'wrk']) {
    if (spawnSync(program, ['-v']).error) fail(`This needs ${program} (Debian: apt-get install ${program}).`);
  }

  const builtSite = await startBuilt(4780);
  const packaged = await freePorts(builtSite + 1, 2);
  startNode([inRoot('dist/serve.mjs')], {
    stdio: 'ignore',
    env: { PORT: String(packaged), API_PORT: String(packaged + 1) },
  });
  await untilAnswered(packaged);

  console.log('| Address | next start | package | ratio |\n|---|---|---|---|');
  for (const path of paths) {
    const rates: [number[], number[]] = [[], []];
    for (let done = 0; done < rounds; done++) {
      rates[0].push(rate(builtSite, path));
      rates[1].push(rate(packaged, path));
    }
    const [nextRate, packageRate] = [median(rates[0]), median(rates[1])];
    console.log(
      `| \`${path}\` | ${round(nextRate)}/s | ${round(packageRate)}/s | ${round(packageRate / nextRate)} × |`,
    );
  }
  stopChildren();
  return 0;
};

function rate(port: number, path: string): number {
  const output = execFileSync(
    'wrk',
    ['-t1', '-c32', `-d${seconds}s`, '-H', 'Accept-Encoding: gzip, br', `http://127.0.0.1:${port}${path}`],
    { encoding: 'utf8' },
  );
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]);
}

function round(value: number): string {
  return Math.round(value).toLocaleString('en');
}
