import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lean } from '@/scripts/lean';

const root = process.cwd();
const manifest = (modules: Record<string, unknown>) =>
  `globalThis.__RSC_MANIFEST = globalThis.__RSC_MANIFEST || {};\nglobalThis.__RSC_MANIFEST["/page"] = ${JSON.stringify({ clientModules: modules })};`;

let dist: string;

function write(name: string, content: string): void {
  const file = join(dist, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'lean-'));
  write('prerender-manifest.json', JSON.stringify({ routes: { '/': { dataRoute: '/index.rsc' } } }));
  write('server/app/page_client-reference-manifest.js', manifest({}));
  write('server/app/index.html', '<!DOCTYPE html><html><head></head><body><p>Words</p></body></html>');
});

afterEach(() => rmSync(dist, { recursive: true }));

describe('the delivery step over a build', () => {
  it('rewrites every page in place and reports it', async () => {
    const report = await lean(dist, root);
    expect(report.map(({ page }) => page)).toEqual(['server/app/index.html']);
  });

  it('writes the loader, at most 1 KB', async () => {
    await lean(dist, root);
    const [name] = (await import('node:fs')).readdirSync(join(dist, 'static/wake'));
    expect(readFileSync(join(dist, 'static/wake', name as string)).length).toBeLessThanOrEqual(1024);
  });

  it('rewrites the standalone copy as well', async () => {
    const name = join('standalone', dist.replace(root, '').replace(/^\//, ''));
    expect(name).toContain('standalone');
    const inProject = join(root, '.next-lean-test');
    rmSync(inProject, { recursive: true, force: true });
    mkdirSync(join(inProject, 'standalone/.next-lean-test/server/app'), { recursive: true });
    const previous = dist;
    try {
      dist = inProject;
      write('prerender-manifest.json', JSON.stringify({ routes: { '/': { dataRoute: '/index.rsc' } } }));
      write('server/app/page_client-reference-manifest.js', manifest({}));
      write(
        'server/app/index.html',
        '<!DOCTYPE html><html><head></head><body><div hidden=""></div></body></html>',
      );
      await lean(inProject, root);
      expect(existsSync(join(inProject, 'standalone/.next-lean-test/server/app/index.html'))).toBe(true);
    } finally {
      dist = previous;
      rmSync(inProject, { recursive: true, force: true });
    }
  });

  it('stops when a prerendered route has no HTML', async () => {
    write('prerender-manifest.json', JSON.stringify({ routes: { '/gone': { dataRoute: '/gone.rsc' } } }));
    await expect(lean(dist, root)).rejects.toThrow(/gone\.html/);
  });

  it('stops when the loader is larger than 1,024 bytes, and leaves every page as it was', async () => {
    const before = readFileSync(join(dist, 'server/app/index.html'), 'utf8');
    const around = '(()=>{x("");})();'.length;
    const loaderOf = (size: number) => write('scripts/lean/loader.js', `x("${'a'.repeat(size - around)}")`);
    loaderOf(1025);
    await expect(lean(dist, dist)).rejects.toThrow('loader is 1025 bytes, more than 1024');
    expect(readFileSync(join(dist, 'server/app/index.html'), 'utf8')).toBe(before);
    loaderOf(1024);
    await expect(lean(dist, dist)).resolves.toHaveLength(1);
  });

  it('stops when the list of routes names no page', async () => {
    write('prerender-manifest.json', JSON.stringify({ routes: { '/': { dataFile: '/index.rsc' } } }));
    await expect(lean(dist, root)).rejects.toThrow(/no prerendered page/);
  });

  it('stops when the standalone server has its pages elsewhere, and leaves every page as it was', async () => {
    write('standalone/server.js', '');
    const before = readFileSync(join(dist, 'server/app/index.html'), 'utf8');
    await expect(lean(dist, root)).rejects.toThrow(/without its copy of the pages/);
    expect(readFileSync(join(dist, 'server/app/index.html'), 'utf8')).toBe(before);
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
    const before = readFileSync(join(dist, 'server/app/index.html'), 'utf8');
    await expect(lean(dist, root)).rejects.toThrow(/broken\.html: inline script/);
    expect(readFileSync(join(dist, 'server/app/index.html'), 'utf8')).toBe(before);
    expect(readFileSync(join(dist, 'server/app/broken.html'), 'utf8')).toBe(broken);
  });
});
