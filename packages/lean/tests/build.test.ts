import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { clientModules } from '../build';
import { lean } from '../index';
import { anchor, builtProject } from './built-project';

const project = builtProject();
const { write, read } = project;
const step = () => lean(project.dist, project.root, undefined, project.loader);

beforeEach(() => {
  project.routes('/');
  project.clientModules({});
  write(
    'server/app/index.html',
    `<!DOCTYPE html><html><head></head><body>${anchor}<p>Words</p></body></html>`,
  );
});

/** The page of the build with an island of this kind. */
function withIsland(kind: string): void {
  project.clientModules({ '[project]/components/ui/mark.tsx': { id: 2, chunks: [] } });
  const flight = JSON.stringify([1, '4:I[2,[],"Mark"]\n5:["$","$L4",null,{}]\n']);
  write(
    'server/app/index.html',
    `<!DOCTYPE html><html><head></head><body><p data-island="${kind}">Words</p><script>self.__next_f.push(${flight})</script></body></html>`,
  );
}

const loaders = () =>
  readdirSync(join(project.dist, 'static/wake')).filter((name) => name.startsWith('loader-'));

describe('the delivery step over a build', () => {
  it('lists all chunks in which pages load a client component', () => {
    const mark = (chunk: string) => ({ '[project]/components/ui/mark.tsx': { id: 2, chunks: [chunk] } });
    project.clientModules(mark('/a.js'));
    const first = read('server/app/page_client-reference-manifest.js');
    write('server/app/other/page_client-reference-manifest.js', first.replaceAll('/a.js', '/b.js'));
    const chunks = clientModules(join(project.dist, 'server', 'app')).get('2')?.chunks;
    expect([...(chunks ?? [])].sort()).toEqual(['/a.js', '/b.js']);
  });

  it('rewrites every page in place and reports it', async () => {
    const report = await step();
    expect(report.map(({ page }) => page)).toEqual(['server/app/index.html']);
    expect(read('server/app/index.html')).toContain('<body><p>Words</p>');
  });

  it('writes the loader for the kinds of islands that pages have', async () => {
    withIsland('file');
    await step();
    const [html, loader] = [read('server/app/index.html'), loaders()[0] as string];
    expect(html).toContain(`/_next/static/wake/${loader}`);
    const code = read(`static/wake/${loader}`);
    expect(code).toContain('dragover');
    expect(code).not.toContain('IntersectionObserver');
  });

  it('writes no loader where no page has an island', async () => {
    await step();
    expect(existsSync(join(project.dist, 'static/wake'))).toBe(false);
  });

  it('writes pages and loader into the standalone copy as well', async () => {
    withIsland('touch');
    const copy = 'standalone/.next/server/app/index.html';
    write(copy, 'as Next copied it');
    await step();
    expect(read(copy)).toBe(read('server/app/index.html'));
    expect(readdirSync(join(project.dist, 'standalone/.next/static/wake'))).toEqual(
      readdirSync(join(project.dist, 'static/wake')),
    );
  });

  it('stops when a prerendered route has no HTML', async () => {
    project.routes('/gone');
    await expect(step()).rejects.toThrow(/gone\.html/);
  });

  it('stops when the loader is larger than 1,024 bytes as brotli, and leaves every page as it was', async () => {
    withIsland('touch');
    const original = read('server/app/index.html');
    const noise = (bytes: number) => randomBytes(bytes).toString('base64');
    writeFileSync(project.loader, `x("${noise(1100)}")`);
    await expect(step()).rejects.toThrow(/loader is \d+ bytes as brotli, more than 1024/);
    expect(read('server/app/index.html')).toBe(original);
    writeFileSync(project.loader, `x("${noise(700)}")`);
    await expect(step()).resolves.toHaveLength(1);
  });

  it('stops when the list of routes names no page', async () => {
    write('prerender-manifest.json', JSON.stringify({ routes: { '/': { dataFile: '/index.rsc' } } }));
    await expect(step()).rejects.toThrow(/no prerendered page/);
  });

  it('stops when the standalone server has its pages elsewhere, and leaves every page as it was', async () => {
    write('standalone/server.js', '');
    const original = read('server/app/index.html');
    await expect(step()).rejects.toThrow(/without its copy of the pages/);
    expect(read('server/app/index.html')).toBe(original);
  });

  it('stops when the manifest of client components is missing or unreadable', async () => {
    write('server/app/page_client-reference-manifest.js', 'something else');
    await expect(step()).rejects.toThrow(/cannot read/);
    rmSync(join(project.dist, 'server/app/page_client-reference-manifest.js'));
    await expect(step()).rejects.toThrow(/no client reference manifest/);
  });

  it('stops at a page that it cannot rewrite: names it and the reason, and leaves every page as it was', async () => {
    const broken = '<!DOCTYPE html><html><head></head><body><script>alert(1)</script></body></html>';
    write('server/app/broken.html', broken);
    const original = read('server/app/index.html');
    await expect(step()).rejects.toThrow(/broken\.html: inline script/);
    expect(read('server/app/index.html')).toBe(original);
    expect(read('server/app/broken.html')).toBe(broken);
  });

  describe('with islands', () => {
    const flight = JSON.stringify([1, '4:I[2,[],"Mark"]\n5:["$","$L4",null,{}]\n']);
    const island = (...chunks: string[]) => {
      const runtime = chunks.map((name) => `<script src="/_next/static/chunks/${name}" async=""></script>`);
      return `<!DOCTYPE html><html><head>${runtime.join('')}</head><body><p data-island="touch">Words</p><script>self.__next_f.push(${flight})</script></body></html>`;
    };
    const chunk = (name: string) => read(`static/chunks/${name}`);

    beforeEach(() => {
      project.clientModules({ '[project]/components/ui/mark.tsx': { id: 2, chunks: [] } });
      for (const name of ['a.js', 'b.js', 'c.js', 'd.js']) write(`static/chunks/${name}`, `f("${name}")`);
      write('server/app/index.html', island('a.js', 'b.js'));
    });

    it('puts V8’s compile hint on the scripts that start React, and on no others', async () => {
      write('static/chunks/b.js', '//# allFunctionsCalledOnLoad\nf("b.js")');
      write('server/app/next.html', island('b.js', 'c.js'));
      await step();
      for (const name of ['a.js', 'b.js', 'c.js'])
        expect(chunk(name)).toBe(`//# allFunctionsCalledOnLoad\nf("${name}")`);
      expect(chunk('d.js')).toBe('f("d.js")');
    });

    it('stops when a file of the runtime is missing, and leaves the others as they were', async () => {
      write('server/app/index.html', island('a.js', 'gone.js'));
      await expect(step()).rejects.toThrow(/index\.html: .*gone\.js/);
      expect(chunk('a.js')).toBe('f("a.js")');
    });
  });
});
