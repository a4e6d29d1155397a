import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { builtOrigin, draftsGoLive, requireNoDrafts, requirePublic } from '@/scripts/lib/built-site';

/**
 * A build shows which SITE_URL it was made with, and whether it shows drafts. A build for this machine is not packaged, and
 * one for colleagues is not published.
 */

const folder = mkdtempSync(join(tmpdir(), 'built-'));
afterAll(() => rmSync(folder, { recursive: true }));

function build(name: string, address: string): string {
  const dist = join(folder, name);
  mkdirSync(join(dist, 'server/app'), { recursive: true });
  const page = address && `<url><loc>${address}</loc></url>`;
  writeFileSync(join(dist, 'server/app/sitemap.xml.body'), `<urlset>${page}</urlset>`);
  return dist;
}

test.each(['http://localhost:3000', 'http://127.0.0.1:4000', 'http://[::1]:3000', 'http://site.localhost'])(
  'a build made for %s is not packaged',
  (origin) => {
    const dist = build('local', `${origin}/pricing`);
    expect(() => requirePublic(dist)).toThrow(`sitemap.xml.body has SITE_URL=${origin}:`);
    expect(() => requirePublic(dist)).toThrow('SITE_URL=https://www.example.com npm run build');
    expect(() => requirePublic(dist)).toThrow('npm run package -- --local');
  },
);

test.each(['https://www.example.com', 'https://localhost.example', 'http://intranet:8080'])(
  'a build made for %s is packaged',
  (origin) => {
    const dist = build('public', `${origin}/`);
    requirePublic(dist);
    expect(builtOrigin(dist)).toBe(origin);
  },
);

test('a build without a page is refused', () => {
  expect(() => requirePublic(build('empty', ''))).toThrow('names no page');
});

test('a build without a sitemap is reported as incomplete', () => {
  const dist = join(folder, 'half');
  mkdirSync(dist);
  for (const read of [builtOrigin, requirePublic]) {
    expect(() => read(dist)).toThrow(
      /half\/server\/app\/sitemap\.xml\.body is missing, .*npm run build again/,
    );
  }
});

test('a build with a list of drafts is refused, and the message says what to run', () => {
  const dist = build('colleagues', 'https://www.example.com/');
  requireNoDrafts(dist);
  writeFileSync(join(dist, 'server/app/drafts.html'), '');
  expect(() => requireNoDrafts(dist)).toThrow('shows what is not published (DRAFTS=1)');
  expect(() => requireNoDrafts(dist)).toThrow('Build it without DRAFTS: SITE_URL=');
});

test.each([
  [{ DRAFTS: '1', VERCEL: '1', VERCEL_ENV: 'production' }, true],
  [{ DRAFTS: '1', VERCEL: '1', VERCEL_ENV: 'preview' }, false],
  [{ DRAFTS: '1', NETLIFY: 'true', CONTEXT: 'production' }, true],
  [{ DRAFTS: '1', NETLIFY: 'true', CONTEXT: 'deploy-preview' }, false],
  [{ DRAFTS: '1', CONTEXT: 'production' }, false],
  [{ VERCEL: '1', VERCEL_ENV: 'production' }, false],
])('with the settings %j, a host would publish drafts: %s', (settings, live) => {
  expect(draftsGoLive(settings)).toBe(live);
});
