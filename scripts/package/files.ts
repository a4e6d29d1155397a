import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { getContentType } from 'next/dist/server/serve-static';
import { brotliParams } from '../http-layer/files';
import { innerRoute, type RoutesManifest } from './routes';

/** One file of the packaged site. */
export type SiteFile = {
  /** Public address. */
  address: string;
  /** Path below the web root. */
  path: string;
  /** Path in the build. */
  from: string;
  /** Media type, if Next sets one for the response. */
  type?: string;
};

type PrerenderManifest = {
  routes: Record<string, { dataRoute: string | null; initialHeaders?: Record<string, string> }>;
};

const htmlType = 'text/html; charset=utf-8';
const errorPages = { '/404.html': '404.html', '/500.html': '500.html' };

/**
 * All files served without Node: pages at their public addresses, generated files, assets.
 *
 * @param dist Next's build folder
 * @param publicFolder files served unchanged
 * @param pages public addresses of all pages
 * @throws if a page has no HTML, or the build contains an unreachable page
 */
export function siteFiles(dist: string, publicFolder: string, pages: readonly string[]): SiteFile[] {
  const { routes } = readJson<PrerenderManifest>(join(dist, 'prerender-manifest.json'));
  const { rewrites } = readJson<RoutesManifest>(join(dist, 'routes-manifest.json'));
  const app = join(dist, 'server/app');
  const isPage = (route: string) => Boolean(routes[route]?.dataRoute?.endsWith('.rsc'));

  const reached = new Set<string>();
  const pageFiles = pages.map((address): SiteFile => {
    const route = innerRoute(address, rewrites.beforeFiles);
    if (!isPage(route)) throw new Error(`${address}: the build has no prerendered page for it`);
    reached.add(route);
    const name = route === '/' ? 'index' : route.slice(1);
    const path = address === '/' ? 'index.html' : `${address.slice(1)}.html`;
    return { address, path, from: join(app, `${name}.html`), type: htmlType };
  });
  const lostRoutes = Object.keys(routes).filter(
    (route) => isPage(route) && !reached.has(route) && !/^\/_[a-z-]+$/.test(route),
  );
  if (lostRoutes.length > 0) throw new Error(`no public address leads to ${lostRoutes.join(', ')}`);

  const generatedFiles = Object.entries(routes)
    .filter(([, { dataRoute }]) => dataRoute === null)
    .map(([address, { initialHeaders }]): SiteFile => {
      const from = join(app, `${address.slice(1)}.body`);
      const meta = readJson<{ headers: Record<string, string> }>(from.replace(/body$/, 'meta'));
      return {
        address,
        path: address.slice(1),
        from,
        type: { ...initialHeaders, ...meta.headers }['content-type'],
      };
    });
  const errorFiles = Object.entries(errorPages).map(([address, name]) => ({
    address,
    path: name,
    from: join(dist, 'server/pages', name),
    type: htmlType,
  }));
  return [
    ...pageFiles,
    ...generatedFiles,
    ...errorFiles,
    ...filesBelow(publicFolder, ''),
    ...filesBelow(join(dist, 'static'), '_next/static/'),
  ];
}

function filesBelow(folder: string, prefix: string): SiteFile[] {
  if (!existsSync(folder)) return [];
  return (readdirSync(folder, { recursive: true }) as string[])
    .filter((name) => statSync(join(folder, name)).isFile() && !/\.(map|br)$/.test(name))
    .sort()
    .map((name) => ({ address: `/${prefix}${name}`, path: `${prefix}${name}`, from: join(folder, name) }));
}

/** Extensions of files whose format is compressed already. */
const compressedExtensions = new Set(['.png', '.woff', '.woff2', '.ico', '.jpg', '.avif', '.webp']);
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * Writes the files below `root`, each with a brotli and a gzip copy if that is smaller.
 *
 * @returns bytes uncompressed, with brotli and with gzip
 */
export async function writeSite(files: readonly SiteFile[], root: string) {
  const sizes = { plain: 0, brotli: 0, gzip: 0 };
  // Engines share their largest files, which are compressed once.
  const compressed = new Map<string, ReturnType<typeof compress>>();
  for (const { from, path } of files) {
    const content = readFileSync(from);
    const target = join(root, path);
    mkdirSync(dirname(target), { recursive: true });
    writeWithTime(target, content);
    const hash = createHash('sha256').update(content).digest('hex');
    if (!compressedExtensions.has(extname(path)) && !compressed.has(hash))
      compressed.set(hash, compress(content));
    const copies = await compressed.get(hash);
    for (const [extension, copy] of Object.entries(copies ?? {})) {
      if (copy.length < content.length) writeWithTime(`${target}.${extension}`, copy);
    }
    sizes.plain += content.length;
    sizes.brotli += Math.min(content.length, copies?.br.length ?? content.length);
    sizes.gzip += Math.min(content.length, copies?.gz.length ?? content.length);
  }
  return sizes;
}

async function compress(content: Buffer): Promise<{ br: Buffer; gz: Buffer }> {
  const params = brotliParams(content.length, 11);
  const [br, gz] = await Promise.all([toBrotli(content, { params }), toGzip(content, { level: 9 })]);
  return { br, gz };
}

/**
 * nginx derives its ETag from a file's time and size, so the time is derived from the content: equal pages
 * have equal ETags on every instance and build, and different pages different ones.
 */
function writeWithTime(file: string, content: Buffer): void {
  writeFileSync(file, content);
  const seconds = 1_000_000_000 + (createHash('sha256').update(content).digest().readUInt32BE(0) >>> 2);
  utimesSync(file, seconds, seconds);
}

const readJson = <Content>(file: string): Content => JSON.parse(readFileSync(file, 'utf8')) as Content;

/** Media types of the files by extension, from Next's own table. */
export function mediaTypes(files: readonly SiteFile[]): [extension: string, type: string][] {
  const extensions = new Set(files.map(({ path }) => extname(path).slice(1)).filter(Boolean));
  return [...extensions].sort().map((extension) => {
    const type = getContentType(extension) ?? 'application/octet-stream';
    return [
      extension,
      /^(text\/|application\/(javascript|json)$)/.test(type) ? `${type}; charset=UTF-8` : type,
    ];
  });
}
