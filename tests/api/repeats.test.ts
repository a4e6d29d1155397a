import { afterEach, describe, expect, it } from 'vitest';
import { settings, visitor } from '@/tests/helpers/contact';
import { firstPlan } from '@/tests/helpers/plans';
import { site } from '@/tests/helpers/site';
import { type FakeSmtp, type SmtpOptions, startSmtp } from '@/tests/helpers/smtp';

const running: FakeSmtp[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()));
});

async function start(options?: SmtpOptions): Promise<FakeSmtp> {
  const server = await startSmtp(options);
  running.push(server);
  return server;
}

const messageIds = ({ mails }: FakeSmtp) => mails.map(({ raw }) => /^Message-ID:\s+(\S+)/m.exec(raw)?.[1]);
const key = { 'Idempotency-Key': '0b9c7e1e-7a58-4a34-8f1f-1f4f3f6f0b11' };

describe('a repeat', { retry: 0 }, () => {
  it('gets the answer of the first, and one message is sent', async () => {
    const server = await start();
    const { post, log } = site(settings(server.port));
    const [first, second] = [
      await (await post(visitor, key)).json(),
      await (await post(visitor, key)).json(),
    ];
    expect(second).toEqual(first);
    expect(server.mails).toHaveLength(1);
    expect(log.map(({ event }) => event)).toEqual(['contact.sent', 'contact.duplicate']);
  });

  it('while the first is on its way shares it: a double click', async () => {
    const server = await start({ delay: () => 30 });
    const { post } = site(settings(server.port));
    const answers = await Promise.all([post(visitor, key), post(visitor, key), post(visitor, key)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(server.mails).toHaveLength(1);
  });

  it('without a key counts as one within ten minutes', async () => {
    const server = await start();
    const { post } = site(settings(server.port), { now: () => 1_000_000 });
    await post();
    await post();
    expect(server.mails).toHaveLength(1);
  });

  it.each([
    ['another key', visitor, { 'Idempotency-Key': 'other' }],
    ['another text', { ...visitor, message: 'Something else.' }, key],
    ['another plan', { ...visitor, context: `plan=${firstPlan.slug}` }, key],
  ])('with %s is a new message', async (_, values, headers) => {
    const server = await start();
    const { post } = site(settings(server.port));
    await post(visitor, key);
    await post(values, headers);
    expect(new Set(messageIds(server)).size).toBe(2);
  });

  it('after a failure is sent again', async () => {
    const server = await start({ script: { rcpt: ['550 no'] } });
    const { post } = site(settings(server.port));
    expect((await post(visitor, key)).status).toBe(502);
    expect((await post(visitor, key)).status).toBe(200);
    expect(server.mails).toHaveLength(1);
  });

  it('after an uncertain loss carries the same Message-ID', async () => {
    const server = await start({ script: { final: ['keep:reset'] } });
    const { post } = site(settings(server.port));
    expect((await post(visitor, key)).status).toBe(502);
    expect((await post(visitor, key)).status).toBe(200);
    expect(server.mails).toHaveLength(2);
    expect(new Set(messageIds(server)).size).toBe(1);
  });

  it('is forgotten after ten minutes', async () => {
    const server = await start();
    const now = { value: 0 };
    const { post } = site(settings(server.port), { now: () => now.value });
    await post(visitor, key);
    now.value += 10 * 60 * 1000 + 1;
    await post(visitor, key);
    expect(server.mails).toHaveLength(2);
  });

  it.each(['', 'with space', 'ü', 'x'.repeat(201)])(
    'with the odd key %j is told by its text alone',
    async (value) => {
      const server = await start();
      const { send } = site(settings(server.port), { now: () => 0 });
      const post = () => {
        const headers = new Headers({ 'Content-Type': 'application/json' });
        if (value !== 'ü') headers.set('Idempotency-Key', value);
        return send(
          new Request('http://localhost/api/contacts', {
            method: 'POST',
            headers,
            body: JSON.stringify(visitor),
          }),
        );
      };
      expect([(await post()).status, (await post()).status]).toEqual([200, 200]);
      expect(server.mails).toHaveLength(1);
    },
  );
});

describe('a visitor who gives up waiting', { retry: 0 }, () => {
  it('still has the message sent once', async () => {
    const server = await start({ delay: () => 20 });
    const { send, log } = site(settings(server.port));
    const gone = new AbortController();
    const headers = { 'Content-Type': 'application/json' };
    const request = new Request('http://localhost/api/contacts', {
      method: 'POST',
      headers,
      body: JSON.stringify(visitor),
      signal: gone.signal,
    });
    const answer = send(request);
    setTimeout(() => gone.abort(), 30);
    expect((await answer).status).toBe(200);
    expect(server.mails).toHaveLength(1);
    expect(log[0]?.event).toBe('contact.sent');
  });
});

describe('limits', () => {
  const from = (address: string) => ({ 'X-Forwarded-For': address });
  const text = (n: number) => ({ ...visitor, message: `Message ${n}` });

  it('stop a visitor’s sixth message in ten minutes, say when to come back, and then let go', async () => {
    const server = await start();
    const now = { value: 0 };
    const { post, log } = site(settings(server.port, { CONTACT_RATE_MAX: '' }), { now: () => now.value });
    for (let n = 0; n < 5; n++) expect((await post(text(n), from('203.0.113.7'))).status).toBe(200);
    now.value += 60_000;
    const sixth = await post(text(6), from('203.0.113.7'));
    expect(sixth.status).toBe(429);
    expect(sixth.headers.get('retry-after')).toBe('540');
    expect((await sixth.json()).message).toContain('was not sent: there were too many tries');
    expect(log.at(-1)).toMatchObject({ event: 'contact.limited', limit: 'client' });
    expect((await post(text(7), from('203.0.113.8'))).status).toBe(200);
    now.value += 540_000;
    expect((await post(text(8), from('203.0.113.7'))).status).toBe(200);
    expect(JSON.stringify(log)).not.toContain('203.0.113');
  });

  it('are not escaped with a forged X-Forwarded-For', async () => {
    const server = await start();
    const { post } = site(settings(server.port, { CONTACT_RATE_MAX: '2' }));
    const statuses = [];
    for (let n = 0; n < 4; n++)
      statuses.push((await post(text(n), from(`198.51.100.${n}, 203.0.113.7`))).status);
    expect(statuses).toEqual([200, 200, 429, 429]);
  });

  it('count an IPv6 network of a customer as one', async () => {
    const server = await start();
    const { post } = site(settings(server.port, { CONTACT_RATE_MAX: '2' }));
    const statuses = [];
    for (let n = 1; n < 5; n++) statuses.push((await post(text(n), from(`2001:db8:1:2:${n}::${n}`))).status);
    expect(statuses).toEqual([200, 200, 429, 429]);
    expect((await post(text(9), from('2001:db8:1:3::1'))).status).toBe(200);
  });

  it('count a request refused for its content not at all', async () => {
    const server = await start();
    const { post } = site(settings(server.port, { CONTACT_RATE_MAX: '1' }));
    for (let n = 0; n < 5; n++)
      expect((await post({ ...visitor, email: 'x' }, from('203.0.113.7'))).status).toBe(422);
    expect((await post(visitor, from('203.0.113.7'))).status).toBe(200);
  });

  it('stop everyone once the hour is full', async () => {
    const server = await start();
    const now = { value: 0 };
    const { post, log } = site(settings(server.port, { CONTACT_RATE_GLOBAL_MAX: '3' }), {
      now: () => now.value,
    });
    const statuses = [];
    for (let n = 0; n < 5; n++) statuses.push((await post(text(n), from(`203.0.113.${n}`))).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    expect(log.at(-1)).toMatchObject({ event: 'contact.limited', limit: 'all', level: 'error' });
    now.value += 3_600_000;
    expect((await post(text(9), from('203.0.113.9'))).status).toBe(200);
  });

  it('leave half of the hour to others when one home posts from every network of its range', async () => {
    const server = await start();
    const { post, log } = site(
      settings(server.port, { CONTACT_RATE_GLOBAL_MAX: '6', CONTACT_RATE_MAX: '1' }),
    );
    const statuses = [];
    for (let n = 0; n < 6; n++) statuses.push((await post(text(n), from(`2001:db8:1:${n}::9`))).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429, 429]);
    expect(log.at(-1)).toMatchObject({ event: 'contact.limited', limit: 'network', level: 'warn' });
    expect((await post(text(9), from('2001:db8:2:1::9'))).status).toBe(200);
  });

  it('without a proxy in front are those of everyone', async () => {
    const server = await start();
    const { post } = site(settings(server.port, { CONTACT_RATE_MAX: '1', TRUST_PROXY_HOPS: '0' }));
    for (let n = 0; n < 3; n++) expect((await post(text(n), from('203.0.113.7'))).status).toBe(200);
  });
});
