import { describe, expect, it, vi } from 'vitest';
import { createHealth } from '@/lib/contact/health';
import { readEnv } from '@/lib/env';
import { testCertificate } from '@/tests/helpers/certificate';
import { settings, shortTimeouts } from '@/tests/helpers/contact';
import { mailServerStarter } from '@/tests/helpers/mail-servers';
import type { SmtpOptions } from '@/tests/helpers/smtp';

const start = mailServerStarter();

const token = 'a-long-enough-token';
const bearer = { Authorization: `Bearer ${token}` };

async function health(extraSettings: Record<string, string> = {}, options: SmtpOptions = {}) {
  const server = await start(options);
  const clock = { time: 0 };
  const source = settings(server.port, extraSettings);
  const handler = createHealth({
    env: () => readEnv(source),
    version: '1.2.3',
    now: () => clock.time,
    tls: { ca: testCertificate },
  });
  const get = async (headers: Record<string, string> = {}) => {
    const response = await handler(new Request('http://localhost/api/health', { headers }));
    return { status: response.status, body: await response.json() };
  };
  return { get, server, clock };
}

describe('/api/health', () => {
  it('says that the settings are valid, with the version, without touching the mail server', async () => {
    const { get, server } = await health();
    expect(await get()).toEqual({ status: 200, body: { status: 'ok', version: '1.2.3', settings: 'valid' } });
    expect(server.connections()).toBe(0);
  });

  it('says that settings are invalid, but not which, where no token is set', async () => {
    const { get } = await health({ CONTACT_TO: '' });
    const { status, body } = await get(bearer);
    expect(status).toBe(503);
    expect(body).toEqual({ status: 'failing', version: '1.2.3', settings: 'invalid' });
  });

  it('lists the invalid settings for a request with the token, such as a DKIM key that cannot be read', async () => {
    const key = '-----BEGIN PRIVATE KEY-----\nbm8=\n-----END PRIVATE KEY-----';
    const dkim = { DKIM_DOMAIN: 'triplicate.test', DKIM_SELECTOR: 'mail', DKIM_PRIVATE_KEY: key };
    const { get } = await health({ ...dkim, HEALTH_TOKEN: token });
    const fault = { setting: 'DKIM_PRIVATE_KEY', problem: expect.stringContaining('cannot be read') };
    expect(await get(bearer)).toMatchObject({ status: 503, body: { settings: 'invalid', faults: [fault] } });
    expect((await get()).body).not.toHaveProperty('faults');
  });

  it('logs in to the mail server for a request with the token, at most once a minute', async () => {
    const extraSettings = { HEALTH_TOKEN: token, SMTP_SECURE: 'true', SMTP_USER: 'u', SMTP_PASS: 'p' };
    const { get, server, clock } = await health(extraSettings, { secure: true, auth: true });
    const { status, body } = await get(bearer);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'ok',
      relays: { main: { ok: true } },
      checkedAt: expect.any(String),
    });
    await get(bearer);
    expect(server.connections()).toBe(1);
    clock.time += 61_000;
    await get(bearer);
    expect(server.connections()).toBe(2);
    expect(server.mails).toHaveLength(0);
  });

  it.each([
    ['another token', { Authorization: 'Bearer wrong' }],
    ['no token', {}],
    ['an empty token', { Authorization: 'Bearer ' }],
  ])('does not connect to the mail server for a request with %s', async (_, headers) => {
    const { get, server } = await health({ HEALTH_TOKEN: token });
    expect((await get(headers as Record<string, string>)).body).not.toHaveProperty('relays');
    expect(server.connections()).toBe(0);
  });

  it('does not connect to the mail server where no token is set', async () => {
    const { get, server } = await health();
    await get(bearer);
    expect(server.connections()).toBe(0);
  });

  it.each<[string, Record<string, string>, SmtpOptions, object]>([
    [
      'refuses the login',
      { SMTP_USER: 'u', SMTP_PASS: 'p' },
      { auth: true, script: { auth: '535 no' } },
      { code: 'EAUTH', rc: 535 },
    ],
    ['offers no login though SMTP_USER is set', { SMTP_USER: 'u', SMTP_PASS: 'p' }, {}, { code: 'EAUTH' }],
    ['never greets', shortTimeouts, { script: { greeting: 'hang' } }, { code: 'GREETING_TIMEOUT' }],
    [
      'sends a reply that never ends',
      { CONTACT_TOTAL_TIMEOUT_MS: '800' },
      { script: { ehlo: 'drip' } },
      { code: 'ETIMEDOUT' },
    ],
  ])('reports a mail server that %s', async (_, extraSettings, options, expected) => {
    const { get, server } = await health({ HEALTH_TOKEN: token, ...extraSettings }, options);
    const { status, body } = await get(bearer);
    await vi.waitFor(() => expect(server.open(), 'connections left open').toBe(0), 2000);
    expect(status).toBe(503);
    expect(body).toMatchObject({
      status: 'failing',
      settings: 'valid',
      relays: { main: { ok: false, ...expected } },
    });
  });

  it('checks both mail servers', async () => {
    const { get } = await health({ HEALTH_TOKEN: token, SMTP_FALLBACK_URL: 'smtp://127.0.0.1:1' });
    expect((await get(bearer)).body.relays).toEqual({
      main: { ok: true },
      fallback: { ok: false, code: 'ECONNREFUSED' },
    });
  });

  it('answers other methods with the list of allowed ones', async () => {
    const handler = createHealth({ env: () => readEnv({}), version: '1.2.3' });
    for (const [method, status] of Object.entries({ POST: 405, DELETE: 405, OPTIONS: 204 })) {
      const response = await handler(new Request('http://localhost/api/health', { method }));
      expect(response.status).toBe(status);
      expect(response.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
    }
  });
});
