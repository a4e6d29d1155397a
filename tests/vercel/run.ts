import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { registry } from '@/content';
import { commonHeaders } from '@/lib/headers';
import { otherNames } from '@/lib/routes';
import { startNode, stopChildren } from '@/scripts/lib/child';
import { inRoot } from '@/scripts/lib/paths';
import { freePorts } from '@/scripts/lib/ports';
import { fail } from '@/scripts/lib/terminal';
import { applyRoutes, type Route } from './routes';

/**
 * `npm run test:vercel`: what Vercel would serve. `vercel build` runs on a copy of the checkout as the host runs it;
 * then its routes are compared with `next start` of the same build, and its pages are searched for inline scripts.
 * The command-line program is fetched when it is asked for. Takes a few minutes.
 */

const tool = 'vercel@60.1.3';
const cache = inRoot('node_modules/.cache/vercel');
const folder = mkdtempSync(join(tmpdir(), 'site-vercel-'));
const env = {
  NEXT_TELEMETRY_DISABLED: '1',
  VERCEL_TELEMETRY_DISABLED: '1',
  SITE_URL: 'https://triplicate.example',
};

build();
const routes: Route[] = JSON.parse(readFileSync(join(folder, '.vercel/output/config.json'), 'utf8')).routes;
const port = await freePorts(4790, 1);
const started = startNode(
  [join(folder, 'node_modules/next/dist/bin/next'), 'start', folder, '-p', String(port)],
  {
    stdio: 'ignore',
  },
);
while (
  !(await answer('/').then(
    ({ status }) => status === 200,
    () => false,
  ))
) {
  if (started.exitCode !== null) fail('next start ended before it answered.');
  await wait(100);
}

const names = [
  ...commonHeaders.map(({ key }) => key.toLowerCase()),
  'content-security-policy',
  'cross-origin-resource-policy',
];
const pages = registry.pages.map(({ path }) => path);
const files = [
  '/art/merge.svg',
  '/art/merge.svg?v=1',
  '/og/home.png',
  '/sitemap.xml',
  '/llms.txt',
  '/api/health',
];
const faults: string[] = [];

for (const target of [...pages, ...files, '/nothing-here']) {
  const here = await answer(target);
  const there = applyRoutes(routes, target).headers;
  // The endpoints give their answers a policy of their own, which no route knows.
  const ofRoutes = target.startsWith('/api')
    ? names.filter((name) => name !== 'content-security-policy')
    : names;
  // What is missing is not kept anywhere; the host decides that after the routes.
  const compared =
    here.status === 200 && !target.startsWith('/api') ? [...ofRoutes, 'cache-control'] : ofRoutes;
  for (const name of compared) same(`${target} ${name}`, there[name], here.headers[name]);
}
for (const target of [
  ...Object.keys(otherNames),
  '/pricing/',
  '/tools/',
  '/toolsdetails/merge-pdf/',
  '/features/2',
  '/features/smart-tagging',
  '/feature-3',
]) {
  const here = await answer(target);
  const there = applyRoutes(routes, target);
  same(`${target} status`, there.status, here.status);
  same(`${target} leads to`, there.headers.location, here.headers.location);
}
const output = join(folder, '.vercel/output');
const html = readdirSync(output, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.html'),
);
if (html.length < pages.length) faults.push(`${html.length} files of HTML for ${pages.length} pages`);
for (const file of html) {
  if (/__next_f|<script>/.test(readFileSync(join(output, file), 'utf8')))
    faults.push(`${file} has an inline script`);
}

stopChildren();
rmSync(folder, { recursive: true, force: true });
console.log(
  faults.length === 0
    ? `The same as next start: ${pages.length} pages, files, redirects.`
    : faults.join('\n'),
);
process.exitCode = faults.length === 0 ? 0 : 1;

function same(what: string, there: unknown, here: unknown): void {
  if (there !== here) faults.push(`${what}: ${there} on the host, ${here} from next start`);
}

function build(): void {
  if (!existsSync(join(cache, 'node_modules/vercel'))) {
    mkdirSync(cache, { recursive: true });
    run('npm', [
      'install',
      '--prefix',
      cache,
      '--no-save',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      tool,
    ]);
  }
  const left = /^\/(node_modules|\.next|\.git|dist|\.vercel|test-results|\.env(?!\.example).*)(\/|$)/;
  cpSync(inRoot(), folder, { recursive: true, filter: (path) => !left.test(path.slice(inRoot().length)) });
  mkdirSync(join(folder, '.vercel'));
  const project = { projectId: 'prj_local', orgId: 'team_local', settings: { framework: 'nextjs' } };
  writeFileSync(join(folder, '.vercel/project.json'), JSON.stringify(project));
  run(process.execPath, [
    join(cache, 'node_modules/vercel/dist/vc.js'),
    'build',
    '--prod',
    '--yes',
    '--token',
    'none',
  ]);
}

function run(program: string, args: readonly string[]): void {
  const { status } = spawnSync(program, args, {
    cwd: folder,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (status !== 0) fail(`${program} ${args.join(' ')} ended with ${status}.`);
}

function answer(path: string) {
  return new Promise<{ status?: number; headers: Record<string, unknown> }>((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, agent: false }, (response) => {
      response.resume();
      resolve({ status: response.statusCode, headers: response.headers });
    }).on('error', reject);
  });
}
