import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';

const name = 'front.mjs';

/**
 * Writes what stands in front of Next beside the build and into the standalone server, which then loads it first.
 *
 * @param dist Next's build folder
 */
export function writeFront(dist: string): void {
  const standalone = join(dist, 'standalone');
  const copies = [dist, join(standalone, '.next')].filter((folder) => existsSync(folder));
  for (const folder of copies) {
    buildSync({
      entryPoints: [join(import.meta.dirname, 'index.ts')],
      outfile: join(folder, name),
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
    });
  }
  const server = join(standalone, 'server.js');
  if (!existsSync(server)) return;
  const first = `import './.next/${name}';\n`;
  const source = readFileSync(server, 'utf8');
  if (!source.startsWith(first)) writeFileSync(server, first + source);
}
