import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import { registry } from '../content';
import { requireBuild, requireNoDrafts, requirePublic } from './lib/built-site';
import type { Run } from './lib/command';
import { parseCommandLine } from './lib/command-line';
import { main } from './lib/main';
import { inRoot } from './lib/paths';
import { fail } from './lib/terminal';
import { siteFiles, writeSite } from './package/files';
import { httpConfig, serverConfig } from './package/nginx';
import type { RoutesManifest } from './package/routes';
import { type LockFile, sbomOf } from './package/sbom';

const dist = inRoot('.next');
const standalone = join(dist, 'standalone');

/**
 * Turns the finished build into the folder `dist/`, which serves the site without the checkout: `www` (pages
 * and assets, precompressed), `nginx` (headers, redirects), `server` (Node for /api/*), `serve.mjs`, and
 * `sbom.cdx.json`, which lists every package in it. `--local` also accepts a build with addresses of this
 * machine, to try it there. A draft build is never packaged.
 */
export const run: Run = async (argv, { commandText, out }) => {
  const { values, positionals } = parseCommandLine(
    { local: { type: 'boolean' } },
    { argv, commandText, allowPositionals: true },
  );
  const folder = positionals[0] ?? 'dist';
  const target = inRoot(folder);
  requireBuild();
  if (!existsSync(join(standalone, 'server.js'))) {
    fail('There is no standalone server. Run SITE_URL=https://… npm run build first.');
  }

  try {
    requireNoDrafts(dist);
    if (!values.local) requirePublic(dist);
    const sbom = sbomOf(JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8')) as LockFile);
    const manifest = JSON.parse(readFileSync(join(dist, 'routes-manifest.json'), 'utf8')) as RoutesManifest;
    const files = siteFiles(
      dist,
      inRoot('public'),
      registry.pages.map(({ path }) => path),
    );
    rmSync(target, { recursive: true, force: true });
    mkdirSync(join(target, 'nginx'), { recursive: true });
    const bytes = await writeSite(files, join(target, 'www'));
    writeFileSync(join(target, 'nginx/http.conf'), httpConfig(manifest));
    writeFileSync(join(target, 'nginx/server.conf'), serverConfig(manifest, files));
    copyServer(target);
    writeFileSync(join(target, 'sbom.cdx.json'), sbom);
    const serve = readFileSync(inRoot('scripts/package/serve.ts'), 'utf8');
    writeFileSync(join(target, 'serve.mjs'), transformSync(serve, { loader: 'ts', target: 'node20' }).code);

    const kilobytes = (count: number) => `${Math.round(count / 1024)} KB`;
    out(
      `${files.length} files, ${kilobytes(bytes.plain)}; brotli ${kilobytes(bytes.brotli)}, gzip ${kilobytes(bytes.gzip)}.`,
    );
    out(`Start it with: node ${folder}/serve.mjs`);
  } catch (error) {
    fail(`The site was not packaged.\n  ${(error as Error).message}`);
  }
  return 0;
};

/** Copies the standalone server without files served by nginx and secrets of this machine. */
function copyServer(target: string): void {
  const unused = [/\/\.env[^/]*$/, /\.next\/static(\/|$)/, /^\/public(\/|$)/];
  cpSync(standalone, join(target, 'server'), {
    recursive: true,
    filter: (path) => !unused.some((pattern) => pattern.test(path.slice(standalone.length))),
  });
}

await main(import.meta.filename, run);
