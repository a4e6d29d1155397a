import { once } from 'node:events';
import { Agent, get as httpGet, request as httpRequest } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { LogLine } from '@/lib/contact/log';
import { settings, visitor } from '@/tests/helpers/contact';
import { hasRedis, startRedis } from '@/tests/helpers/redis';
import { bodyWith, postJson, startSiteForTest, waitForLog } from '@/tests/helpers/running-site';
import { startServer, target } from '@/tests/helpers/server';
import { startSmtp } from '@/tests/helpers/smtp';

/** Tests of tests/api/http.test.ts that wait for seconds or start several servers. */

it.skipIf(!target || !hasRedis)(
  'messages, over HTTP: two instances with one Redis send a message once and share the limits',
  async () => {
    const redis = await startRedis();
    onTestFinished(redis.stop);
    const smtp = await startSmtp();
    const log: LogLine[] = [];
    // Once half of the hourly limit is used, the rest is reserved for other visitors.
    const source = settings(smtp.port, { REDIS_URL: redis.url, CONTACT_RATE_GLOBAL_MAX: '4' });
    const servers = [await startServer(source, { log }), await startServer(source, { log })];
    onTestFinished(async () => {
      await Promise.all([smtp.close(), ...servers.map(({ stop }) => stop())]);
    });
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
  },
);

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
    const { server, smtp } = await startSiteForTest();
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
    const { server, smtp } = await startSiteForTest({ delay: () => 150 });
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
