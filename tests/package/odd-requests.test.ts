import { statSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { commonHeaders } from '@/lib/headers';
import { inRoot } from '@/scripts/lib/paths';
import { connectionsAt, oddRequest, seededRandom, sendRaw } from '@/tests/helpers/odd-requests';
import { get, type Server, type Servers, threeServers } from './servers';

/**
 * Sends every server requests that no browser sends: the answers are the same, have the site's headers, and leave no
 * connection open.
 */

let servers: Servers;
beforeAll(async () => {
  servers = await threeServers(4810);
}, 60_000);
afterAll(() => servers.stop());

const serverNames: Server[] = ['next', 'nginx', 'standalone'];
/** The package keeps a connection to itself after its start. */
const ownConnections = 1;
const oldDate = 'Mon, 01 Jan 1990 00:00:00 GMT';
const picture = '/art/merge.svg';
const upgrade = { Connection: 'Upgrade', Upgrade: 'websocket' };
const rsc = { RSC: '1' };

const table: [status: number, method: string, address: string, headers: Record<string, string>][] = [
  ...['bytes=99999999-', 'bytes=-0', 'bytes=5-1', 'bytes=99999999-,88888888-'].map(
    (Range): [number, string, string, Record<string, string>] => [416, 'GET', picture, { Range }],
  ),
  [206, 'GET', picture, { Range: 'bytes=0-9' }],
  [206, 'GET', picture, { Range: 'bytes=-9' }],
  [200, 'GET', picture, { Range: 'bytes=0-1,3-4' }],
  [200, 'GET', picture, { Range: 'lines=1-2' }],
  [200, 'GET', '/pricing', { Range: 'bytes=99999999-' }],
  [200, 'GET', '/pricing', { Range: 'bytes=0-9' }],
  [412, 'GET', picture, { 'If-Unmodified-Since': oldDate }],
  [412, 'GET', picture, { 'If-Match': '"other"' }],
  [200, 'GET', picture, { 'If-Match': '*' }],
  [200, 'GET', '/pricing', { Expect: '200-ok' }],
  [400, 'OPTIONS', '*', {}],
  [404, 'POST', '/api/%63ontacts', { ...rsc, 'Next-Action': 'x' }],
  [404, 'POST', '/api/none', { 'Next-Action': '7f00' }],
  [404, 'GET', '/api/none', {}],
  [404, 'GET', '/_next/image?url=%2Fart%2Fmerge.svg&w=640&q=75', {}],
  [404, 'GET', '/_next/image', {}],
  [200, 'GET', '/', rsc],
  [200, 'GET', '/pricing?_rsc=abc', { ...rsc, 'Next-Router-Prefetch': '1' }],
  [404, 'GET', '/pricing.rsc', {}],
  [404, 'GET', '/pricing.segments/_tree.segment.rsc', {}],
  [404, 'GET', '/_next/data/x/pricing.json', {}],
  [400, 'GET', '/_next/webpack-hmr', upgrade],
  [400, 'GET', '/', upgrade],
  [200, 'GET', '/', { Connection: 'Upgrade', Upgrade: 'h2c' }],
  [200, 'GET', 'http://www.example.com/pricing', {}],
  [308, 'GET', '/Pricing/', {}],
  [400, 'GET', '/%00', {}],
  [405, 'TRACE', '/', {}],
  [405, 'CONNECT', '/', {}],
  [413, 'POST', '/api/contacts', { 'Content-Type': 'application/json', 'Content-Length': '200000' }],
  [200, 'GET', '/api/ready', {}],
];

const bytesOf = (address: string) => statSync(inRoot(`public${address}`)).size;

test.each(table)('%i is the answer to %s %s %j', async (status, method, address, headers) => {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  for (const name of serverNames) {
    // nginx knows no CONNECT.
    if (method === 'CONNECT' && name === 'nginx') continue;
    const answer = await sendRaw(
      servers.ports[name],
      `${method} ${address} HTTP/1.1\r\nHost: www.example.com\r\n${lines.join('')}\r\n`,
    );
    expect(answer.status, name).toBe(status);
    // nginx itself answers at addresses that Node behind it does not serve to the public.
    for (const { key, value } of commonHeaders)
      expect(answer.headers.get(key.toLowerCase()), `${name}: ${key}`).toBe(value);
    expect(answer.headers.get('content-security-policy'), name).toMatch(/^default-src 'none'/);
    if (status === 416) expect(answer.headers.get('content-range'), name).toBe(`bytes */${bytesOf(address)}`);
  }
});

test('an impossible range of a compressed picture is refused or ignored', async () => {
  for (const name of serverNames) {
    const { status } = await get(servers.ports[name], picture, {
      'Accept-Encoding': 'br',
      Range: 'bytes=99999999-',
    });
    expect([200, 416], name).toContain(status);
  }
});

test.each([
  ['an unreadable head', 'G@T / HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['an unreadable length', 'POST /api/contacts HTTP/1.1\r\nHost: x\r\nContent-Length: abc\r\n\r\n'],
  ['a head of 40 KB', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(40_000)}\r\n\r\n`],
  ['no host', 'GET / HTTP/1.1\r\n\r\n'],
])('%s is answered with the site’s headers, and the connection ends', async (_, text) => {
  for (const name of serverNames) {
    const answer = await sendRaw(servers.ports[name], text, 6000);
    expect(answer.status, name).toBeGreaterThanOrEqual(400);
    expect(answer.status, name).toBeLessThan(500);
    expect(answer.closed, name).toBe(true);
    for (const { key, value } of commonHeaders)
      expect(answer.headers.get(key.toLowerCase()), `${name}: ${key}`).toBe(value);
    expect(answer.headers.get('content-security-policy'), name).toMatch(/^default-src 'none'/);
  }
});

describe('connections', () => {
  test.each(['/_next/webpack-hmr', '/', '/api/contacts'])(
    'for 300 upgrades at %s are closed by the server after its answer, although the clients keep theirs',
    async (address) => {
      for (const name of serverNames) {
        const request = `GET ${address} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n`;
        const answers = await Promise.all(
          Array.from({ length: 300 }, () => sendRaw(servers.ports[name], request, 10_000)),
        );
        expect(new Set(answers.map(({ status }) => status)), name).toEqual(new Set([400]));
        expect(
          answers.filter(({ closed }) => !closed),
          name,
        ).toEqual([]);
        await vi.waitFor(
          () => expect(connectionsAt(servers.ports[name])).toBeLessThanOrEqual(ownConnections),
          5000,
        );
      }
    },
  );

  test.each([
    ['sends nothing', ''],
    ['has not finished the head of its request', 'GET / HTTP/1.1\r\nX: '],
    [
      'has not finished the head of its second request',
      'GET /robots.txt HTTP/1.1\r\nHost: x\r\n\r\nGET / HTTP/1.1\r\n',
    ],
  ])('are closed after ten seconds when the client %s', async (_, text) => {
    const startedAt = performance.now();
    const answers = await Promise.all(serverNames.map((name) => sendRaw(servers.ports[name], text, 20_000)));
    expect(answers.map(({ closed }) => closed)).toEqual([true, true, true]);
    expect(performance.now() - startedAt).toBeGreaterThan(8000);
  });

  test('are closed after half a minute when the body of the request does not come', async () => {
    const text =
      'POST /api/contacts HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{';
    const answers = await Promise.all(serverNames.map((name) => sendRaw(servers.ports[name], text, 45_000)));
    expect(answers.map(({ closed }) => closed)).toEqual([true, true, true]);
  }, 60_000);
});

const count = Number(process.env.ODD_REQUESTS) || 1000;

test(`${count} random odd requests to each server get no 5xx and the site’s headers, and leave no connection open`, async () => {
  const seed = Number(process.env.ODD_SEED) || 40;
  for (const name of serverNames) {
    const random = seededRandom(seed);
    const statuses = new Map<number, number>();
    const faults: string[] = [];
    const startedAt = Date.now();
    const sendSome = async (number: number) => {
      for (let n = 0; n < number; n++) {
        const text = oddRequest(random);
        const { status, headers } = await sendRaw(servers.ports[name], text);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        const excerpt = JSON.stringify(text.slice(0, 160));
        // The form is not set up here: 503 says so.
        if (status >= 500 && !(status === 503 && /\/api\/(contacts|health)/.test(text)))
          faults.push(`${status} ${excerpt}`);
        if (status === 0 || text.includes(' HTTP/2.0\r\n')) continue;
        const missing = commonHeaders.filter(({ key }) => !headers.has(key.toLowerCase()));
        if (missing.length > 0 || !headers.has('content-security-policy'))
          faults.push(`${status} bare ${excerpt}`);
      }
    };
    await Promise.all(Array.from({ length: 20 }, () => sendSome(count / 20)));
    await wait(500);
    await vi.waitFor(() => expect(connectionsAt(servers.ports[name])).toBeLessThanOrEqual(ownConnections), {
      timeout: 20_000,
    });
    const list = [...statuses].sort(([a], [b]) => a - b).map(([status, times]) => `${status}: ${times}`);
    console.log(`${name}, ${count} requests in ${Date.now() - startedAt} ms: ${list.join(', ')}`);
    expect(faults, name).toEqual([]);
  }
}, 600_000);
