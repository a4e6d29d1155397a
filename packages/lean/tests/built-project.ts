import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';

/** Element that Next writes into a page for its own scripts. */
export const anchor = '<div hidden=""><!--$--><!--/$--></div>';

/**
 * A project with a copy of the loader and an empty build, created per test in a temporary folder: the
 * delivery step must not depend on the project's location.
 */
export function builtProject() {
  const project = {
    root: '',
    dist: '',
    loader: '',

    /** Writes a file of the build. @returns its path */
    write(name: string, content: string): string {
      const file = join(project.dist, name);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, content);
      return file;
    },

    read: (name: string) => readFileSync(join(project.dist, name), 'utf8'),

    /** Next's own list of prerendered routes. */
    routes(...names: string[]): void {
      const entries = names.map((name) => [name, { dataRoute: `${name === '/' ? '/index' : name}.rsc` }]);
      project.write('prerender-manifest.json', JSON.stringify({ routes: Object.fromEntries(entries) }));
    },

    /** Next's manifest of a page's client components, by module. */
    clientModules(modules: Record<string, unknown>): void {
      const manifest = JSON.stringify({ clientModules: modules });
      project.write(
        'server/app/page_client-reference-manifest.js',
        `globalThis.__RSC_MANIFEST = globalThis.__RSC_MANIFEST || {};\nglobalThis.__RSC_MANIFEST["/page"] = ${manifest};`,
      );
    },
  };

  beforeEach(() => {
    project.root = mkdtempSync(join(tmpdir(), 'lean-'));
    project.dist = join(project.root, '.next');
    project.loader = join(project.root, 'loader.js');
    copyFileSync(new URL('../loader.js', import.meta.url), project.loader);
  });
  afterEach(() => rmSync(project.root, { recursive: true }));

  return project;
}
