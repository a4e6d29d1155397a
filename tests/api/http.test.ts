import { once } from 'node:events';
import { Agent, get as httpGet, request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LogLine } from '@/lib/contact/log';
import { settings, visitor } from '@/tests/helpers/contact';
import { hasRedis, startRedis } from '@/tests/helpers/redis';
import { type Server, startServer, target } from '@/tests/helpers/server';
import { type FakeSmtp, type SmtpOptions, startSmtp } from '@/tests/helpers/smtp';

/** Tests behaviour that only a running server has. Runs with CONTACT_TARGET, after the build: in `npm test` and `npm test -- server`. */

const closing: (() => Promise<void>)[] = [];
afterEach(() => Promise.all(closing.splice(0).map((close) => close())));

type Site = { smtp: FakeSmtp; server: Server; log: LogLine[] };

async function start(options?: SmtpOptions, extraSettings?: Record<string, string>): Promise<Site> {
  const site = await startSite(options, extraSettings);
  closing.push(site.smtp.close, site.server.stop);
  return site;
}

async function startSite(options?: SmtpOptions, extraSettings?: Record<string, string>): Promise<Site> {
  const smtp = await startSmtp(options);
  const log: LogLine[] = [];
  return { smtp, server: await startServer(settings(smtp.port, extraSettings), { log }), log };
}

/** Whether the head of an answer other than `100 Continue` is complete. */
const hasFinalHead = (answer: string) => /^HTTP\/1\.1 [2-5][\s\S]*?\r\n\r\n/m.test(answer);

/** Sends bytes, collects the answer until `isEnough` or until the server closes, and disconnects. */
async function raw(
  port: number,
  bytes: string,
  isEnough: (answer: string) => boolean = hasFinalHead,
): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  socket.on('error', () => undefined);
  socket.write(bytes);
  while (!socket.closed && !isEnough(answer)) await wait(10);
  socket.destroy();
  return answer;
}

const json = JSON.stringify(visitor);
const post = (head: string, body = json) =>
  `POST /api/contacts HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${head}\r\n${body}`;

const postJson = (port: number, body = json, more: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${port}/api/contacts`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...more },
    body,
  });

/** Waits for this many lines: the log comes through a pipe, so it may come after the answer. */
const waitForLog = (log: LogLine[], lines: number) =>
  vi.waitFor(() => expect(log).toHaveLength(lines), 20_000);

/** A server shared by tests that need none of their own: starting one takes longer than most tests. */
let site: Site;
const token = 'a-long-enough-token';
/** Milliseconds before each answer of the mail server. */
let delay = 0;
beforeAll(async () => {
  if (!target) return;
  const longTimeouts = {
    SMTP_SETUP_TIMEOUT_MS: '8000',
    SMTP_IDLE_TIMEOUT_MS: '8000',
    CONTACT_TOTAL_TIMEOUT_MS: '15000',
  };
  site = await startSite({ delay: () => delay }, { ...longTimeouts, METRICS_TOKEN: token });
}, 60_000);
beforeEach(() => {
  if (!target) return;
  site.log.length = 0;
  site.smtp.mails.length = 0;
  delay = 0;
});
afterAll(() => site && Promise.all([site.server.stop(), site.smtp.close()]));

/** The visitor with this message, which no other test may send: the endpoint would take it for a repeat. */
const bodyWith = (message: string) => JSON.stringify({ ...visitor, message });

describe.skipIf(!target)('over HTTP', () => {
  it.each([
    ['TRACE', '/api/contacts', 405, 'POST, OPTIONS'],
    ['PROPFIND', '/api/contacts', 405, 'POST, OPTIONS'],
    ['GET', '/api/contacts', 405, 'POST, OPTIONS'],
    ['TRACE', '/api/health', 405, 'GET, HEAD, OPTIONS'],
    ['DELETE', '/api/health', 405, 'GET, HEAD, OPTIONS'],
    ['TRACE', '/pricing', 405, 'GET, HEAD'],
    ['CONNECT', '/pricing', 405, 'GET, HEAD'],
    ['FOO', '/api/contacts', 400, undefined],
  ])('%s %s is answered with %i, and its headers are not echoed', async (method, path, status, allow) => {
    const { server, smtp } = site;
    const head = `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nX-Secret: echo-me\r\nConnection: close\r\n\r\n`;
    const answer = await raw(server.port, head);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(/^allow: (.*)\r$/im.exec(answer)?.[1]).toBe(allow);
    expect(answer).not.toContain('echo-me');
    expect(smtp.connections()).toBe(0);
    expect(server.faults.join('')).not.toMatch(/^\s+at /m);
  });

  it.each([
    ['/pricing//?plan=standard', '/pricing?plan=standard'],
    ['//Pricing///', '/pricing'],
    ['/tools//merge-pdf/', '/toolsdetails/merge-pdf'],
    ['/sitemap.xml/', '/sitemap.xml'],
    ['//evil.example//', '/evil.example'],
  ])('%s redirects to %s in one step', async (from, to) => {
    const answer = await fetch(`http://127.0.0.1:${site.server.port}${from}`, { redirect: 'manual' });
    expect(answer.status).toBe(308);
    expect(answer.headers.get('location')).toBe(to);
    expect(answer.headers.get('strict-transport-security')).toContain('max-age');
  });

  it.each([
    ['/api', 404],
    ['/%5cevil.example/', 404],
    ['/\\evil.example/', 400],
    ['/pricing%00', 400],
    ['/%zz', 400],
  ])('%s is answered with %i and no redirect', async (path, status) => {
    const answer = await raw(
      site.server.port,
      `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
    );
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer).not.toMatch(/^location:/im);
  });

  it('an endless body is cut off at 96 KiB', async () => {
    const { server, log } = site;
    const chunk = `8000\r\n${'x'.repeat(0x8000)}\r\n`;
    const answer = await raw(server.port, post('Transfer-Encoding: chunked\r\n', chunk.repeat(20)));
    expect(answer).toMatch(/^HTTP\/1\.1 413/);
    await waitForLog(log, 1);
    expect(log[0]?.event).toBe('contact.too_large');
  });

  it('two Content-Length headers, or one together with chunked encoding, are refused', async () => {
    const { server, smtp } = site;
    for (const head of [
      'Content-Length: 5\r\nContent-Length: 200\r\n',
      `Content-Length: ${json.length}\r\nTransfer-Encoding: chunked\r\n`,
    ]) {
      expect(await raw(server.port, post(head))).toMatch(/^HTTP\/1\.1 4/);
    }
    expect(smtp.mails).toHaveLength(0);
  });

  it('a body longer than its Content-Length is not read as a second request', async () => {
    const { server, smtp, log } = site;
    const smuggled = post(`Content-Length: ${Buffer.byteLength(json)}\r\n`);
    const neverEnough = () => false;
    const answer = await raw(server.port, post('Content-Length: 2\r\n', `{}x${smuggled}`), neverEnough);
    expect(answer).toMatch(/^HTTP\/1\.1 4/);
    expect(answer).not.toMatch(/^HTTP\/1\.1 2/m);
    await waitForLog(log, 1);
    expect(smtp.connections()).toBe(0);
  });

  it('no message is sent for a visitor who leaves in the middle of the body', async () => {
    const { server, smtp, log } = site;
    const leavesAt = Date.now() + 300;
    await raw(server.port, post('Content-Length: 5000\r\n'), () => Date.now() > leavesAt);
    await vi.waitFor(() => expect(log.map(({ event }) => event)).toEqual(['contact.malformed']), 20_000);
    expect(smtp.connections()).toBe(0);
    expect((await fetch(`http://127.0.0.1:${server.port}/api/health`)).status).toBe(200);
  });

  it('an answer has each security header once, is not cached, and sets no cookie', async () => {
    const { server } = site;
    const body = new URLSearchParams({ fullName: '', email: '', message: '' });
    const headers = { Accept: 'text/html' };
    const answer = await fetch(`http://127.0.0.1:${server.port}/api/contacts`, {
      method: 'POST',
      headers,
      body,
    });
    expect(answer.status).toBe(422);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('set-cookie')).toBeNull();
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy.match(/default-src/g)).toHaveLength(1);
    expect(policy).toContain("style-src 'sha256-");
  });
});

describe.skipIf(!target)('messages, over HTTP', { timeout: 60_000 }, () => {
  it('Expect: 100-continue is answered with 100 Continue, and any other Expect header is ignored', async () => {
    const { server, smtp } = site;
    const message = bodyWith('asks whether to go on');
    const request = post(
      `Connection: close\r\nExpect: 100-continue\r\nContent-Length: ${Buffer.byteLength(message)}\r\n`,
      message,
    );
    expect(await raw(server.port, request)).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200/);
    expect(await raw(server.port, request.replace('100-continue', 'wonders'))).toMatch(/^HTTP\/1\.1 200/);
    expect(smtp.mails).toHaveLength(1);
  });

  it('the message of a visitor who disconnects is still sent, once', async () => {
    const { server, smtp, log } = site;
    delay = 60;
    const connectionsBefore = smtp.connections();
    const isBeingSent = () => smtp.connections() > connectionsBefore;
    const message = bodyWith('leaves');
    await raw(server.port, post(`Content-Length: ${Buffer.byteLength(message)}\r\n`, message), isBeingSent);
    await waitForLog(log, 1);
    expect(log[0]?.event).toBe('contact.sent');
    expect(smtp.mails).toHaveLength(1);
  });

  it('a visitor who writes one byte at a time is served like any other', async () => {
    const { server, smtp } = site;
    const message = bodyWith('byte by byte');
    const socket = connect(server.port, '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.write(post(`Connection: close\r\nContent-Length: ${Buffer.byteLength(message)}\r\n`, ''));
    for (const byte of message) {
      socket.write(byte);
      await wait(2);
    }
    await new Promise((done) => socket.once('close', done));
    expect(answer).toMatch(/^HTTP\/1\.1 200/);
    expect(smtp.mails).toHaveLength(1);
  });

  it('the messages of twenty visitors at once are all sent', async () => {
    const { server, smtp } = site;
    delay = 5;
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => postJson(server.port, bodyWith(`Message ${n}`))),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(smtp.mails).toHaveLength(20);
  });

  it.skipIf(!hasRedis)('two instances with one Redis send a message once and share the limits', async () => {
    const redis = await startRedis();
    closing.push(redis.stop);
    const smtp = await startSmtp();
    const log: LogLine[] = [];
    // Once half of the hourly limit is used, the rest is reserved for other visitors.
    const source = settings(smtp.port, { REDIS_URL: redis.url, CONTACT_RATE_GLOBAL_MAX: '4' });
    const servers = [await startServer(source, { log }), await startServer(source, { log })];
    closing.push(smtp.close, ...servers.map(({ stop }) => stop));
    const [first, second] = servers.map(({ port }) => port) as [number, number];
    const statuses = [];
    for (const [port, draft] of [
      [first, 'one'],
      [second, 'one'],
      [first, 'two'],
      [second, 'three'],
      [first, 'three'],
    ] as const) {
      const answer = await postJson(port, JSON.stringify({ ...visitor, message: draft }), {
        'Idempotency-Key': `draft-${draft}`,
      });
      statuses.push(answer.status);
    }
    await waitForLog(log, 5);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    expect(log.map(({ event }) => event).slice(0, 3)).toEqual([
      'contact.sent',
      'contact.duplicate',
      'contact.sent',
    ]);
    expect(log.every((line) => !('store' in line))).toBe(true);
    expect(smtp.mails).toHaveLength(2);
  });

  it('the metrics count sent messages, and are served only with their token', async () => {
    const { server } = site;
    const url = `http://127.0.0.1:${server.port}/api/metrics`;
    const sentCount = async () => {
      const answer = await fetch(url, { headers: { Authorization: `Bearer ${token}` } });
      return Number(/^contact_requests_total\{outcome="sent"\} (\d+)$/m.exec(await answer.text())?.[1] ?? 0);
    };
    const sentBefore = await sentCount();
    await postJson(server.port, bodyWith('counted'));
    expect((await fetch(url)).status).toBe(401);
    expect(await sentCount()).toBe(sentBefore + 1);
  });

  it('a plain form post redirects to a page that exists', async () => {
    const { server } = site;
    const answer = await fetch(`http://127.0.0.1:${server.port}/api/contacts`, {
      method: 'POST',
      body: new URLSearchParams({ ...visitor, message: 'in plain' }),
    });
    expect(answer.status).toBe(200);
    expect(new URL(answer.url).pathname).toBe('/contact/thank-you');
  });

  it('the server reads its settings at run time, and without any it answers 503', async () => {
    const log: LogLine[] = [];
    const server = await startServer({}, { log });
    closing.push(server.stop);
    expect((await fetch(`http://127.0.0.1:${server.port}/api/health`)).status).toBe(503);
    expect((await postJson(server.port)).status).toBe(503);
    await waitForLog(log, 1);
    expect(log[0]?.settings).toEqual(['SMTP_HOST', 'CONTACT_FROM', 'CONTACT_TO']);
  });
});

describe.skipIf(!target)('over HTTP, connections that a proxy keeps', { timeout: 60_000 }, () => {
  /** Loads a page over the agent's connections. @returns the answer's Connection header */
  function load(port: number, agent: Agent): Promise<string | undefined> {
    return new Promise((resolve, reject) => {
      const options = { host: '127.0.0.1', port, path: '/pricing', agent };
      const request = httpGet(options, (answer) => {
        answer.resume().once('end', () => resolve(answer.headers.connection));
      });
      request.once('error', reject);
    });
  }

  it('are kept open longer than proxies keep them: a post after six idle seconds succeeds', async () => {
    const { server, smtp } = site;
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    await load(server.port, agent);
    await wait(6500);
    const request = httpRequest({
      host: '127.0.0.1',
      port: server.port,
      path: '/api/contacts',
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      agent,
    });
    request.end(bodyWith('after six idle seconds'));
    const [answer] = await once(request, 'response');
    agent.destroy();
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['keep-alive']).toBe('timeout=75');
    expect(request.reusedSocket).toBe(true);
    expect(smtp.mails).toHaveLength(1);
  });

  it('close with their next answer after a stop is requested, and the process exits within two seconds of the last answer', async () => {
    const { server, smtp } = await start({ delay: () => 150 });
    const agent = new Agent({ keepAlive: true, maxSockets: 8 });
    const failed: string[] = [];
    let stoppedAt = 0;
    // Set when a response shows that the server is draining, which may be some time after the signal.
    let draining = false;
    let lastAnswer = 0;
    let stopVisiting = false;
    const connectionHeaders: (string | undefined)[] = [];
    const visitors = Array.from({ length: 8 }, async () => {
      while (!stopVisiting) {
        const sentWhileDraining = draining;
        await load(server.port, agent).then(
          (connection) => {
            lastAnswer = Date.now();
            if (sentWhileDraining) connectionHeaders.push(connection);
            draining ||= connection === 'close';
          },
          // A new connection may be refused, or reset before the server accepted it (the error then has a `syscall`), as
          // in tests/package/stop.test.ts.
          ({ code, syscall }) =>
            (stoppedAt && syscall && ['ECONNREFUSED', 'ECONNRESET'].includes(code)) || failed.push(code),
        );
        await wait(5);
      }
    });
    // A connection that a proxy keeps open while no request uses it.
    const idle = new Agent({ keepAlive: true, maxSockets: 1 });
    await load(server.port, idle);
    const ready = () => fetch(`http://127.0.0.1:${server.port}/api/ready`).then(({ status }) => status);
    await vi.waitFor(async () => expect(await ready()).toBe(200), { timeout: 20_000, interval: 50 });

    const message = postJson(server.port);
    while (smtp.connections() === 0) await wait(10);
    stoppedAt = Date.now();
    const end = server.terminate();
    while (!draining) await wait(10);
    expect(await ready()).toBe(503);
    expect(await load(server.port, idle)).toBe('close');
    expect((await message).status).toBe(200);
    lastAnswer = Date.now();
    expect(await end).toBe(143);
    const took = Date.now() - lastAnswer;
    stopVisiting = true;
    await Promise.all(visitors);
    agent.destroy();
    expect(took).toBeLessThan(2000);
    expect(new Set(connectionHeaders)).toEqual(connectionHeaders.length > 0 ? new Set(['close']) : new Set());
    expect(failed).toEqual([]);
    expect(smtp.mails).toHaveLength(1);
  });
});
