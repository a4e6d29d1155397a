import { describe, expect } from 'vitest';
import { endpointStarter } from '@/tests/helpers/mail-servers';
import type { Script, Stage } from '@/tests/helpers/smtp';
import {
  answerInTime,
  expectNothingPrivate,
  failedOrUncertain,
  it,
  login,
  timesFor,
  tls,
} from '@/tests/helpers/smtp-faults';

/** Connections that break at each stage of a conversation with TLS, a login and PIPELINING, and faults of such servers. */

const start = endpointStarter();

/** Each stage at which a connection can break, and the command that the log then names. */
const stages: [Stage, string][] = [
  ['greeting', 'CONN'],
  ['ehlo', 'EHLO'],
  ['starttls', 'STARTTLS'],
  ['auth', 'AUTH'],
  ['mail', 'MAIL'],
  ['rcpt', 'RCPT'],
  ['data', 'DATA'],
  ['body', 'DATA'],
  ['final', 'DATA'],
];
const breaks = ['hang', 'drip', 'close', 'reset'] as const;

describe('visitor and log get the right answer from a mail server with TLS, a login and PIPELINING that', () => {
  const complete = { starttls: true, auth: true, pipelining: true };

  it.each(stages.flatMap(([stage, cmd]) => breaks.map((action) => [action, stage, cmd] as const)))(
    'does “%s” at %s',
    async (action, stage, cmd) => {
      const script: Script = { [stage]: action };
      // A dripping server stays within every timeout but the total one.
      const times = action === 'drip' ? { CONTACT_TOTAL_TIMEOUT_MS: '2000' } : timesFor(script);
      const { server, log, ...form } = await start({ ...complete, script }, { ...tls, ...login, ...times });
      const response = await answerInTime(form);
      const isTimeout = action === 'hang' || action === 'drip';
      const amidMessage = ['body', 'final'].includes(stage);
      expect(response.status).toBe(isTimeout ? 504 : amidMessage ? 502 : 503);
      expect(server.mails).toHaveLength(0);
      expect(log).toEqual([
        expect.objectContaining({
          event: stage === 'final' ? 'contact.uncertain' : failedOrUncertain,
          level: 'error',
          // The replies to RCPT and DATA are sent together, so a break at DATA can lose the reply to RCPT, too.
          cmd: stage === 'data' ? expect.stringMatching(/^(RCPT|DATA)$/) : cmd,
        }),
      ]);
      if (!amidMessage) {
        expect(log[0]).toMatchObject({ event: 'contact.failed', attempts: action === 'drip' ? 1 : 2 });
      }
      expectNothingPrivate(JSON.stringify([log, await response.json()]));
    },
  );

  it.each<[string, Script, number, number]>([
    ['defers the recipient', { rcpt: '450 4.2.1 greylisted' }, 503, 450],
    ['refuses the recipient', { rcpt: '550 5.1.1 no' }, 502, 550],
    ['refuses the sender', { mail: '553 5.1.8 no' }, 502, 553],
    ['refuses the message', { final: '554 5.7.1 spam' }, 502, 554],
  ])('%s', async (_, script, status, rc) => {
    const { server, post, log } = await start({ pipelining: true, script });
    expect((await post()).status).toBe(status);
    expect(log[0]).toMatchObject({ event: 'contact.failed', rc });
    expect(server.mails).toHaveLength(0);
  });

  it('accepts everything', async () => {
    const { server, post, log } = await start(complete, { ...tls, ...login });
    expect((await post()).status).toBe(200);
    expect(log[0]).toMatchObject({ event: 'contact.sent', attempts: 1 });
    expect(server.mails).toHaveLength(1);
  });

  it('has replies injected before TLS, all of which are ignored', async () => {
    const injected = `\r\n250-relay.localhost\r\n250 AUTH PLAIN\r\n235 fine\r\n250 fine\r\n250 fine\r\n354 go\r\n250 taken\r\n`;
    const { server, post, log } = await start(
      { starttls: true, auth: true, injected, script: { mail: '550 no' } },
      { ...tls, ...login },
    );
    expect((await post()).status).toBe(502);
    expect(log[0]).toMatchObject({ event: 'contact.failed', rc: 550, cmd: 'MAIL FROM' });
    expect(server.mails).toHaveLength(0);
  });
});
