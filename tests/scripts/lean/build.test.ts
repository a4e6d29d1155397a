import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lean } from '@/scripts/lean';

const manifest = (modules: Record<string, unknown>) =>
  `globalThis.__RSC_MANIFEST = globalThis.__RSC_MANIFEST || {};\nglobalThis.__RSC_MANIFEST["/page"] = ${JSON.stringify({ clientModules: modules })};`;

/** What Next leaves in the page for its own scripts. */
const anchor = '<div hidden=""><!--$--><!--/$--></div>';

const loaderSource = 'scripts/lean/loader.js';

/** A project with a finished build, in a folder of its own: the step must not depend on where the project lies. */
let root: string;
let dist: string;

function write(name: string, content: string): void {
  const file = join(dist, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

const read = (name: string) => readFileSync(join(dist, name), 'utf8');

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'lean-'));
  dist = join(root, '.next');
  mkdirSync(join(root, dirname(loaderSource)), { recursive: true });
  copyFileSync(loaderSource, join(root, loaderSource));
  write('prerender-manifest.json', JSON.stringify({ routes: { '/': { dataRoute: '/index.rsc' } } }));
  write('server/app/page_client-reference-manifest.js', manifest({}));
  write(
    'server/app/index.html',
    `<!DOCTYPE html><html><head></head><body>${anchor}<p>Words</p></body></html>`,
  );
});

afterEach(() => rmSync(root, { recursive: true }));

describe('the delivery step over a build', () => {
  it('rewrites every page in place and reports it', async () => {
    const report = await lean(dist, root);
    expect(report.map(({ page }) => page)).toEqual(['server/app/index.html']);
    expect(read('server/app/index.html')).toContain('<body><p>Words</p>');
  });

  it('writes the loader, at most 1 KB', async () => {
    await lean(dist, root);
    const [name] = readdirSync(join(dist, 'static/wake'));
    expect(readFileSync(join(dist, 'static/wake', name as string)).length).toBeLessThanOrEqual(1024);
  });

  it('writes pages and loader into the standalone copy as well', async () => {
    const copy = 'standalone/.next/server/app/index.html';
    write(copy, 'as Next copied it');
    await lean(dist, root);
    expect(read(copy)).toBe(read('server/app/index.html'));
    expect(readdirSync(join(dist, 'standalone/.next/static/wake'))).toEqual(
      readdirSync(join(dist, 'static/wake')),
    );
  });

  it('stops when a prerendered route has no HTML', async () => {
    write('prerender-manifest.json', JSON.stringify({ routes: { '/gone': { dataRoute: '/gone.rsc' } } }));
    await expect(lean(dist, root)).rejects.toThrow(/gone\.html/);
  });

  it('stops when the loader is larger than 1,024 bytes, and leaves every page as it was', async () => {
    const before = read('server/app/index.html');
    const around = '(()=>{x("");})();'.length;
    const loaderOf = (size: number) =>
      writeFileSync(join(root, loaderSource), `x("${'a'.repeat(size - around)}")`);
    loaderOf(1025);
    await expect(lean(dist, root)).rejects.toThrow('loader is 1025 bytes, more than 1024');
    expect(read('server/app/index.html')).toBe(before);
    loaderOf(1024);
    await expect(lean(dist, root)).resolves.toHaveLength(1);
  });

  it('stops when the list of routes names no page', async () => {
    write('prerender-manifest.json', JSON.stringify({ routes: { '/': { dataFile: '/index.rsc' } } }));
    await expect(lean(dist, root)).rejects.toThrow(/no prerendered page/);
  });

  it('stops when the standalone server has its pages elsewhere, and leaves every page as it was', async () => {
    write('standalone/server.js', '');
    const before = read('server/app/index.html');
    await expect(lean(dist, root)).rejects.toThrow(/without its copy of the pages/);
    expect(read('server/app/index.html')).toBe(before);
  });

  it('stops when the manifest of client components is missing or unreadable', async () => {
    write('server/app/page_client-reference-manifest.js', 'something else');
    await expect(lean(dist, root)).rejects.toThrow(/cannot read/);
    rmSync(join(dist, 'server/app/page_client-reference-manifest.js'));
    await expect(lean(dist, root)).rejects.toThrow(/no client reference manifest/);
  });

  it('names the page and the reason, and leaves every page as it was', async () => {
    const broken = '<!DOCTYPE html><html><head></head><body><script>alert(1)</script></body></html>';
    write('server/app/broken.html', broken);
    const before = read('server/app/index.html');
    await expect(lean(dist, root)).rejects.toThrow(/broken\.html: inline script/);
    expect(read('server/app/index.html')).toBe(before);
    expect(read('server/app/broken.html')).toBe(broken);
  });
});
