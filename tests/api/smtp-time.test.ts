import { createServer } from 'node:net';
import { describe, expect, test } from 'vitest';
import { settings, shortTimeouts } from '@/tests/helpers/contact';
import { endpointStarter } from '@/tests/helpers/mail-servers';
import { createEndpoint } from '@/tests/helpers/test-endpoint';

const start = endpointStarter();

// These tests measure milliseconds, so they run one after the other.
describe('the total timeout', () => {
  test('is never exceeded, however slowly the server replies', async () => {
    const { post, ready } = await start({ delay: () => 250 }, { CONTACT_TOTAL_TIMEOUT_MS: '700' });
    await ready();
    const started = Date.now();
    expect((await post()).status).toBe(504);
    expect(Date.now() - started).toBeLessThan(2500);
  });

  test('rules out a second try if too little of it is left', async () => {
    const { post, log } = await start(
      { script: { greeting: 'reset' } },
      { CONTACT_TOTAL_TIMEOUT_MS: '1000' },
    );
    expect((await post()).status).toBe(503);
    expect(log[0]?.attempts).toBe(1);
  });

  test('leaves no connection open after a fault', async () => {
    const silent = createServer((socket) => socket.on('error', () => undefined));
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const address = silent.address();
    const { post } = createEndpoint(
      settings(typeof address === 'object' && address ? address.port : 0, shortTimeouts),
    );
    await post();
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(await new Promise((resolve) => silent.getConnections((_, count) => resolve(count)))).toBe(0);
    silent.close();
  });
});
