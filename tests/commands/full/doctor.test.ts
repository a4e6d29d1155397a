import { afterEach, describe, expect, it } from 'vitest';
import { run } from '@/scripts/doctor';
import { hint } from '@/scripts/doctor/hints';
import { runCommand } from '@/tests/helpers/command';
import { settings } from '@/tests/helpers/contact';
import { copySite } from '@/tests/helpers/site-copy';
import { type FakeSmtp, type SmtpOptions, startSmtp } from '@/tests/helpers/smtp';

const running: FakeSmtp[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()));
});

async function start(options?: SmtpOptions): Promise<FakeSmtp> {
  const server = await startSmtp(options);
  running.push(server);
  return server;
}

/** Runs `npm run doctor` with these settings alone. */
const doctor = (env: Record<string, string>, args: readonly string[] = []) =>
  runCommand(run, args, { commandText: 'npm run doctor', env });

describe('a hint', () => {
  it('says that port 465 is TLS from the start', () => {
    const implicitTls = { port: 465, secure: false };
    expect(hint('GREETING_TIMEOUT', undefined, 'SMTP_HOST', implicitTls)).toContain('SMTP_SECURE=true');
    expect(hint('GREETING_TIMEOUT', undefined, 'SMTP_URL', implicitTls)).toContain('smtps:// in SMTP_URL');
    expect(hint('GREETING_TIMEOUT', undefined, 'SMTP_HOST', { port: 25, secure: false })).toContain(
      'port 25',
    );
  });

  it.each([500, 502])('says that the server offers no login when it answers a login with %d', (rc) => {
    expect(hint('EAUTH', rc, 'SMTP_HOST', { port: 25, secure: false })).toContain('offers no login');
  });
});

/** Empty settings, which keep a developer's own .env files out of a process. */
const noSettings = Object.fromEntries(
  'SMTP_URL SMTP_HOST SMTP_USER SMTP_PASS CONTACT_FROM CONTACT_TO REDIS_URL SMTP_FALLBACK_URL SMTP_REQUIRE_TLS'
    .split(' ')
    .map((name) => [name, '']),
);

const longTimeouts = {
  SMTP_SETUP_TIMEOUT_MS: '5000',
  SMTP_IDLE_TIMEOUT_MS: '5000',
  CONTACT_TOTAL_TIMEOUT_MS: '15000',
};

describe('npm run doctor', { timeout: 60_000 }, () => {
  it('lists every fault of the settings at once and connects to nothing', async () => {
    const { code, output } = await doctor({ SMTP_PORT: 'abc', SMTP_USER: 'u', CONTACT_TO: 'nobody' });
    expect(code).toBe(1);
    for (const name of ['SMTP_HOST', 'SMTP_PORT', 'SMTP_PASS', 'CONTACT_FROM', 'CONTACT_TO']) {
      expect(output).toContain(`✗ ${name} `);
    }
  });

  it('names a setting that looks misspelt, beside the one that is missing', async () => {
    const { code, output } = await doctor({ SMTP_HSOT: 'secret.example.com' });
    expect(code).toBe(1);
    expect(output).toContain('✗ SMTP_HOST is not set');
    expect(output).toContain('! SMTP_HSOT is no setting of the site (did you mean SMTP_HOST?).');
    expect(output).not.toContain('secret');
  });

  it('says that the mail server answers, and sends nothing', async () => {
    const server = await start();
    const { code, output } = await doctor(settings(server.port, longTimeouts));
    expect(output).toContain('✓ Settings valid.');
    expect(output).toMatch(/✓ Mail server 127\.0\.0\.1:\d+ answers/);
    expect(code).toBe(0);
    expect(server.mails).toHaveLength(0);
  });

  it('sends a test message when it is asked to', async () => {
    const server = await start();
    const { code, output } = await doctor(settings(server.port, longTimeouts), ['--send']);
    expect(output).toMatch(/✓ Test message C-\S+ was taken/);
    expect(code).toBe(0);
    expect(server.mails).toHaveLength(1);
  });

  it('explains a wrong password without repeating it', async () => {
    const server = await start({ auth: true, script: { auth: '535 no' } });
    const login = { SMTP_USER: 'user-name', SMTP_PASS: 'pass-word' };
    const { code, output } = await doctor(settings(server.port, { ...longTimeouts, ...login }));
    expect(code).toBe(1);
    expect(output).toContain('User name or password is wrong');
    expect(output).not.toMatch(/user-name|pass-word/);
  });

  it('says where the port belongs when SMTP_HOST ends with it', async () => {
    const { code, output } = await doctor(settings(25, { SMTP_HOST: 'smtp.example.com:587' }));
    expect(code).toBe(1);
    expect(output).toMatch(/✗ SMTP_HOST .*the port goes in SMTP_PORT=587/);
  });

  it('explains the refusal of a server that wants a login before it takes a message', async () => {
    const server = await start({ script: { mail: '530 5.7.0 Authentication required' } });
    const { code, output } = await doctor(settings(server.port, longTimeouts), ['--send']);
    expect(code).toBe(1);
    expect(output).toMatch(/✗ Test message refused: 530 .*wants a login.*SMTP_USER and SMTP_PASS/);
  });

  it.each([
    [['--send', '--wait=2m'], '--wait must be a number of seconds, like --wait=120. Found: "2m".'],
    [['--wait=120'], '--wait is for a test message'],
    [['--sned'], 'Did you mean --send?'],
  ])('refuses %s before it does anything', async (args, expected) => {
    const server = await start();
    const { code, output } = await doctor(settings(server.port, longTimeouts), args);
    expect(code).toBe(1);
    expect(output).toContain(expected);
    expect(output).not.toMatch(/✓|^\s+at /m);
    expect(server.mails).toHaveLength(0);
  });

  it('names the server and the system error when a test message cannot be sent', async () => {
    const environment = settings(9, { ...longTimeouts, SMTP_HOST: '127.0.0.1' });
    const { code, output } = await doctor(environment, ['--send', '--wait=1']);
    expect(code).toBe(1);
    expect(output).toMatch(
      /✗ Test message unavailable: ECONNREFUSED CONN at 127\.0\.0\.1:9\. Nothing listens/,
    );
  });

  it('says that it does not read the settings of a service, when nothing is set at all', async () => {
    expect((await doctor({})).output).toContain('Settings of a service (/etc/site.env) are not read');
    expect((await doctor({ SMTP_HOST: 'smtp.example.com' })).output).not.toContain('/etc/site.env');
  });

  it('reports a value with literal quotes, as Docker passes it', async () => {
    const { output } = await doctor(settings(25, { CONTACT_FROM: '"Website <sender@example.com>"' }));
    expect(output).toContain('CONTACT_FROM: its quotes are part of the value');
    expect(output).not.toContain('sender@');
  });

  it('refuses a mail address as a host, and a file name or a cut text as a DKIM key', async () => {
    const dkim = { DKIM_DOMAIN: 'a.example', DKIM_SELECTOR: 'm', DKIM_PRIVATE_KEY: '/etc/dkim.pem' };
    const { output } = await doctor(settings(25, { SMTP_HOST: 'mail@example.com', ...dkim }));
    expect(output).toMatch(/✗ SMTP_HOST .*not a mail address/);
    expect(output).toMatch(/✗ DKIM_PRIVATE_KEY .*begins with -----BEGIN, not the name of a file/);
    const cut = { ...dkim, DKIM_PRIVATE_KEY: '-----BEGIN PRIVATE KEY-----\\nxx' };
    expect((await doctor(settings(25, cut))).output).toMatch(/were its line breaks lost\?$/m);
  });

  it('tries again with --wait while the mail server is busy', async () => {
    const server = await start({ script: { rcpt: ['451 later', '451 later', null] } });
    const { code, output } = await doctor(settings(server.port, longTimeouts), ['--send', '--wait=40']);
    expect(output).toMatch(/✓ Test message C-\S+ was taken/);
    expect(code).toBe(0);
    expect(server.mails[0]?.raw).toMatch(/^X-Contact-Test: 1\r$/m);
    expect(server.mails[0]?.raw).toMatch(/^Subject: Test: /m);
  });

  it('names the setting that the address of a mail server comes from, also of the second one', async () => {
    const server = await start();
    const plainSocket = `127.0.0.1:${server.port}`;
    const wrong = { SMTP_URL: `smtps://${plainSocket}`, SMTP_FALLBACK_URL: 'smtp://127.0.0.1:9' };
    const { code, output } = await doctor(
      settings(server.port, { ...longTimeouts, SMTP_HOST: '', ...wrong }),
    );
    expect(code).toBe(1);
    expect(output).toMatch(/✗ Mail server .*set smtp:\/\/ in SMTP_URL, not smtps/);
    expect(output).toMatch(/✗ Second mail server .*check the host in SMTP_FALLBACK_URL/);
    expect(output).not.toMatch(/SMTP_(HOST|PORT|SECURE)/);
  });

  it.each([
    ['a value', "email: 'hello',"],
    ['the syntax', "email: 'hello'"],
  ])('checks only mail, and ignores a mistake in %s of content', async (_, mistake) => {
    const server = await start();
    const site = copySite();
    site.edit('content/site.ts', /email: '[^']+',/, mistake);
    const environment = { ...noSettings, ...settings(server.port, longTimeouts) };
    const { code, output } = await site.runBeside('scripts/doctor.ts', ['--send'], environment);
    site.remove();
    expect(output).toMatch(/✓ Test message C-\S+ was taken/);
    expect(output).not.toMatch(/Content|zod|^\s+at /m);
    expect(code).toBe(0);
  });
});
