import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { freePorts } from '@/scripts/lib/ports';
import { settings, visitor } from '@/tests/helpers/contact';
import { hasRedis, startRedis } from '@/tests/helpers/redis';
import { startSmtp } from '@/tests/helpers/smtp';

/** An instance is killed after the mail server has accepted a message and before the visitor gets an answer. */

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanups.splice(0).reverse()) await cleanUp();
});

const key = '0b9c7e1e-7a58-4a34-8f1f-1f4f3f6f0b11';

async function instance(
  env: Record<string, string>,
): Promise<{ program: ChildProcess; post: () => Promise<Response> }> {
  const port = await freePorts(4790, 1);
  const { PATH, HOME } = process.env;
  const program = spawn(process.execPath, ['.next/standalone/server.js'], {
    stdio: 'ignore',
    env: { PATH, HOME, NODE_ENV: 'production', HOSTNAME: '127.0.0.1', PORT: String(port), ...env },
  });
  cleanups.push(() => program.kill('SIGKILL'));
  const origin = `http://127.0.0.1:${port}`;
  while (
    !(await fetch(`${origin}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await wait(50);
  const post = () =>
    fetch(`${origin}/api/contacts`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify(visitor),
    });
  return { program, post };
}

/** Posts the message to an instance that is killed once the message has arrived. */
async function postToKilledInstance(env: Record<string, string>, mails: readonly unknown[]): Promise<void> {
  const { program, post } = await instance(env);
  const first = post();
  await vi.waitFor(() => expect(mails).toHaveLength(1), { timeout: 10_000 });
  program.kill('SIGKILL');
  await expect(first).rejects.toThrow();
}

describe('after kill -9 with the message delivered, the second try', () => {
  test.skipIf(!hasRedis)('is not sent if there is a Redis, as the message may have arrived', async () => {
    const redis = await startRedis();
    cleanups.push(() => redis.stop());
    const mailServer = await startSmtp({ script: { final: ['keep:hang'] } });
    cleanups.push(() => mailServer.close());
    const env = settings(mailServer.port, { REDIS_URL: redis.url, CONTACT_TOTAL_TIMEOUT_MS: '2000' });
    await postToKilledInstance(env, mailServer.mails);
    const { post } = await instance(env);
    const again = await post();
    expect(again.status).toBe(502);
    expect((await again.json()).title).toBe('Delivery not confirmed');
    expect(mailServer.mails).toHaveLength(1);
  });

  test('is sent with the same Message-ID if there is no Redis', async () => {
    const mailServer = await startSmtp({ script: { final: ['keep:hang', null] } });
    cleanups.push(() => mailServer.close());
    const env = settings(mailServer.port);
    await postToKilledInstance(env, mailServer.mails);
    const { post } = await instance(env);
    expect((await post()).status).toBe(200);
    const ids = mailServer.mails.map(({ raw }) => /^Message-ID:\s+(\S+)/m.exec(raw)?.[1]);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });
});
