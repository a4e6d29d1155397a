import { afterEach, expect, test, vi } from 'vitest';
import { siteUrl } from '@/lib/site-url';

afterEach(() => vi.unstubAllEnvs());

test('SITE_URL becomes the origin of the site', () => {
  expect(siteUrl('https://www.example.com').href).toBe('https://www.example.com/');
  expect(siteUrl('http://localhost:3000/').origin).toBe('http://localhost:3000');
});

test('without SITE_URL development has a default origin, and a build stops and says what to do', () => {
  vi.stubEnv('SITE_URL', '');
  expect(siteUrl().origin).toBe('http://localhost:3000');
  vi.stubEnv('NODE_ENV', 'production');
  expect(() => siteUrl()).toThrow('SITE_URL is not set. Set it to the public address of the site');
});

test.each(['www.example.com', 'ftp://example.com', 'https://example.com/shop', 'https://example.com/?a=1'])(
  '%s is refused, and the message shows it',
  (value) => {
    expect(() => siteUrl(value)).toThrow(`SITE_URL is “${value}”. It must be an origin without a path`);
  },
);
