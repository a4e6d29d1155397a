import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { NextAdapter } from 'next';
import { lean, printReport } from './index';

type Context = Parameters<NonNullable<NextAdapter['onBuildComplete']>>[0];

/** Folder of the scripts that start the interactive parts of pages (`address` in index.ts and page.ts). */
const loaderFolder = 'wake';

/** Routes that hosts serve at another address. */
const servedAt: Readonly<Record<string, string>> = { '/_not-found': '/404', '/_global-error': '/500' };

/**
 * The delivery step for the outputs that Next passes to a host's adapter: pages are at other paths than in a
 * plain build, and new files must be added to the list of static files.
 */
export async function leanOutputs({ outputs, distDir, projectDir }: Context): Promise<void> {
  const type = outputs.staticFiles[0]?.type;
  if (!type) throw new Error('The delivery step found no static files among the outputs.');

  const files = new Map<string, string>();
  for (const { pathname, fallback } of outputs.prerenders) {
    if (fallback?.filePath?.endsWith('.html')) files.set(pathname, fallback.filePath);
  }
  for (const { pathname, filePath } of outputs.staticFiles) {
    if (filePath.endsWith('.html')) files.set(pathname, filePath);
  }
  printReport(
    await lean(distDir, projectDir, {
      files: [...new Set(files.values())].sort(),
      fileOf: (route) => files.get(servedAt[route] ?? route) ?? `${route} (not among the outputs)`,
    }),
  );

  const folder = join(distDir, `static/${loaderFolder}`);
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const pathname = `/_next/static/${loaderFolder}/${name}`;
    if (outputs.staticFiles.some((file) => file.pathname === pathname)) continue;
    const filePath = join(folder, name);
    outputs.staticFiles.push({
      type,
      id: `static/${loaderFolder}/${name}`,
      pathname,
      filePath,
      immutableHash: undefined,
    });
  }
}
