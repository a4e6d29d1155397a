import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';

const name = 'http-layer.mjs';

/**
 * Writes the HTTP layer beside the build and into the standalone server, which loads it first, and the doctor
 * beside that server.
 *
 * @param dist Next's build folder
 */
export function writeHttpLayer(dist: string): void {
  const standalone = join(dist, 'standalone');
  const bundleInto = (folder: string) => bundle('index.ts', join(folder, name), 'esm');
  bundleInto(dist);
  const server = join(standalone, 'server.js');
  if (!existsSync(server)) return;
  bundleInto(join(standalone, '.next'));
  bundle('../doctor/packaged.ts', join(standalone, 'doctor.cjs'), 'cjs');
  const importLine = `import './.next/${name}';\n`;
  const source = readFileSync(server, 'utf8');
  if (!source.startsWith(importLine)) writeFileSync(server, importLine + source);
}

function bundle(entry: string, outfile: string, format: 'esm' | 'cjs'): void {
  // CommonJS packages require Node's modules, and __dirname.
  const banner = [
    "import { createRequire } from 'node:module';",
    'const require = createRequire(import.meta.url);',
    'const __dirname = import.meta.dirname;',
  ].join('\n');
  buildSync({
    entryPoints: [join(import.meta.dirname, entry)],
    outfile,
    bundle: true,
    platform: 'node',
    format,
    target: 'node20',
    logLevel: 'error',
    banner: format === 'esm' ? { js: banner } : {},
  });
}
