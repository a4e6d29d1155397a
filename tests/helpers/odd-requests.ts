import { readFileSync } from 'node:fs';
import { connect } from 'node:net';

/** Makes requests that no browser sends, and reads how a server answers them. */

/**
 * Returns a function that draws integers from 0 up to `below`, exclusive; the same ones for the same seed (mulberry32).
 */
export function seededRandom(seed: number) {
  let state = seed >>> 0;
  return (below: number) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** Used for three quarters of the requests, so that few are refused for their method. */
const usualMethods = ['GET', 'GET', 'GET', 'HEAD', 'POST', 'OPTIONS'];
const methods = [
  ...['GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'CONNECT'],
  ...['PROPFIND', 'LINK', 'PURGE', 'SEARCH', 'M-SEARCH', 'FOO', 'get', 'G ET', '', 'PRI'],
];
const targets = [
  ...[
    '/',
    '/pricing',
    '/Pricing/',
    '/art/merge.svg',
    '/robots.txt',
    '/favicon.ico',
    '/nothing',
    '/index',
    '/_error',
  ],
  ...[
    '/api/contacts',
    '/api/%63ontacts',
    '/api//contacts',
    '/api/contacts/',
    '/API/contacts',
    '/api/health',
    '/api/metrics',
  ],
  ...[
    '/api/ready',
    '/api/none',
    '/api',
    '/_next/image?url=%2Fart%2Fmerge.svg&w=640&q=75',
    '/_next/webpack-hmr',
    '/_next/',
  ],
  ...[
    '/_next/static/',
    '/_next/data/x/pricing.json',
    '/pricing.rsc',
    '/pricing.segments/_tree.segment.rsc',
    '/?_rsc=x',
  ],
  ...[
    '/__nextjs_original-stack-frames',
    '/.env',
    '/..%2f..%2fetc/passwd',
    '/%2e%2e/',
    '/%00',
    '/%zz',
    '/\\evil',
    '//evil.example/',
  ],
  ...[
    '*',
    'pricing',
    'http://evil.example/pricing',
    'https://evil.example',
    'ftp://x/',
    '/pricing#x',
    '/a b',
    '/ü',
    `/${'a'.repeat(3000)}`,
  ],
  ...[
    `/pricing?${'q=1&'.repeat(800)}`,
    '/feature99999999999999999999page',
    '/toolsdetails/__proto__',
    '/500',
    '/404',
    '/_not-found',
  ],
  ...[
    '/_global-error',
    '/features/1',
    '/og/x.png',
    '/?%ff',
    '/%ff',
    '/%F0%9F%98%80',
    '/pricing;x=1',
    '/pricing%3Fx',
    '/engines/',
  ],
];
const headers = [
  ...[
    'bytes=99999999-',
    'bytes=-0',
    'bytes=5-1',
    'bytes=0-0',
    'bytes=0-1,3-4',
    'bytes=',
    'lines=1-2',
    'bytes=a-b',
    'bytes=-5',
  ].map((range) => `Range: ${range}`),
  'Range: bytes=0-1, 2-3, 99999999-',
  'If-Range: "x"',
  'If-Match: "x"',
  'If-Match: *',
  'If-None-Match: *',
  'If-None-Match: "x", W/"y"',
  'If-Unmodified-Since: Mon, 01 Jan 1990 00:00:00 GMT',
  'If-Unmodified-Since: yesterday',
  'If-Modified-Since: Mon, 01 Jan 2040 00:00:00 GMT',
  ...['websocket', 'h2c', 'TLS/1.0', 'foo', 'websocket, h2c'].map(
    (to) => `Upgrade: ${to}\r\nConnection: Upgrade`,
  ),
  'Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13',
  'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__',
  ...[
    'RSC: 1',
    'Next-Action: 7f00',
    'Next-Action: x',
    'Next-Router-Prefetch: 1',
    'Next-Router-State-Tree: %5B%5D',
  ],
  ...[
    'Next-Router-Segment-Prefetch: /_tree',
    'Next-Url: //evil.example',
    'X-Nextjs-Data: 1',
    'X-Matched-Path: /api/contacts',
  ],
  ...[
    'X-Middleware-Subrequest: middleware',
    'X-Invoke-Status: 500',
    'X-Invoke-Path: /x',
    'X-Now-Route-Matches: 1',
  ],
  ...[
    'X-Prerender-Revalidate: x',
    'Cookie: __prerender_bypass=x; __next_preview_data=y',
    'X-Forwarded-Host: evil.example',
  ],
  ...[
    'X-Forwarded-Proto: gopher',
    'X-Forwarded-For: , ,',
    'X-HTTP-Method-Override: DELETE',
    'Purpose: prefetch',
    'Sec-Purpose: prefetch',
  ],
  ...[
    'Expect: 100-continue',
    'Expect: 200-ok',
    'TE: trailers',
    'Trailer: X',
    'Max-Forwards: 0',
    'Accept: x',
    'Accept-Encoding: zstd;q=2',
  ],
  ...[
    'Accept-Encoding: br',
    'Accept-Encoding: gzip;q=0, *;q=0',
    'Content-Type: multipart/form-data',
    'Content-Type: text/plain',
  ],
  ...[
    'Content-Type: application/json',
    'Content-Type: multipart/form-data; boundary=x',
    'Content-Encoding: gzip',
    'Origin: null',
  ],
  ...[
    'Sec-Fetch-Site: cross-site',
    'Authorization: Bearer x',
    'Access-Control-Request-Method: PUT',
    'Idempotency-Key: ü',
    'X:',
    'Keep-Alive: timeout=999',
  ],
];
/** Lines that no request head may have. They are rare, because a server that refuses them does not read the rest. */
const malformed = [
  ': x',
  'No colon',
  ' folded',
  'X: \u0001',
  `X: ${'a'.repeat(9000)}`,
  'Host: other.example',
  'Host:',
];
const bodies: { head: string; body: string }[] = [
  { head: 'Content-Length: 2', body: '{}' },
  { head: 'Content-Length: 0', body: '' },
  { head: 'Content-Length: abc', body: '{}' },
  { head: 'Content-Length: -1', body: '' },
  { head: 'Content-Length: 2\r\nContent-Length: 3', body: '{}' },
  { head: 'Content-Length: 5\r\nTransfer-Encoding: chunked', body: '0\r\n\r\n' },
  { head: 'Transfer-Encoding: chunked', body: '2\r\n{}\r\n0\r\n\r\n' },
  { head: 'Transfer-Encoding: chunked', body: 'zz\r\n' },
  { head: 'Transfer-Encoding: gzip', body: '{}' },
  { head: 'Content-Length: 200000', body: 'x'.repeat(1000) },
  { head: 'Content-Type: application/json\r\nContent-Length: 9', body: '{"a":{}} ' },
];
const versions = [
  'HTTP/1.1',
  'HTTP/1.1',
  'HTTP/1.1',
  'HTTP/1.1',
  'HTTP/1.0',
  'HTTP/1.9',
  'HTTP/2.0',
  'HTTP/9',
  '',
];

/** Makes a request of odd parts: one to three headers, and sometimes a body that does not match its headers. */
export function oddRequest(roll: (below: number) => number): string {
  const pick = <Item>(list: readonly Item[]) => list[roll(list.length)] as Item;
  const { head, body } = roll(4) === 0 ? pick(bodies) : { head: '', body: '' };
  const host = roll(20) === 0 ? [] : ['Host: www.example.com'];
  const close = roll(3) === 0 ? [] : ['Connection: close'];
  const method = pick(roll(4) === 0 ? methods : usualMethods);
  const version = roll(8) === 0 ? pick(versions) : 'HTTP/1.1';
  const chosen = Array.from({ length: 1 + roll(3) }, () => pick(roll(12) === 0 ? malformed : headers));
  const lines = [`${method} ${pick(targets)} ${version}`, ...host, ...chosen, ...close, head];
  return `${lines.filter(Boolean).join('\r\n')}\r\n\r\n${body}`;
}

export type RawAnswer = {
  /** 0 where the connection ended without an answer. */
  status: number;
  headers: Map<string, string>;
  /** Whether the server closed the connection. */
  closed: boolean;
};

/**
 * Sends bytes over a connection of its own and reads the first head that comes back.
 *
 * @param patience milliseconds to wait until the server closes the connection; with 0, the client closes it at the first head
 */
export function sendRaw(port: number, text: string, patience = 0): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    let answer = '';
    const finish = (closed: boolean) => {
      clearTimeout(timer);
      socket.destroy();
      const [first = '', ...lines] = (answer.split('\r\n\r\n')[0] ?? '').split('\r\n');
      const fields = lines.map(
        (line) => [line.split(':', 1)[0]?.toLowerCase() ?? '', line.replace(/^[^:]*:\s*/, '')] as const,
      );
      resolve({
        status: Number(/^HTTP\/1\.[01] (\d{3})/.exec(first)?.[1] ?? 0),
        headers: new Map(fields),
        closed,
      });
    };
    const timer = setTimeout(() => finish(false), patience || 15_000);
    socket.setEncoding('latin1');
    socket.on('data', (part: string) => {
      answer += answer.length < 20_000 ? part : '';
      // The interim response 100 is not the answer.
      answer = answer.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '');
      if (patience === 0 && answer.includes('\r\n\r\n')) finish(false);
    });
    socket.on('error', () => finish(true));
    socket.on('close', () => finish(true));
    socket.write(text, 'latin1');
  });
}

/** States in /proc/net/tcp of sockets that are not open connections of the server: TIME_WAIT and LISTEN. */
const ignoredStates = ['06', '0A'];

/**
 * The number of connections that a server on this machine still has at a port, also those that the client has closed.
 */
export function connectionsAt(port: number): number {
  const hexPort = port.toString(16).toUpperCase().padStart(4, '0');
  return ['tcp', 'tcp6']
    .flatMap((table) => readFileSync(`/proc/net/${table}`, 'utf8').trim().split('\n').slice(1))
    .map((line) => line.trim().split(/\s+/))
    .filter(([, local = '', , state = '']) => local.endsWith(`:${hexPort}`) && !ignoredStates.includes(state))
    .length;
}
