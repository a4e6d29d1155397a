import { answerPolicy, caching, commonHeaders, contentSecurityPolicy } from '@/lib/headers';
import { expect, test } from '@/tests/helpers/e2e';

const policy = contentSecurityPolicy({ inlineScripts: process.env.LEAN === '0' });

test('every kind of response carries the common headers', async ({ request }) => {
  for (const path of [
    '/',
    '/contact',
    '/feature2page',
    '/nothing-here',
    '/art/merge.svg',
    '/sitemap.xml',
    '/og/home.png',
    '/api/health',
    '/api/contacts',
  ]) {
    const headers = (await request.get(path)).headers();
    for (const { key, value } of commonHeaders)
      expect(headers[key.toLowerCase()], `${path} ${key}`).toBe(value);
    expect(headers['x-powered-by'], path).toBeUndefined();
    const resourcePolicy = path.startsWith('/og/') ? 'cross-origin' : 'same-origin';
    expect(headers['cross-origin-resource-policy'], path).toBe(resourcePolicy);
    const expectedPolicy = path.startsWith('/api/') ? answerPolicy : policy;
    expect(headers['content-security-policy'], path).toBe(expectedPolicy);
  }
});

test('the policy allows no inline script and no foreign origin', () => {
  const strict = contentSecurityPolicy({ inlineScripts: false });
  const script = strict.split('; ').find((directive) => directive.startsWith('script-src'));
  expect(script).not.toContain('unsafe-inline');
  expect(strict).not.toMatch(/https?:|\*/);
});

test('a picture is cached for good only if its address has a version', async ({ request }) => {
  const cacheControl = async (path: string) => (await request.get(path)).headers()['cache-control'];
  expect(await cacheControl('/art/merge.svg')).toBe(caching.picture);
  expect(await cacheControl('/art/merge.svg?v=1')).toBe(caching.immutable);
});
