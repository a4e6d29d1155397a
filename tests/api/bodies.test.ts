import { describe, expect, it } from 'vitest';
import { endpointUrl, settings } from '@/tests/helpers/contact';
import { oneMailServer } from '@/tests/helpers/mail-servers';
import { target } from '@/tests/helpers/server';
import { createEndpoint } from '@/tests/helpers/test-endpoint';

/** Request bodies that would cost memory or time. */

const server = await oneMailServer();

function streamedRequest(body: ReadableStream): Request {
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body, duplex: 'half' };
  return new Request(endpointUrl, init as RequestInit);
}

// tests/api/http.test.ts does the same over a real connection.
describe.skipIf(target)('a streamed body', () => {
  it('is read no further when it is too large', async () => {
    let pulls = 0;
    let cancelled = false;
    const body = new ReadableStream({
      pull(controller) {
        pulls += 1;
        controller.enqueue(new Uint8Array(16_384));
      },
      cancel() {
        cancelled = true;
      },
    });
    const { send } = createEndpoint(settings(server.port));
    expect((await send(streamedRequest(body))).status).toBe(413);
    expect(cancelled).toBe(true);
    expect(pulls).toBeLessThan(12);
  });

  it('that breaks off is answered as malformed', async () => {
    const body = new ReadableStream({ pull: (controller) => controller.error(new Error('gone')) });
    const { send, log } = createEndpoint(settings(server.port));
    expect((await send(streamedRequest(body))).status).toBe(400);
    expect(log[0]?.event).toBe('contact.malformed');
  });
});

describe('a body designed to be slow to parse', () => {
  const bytes = 96 * 1024;
  it.each([
    ['an unterminated string of escaped quotes', `"${'\\"'.repeat(bytes / 2 - 1)}`, 400],
    ['the same, ending within an escape', `"${'\\"'.repeat(bytes / 2 - 1)}\\`, 400],
    ['a message of escaped quotes', `{"fullName":"${'\\"'.repeat(bytes / 2 - 20)}"}`, 422],
    ['opening brackets', '['.repeat(bytes), 400],
    ['many unknown fields', `{${Array.from({ length: 9000 }, (_, n) => `"f${n}":0`).join()}}`, 422],
  ])('is answered within 1.5 seconds: %s', async (_, body, status) => {
    const { post, ready } = createEndpoint(settings(server.port));
    await ready();
    const started = performance.now();
    expect((await post(body)).status).toBe(status);
    expect(performance.now() - started).toBeLessThan(1500);
  });
});
