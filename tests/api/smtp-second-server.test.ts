import { describe, expect } from 'vitest';
import { settings } from '@/tests/helpers/contact';
import { mailServerStarter } from '@/tests/helpers/mail-servers';
import type { Action, Script } from '@/tests/helpers/smtp';
import { it, timesFor } from '@/tests/helpers/smtp-faults';
import { createEndpoint } from '@/tests/helpers/test-endpoint';

const start = mailServerStarter();

/** The endpoint with a first mail server that follows `script` and a second one that follows `secondScript`. */
async function startBoth(script: Script, secondScript: Script = {}) {
  const [first, second] = [await start({ script }), await start({ script: secondScript })];
  const SMTP_FALLBACK_URL = `smtp://127.0.0.1:${second.port}`;
  const timeouts = { CONTACT_TOTAL_TIMEOUT_MS: '8000', ...timesFor(script) };
  return { first, second, ...createEndpoint(settings(first.port, { ...timeouts, SMTP_FALLBACK_URL })) };
}

describe('with a second server', () => {
  const notAccepted: [string, Script][] = [
    ['is not reached', { greeting: 'reset' }],
    ['never greets', { greeting: 'hang' }],
    ['is no mail server', { greeting: '250 hello' }],
    ['refuses the sender for good', { mail: '553 5.1.8 no' }],
    ['defers the recipient', { rcpt: '450 later' }],
    ['refuses the message for good', { final: '554 5.7.1 spam' }],
    ['answers the message with 421', { final: '421 bye' }],
  ];
  it.each(notAccepted)('the message goes there when the first %s', async (_, script) => {
    const { first, second, post, log } = await startBoth(script);
    expect((await post()).status).toBe(200);
    expect([first.mails.length, second.mails.length]).toEqual([0, 1]);
    expect(log[0]).toMatchObject({ event: 'contact.sent', attempts: 2, relay: 'fallback' });
  });

  const maybeAccepted: Action[] = ['close', 'reset', 'hang', 'keep:close', 'keep:reset', 'keep:hang'];
  it.each(maybeAccepted)(
    'the message does not go there when the first may have accepted it (%s after the dot)',
    async (final) => {
      const { second, post, log } = await startBoth({ final });
      expect([502, 504]).toContain((await post()).status);
      expect(second.connections()).toBe(0);
      expect(log[0]).toMatchObject({ event: 'contact.uncertain', attempts: 1 });
    },
  );

  it('the message does not go there when the first answers DATA with 250 and refuses the lines of the message', async () => {
    const { second, post, log } = await startBoth({ data: '250 2.0.0 taken', unknown: '500 5.5.2 what' });
    expect((await post()).status).toBe(502);
    expect(second.connections()).toBe(0);
    expect(log[0]).toMatchObject({ event: 'contact.uncertain', attempts: 1 });
  });

  it('the endpoint reports a failure when both refuse', async () => {
    const { first, second, post } = await startBoth({ rcpt: '550 no' }, { rcpt: '550 no' });
    expect((await post()).status).toBe(502);
    expect(first.mails.length + second.mails.length).toBe(0);
  });
});
