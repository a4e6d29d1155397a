import { createServer } from 'node:net';
import { describe, expect, test } from 'vitest';
import { impatient, settings } from '@/tests/helpers/contact';
import { sitesWithMail } from '@/tests/helpers/mail-servers';
import { site } from '@/tests/helpers/site';

const start = sitesWithMail();

// Measured in milliseconds, so one after the other.
describe('time', () => {
  test('is never exceeded, however slowly the server talks', async () => {
    const { post, ready } = await start({ delay: () => 250 }, { CONTACT_TOTAL_TIMEOUT_MS: '700' });
    await ready();
    const started = Date.now();
    expect((await post()).status).toBe(504);
    expect(Date.now() - started).toBeLessThan(2500);
  });

  test('that is left too short rules out a second try', async () => {
    const { post, log } = await start(
      { script: { greeting: 'reset' } },
      { CONTACT_TOTAL_TIMEOUT_MS: '1000' },
    );
    expect((await post()).status).toBe(503);
    expect(log[0]?.attempts).toBe(1);
  });

  test('after a fault leaves no connection open', async () => {
    const silent = createServer((socket) => socket.on('error', () => undefined));
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const address = silent.address();
    const { post } = site(settings(typeof address === 'object' && address ? address.port : 0, impatient));
    await post();
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(await new Promise((resolve) => silent.getConnections((_, count) => resolve(count)))).toBe(0);
    silent.close();
  });
});
