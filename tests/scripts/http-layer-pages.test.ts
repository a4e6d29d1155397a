import { createServer, type RequestListener, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, expect, test, vi } from 'vitest';
import { repeatPages } from '@/scripts/http-layer/pages';

const cleanups: (() => unknown)[] = [];
afterEach(() => {
  for (const cleanUp of cleanups.splice(0)) cleanUp();
});

type Answer = { status?: number; headers: Record<string, unknown>; body: string };

/** A server behind the HTTP layer that compresses a page for each request and sends it in two parts. */
async function serve() {
  const listener = vi.fn<RequestListener>(({ url, headers }, response) => {
    const accepted = String(headers['accept-encoding'] ?? '');
    response.setHeader('ETag', '"x"');
    response.appendHeader('x-twice', '1');
    response.appendHeader('x-twice', '1');
    if (url === '/broken') return response.writeHead(500).end('no');
    if (headers['if-none-match']) return response.writeHead(304).end();
    const page = accepted.includes('gzip') ? gzipSync('a page') : Buffer.from('a page');
    response.writeHead(200, { 'Content-Type': 'text/html', ...(accepted && { 'Content-Encoding': 'gzip' }) });
    response.write(page.subarray(0, 3));
    return response.end(page.subarray(3));
  });
  const server = createServer(repeatPages(listener, new Set(['/pricing', '/broken']))).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  cleanups.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  const ask = (path: string, headers = {}, method = 'GET') =>
    new Promise<Answer>((resolve, reject) => {
      const outgoing = request({ port, host: '127.0.0.1', path, headers, method, agent: false }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => {
          const { date, 'transfer-encoding': chunked, 'content-length': length, ...rest } = answer.headers;
          resolve({
            status: answer.statusCode,
            headers: { ...rest, raw: answer.rawHeaders.filter((name) => name === 'x-twice').length },
            body: Buffer.concat(parts).toString('base64'),
          });
        });
      });
      outgoing.once('error', reject);
      outgoing.end();
    });
  return { listener, ask };
}

test.each([{}, { 'Accept-Encoding': 'gzip' }, { 'Accept-Encoding': 'gzip, deflate, br, zstd' }])(
  'a page is fetched from Next once, then repeated with the same headers and bytes: %j',
  async (headers) => {
    const { listener, ask } = await serve();
    const first = await ask('/pricing', headers);
    expect(await ask('/pricing', headers)).toEqual(first);
    expect(first.status).toBe(200);
    expect(listener).toHaveBeenCalledTimes(1);
  },
);

test('each encoding gets its own bytes', async () => {
  const { ask } = await serve();
  const uncompressed = await ask('/pricing');
  const gzipped = await ask('/pricing', { 'Accept-Encoding': 'gzip, br' });
  expect(gzipped.body).not.toBe(uncompressed.body);
  expect((await ask('/pricing')).body).toBe(uncompressed.body);
});

test.each<[string, string, Record<string, string>, string]>([
  ['a condition', '/pricing', { 'If-None-Match': '"x"' }, 'GET'],
  ['a range', '/pricing', { Range: 'bytes=0-1' }, 'GET'],
  ['an encoding with a weight', '/pricing', { 'Accept-Encoding': 'gzip;q=0' }, 'GET'],
  ['the preview mode', '/pricing', { Cookie: '__prerender_bypass=x' }, 'GET'],
  ['the method HEAD', '/pricing', {}, 'HEAD'],
  ['a query', '/pricing?plan=x', {}, 'GET'],
  ['an address that is not prerendered', '/api/contacts', {}, 'GET'],
  ['a page that is answered with an error', '/broken', {}, 'GET'],
])('Next answers each request with %s', async (_, path, headers, method) => {
  const { listener, ask } = await serve();
  await ask('/pricing');
  const callsBefore = listener.mock.calls.length;
  await ask(path, headers, method);
  await ask(path, headers, method);
  expect(listener.mock.calls.length - callsBefore).toBe(2);
});

test('the header Connection: close is not repeated for another request', async () => {
  const { ask } = await serve();
  await ask('/pricing', { Connection: 'close' });
  expect((await ask('/pricing', { Connection: 'keep-alive' })).headers.connection).toBe('keep-alive');
});
