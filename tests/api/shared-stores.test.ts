import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { sharedStores } from '@/lib/contact/shared-stores';
import { readEnv } from '@/lib/env';
import { settings, visitor } from '@/tests/helpers/contact';
import { hasRedis, startRedis, type TestRedis } from '@/tests/helpers/redis';
import { type FakeSmtp, type SmtpOptions, startSmtp } from '@/tests/helpers/smtp';
import { createEndpoint } from '@/tests/helpers/test-endpoint';

/** Timeout in milliseconds for a step that is immediate on an idle machine. */
const timeout = 10_000;

const gates: (() => void)[] = [];

/** A promise, `opened`, that `open` resolves. `afterEach` opens the gates that are still closed. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  gates.push(open);
  return { opened, open };
}

/** Tests two instances of the site that share one Redis. Without the program redis-server these tests are skipped. */

if (!hasRedis) console.warn('Skipped: redis-server is not installed (Debian: apt-get install redis-server).');

describe.skipIf(!hasRedis)('with REDIS_URL', { retry: 0 }, () => {
  let redis: TestRedis;
  let server: FakeSmtp;
  const cleanups: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(() => redis.stop());
  afterEach(async () => {
    vi.restoreAllMocks();
    for (const open of gates.splice(0)) open();
    await Promise.all(cleanups.splice(0).map((close) => close()));
    await redis.restart();
  });

  async function createInstance(extraSettings: Record<string, string> = {}) {
    const longTimeouts = {
      SMTP_SETUP_TIMEOUT_MS: '15000',
      SMTP_IDLE_TIMEOUT_MS: '15000',
      CONTACT_TOTAL_TIMEOUT_MS: '20000',
    };
    const source = settings(server.port, { REDIS_URL: redis.url, ...longTimeouts, ...extraSettings });
    const result = readEnv(source);
    if (!result.ok) throw new Error('settings');
    const stores = await sharedStores(result.env, redis.url);
    cleanups.push(stores.close);
    return createEndpoint(source, { stores: async () => stores });
  }

  async function startMailServer(options?: SmtpOptions) {
    server = await startSmtp(options);
    cleanups.push(() => server.close());
  }

  /** A mail server, and two instances that send to it. */
  async function createPair(options?: SmtpOptions, extraSettings?: Record<string, string>) {
    await startMailServer(options);
    return [await createInstance(extraSettings), await createInstance(extraSettings)] as const;
  }

  /** Whether an instance waits for a message that the other one is sending: only then does it read from Redis. */
  async function isWaiting(): Promise<boolean> {
    const client = new Redis(redis.url);
    const commands = await client.info('commandstats');
    client.disconnect();
    return commands.includes('cmdstat_get:');
  }

  const key = { 'Idempotency-Key': 'one-draft' };
  const numberedMessage = (n: number) => ({ ...visitor, message: `Message ${n}` });

  it('a message that one instance has sent counts as a repeat in the other', async () => {
    const [a, b] = await createPair();
    const first = await (await a.post(visitor, key)).json();
    const second = await (await b.post(visitor, key)).json();
    expect(second).toEqual(first);
    expect(b.log[0]?.event).toBe('contact.duplicate');
    expect(server.mails).toHaveLength(1);
  });

  it('an instance waits for the result of a message that the other is sending', async () => {
    const [a, b] = await createPair({ delay: () => 40 });
    const answers = await Promise.all([a.post(visitor, key), b.post(visitor, key), b.post(visitor, key)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(server.mails).toHaveLength(1);
  });

  it('a message that failed in one instance may be sent by the other', async () => {
    const [a, b] = await createPair({ script: { rcpt: ['550 no'] } });
    expect((await a.post(visitor, key)).status).toBe(502);
    expect((await b.post(visitor, key)).status).toBe(200);
    expect(server.mails).toHaveLength(1);
  });

  it('limits count the messages of all instances', async () => {
    const [a, b] = await createPair({}, { CONTACT_RATE_MAX: '3' });
    const visitorHeaders = { 'X-Forwarded-For': '203.0.113.7' };
    const statuses = [];
    for (let n = 0; n < 5; n++)
      statuses.push((await (n % 2 ? a : b).post(numberedMessage(n), visitorHeaders)).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    const last = await a.post(numberedMessage(9), visitorHeaders);
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(590);
    expect(Number(last.headers.get('retry-after'))).toBeLessThanOrEqual(600);
  });

  it('the limit for all visitors together counts all instances too', async () => {
    const [a, b] = await createPair({}, { CONTACT_RATE_GLOBAL_MAX: '2' });
    const statuses = [];
    for (let n = 0; n < 3; n++) statuses.push((await (n % 2 ? a : b).post(numberedMessage(n))).status);
    expect(statuses).toEqual([200, 200, 429]);
  });

  it('the limit of a wider network counts all instances too', async () => {
    const [a, b] = await createPair({}, { CONTACT_RATE_GLOBAL_MAX: '4', CONTACT_RATE_MAX: '1' });
    const statuses = [];
    for (let n = 0; n < 4; n++) {
      const visitorHeaders = { 'X-Forwarded-For': `2001:db8:1:${n}::9` };
      statuses.push((await (n % 2 ? a : b).post(numberedMessage(n), visitorHeaders)).status);
    }
    expect(statuses).toEqual([200, 200, 429, 429]);
    expect((await a.post(numberedMessage(9), { 'X-Forwarded-For': '2001:db8:2::9' })).status).toBe(200);
  });

  it('messages are sent while Redis is unavailable: an instance counts alone, logs it, and uses Redis again later', async () => {
    await startMailServer();
    const a = await createInstance({ CONTACT_RATE_MAX: '2' });
    const visitorHeaders = { 'X-Forwarded-For': '203.0.113.7' };
    expect((await a.post(numberedMessage(0), visitorHeaders)).status).toBe(200);
    await redis.stop();
    const statuses = [];
    for (let n = 1; n < 4; n++) statuses.push((await a.post(numberedMessage(n), visitorHeaders)).status);
    expect(statuses).toEqual([200, 200, 429]);
    expect(a.log.slice(1).every(({ store }) => store === 'unavailable')).toBe(true);
    expect((await a.post(numberedMessage(1), { 'X-Forwarded-For': '203.0.113.9' })).status).toBe(200);
    expect(server.mails).toHaveLength(3);

    await redis.restart();
    let n = 5;
    await vi.waitFor(async () => {
      expect((await a.post(numberedMessage(n), { 'X-Forwarded-For': `203.0.113.${n++}` })).status).toBe(200);
      expect(a.log.at(-1)).not.toHaveProperty('store');
    }, 20_000);
  });

  it('a message is sent once and answered if Redis stops while it is being sent', async () => {
    const redisStopped = gate();
    await startMailServer({ delay: () => redisStopped.opened });
    const a = await createInstance();
    const answer = a.post(visitor, key);
    await vi.waitFor(() => expect(server.connections()).toBe(1), timeout);
    await redis.stop();
    redisStopped.open();
    expect((await answer).status).toBe(200);
    expect(a.log[0]).toMatchObject({ event: 'contact.sent', store: 'unavailable' });
    expect((await a.post(visitor, key)).status).toBe(200);
    expect(a.log[1]).toMatchObject({ event: 'contact.duplicate', store: 'unavailable' });
    expect(server.mails).toHaveLength(1);
  });

  it('a foreign value in Redis is ignored: the message is sent', async () => {
    await startMailServer();
    const a = await createInstance();
    const client = new Redis(redis.url);
    cleanups.push(async () => client.disconnect());
    expect((await a.post(visitor, key)).status).toBe(200);
    const [name = ''] = await client.keys('contact:sent:*');
    for (const value of ['not json', '7', 'null', '{}', '{"ok":false}']) {
      await client.set(name, value);
      const b = await createInstance();
      expect((await b.post(visitor, key)).status).toBe(200);
      expect(b.log[0]?.event, value).toBe('contact.sent');
    }
  });

  it('a request that waits for the other instance is answered soon after Redis stops answering, and nothing is sent twice', async () => {
    const answered = gate();
    const [a, b] = await createPair({ delay: () => answered.opened });
    const first = a.post(visitor, key);
    await vi.waitFor(() => expect(server.connections()).toBe(1), timeout);
    expect(await isWaiting()).toBe(false);
    const second = b.post(visitor, key);
    await vi.waitFor(async () => expect(await isWaiting()).toBe(true), timeout);
    redis.freeze();
    const frozen = Date.now();
    expect((await second).status).toBe(503);
    expect(Date.now() - frozen).toBeLessThan(2000);
    expect(b.log[0]).toMatchObject({ event: 'contact.pending', store: 'unavailable' });
    answered.open();
    expect((await first).status).toBe(200);
    expect(server.mails).toHaveLength(1);
  });

  it('a message is not sent again if Redis stops answering before its result is known', async () => {
    const answered = gate();
    const [a, b] = await createPair({ delay: () => answered.opened });
    const first = a.post(visitor, key);
    await vi.waitFor(() => expect(server.connections()).toBe(1), timeout);
    vi.spyOn(Redis.prototype, 'get').mockRejectedValue(new Error('Command timed out'));
    expect((await b.post(visitor, key)).status).toBe(503);
    expect(b.log[0]).toMatchObject({ event: 'contact.pending', store: 'unavailable' });
    vi.restoreAllMocks();
    answered.open();
    expect((await first).status).toBe(200);
    expect(server.mails).toHaveLength(1);
  });

  it('a request that waits for a message is answered as soon as that message fails', async () => {
    const timeouts = { CONTACT_TOTAL_TIMEOUT_MS: '2000', SMTP_IDLE_TIMEOUT_MS: '5000' };
    const [a, b] = await createPair({ script: { mail: 'hang' } }, timeouts);
    const first = a.post(visitor, key);
    await vi.waitFor(() => expect(server.connections()).toBe(1), timeout);
    const started = Date.now();
    expect((await b.post(visitor, key)).status).toBe(503);
    expect(Date.now() - started).toBeLessThan(3000);
    expect(b.log[0]?.event).toBe('contact.pending');
    expect((await first).status).toBe(504);
  });

  it('a message that another instance handed over without a known result is not sent again: it may have arrived', async () => {
    await startMailServer({ script: { final: ['keep:hang'] } });
    const a = await createInstance();
    const b = await createInstance({ CONTACT_TOTAL_TIMEOUT_MS: '1500' });
    const first = a.post(visitor, key);
    await vi.waitFor(() => expect(server.mails).toHaveLength(1), timeout);
    expect((await b.post(visitor, key)).status).toBe(502);
    expect(b.log[0]?.event).toBe('contact.uncertain');
    expect(server.mails).toHaveLength(1);
    await server.close();
    expect((await first).status).toBe(502);
  });

  it('a repeat without an Idempotency-Key is recognised by the other instance too', async () => {
    const [a, b] = await createPair();
    await a.postForm(visitor);
    expect((await b.postForm(visitor)).status).toBe(303);
    expect(b.log[0]?.event).toBe('contact.duplicate');
    expect(server.mails).toHaveLength(1);
  });

  it('messages that the mail server refuses do not count towards the limits in Redis either', async () => {
    const [a, b] = await createPair(
      { script: { mail: Array.from({ length: 6 }, () => '551 no' as const) } },
      { CONTACT_RATE_MAX: '2', CONTACT_RATE_GLOBAL_MAX: '4' },
    );
    const visitorHeaders = { 'X-Forwarded-For': '203.0.113.7' };
    for (let n = 0; n < 6; n++)
      expect((await (n % 2 ? a : b).post(numberedMessage(n), visitorHeaders)).status).toBe(502);
    expect((await a.post(numberedMessage(7), visitorHeaders)).status).toBe(200);
  });

  it('setting the clock of Redis back by a day closes the form for an hour at most', async () => {
    await startMailServer();
    const a = await createInstance({ CONTACT_RATE_GLOBAL_MAX: '1' });
    await a.post(numberedMessage(0), { 'X-Forwarded-For': '203.0.113.7' });
    const client = new Redis(redis.url);
    cleanups.push(async () => client.disconnect());
    const names = await client.keys('contact:all:*');
    expect(names).toHaveLength(1);
    await client.pexpire(names[0] ?? '', 25 * 3_600_000);
    const answer = await a.post(numberedMessage(1), { 'X-Forwarded-For': '203.0.113.8' });
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(3600);
    expect(await client.pttl(names[0] ?? '')).toBeLessThanOrEqual(3_600_000);
  });

  it('a Redis that stops answering delays a message by less than three seconds, and is logged', async () => {
    await startMailServer();
    const a = await createInstance();
    expect((await a.post(numberedMessage(0))).status).toBe(200);
    redis.freeze();
    const started = Date.now();
    expect((await a.post(numberedMessage(1))).status).toBe(200);
    expect(Date.now() - started).toBeLessThan(3000);
    expect(a.log.map(({ store }) => store)).toEqual([undefined, 'unavailable']);
  });

  it('a Redis that cannot be reached delays the first message by less than 2.5 seconds', async () => {
    await startMailServer();
    await redis.stop();
    const started = Date.now();
    const a = await createInstance();
    expect((await a.post()).status).toBe(200);
    expect(Date.now() - started).toBeLessThan(2500);
  });
});
