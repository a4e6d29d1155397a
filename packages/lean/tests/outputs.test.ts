import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leanOutputs } from '../outputs';
import { anchor, builtProject } from './built-project';

/** Required fields of an output, among the many that Next passes to a host. */
type Prerender = { pathname: string; fallback?: { filePath?: string } };
type StaticFile = { type: string; id?: string; pathname: string; filePath: string; immutableHash?: string };

const plain = `<!DOCTYPE html><html><head></head><body>${anchor}<p>Words</p></body></html>`;
const broken = '<!DOCTYPE html><html><head></head><body><script>alert(1)</script></body></html>';
const island = `<!DOCTYPE html><html><head></head><body><p data-island="touch">Words</p><script>self.__next_f.push(${JSON.stringify([1, '4:I[2,[],"Mark"]\n5:["$","$L4",null,{}]\n'])})</script></body></html>`;

const project = builtProject();
const { write, read, routes } = project;
let prerenders: Prerender[];
let staticFiles: StaticFile[];
let printed: string[];

/** A page at Next's path for a build with an adapter. */
function page(pathname: string, html = plain): string {
  const name = `server/route-cache/APP_PAGE/${pathname.slice(1) || 'index'}.html`;
  prerenders.push({ pathname, fallback: { filePath: write(name, html) } });
  return name;
}

const step = () =>
  leanOutputs({
    outputs: { prerenders, staticFiles },
    distDir: project.dist,
    projectDir: project.root,
  } as unknown as Parameters<typeof leanOutputs>[0]);

beforeEach(() => {
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((line) => printed.push(line));
  project.clientModules({ '[project]/components/ui/mark.tsx': { id: 2, chunks: [] } });
  routes('/');
  prerenders = [];
  staticFiles = [
    { type: 'STATIC_FILE', pathname: '/_next/static/a.css', filePath: write('static/a.css', 'p{top:0}') },
  ];
});

afterEach(() => vi.restoreAllMocks());

describe('the pages that a host is about to pack', () => {
  it('are rewritten in place, and counted on the console', async () => {
    const name = page('/');
    await step();
    expect(read(name)).toContain('<p>Words</p>');
    expect(read(name)).not.toContain(anchor);
    expect(printed.join('\n')).toContain('1 pages without script, 0 with islands');
  });

  it('are rewritten also among the static files, where pages without data are', async () => {
    routes('/about');
    const filePath = write('server/pages/about.html', plain);
    staticFiles.push({ type: 'STATIC_FILE', pathname: '/about', filePath });
    await step();
    expect(read('server/pages/about.html')).not.toContain(anchor);
  });

  it('are found at the path that a host uses for them', async () => {
    routes('/_not-found', '/_global-error');
    const names = [page('/404'), page('/500')];
    await step();
    for (const name of names) expect(read(name)).not.toContain(anchor);
  });

  it('are rewritten once when two addresses share a file', async () => {
    const name = page('/');
    prerenders.push({ pathname: '/home', fallback: { filePath: join(project.dist, name) } });
    await step();
    expect(printed.join('\n')).toContain('1 pages without script');
  });

  it('do not include other prerendered or static files', async () => {
    page('/');
    const others = ['server/route-cache/sitemap.xml.body', 'server/route-cache/index.rsc', 'static/b.css'];
    const [body, data, css] = others.map((name) => write(name, plain)) as [string, string, string];
    prerenders.push({ pathname: '/sitemap.xml', fallback: { filePath: body } });
    prerenders.push({ pathname: '/index.rsc', fallback: { filePath: data } });
    prerenders.push({ pathname: '/late', fallback: {} }, { pathname: '/later' });
    staticFiles.push({ type: 'STATIC_FILE', pathname: '/_next/static/b.css', filePath: css });
    await step();
    for (const name of others) expect(read(name), name).toBe(plain);
  });

  it('stop the build when they cannot be rewritten: it names them in order, and they stay as they were', async () => {
    routes('/', '/b', '/a');
    const name = page('/');
    page('/b', broken);
    page('/a', broken);
    await expect(step()).rejects.toThrow(/a\.html: inline script[\s\S]*b\.html: inline script/);
    expect(read(name)).toBe(plain);
  });

  it('stop the build, which names the route, when one is not among the outputs', async () => {
    routes('/', '/gone');
    page('/');
    await expect(step()).rejects.toThrow('/gone (not among the outputs)');
  });
});

describe('the files that pages with islands request', () => {
  const addresses = () => staticFiles.map(({ pathname }) => pathname);

  it('are added to the static files, so that the host serves the loader and the wake script', async () => {
    const name = page('/', island);
    await step();
    const [, loader, wake] = /src="([^"]+)" data-wake="([^"]+)"/.exec(read(name)) ?? [];
    expect(addresses().sort()).toEqual(['/_next/static/a.css', wake, loader]);
    for (const file of staticFiles.slice(1)) {
      expect(existsSync(file.filePath), file.filePath).toBe(true);
      const id = file.pathname.replace('/_next/', '');
      expect(file).toEqual({
        ...file,
        type: 'STATIC_FILE',
        id,
        filePath: join(project.dist, id),
        immutableHash: undefined,
      });
    }
  });

  it('are listed once when Next has found them already', async () => {
    const name = page('/', island);
    await step();
    const once = addresses();
    expect(once.filter((address) => address.startsWith('/_next/static/wake/'))).toHaveLength(2);
    write(name, island);
    await step();
    expect(addresses()).toEqual(once);
  });

  it('stop the build when there are no static files among Next’s outputs', async () => {
    const name = page('/');
    staticFiles = [];
    await expect(step()).rejects.toThrow(/no static files among the outputs/);
    expect(read(name)).toBe(plain);
  });
});
