import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Input of the step besides the page's HTML. */
export type Build = {
  /** Source path and script chunks of each client component, by its module id in flight data. */
  clientModules: ReadonlyMap<string, ClientModule>;
  /** Text of a file below `/_next/static/`, by its address. */
  readStatic: (address: string) => string;
  /** Address of the loader for these kinds of islands: the values of their attribute on a page. */
  loader: (kinds: ReadonlySet<string>) => string;
};

export type ClientModule = { path: string; chunks: readonly string[] };

/** Client components by module id, merged from all routes' manifests: each may list other chunks. */
export function clientModules(app: string): Map<string, ClientModule> {
  const modules = new Map<string, ClientModule>();
  const names = (readdirSync(app, { recursive: true }) as string[]).filter((name) =>
    name.endsWith('_client-reference-manifest.js'),
  );
  if (names.length === 0) throw new Error('The delivery step found no client reference manifest.');
  for (const name of names) {
    const source = readFileSync(join(app, name), 'utf8');
    const json = /^globalThis\.__RSC_MANIFEST\["[^\n]*?"\] = (\{.*\});?\s*$/ms.exec(
      source.slice(source.indexOf('globalThis.__RSC_MANIFEST["')),
    )?.[1];
    if (!json) throw new Error(`The delivery step cannot read ${name}.`);
    const manifest = JSON.parse(json) as {
      clientModules: Record<string, { id: string | number; chunks: string[] }>;
    };
    for (const [path, { id, chunks }] of Object.entries(manifest.clientModules)) {
      const earlierChunks = modules.get(String(id))?.chunks ?? [];
      modules.set(String(id), {
        path: path.replace('[project]/', '').replace(/ <.*>$/, ''),
        chunks: [...new Set([...earlierChunks, ...chunks])],
      });
    }
  }
  return modules;
}
