import { Resolver } from 'node:dns';
import { describe, expect, test, vi } from 'vitest';
import { contactEndpoint } from '@/content/contact-endpoint';
import { settings, shortTimeouts } from '@/tests/helpers/contact';
import { endpointStarter } from '@/tests/helpers/mail-servers';
import { target } from '@/tests/helpers/server';
import {
  answerInTime,
  closed,
  connectTimeout,
  deferredWith,
  endless,
  expectMessage,
  expectOutcome,
  type Faults,
  it,
  login,
  refusedWith,
  reset,
  sent,
  shortTotalTimeout,
  silent,
  tls,
} from '@/tests/helpers/smtp-faults';
import { createEndpoint } from '@/tests/helpers/test-endpoint';
import { startUnresponsivePort } from '@/tests/helpers/unresponsive-port';

/** Faults of a mail server before it is handed a message: when connecting, greeting, starting TLS and logging in. */

const start = endpointStarter();

const offersTls = { starttls: true, env: tls };
const offersLogin = { auth: true, env: login };

const faults: Faults = [
  // Connecting
  ['refuses connections', {}, { ...reset, cause: 'ECONNREFUSED' }, { env: { SMTP_PORT: '1' } }],
  [
    'has a name that does not exist',
    {},
    deferredWith(undefined, 'EDNS'),
    { env: { SMTP_HOST: 'mail.invalid' } },
  ],
  ['never greets', { greeting: 'hang' }, { ...connectTimeout, cause: 'GREETING_TIMEOUT' }],
  ['drips its greeting', { greeting: 'drip' }, { ...connectTimeout, cause: 'GREETING_TIMEOUT' }],
  ['closes before the greeting', { greeting: 'close' }, closed],
  ['resets before the greeting', { greeting: 'reset' }, { ...reset, cause: 'ECONNRESET' }],
  ['greets with 554', { greeting: '554 no' }, refusedWith(554, 'EPROTOCOL')],
  [
    'greets as another kind of server',
    { greeting: '250 hello' },
    deferredWith(undefined, 'EPROTOCOL', 'CONN'),
  ],
  ['greets with 421', { greeting: '421 busy' }, deferredWith(421)],
  // EHLO
  ['answers EHLO with 421', { ehlo: '421 busy' }, deferredWith(421)],
  ['hangs at EHLO', { ehlo: 'hang' }, silent],
  ['drips at EHLO', { ehlo: 'drip' }, endless, shortTotalTimeout],
  ['closes at EHLO', { ehlo: 'close' }, closed],
  ['resets at EHLO', { ehlo: 'reset' }, reset],
  // TLS
  ['cannot start TLS now (454)', { starttls: '454 later' }, deferredWith(454, 'ETLS', 'STARTTLS'), offersTls],
  ['offers no STARTTLS though it is required', {}, refusedWith(502, 'ETLS', 'STARTTLS'), { env: tls }],
  ['hangs in the TLS handshake', { tls: 'hang' }, connectTimeout, offersTls],
  ['closes in the TLS handshake', { tls: 'close' }, deferredWith(), offersTls],
  [
    'speaks plain text where TLS is expected',
    {},
    { ...reset, cause: 'ERR_SSL_WRONG_VERSION_NUMBER' },
    { env: { SMTP_SECURE: 'true' } },
  ],
  // Login
  ['refuses the login (535)', { auth: '535 5.7.8 wrong' }, refusedWith(535, 'EAUTH'), offersLogin],
  ['cannot check the login now (454)', { auth: '454 4.7.0 later' }, deferredWith(454, 'EAUTH'), offersLogin],
  ['offers no login though SMTP_USER is set', {}, refusedWith(undefined, 'EAUTH'), { env: login }],
  ['hangs at the login', { auth: 'hang' }, silent, offersLogin],
  // No fault
  ['works with STARTTLS', {}, sent, offersTls],
  [
    'works with TLS and a login',
    {},
    sent,
    { secure: true, auth: true, env: { SMTP_SECURE: 'true', ...login } },
  ],
];

/** Skipped against a built server, because the test replaces functions of this process. */
const itInProcess = target ? test.skip : test.concurrent;

describe('the endpoint answers the visitor, and logs codes, for a mail server that', () => {
  it.each(faults)('%s', (...fault) => expectOutcome(start, fault));

  it('has an untrusted certificate', async () => {
    const { server, log, ...form } = await start({ starttls: true }, tls, { tls: undefined });
    const response = await answerInTime(form);
    expect(response.status).toBe(503);
    expectMessage(await response.json(), 503, 'contact.failed');
    const cause = 'DEPTH_ZERO_SELF_SIGNED_CERT';
    expect(log).toEqual([
      expect.objectContaining({ event: 'contact.failed', level: 'error', code: 'ESOCKET', cause }),
    ]);
    expect(server.mails).toHaveLength(0);
  });

  itInProcess('has a name that no name server answers for', async ({ onTestFinished }) => {
    const unanswered = 'silent.example';
    for (const type of ['resolve4', 'resolve6'] as const) {
      const original = Resolver.prototype[type];
      const spy = vi.spyOn(Resolver.prototype, type);
      onTestFinished(() => spy.mockRestore());
      // Concurrent tests still resolve names.
      spy.mockImplementation(function (this: Resolver, ...args: unknown[]) {
        if (args[0] !== unanswered) Reflect.apply(original, this, args);
      });
    }
    const { log, ...form } = createEndpoint(settings(1, { ...shortTimeouts, SMTP_HOST: unanswered }));
    const response = await answerInTime(form);
    expect(response.status).toBe(503);
    expectMessage(await response.json(), 503, 'contact.failed');
    expect(log).toEqual([
      expect.objectContaining({ event: 'contact.failed', code: 'EDNS', cmd: 'CONN', attempts: 2 }),
    ]);
  });

  it('never completes the connection', async () => {
    const fullPort = await startUnresponsivePort();
    const { log, ...form } = createEndpoint(settings(fullPort.port, shortTimeouts));
    const response = await answerInTime(form).finally(() => fullPort.stop());
    expect(response.status).toBe(504);
    expect((await response.json()).message).toBe(contactEndpoint.answers.timeout.message);
    const codes = { code: 'ETIMEDOUT', cause: 'CONNECT_TIMEOUT', cmd: 'CONN' };
    expect(log).toEqual([expect.objectContaining({ event: 'contact.failed', ...codes, attempts: 2 })]);
  });
});

it('a message goes out over TLS and with the login, and neither user nor password is logged', async () => {
  const { server, post, log } = await start({ secure: true, auth: true }, { SMTP_SECURE: 'true', ...login });
  await post();
  expect(server.mails[0]).toMatchObject({ secure: true, user: 'apikey' });
  expect(JSON.stringify(log)).not.toContain(login.SMTP_PASS);
  expect(JSON.stringify(log)).not.toContain('apikey');
});
