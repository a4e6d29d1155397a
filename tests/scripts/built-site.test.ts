import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { builtOrigin, requirePublic } from '@/scripts/lib/built-site';

/** A build tells which SITE_URL it was made with, and one for this machine does not leave it. */

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

test('a build that names no page is no build to ship', () => {
  expect(() => requirePublic(build('empty', ''))).toThrow('names no page');
});

test('a build without a sitemap is told as one that did not come to its end', () => {
  const dist = join(folder, 'half');
  mkdirSync(dist);
  for (const look of [builtOrigin, requirePublic]) {
    expect(() => look(dist)).toThrow(
      /half\/server\/app\/sitemap\.xml\.body is missing, .*npm run build again/,
    );
  }
});
