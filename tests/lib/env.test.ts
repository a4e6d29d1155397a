import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readEnv } from '@/lib/env';
import { renderEnvExample, renderSettingsTable } from '@/lib/env-docs';
import { describeSettings } from '@/lib/env-settings';
import { textOf } from '@/scripts/lib/paths';

const validSettings = {
  SMTP_HOST: 'smtp.example.com',
  CONTACT_FROM: 'Triplicate <website@example.com>',
  CONTACT_TO: 'a@example.com, b@example.com',
};

function env(more: Record<string, string> = {}) {
  const result = readEnv({ ...validSettings, ...more });
  if (!result.ok) throw new Error(JSON.stringify(result.faults));
  return result.env;
}

function faults(source: Record<string, string>): string[] {
  const result = readEnv(source);
  return result.ok ? [] : result.faults.map(({ setting }) => setting);
}

describe('readEnv', () => {
  it('needs three settings and has defaults for the rest', () => {
    expect(env()).toEqual({
      siteOrigin: undefined,
      relay: { host: 'smtp.example.com', port: 587, secure: false, requireTls: true, auth: undefined },
      fallback: undefined,
      timeouts: { setup: 5000, idle: 10_000, total: 15_000 },
      from: { name: 'Triplicate', address: 'website@example.com' },
      to: ['a@example.com', 'b@example.com'],
      replyTo: true,
      dkim: undefined,
      rate: { perClient: 5, all: 60 },
      trustProxyHops: 1,
      redisUrl: undefined,
      healthToken: undefined,
    });
  });

  it.each([
    [{ SMTP_PORT: '465' }, { port: 465, secure: true }],
    [{ SMTP_SECURE: 'true' }, { port: 465, secure: true }],
    [
      { SMTP_PORT: '2525', SMTP_SECURE: 'false' },
      { port: 2525, secure: false },
    ],
    [{ SMTP_HOST: 'localhost' }, { requireTls: false }],
    [{ SMTP_HOST: '127.0.0.1' }, { requireTls: false }],
    [{ SMTP_HOST: '::1' }, { requireTls: false }],
    [{ SMTP_HOST: 'localhost', SMTP_REQUIRE_TLS: 'true' }, { requireTls: true }],
    [{ SMTP_HOST: '10.0.0.5', SMTP_REQUIRE_TLS: 'false' }, { requireTls: false }],
    [{ SMTP_USER: 'u', SMTP_PASS: ' p#1 ' }, { auth: { user: 'u', pass: ' p#1 ' } }],
    [
      { SMTP_URL: 'smtp://u%40x:p%23%2F@mail.example:2525' },
      { host: 'mail.example', port: 2525, secure: false, auth: { user: 'u@x', pass: 'p#/' } },
    ],
    [
      { SMTP_URL: 'smtps://mail.example' },
      { host: 'mail.example', port: 465, secure: true, requireTls: true },
    ],
    [{ SMTP_URL: 'smtp://[::1]:1025' }, { host: '::1', port: 1025, requireTls: false }],
  ])('reads the mail server from %j', (more, relay) => {
    expect(env(more as Record<string, string>).relay).toMatchObject(relay);
  });

  it('reads a second mail server with rules of its own', () => {
    const { relay, fallback } = env({
      SMTP_HOST: 'localhost',
      SMTP_FALLBACK_URL: 'smtps://u:p@mail.example',
    });
    expect([relay.requireTls, fallback?.requireTls, fallback?.host]).toEqual([false, true, 'mail.example']);
  });

  it('treats an empty value as unset', () => {
    expect(env({ SMTP_PORT: '', SMTP_USER: ' ', REDIS_URL: '', SITE_URL: '' }).relay.port).toBe(587);
  });

  it('lists every fault at once, in the order of the settings, and never a value', () => {
    const source = {
      SITE_URL: 'example.com',
      SMTP_PORT: 'secret-abc',
      SMTP_USER: 'u',
      CONTACT_FROM: 'secret-from',
      CONTACT_TO: 'a@example.com;b@example.com',
      CONTACT_RATE_MAX: '-1',
      REDIS_URL: 'http://secret',
    };
    const result = readEnv(source);
    expect(result.ok ? [] : result.faults.map(({ setting }) => setting)).toEqual(
      'SITE_URL SMTP_HOST SMTP_PORT SMTP_PASS CONTACT_FROM CONTACT_TO CONTACT_RATE_MAX REDIS_URL'.split(' '),
    );
    expect(JSON.stringify(result)).not.toContain('secret');
  });

  it.each([
    ['SITE_URL', 'https://example.com/path'],
    ['SMTP_HOST', 'smtp://mail.example'],
    ['SMTP_HOST', 'mail.example:587 '.trim().replace(':', ' ')],
    ['SMTP_PORT', '0'],
    ['SMTP_PORT', '65536'],
    ['SMTP_PORT', '587.5'],
    ['SMTP_SECURE', 'maybe'],
    ['SMTP_URL', 'mail.example'],
    ['SMTP_URL', 'http://mail.example'],
    ['SMTP_URL', 'smtp://u:p#ss@mail.example'],
    ['SMTP_URL', 'smtp://u:p/ss@mail.example'],
    ['SMTP_URL', 'smtp://u@mail.example'],
    ['SMTP_URL', 'smtp://u:%zz@mail.example'],
    ['SMTP_URL', 'smtp://mail.example?requireTLS=false'],
    ['SMTP_FALLBACK_URL', 'x'],
    ['SMTP_SETUP_TIMEOUT_MS', '5s'],
    ['SMTP_IDLE_TIMEOUT_MS', '1e9'],
    ['CONTACT_TOTAL_TIMEOUT_MS', '0'],
    ['CONTACT_FROM', 'Asha'],
    ['CONTACT_FROM', 'a@example.com, b@example.com'],
    ['CONTACT_TO', 'Asha <a@example.com>'],
    ['CONTACT_TO', 'a@example.com,,b@example.com'],
    ['CONTACT_REPLY_TO', 'never'],
    ['TRUST_PROXY_HOPS', '-1'],
    ['REDIS_URL', 'localhost:6379'],
    ['HEALTH_TOKEN', 'short'],
    ['DKIM_PRIVATE_KEY', 'x'],
  ])('reports %s=%s as invalid', (name, value) =>
    expect(faults({ ...validSettings, [name]: value })).toContain(name),
  );

  const dkim = (key: string) => ({
    ...validSettings,
    DKIM_DOMAIN: 'example.com',
    DKIM_SELECTOR: 'mail',
    DKIM_PRIVATE_KEY: key,
  });
  const pem = (key: KeyObject, more = {}) => String(key.export({ type: 'pkcs8', format: 'pem', ...more }));
  const rsa = (bits: number) => generateKeyPairSync('rsa', { modulusLength: bits }).privateKey;

  it('accepts a DKIM key with line breaks, real ones or \\n', () => {
    const key = pem(rsa(1024));
    for (const value of [key, key.replaceAll('\n', '\\n')]) {
      const result = readEnv(dkim(value));
      expect(result.ok && result.env.dkim?.privateKey.trim()).toBe(key.trim());
    }
  });

  it.each([
    ['is cut', () => `${pem(rsa(1024)).slice(0, 300)}\n-----END PRIVATE KEY-----`, 'cannot be read'],
    ['is garbage', () => '-----BEGIN PRIVATE KEY-----\nbm8=\n-----END PRIVATE KEY-----', 'cannot be read'],
    ['has a passphrase', () => pem(rsa(1024), { cipher: 'aes-256-cbc', passphrase: 'secret' }), 'passphrase'],
    [
      'is an Ed25519 key, which the site does not sign with',
      () => pem(generateKeyPairSync('ed25519').privateKey),
      'RSA',
    ],
    ['is too short', () => pem(rsa(512)), '1024'],
  ])('refuses a DKIM key that %s, without quoting it', (_, key, expected) => {
    const result = readEnv(dkim(key()));
    expect(result.ok ? [] : result.faults).toEqual([
      { setting: 'DKIM_PRIVATE_KEY', problem: expect.stringContaining(expected) },
    ]);
  });

  it('requires all DKIM settings if one is set', () => {
    expect(faults({ ...validSettings, DKIM_DOMAIN: 'example.com' })).toEqual([
      'DKIM_SELECTOR',
      'DKIM_PRIVATE_KEY',
    ]);
  });
});

describe('generated descriptions', () => {
  it('.env.example is up to date: npx tsx scripts/env-docs.ts', () => {
    expect(textOf('.env.example')).toBe(renderEnvExample());
  });

  it.each(['docs/contact.md', 'docs/deploy.md'])('%s is up to date: npx tsx scripts/env-docs.ts', (file) => {
    expect(textOf(file)).toContain(renderSettingsTable());
  });

  it('the examples of all settings are valid together', () => {
    const examples = Object.fromEntries(
      describeSettings().flatMap(({ name, example }) => (example ? [[name, example]] : [])),
    );
    expect(faults({ ...examples, SMTP_PASS: 'x', DKIM_DOMAIN: '', DKIM_SELECTOR: '' })).toEqual([]);
  });
});
