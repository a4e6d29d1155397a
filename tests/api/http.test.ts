import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { LogLine } from '@/lib/contact/log';
import { visitor } from '@/tests/helpers/contact';
import {
  bodyWith,
  postJson,
  type RunningSite,
  startSite,
  stopSite,
  waitForLog,
} from '@/tests/helpers/running-site';
import { startServer, target } from '@/tests/helpers/server';

/**
 * Tests behaviour that only a running server has. Runs with CONTACT_TARGET, after the build: in `npm test` and
 * `npm test -- server`. Tests that wait for seconds are in full/http.test.ts.
 */

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

/** A server shared by tests that need none of their own: starting one takes longer than most tests. */
let site: RunningSite;
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
afterAll(() => site && stopSite(site));

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
    onTestFinished(server.stop);
    expect((await fetch(`http://127.0.0.1:${server.port}/api/health`)).status).toBe(503);
    expect((await postJson(server.port)).status).toBe(503);
    await waitForLog(log, 1);
    expect(log[0]?.settings).toEqual(['SMTP_HOST', 'CONTACT_FROM', 'CONTACT_TO']);
  });
});
