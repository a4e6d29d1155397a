import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { registry } from '@/content';
import { commonHeaders } from '@/lib/headers';
import { alternativePaths } from '@/lib/routes';
import type { Run } from '@/scripts/lib/command';
import { parseCommandLine } from '@/scripts/lib/command-line';
import { buildAsHost, responseOf, serve } from './vercel/host';
import { applyRoutes, type Route } from './vercel/routes';

/**
 * `npm run lab -- vercel`: simulates Vercel. `vercel build` runs on a copy of the checkout in both modes of
 * the host; each time its routes are compared with `next start` of the same build, and its pages are searched
 * for inline scripts. Takes several minutes.
 */

const modes = [
  { mode: 'plain vercel build', withAdapter: false },
  { mode: 'vercel build with NEXT_ENABLE_ADAPTER=1', withAdapter: true },
];

const headerNames = [
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
const redirected = [
  ...Object.keys(alternativePaths),
  '/pricing/',
  '/tools/',
  '/toolsdetails/merge-pdf/',
  '/features/2',
  '/features/smart-tagging',
  '/feature-3',
];

export const run: Run = async (argv, { commandText }) => {
  parseCommandLine({}, { argv, commandText });
  let code = 0;
  const results: string[] = [];
  for (const { mode, withAdapter } of modes) {
    console.log(`\n${mode}\n`);
    const folder = mkdtempSync(join(tmpdir(), 'site-vercel-'));
    let observation: Observation;
    try {
      buildAsHost(folder, withAdapter);
      observation = await compare(folder, withAdapter);
    } catch (error) {
      observation = { html: 0, faults: [error instanceof Error ? error.message : String(error)] };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
    const summary = `${pages.length} pages, ${files.length} files, ${redirected.length} redirects; ${observation.html} files of HTML without inline script`;
    results.push(
      observation.faults.length === 0
        ? `${mode}: the same as next start: ${summary}.`
        : [`${mode}: ${observation.faults.length} faults`, ...observation.faults].join('\n  '),
    );
    if (observation.faults.length > 0) code = 1;
  }
  console.log(`\n${results.join('\n')}`);
  return code;
};

type Observation = { html: number; faults: string[] };

/** Compares the host’s output with `next start` of the same build. */
async function compare(folder: string, withAdapter: boolean): Promise<Observation> {
  const faults: string[] = [];
  function expectSame(label: string, actual: unknown, expected: unknown): void {
    if (actual !== expected) faults.push(`${label}: ${actual} on the host, ${expected} from next start`);
  }

  // Next uses this folder only when it builds with an adapter: its presence shows whether the requested mode was used.
  if (existsSync(join(folder, '.next/server/route-cache')) !== withAdapter)
    faults.push(withAdapter ? 'built without an adapter' : 'built with an adapter');

  const output = join(folder, '.vercel/output');
  const routes: Route[] = JSON.parse(readFileSync(join(output, 'config.json'), 'utf8')).routes;
  const site = await serve(folder);
  try {
    for (const target of [...pages, ...files, '/nothing-here']) {
      const expected = await responseOf(site.port, target);
      const actual = applyRoutes(routes, target).headers;
      // The endpoints set their own policy, which is not in the routes.
      const routedNames = target.startsWith('/api')
        ? headerNames.filter((name) => name !== 'content-security-policy')
        : headerNames;
      // The host decides after the routes that a 404 is never cached.
      const compared =
        expected.status === 200 && !target.startsWith('/api')
          ? [...routedNames, 'cache-control']
          : routedNames;
      for (const name of compared) expectSame(`${target} ${name}`, actual[name], expected.headers[name]);
    }
    for (const target of redirected) {
      const expected = await responseOf(site.port, target);
      const actual = applyRoutes(routes, target);
      expectSame(`${target} status`, actual.status, expected.status);
      expectSame(`${target} leads to`, actual.headers.location, expected.headers.location);
    }
  } finally {
    await site.stop();
  }

  const html = readdirSync(output, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  if (html.length < pages.length) faults.push(`${html.length} files of HTML for ${pages.length} pages`);
  for (const file of html) {
    if (/__next_f|<script>/.test(readFileSync(join(output, file), 'utf8')))
      faults.push(`${file} has an inline script`);
  }
  return { html: html.length, faults };
}
