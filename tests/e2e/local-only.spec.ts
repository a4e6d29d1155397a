import { networkInterfaces } from 'node:os';
import { expect, test } from '@playwright/test';

/** Preview and mailbox contain what a developer types, so nobody else on the network may reach them. */

test.skip(Boolean(process.env.E2E_BASE_URL), 'needs the preview that the tests start');

test('the preview and its mailbox listen on this machine alone', async ({ baseURL }) => {
  const others = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  const outside = others.find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
  for (const url of [baseURL ?? '', process.env.E2E_MAILBOX_URL ?? '']) {
    expect((await fetch(url)).status).toBe(200);
    const { port } = new URL(url);
    // 127.0.0.2 is this machine, too, but not the address that the servers listen on.
    await expect(fetch(`http://${outside ?? '127.0.0.2'}:${port}/`)).rejects.toThrow();
  }
});
