import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { transformSync } from 'esbuild';
import { attributes, changesName, hashes, keptFilesName } from './attributes';
import { type Build, clientModules } from './build';
import { leanPage } from './page';

/** Largest size of the loader in bytes, after brotli. */
const LOADER_LIMIT = 1024;

/**
 * First line of the scripts that start React. With it V8 compiles the whole file in a background thread during
 * download, instead of each function on the main thread at its first call, which took a third of React's start-up.
 * Other engines treat it as a comment, so a cached file without it works too.
 * https://v8.dev/blog/explicit-compile-hints
 */
const compileHint = '//# allFunctionsCalledOnLoad\n';

export type Report = { page: string; islands: string[]; before: number; after: number }[];

/** Location of a build's prerendered pages. */
export type Pages = {
  /** Every HTML file. */
  files: readonly string[];
  /** Path of a prerendered route's HTML file, whether it exists or not. */
  fileOf: (route: string) => string;
};

/**
 * The delivery step: rewrites every prerendered page of a finished build, in place.
 *
 * @param dist Next's build folder
 * @param root the project's folder
 * @param pages location of the pages, if not that of a build without an adapter
 * @param loaderSource the loader's file, if not the package's own
 * @returns a report, page by page
 * @throws one error with every page it could not rewrite, and why; nothing is written then
 */
export async function lean(
  dist: string,
  root: string,
  pages: Pages = pagesOfBuild(dist),
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
  const contentByFile = new Map<string, string>();
  const failures: string[] = [];
  for (const file of pages.files) {
    const html = readFileSync(file, 'utf8');
    const page = relative(dist, file);
    try {
      const { html: leaned, islands, wake } = await leanPage(html, build);
      contentByFile.set(file, leaned);
      if (wake) contentByFile.set(fileAt(wake.address), wake.content);
      for (const address of wake?.runtime ?? [])
        contentByFile.set(fileAt(address), withCompileHint(build.readStatic(address)));
      report.push({ page, islands, before: html.length, after: leaned.length });
    } catch (error) {
      failures.push(`  ${page}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  for (const [address, source] of loaders) contentByFile.set(fileAt(address), source);
  if (failures.length > 0) {
    throw new Error(
      `The delivery step stopped. Build with LEAN=0 to ship plain Next.\n${failures.join('\n')}`,
    );
  }

  for (const [file, content] of contentByFile) {
    for (const copy of copies) {
      const target = join(copy, relative(dist, file));
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, content);
    }
  }
  return report;
}

/** The loader's names of attributes and addresses: `ISLAND` for `island`. */
const loaderNames = Object.fromEntries(
  Object.entries({ ...attributes, ...hashes, changes: changesName, kept: keptFilesName }).map(
    ([name, text]) => [name.toUpperCase(), JSON.stringify(text)],
  ),
);

/**
 * The loader's source with only the parts for a page's kinds of islands.
 *
 * @throws if it exceeds LOADER_LIMIT
 */
export function loaderFor(kinds: ReadonlySet<string>, file: string | URL): string {
  const includesKind = (...names: string[]) => String(names.some((name) => kinds.has(name)));
  const source = transformSync(readFileSync(file, 'utf8'), {
    minify: true,
    treeShaking: true,
    format: 'iife',
    target: 'es2022',
    define: {
      TOUCH: includesKind('touch', 'now', 'view'),
      NOW: includesKind('now'),
      VIEW: includesKind('view'),
      FILE: includesKind('file'),
      ...loaderNames,
    },
  }).code.trim();
  const size = brotliCompressSync(source).length;
  if (size > LOADER_LIMIT)
    throw new Error(`The delivery step’s loader is ${size} bytes as brotli, more than ${LOADER_LIMIT}.`);
  return source;
}

const withCompileHint = (code: string) => (code.startsWith(compileHint) ? code : compileHint + code);

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** Prints which pages have scripts, and for which components. */
export function printReport(report: Report): void {
  const withIslands = report.filter(({ islands }) => islands.length > 0);
  console.log(
    `✓ ${report.length - withIslands.length} pages without script, ${withIslands.length} with islands:`,
  );
  for (const { page, islands } of withIslands) console.log(`  ${page}: ${islands.join(', ')}`);
}

function pagesOfBuild(dist: string): Pages {
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

/** Checks that every prerendered route has a known HTML file: a page at another path would be shipped unchanged. */
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

/** @throws if the standalone server's copy of the pages is not at the expected place */
function standaloneCopy(dist: string, root: string): string | undefined {
  const copy = join(dist, 'standalone', relative(root, dist));
  if (existsSync(copy)) return copy;
  if (existsSync(join(dist, 'standalone')))
    throw new Error(`The delivery step found a standalone server without its copy of the pages, ${copy}.`);
  return undefined;
}
