import { expect, test } from 'vitest';
import { applyRoutes, type Route } from '@/lab/vercel/routes';

const routes: Route[] = [
  { src: '^/(.*)$', headers: { 'X-All': 'yes', 'Cache-Control': 'short' }, continue: true },
  {
    src: '^/art/.*$',
    headers: { 'Cache-Control': 'long' },
    continue: true,
    has: [{ type: 'query', key: 'v' }],
  },
  { src: '^/old-(\\d)$', headers: { Location: '/new-$1' }, status: 308 },
  { src: '/Exact', headers: { Location: '/exact' }, status: 308, caseSensitive: true },
  { handle: 'filesystem' },
  { src: '/.*', headers: { 'X-Miss': 'yes' } },
  { handle: 'hit' },
  { src: '/art/.*', headers: { 'X-Hit': 'yes' }, continue: true },
];

test('a later route wins, and a condition on the query has to hold', () => {
  expect(applyRoutes(routes, '/art/a.svg').headers).toEqual({
    'x-all': 'yes',
    'cache-control': 'short',
    'x-hit': 'yes',
  });
  expect(applyRoutes(routes, '/art/a.svg?v=1').headers['cache-control']).toBe('long');
});

test('a redirect ends the request, keeps the headers set before it and fills in the matched group', () => {
  expect(applyRoutes(routes, '/old-3')).toEqual({
    status: 308,
    headers: { 'x-all': 'yes', 'cache-control': 'short', location: '/new-3' },
  });
});

test('case is ignored unless a route is case-sensitive', () => {
  expect(applyRoutes(routes, '/OLD-3').status).toBe(308);
  expect(applyRoutes(routes, '/EXACT').status).toBeUndefined();
  expect(applyRoutes(routes, '/Exact').status).toBe(308);
});
