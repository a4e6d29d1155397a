import { describe, expect, it } from 'vitest';
import { settings, visitor } from '@/tests/helpers/contact';
import { oneMailServer } from '@/tests/helpers/mail-servers';
import { createEndpoint } from '@/tests/helpers/test-endpoint';

/** Faults that are neither the visitor's nor the mail server's. */

const server = await oneMailServer();

describe('missing or invalid settings', () => {
  it.each([
    ['SMTP_HOST', ''],
    ['SMTP_PORT', 'abc'],
    ['SMTP_URL', 'http://mail.example'],
    ['SMTP_IDLE_TIMEOUT_MS', 'abc'],
    ['CONTACT_FROM', ''],
    ['CONTACT_FROM', 'not an address'],
    ['CONTACT_TO', ''],
  ])('make the answer a 503 and are named in the log: %s=%s', async (name, value) => {
    const { post, log } = createEndpoint(settings(server.port, { [name]: value }));
    const response = await post();
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('60');
    expect(log).toEqual([
      expect.objectContaining({ event: 'contact.config', level: 'error', settings: [name] }),
    ]);
    expect(server.mails).toHaveLength(0);
  });

  it('are named together in the log, after the message has been found valid', async () => {
    const { post, log } = createEndpoint({});
    expect((await post({ ...visitor, email: 'x' })).status).toBe(422);
    expect((await post()).status).toBe(503);
    expect(log[1]?.settings).toEqual(['SMTP_HOST', 'CONTACT_FROM', 'CONTACT_TO']);
  });
});

describe('an internal error', () => {
  it('is answered with 500 and logged by its type, without its message', async () => {
    const { post, log } = createEndpoint(settings(server.port), {
      stores: async () => {
        throw new TypeError('secret words');
      },
    });
    const response = await post();
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('secret');
    expect(log).toEqual([expect.objectContaining({ event: 'contact.error', cause: 'TypeError' })]);
    expect(JSON.stringify(log)).not.toContain('secret');
  });
});
