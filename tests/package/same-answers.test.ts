import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registry } from '@/content';
import { caching, commonHeaders, microphonePage, microphonePermissions } from '@/lib/headers';
import { siteFiles } from '@/scripts/package/files';
import { type Answer, get, type Server, type Servers, threeServers } from './servers';

/** Compares the packaged site (nginx) and the standalone server with `next start` of the same build. */

let ports: Record<Server, number>;
let servers: Servers;

beforeAll(async () => {
  servers = await threeServers(4740);
  ports = servers.ports;
}, 60_000);

afterAll(() => servers.stop());

const pages = registry.pages.map(({ path }) => path);
const files = siteFiles('.next', 'public', pages).filter(
  ({ address }) => !/^\/(404|500)\.html$/.test(address),
);
const comparedHeaders = [
  ...commonHeaders.map(({ key }) => key.toLowerCase()),
  'content-security-policy',
  'cross-origin-resource-policy',
  'cache-control',
  'content-type',
  'x-powered-by',
];

test('the build has every page and its files', () => {
  expect(files.length).toBeGreaterThan(pages.length + 100);
});

test.each(files.map(({ address }) => address))('%s is answered alike by all servers', async (address) => {
  const { nginx, next, standalone } = await answersTo(address);
  expect(nginx.status).toBe(200);
  for (const other of [nginx, standalone]) {
    expect(other.status).toBe(next.status);
    expect(headersToCompare(other.headers)).toEqual(headersToCompare(next.headers));
    expect(other.body.equals(next.body)).toBe(true);
  }
  expect(nginx.headers.etag).toBeTruthy();
  const again = await get(ports.nginx, address, { 'If-None-Match': String(nginx.headers.etag) });
  expect(again.status).toBe(304);
  expect(again.headers['cache-control']).toBe(nginx.headers['cache-control']);
});

const missing = [
  '/nothing-here',
  '/feature999page',
  '/feature0page',
  '/pricing.html',
  '/404.html',
  '/art/none.svg',
];
test.each([...missing, '/_next/static/chunks/none.js', '/.env', '/nginx/server.conf', '/serve.mjs'])(
  '%s is a 404 from all servers',
  async (address) => {
    const { next, ...others } = await answersTo(address);
    expect(next.status).toBe(404);
    expect(others.nginx.headers['cache-control']).toBe(caching.missing);
    for (const [name, other] of Object.entries(others)) {
      expect(other.status, name).toBe(404);
      if (address.startsWith('/_next')) continue;
      expect(other.body.equals(next.body), name).toBe(true);
      expect(headersToCompare(other.headers), name).toEqual(headersToCompare(next.headers));
    }
  },
);

const manifest = JSON.parse(readFileSync('.next/routes-manifest.json', 'utf8')) as {
  redirects: { source: string }[];
};
const redirects = [
  ...manifest.redirects.map(({ source }) => source).filter((source) => !source.includes(':')),
  ...pages.filter((path) => path !== '/').map((path) => `${path}/`),
  ...pages.filter((path) => /^\/[a-z-]+$/.test(path)).map((path) => path.toUpperCase()),
  ...['/feature-2', '/Feature2Page', '/usecase3', '/use-case-3-page', '/security-1page', '/INTEGRATION4PAGE'],
  ...[
    '//pricing',
    '/pricing//',
    '//Pricing///?a=b',
    '/tools//merge-pdf/',
    '/art//merge.svg',
    '/art/merge.svg/',
  ],
  ...['/sitemap.xml/', '/robots.txt/', '/nothing//here', '/art//none/', '//', '//evil.example/'],
  ...['/tools?x=1&y=a%20b', '/Pricing?plan=standard', '/pricing/?billing=yearly'],
];
test.each(redirects)('%s is redirected alike by all servers', async (address) => {
  const answers = await answersTo(address);
  const permissions = address.startsWith(microphonePage) ? [microphonePermissions] : [];
  const expected = new Map([...commonHeaders, ...permissions].map(({ key, value }) => [key, value]));
  for (const [name, { status, headers }] of Object.entries(answers)) {
    expect(status, name).toBe(308);
    expect(headers.location, name).toBe(answers.next.headers.location);
    for (const [key, value] of expected) expect(headers[key.toLowerCase()], `${name}: ${key}`).toBe(value);
  }
});

const methods = ['TRACE', 'PROPFIND', 'LINK', 'PUT', 'DELETE', 'OPTIONS', 'POST', 'HEAD'];
const addresses = [
  '/',
  '/pricing',
  '/robots.txt',
  '/art/merge.svg',
  '/api/contacts',
  '/api/health',
  '/api/none',
];
test.each(addresses.flatMap((address) => methods.map((method) => [method, address])))(
  '%s %s is answered alike by all servers',
  async (method, address) => {
    const answers = await answersTo(address, method);
    for (const [name, { status, headers }] of Object.entries(answers)) {
      expect(status, name).toBe(answers.next.status);
      expect(headers.allow, name).toBe(answers.next.headers.allow);
      if (status === 405) expect(headers.allow, name).toBeTruthy();
      for (const { key, value } of commonHeaders)
        expect(headers[key.toLowerCase()], `${name}: ${key}`).toBe(value);
    }
  },
);

test.each([
  ...[
    '/nothing/here/',
    '/art/none/',
    '/art/',
    '/api',
    '/api/',
    '/API/contacts',
    '/index',
    '/_next',
    '/pricing%2f',
    '/_error',
    '/500',
    '/_not-found',
  ],
  ...[
    '/pricing%00',
    '/%zz',
    '/pricing\\',
    '/\\evil.example/',
    '/%2e%2e/',
    '/pricing/../',
    '/./pricing',
    '/a/..',
  ],
])('%s has the same status from all servers, and is not redirected', async (address) => {
  const answers = await answersTo(address);
  for (const [name, { status, headers }] of Object.entries(answers)) {
    expect(status, name).toBe(answers.next.status);
    expect([400, 404], name).toContain(status);
    expect(headers.location, name).toBeUndefined();
  }
});

describe('hostile addresses', () => {
  test.each([
    '//evil.example/',
    '/\\evil.example/',
    '///evil.example',
    '/%0d%0aSet-Cookie:a=b/',
    '/%5cevil.example/',
  ])('%s is not redirected to another site', async (address) => {
    for (const [name, { headers }] of Object.entries(await answersTo(address))) {
      expect(headers.location ?? '/', name).toMatch(/^\/(?![/\\])[^\r\n]*$/);
      expect(headers['set-cookie'], name).toBeUndefined();
    }
  });
});

describe('each endpoint', () => {
  test('answers alike through all servers, with each header once', async () => {
    for (const address of ['/api/contacts', '/api/health', '/api/none']) {
      const { next, ...others } = await answersTo(address);
      for (const [name, other] of Object.entries(others)) {
        expect(other.status, `${name}: ${address}`).toBe(next.status);
        expect(headersToCompare(other.headers), `${name}: ${address}`).toEqual(
          headersToCompare(next.headers),
        );
      }
    }
  });

  test('receives posts through all servers', async () => {
    const { next, nginx, standalone } = await answersTo('/api/contacts', 'POST');
    expect([nginx.status, standalone.status]).toEqual([next.status, next.status]);
  });
});

test.each(['br', 'gzip', 'identity'])('pages are sent in the requested encoding: %s', async (encoding) => {
  const answer = await get(ports.nginx, '/', { 'Accept-Encoding': encoding });
  expect(answer.headers['content-encoding'] ?? 'identity').toBe(encoding);
  expect(answer.headers.vary).toContain('Accept-Encoding');
  expect(answer.body.toString()).toContain('<!DOCTYPE html>');
});

describe('engines, the largest files,', () => {
  const heavy = files.filter(({ address }) => /^\/engines\/.*\.(wasm|js)$/.test(address));

  test('are in the build', () => expect(heavy.length).toBeGreaterThan(8));

  test.each(heavy.map(({ address }) => address))(
    'are sent with brotli by every server: %s',
    async (address) => {
      const uncompressed = await get(ports.next, address, { 'Accept-Encoding': 'identity' });
      const lengths = [];
      for (const [name, port] of Object.entries(ports)) {
        const { headers, body, bytes } = await get(port, address, { 'Accept-Encoding': 'gzip, deflate, br' });
        expect(headers['content-encoding'], name).toBe('br');
        expect(headers.vary, name).toContain('Accept-Encoding');
        expect(headers['content-type'], name).toBe(uncompressed.headers['content-type']);
        expect(body.equals(uncompressed.body), name).toBe(true);
        lengths.push(bytes);
      }
      // The package for nginx is compressed at the highest brotli level, the build for the others at a faster one.
      expect(Math.max(...lengths)).toBeLessThan(Math.min(...lengths) * 1.2);
    },
  );

  test.each(['gzip', 'br;q=0, gzip'])('are sent complete with gzip for “%s”', async (encodings) => {
    const [{ address }] = heavy as [(typeof heavy)[0]];
    const uncompressed = await get(ports.next, address, { 'Accept-Encoding': 'identity' });
    for (const port of Object.values(ports)) {
      const { headers, body } = await get(port, address, { 'Accept-Encoding': encodings });
      expect(headers['content-encoding']).toBe('gzip');
      expect(body.equals(uncompressed.body)).toBe(true);
    }
  });
});

test('the bill of materials names every direct dependency', () => {
  const { bomFormat, components } = JSON.parse(readFileSync('dist/sbom.cdx.json', 'utf8')) as {
    bomFormat: string;
    components: { name: string; version: string; purl: string }[];
  };
  expect(bomFormat).toBe('CycloneDX');
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const names = new Set(components.map(({ name }) => name));
  const direct = Object.keys({ ...dependencies, ...devDependencies });
  expect(direct.filter((name) => !names.has(name))).toEqual([]);
  for (const { purl } of components) expect(purl).toMatch(/^pkg:npm\//);
});

test('the folder holds no source map and no settings file', () => {
  const names = readdirSync('dist', { recursive: true }) as string[];
  expect(names.filter((name) => /(^|\/)\.env/.test(name))).toEqual([]);
  expect(names.filter((name) => name.startsWith('www/') && name.endsWith('.map'))).toEqual([]);
});

/** The answers of all servers to the same request. */
async function answersTo(address: string, method = 'GET'): Promise<Record<Server, Answer>> {
  const [next, nginx, standalone] = await Promise.all([
    get(ports.next, address, {}, method),
    get(ports.nginx, address, {}, method),
    get(ports.standalone, address, {}, method),
  ]);
  return { next, nginx, standalone };
}

/** The compared headers, with the charset in small letters. */
function headersToCompare(headers: Answer['headers']) {
  return Object.fromEntries(
    comparedHeaders.map((name) => [name, String(headers[name] ?? '').replace(/UTF-8/, 'utf-8')]),
  );
}
