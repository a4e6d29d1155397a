import { describe, expect, it } from 'vitest';
import { endpointUrl, visitor } from '@/tests/helpers/contact';
import { endpointStarter } from '@/tests/helpers/mail-servers';
import { firstPlan } from '@/tests/helpers/plans';
import type { FakeSmtp } from '@/tests/helpers/smtp';

const start = endpointStarter();

const messageIds = ({ mails }: FakeSmtp) => mails.map(({ raw }) => /^Message-ID:\s+(\S+)/m.exec(raw)?.[1]);
const keyHeader = { 'Idempotency-Key': '0b9c7e1e-7a58-4a34-8f1f-1f4f3f6f0b11' };

describe('a repeated post', { retry: 0 }, () => {
  it('gets the answer of the first one, and one message is sent', async () => {
    const { server, post, log } = await start();
    const [first, second] = [
      await (await post(visitor, keyHeader)).json(),
      await (await post(visitor, keyHeader)).json(),
    ];
    expect(second).toEqual(first);
    expect(server.mails).toHaveLength(1);
    expect(log.map(({ event }) => event)).toEqual(['contact.sent', 'contact.duplicate']);
  });

  it('gets the answer of the first one while that is still being sent, as after a double click', async () => {
    const { server, post } = await start({ delay: () => 30 });
    const answers = await Promise.all([
      post(visitor, keyHeader),
      post(visitor, keyHeader),
      post(visitor, keyHeader),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(server.mails).toHaveLength(1);
  });

  it('without a key counts as a repeat within ten minutes', async () => {
    const { server, post } = await start({}, {}, { now: () => 1_000_000 });
    await post();
    await post();
    expect(server.mails).toHaveLength(1);
  });

  it.each([
    ['JSON', 599_999, 600_001],
    ['a plain form', 599_000, 601_000],
    ['a plain form', 1, 600_000],
  ])(
    'without a key, as %s, counts as a repeat on both sides of a full ten minutes of the clock: at %i and %i ms',
    async (kind, first, second) => {
      const clock = { time: first };
      const site = await start({}, {}, { now: () => clock.time });
      const send = () => (kind === 'JSON' ? site.post() : site.postForm(visitor));
      await send();
      clock.time = second;
      expect((await send()).status).toBe(kind === 'JSON' ? 200 : 303);
      expect(site.server.mails).toHaveLength(1);
      clock.time = first + 600_001;
      await send();
      expect(new Set(messageIds(site.server)).size).toBe(2);
    },
  );

  it('without a key has the same Message-ID if it is uncertain whether the first one was sent, also across ten minutes', async () => {
    const clock = { time: 599_000 };
    const { server, post } = await start(
      { script: { final: ['keep:reset'] } },
      {},
      { now: () => clock.time },
    );
    expect((await post()).status).toBe(502);
    clock.time = 601_000;
    expect((await post()).status).toBe(200);
    expect(new Set(messageIds(server)).size).toBe(1);
  });

  it.each([
    ['another key', visitor, { 'Idempotency-Key': 'other' }],
    ['another text', { ...visitor, message: 'Something else.' }, keyHeader],
    ['another plan', { ...visitor, context: `plan=${firstPlan.slug}` }, keyHeader],
  ])('with %s is a new message', async (_, values, headers) => {
    const { server, post } = await start();
    await post(visitor, keyHeader);
    await post(values, headers);
    expect(new Set(messageIds(server)).size).toBe(2);
  });

  it('is sent if the first one failed', async () => {
    const { server, post } = await start({ script: { rcpt: ['550 no'] } });
    expect((await post(visitor, keyHeader)).status).toBe(502);
    expect((await post(visitor, keyHeader)).status).toBe(200);
    expect(server.mails).toHaveLength(1);
  });

  it('has the same Message-ID if it is uncertain whether the first one was sent', async () => {
    const { server, post } = await start({ script: { final: ['keep:reset'] } });
    expect((await post(visitor, keyHeader)).status).toBe(502);
    expect((await post(visitor, keyHeader)).status).toBe(200);
    expect(server.mails).toHaveLength(2);
    expect(new Set(messageIds(server)).size).toBe(1);
  });

  it('is a new message after ten minutes', async () => {
    const clock = { time: 0 };
    const { server, post } = await start({}, {}, { now: () => clock.time });
    await post(visitor, keyHeader);
    clock.time += 10 * 60 * 1000 + 1;
    await post(visitor, keyHeader);
    expect(server.mails).toHaveLength(2);
  });

  it.each(['', 'with space', 'ü', 'x'.repeat(201)])(
    'with the invalid key %j counts as a repeat by its text alone',
    async (value) => {
      const { server, send } = await start({}, {}, { now: () => 0 });
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

describe('the message of a visitor who gives up waiting', { retry: 0 }, () => {
  it('is still sent once', async () => {
    const { server, send, log } = await start({ delay: () => 20 });
    const leaving = new AbortController();
    const [headers, body] = [{ 'Content-Type': 'application/json' }, JSON.stringify(visitor)];
    const answer = send(new Request(endpointUrl, { method: 'POST', headers, body, signal: leaving.signal }));
    setTimeout(() => leaving.abort(), 30);
    expect((await answer).status).toBe(200);
    expect(server.mails).toHaveLength(1);
    expect(log[0]?.event).toBe('contact.sent');
  });
});
