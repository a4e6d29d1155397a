import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { transformSync } from 'esbuild';
import { attributes, hashes } from './attributes';
import { type Build, clientModules } from './build';
import { leanPage } from './page';

/** Bytes, as brotli. */
const LOADER_LIMIT = 1024;

/**
 * First line of the files that a page runs when it wakes. V8 then compiles such a file whole, on another thread while it
 * arrives, instead of each function on the main thread when it is first called: a third of the time that React took to
 * wake. Everything else takes it for a comment, so a file with it may stand in for the same file without it, in any
 * cache. https://v8.dev/blog/explicit-compile-hints
 */
const compileHint = '//# allFunctionsCalledOnLoad\n';

export type Report = { page: string; islands: string[]; before: number; after: number }[];

/** Where the prerendered pages of a build lie. */
export type Pages = {
  /** Every HTML file. */
  files: readonly string[];
  /** The HTML file of a prerendered route, whether it is there or not. */
  fileOf: (route: string) => string;
};

/**
 * The delivery step: rewrites every prerendered page of a finished build, in place.
 *
 * @param dist Next's build folder
 * @param root the project's folder
 * @param pages where the pages lie, if not where a build without an adapter puts them
 * @param loaderSource the file of the loader, if not the package's own
 * @returns what was done, page by page
 * @throws one error that names every page it could not rewrite, and why; nothing is written then
 */
export async function lean(
  dist: string,
  root: string,
  pages: Pages = inPlace(dist),
  loaderSource: string | URL = new URL('./loader.js', import.meta.url),
): Promise<Report> {
  requireEveryRoute(dist, pages);

  const loaders = new Map<string, string>();
  const loader = (kinds: ReadonlySet<string>) => {
    const source = loaderFor(kinds, loaderSource);
    const address = `/_next/static/wake/loader-${hash(source)}.js`;
    loaders.set(address, source);
    return address;
  };
  const fileAt = (address: string) => join(dist, address.replace(/^\/_next\//, '').replace(/\?.*$/, ''));
  const build: Build = {
    clientModules: clientModules(join(dist, 'server', 'app')),
    readStatic: (address) => readFileSync(fileAt(address), 'utf8'),
    loader,
  };

  const copies = [dist, standaloneCopy(dist, root)].filter((folder) => folder !== undefined);
  const report: Report = [];
  const writes = new Map<string, string>();
  const failures: string[] = [];
  for (const file of pages.files) {
    const html = readFileSync(file, 'utf8');
    const page = relative(dist, file);
    try {
      const { html: leaned, islands, wake } = await leanPage(html, build);
      writes.set(file, leaned);
      if (wake) writes.set(fileAt(wake.address), wake.content);
      for (const address of wake?.runtime ?? [])
        writes.set(fileAt(address), hinted(build.readStatic(address)));
      report.push({ page, islands, before: html.length, after: leaned.length });
    } catch (error) {
      failures.push(`  ${page}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  for (const [address, source] of loaders) writes.set(fileAt(address), source);
  if (failures.length > 0) {
    throw new Error(
      `The delivery step stopped. Build with LEAN=0 to ship plain Next.\n${failures.join('\n')}`,
    );
  }

  for (const [file, content] of writes) {
    for (const copy of copies) {
      const target = join(copy, relative(dist, file));
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, content);
    }
  }
  return report;
}

/** What the loader calls the attributes and addresses: `ISLAND` for `island`. */
const names = Object.fromEntries(
  Object.entries({ ...attributes, ...hashes }).map(([name, text]) => [
    name.toUpperCase(),
    JSON.stringify(text),
  ]),
);

/**
 * The loader's source with the parts for a page's kinds of islands only.
 *
 * @throws when it is longer than LOADER_LIMIT
 */
function loaderFor(kinds: ReadonlySet<string>, file: string | URL): string {
  const has = (...names: string[]) => String(names.some((name) => kinds.has(name)));
  const source = transformSync(readFileSync(file, 'utf8'), {
    minify: true,
    treeShaking: true,
    format: 'iife',
    target: 'es2022',
    define: {
      TOUCH: has('touch', 'now', 'view'),
      NOW: has('now'),
      VIEW: has('view'),
      FILE: has('file'),
      ...names,
    },
  }).code.trim();
  const size = brotliCompressSync(source).length;
  if (size > LOADER_LIMIT)
    throw new Error(`The delivery step’s loader is ${size} bytes as brotli, more than ${LOADER_LIMIT}.`);
  return source;
}

const hinted = (code: string) => (code.startsWith(compileHint) ? code : compileHint + code);

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** Says on the console which pages kept a script, and whose. */
export function printReport(report: Report): void {
  const withIslands = report.filter(({ islands }) => islands.length > 0);
  console.log(
    `✓ ${report.length - withIslands.length} pages without script, ${withIslands.length} with islands:`,
  );
  for (const { page, islands } of withIslands) console.log(`  ${page}: ${islands.join(', ')}`);
}

function inPlace(dist: string): Pages {
  const app = join(dist, 'server', 'app');
  return {
    files: htmlFiles(dist),
    fileOf: (route) => join(app, route === '/' ? 'index.html' : `${route.slice(1)}.html`),
  };
}

function htmlFiles(dist: string): string[] {
  return ['app', 'pages']
    .map((folder) => join(dist, 'server', folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      (readdirSync(folder, { recursive: true }) as string[]).map((name) => join(folder, name)),
    )
    .filter((name) => name.endsWith('.html'))
    .sort();
}

/** Next's list of prerendered routes against the files: a page that moved elsewhere would be shipped unchanged. */
function requireEveryRoute(dist: string, { files, fileOf }: Pages): void {
  const manifest = JSON.parse(readFileSync(join(dist, 'prerender-manifest.json'), 'utf8')) as {
    routes: Record<string, { dataRoute: string | null }>;
  };
  const pages = Object.entries(manifest.routes).filter(([, route]) => route.dataRoute?.endsWith('.rsc'));
  if (pages.length === 0)
    throw new Error('The delivery step found no prerendered page in Next’s list of routes.');
  const missing = pages.map(([route]) => fileOf(route)).filter((file) => !files.includes(file));
  if (missing.length > 0) {
    throw new Error(
      `The delivery step found no HTML for these prerendered routes:\n  ${missing.join('\n  ')}`,
    );
  }
}

/** @throws when there is a standalone server, but its copy of the pages lies elsewhere than expected */
function standaloneCopy(dist: string, root: string): string | undefined {
  const copy = join(dist, 'standalone', relative(root, dist));
  if (existsSync(copy)) return copy;
  if (existsSync(join(dist, 'standalone')))
    throw new Error(`The delivery step found a standalone server without its copy of the pages, ${copy}.`);
  return undefined;
}
