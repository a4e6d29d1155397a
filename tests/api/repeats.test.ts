import { describe, expect, it } from 'vitest';
import { endpointUrl, settings, visitor } from '@/tests/helpers/contact';
import { mailServers } from '@/tests/helpers/mail-servers';
import { firstPlan } from '@/tests/helpers/plans';
import { site } from '@/tests/helpers/site';
import type { FakeSmtp } from '@/tests/helpers/smtp';

const start = mailServers();

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
          new Request(endpointUrl, {
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
    const request = new Request(endpointUrl, {
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
