import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settings, visitor } from '@/tests/helpers/contact';
import { hasPostfix, hasSpamassassin, type Postfix, spamScore, startPostfix } from '@/tests/helpers/postfix';
import { createEndpoint } from '@/tests/helpers/test-endpoint';

/** Sends messages to a real mail server. Skipped where Postfix is not installed or the user is not root. */

if (!hasPostfix) console.warn('Skipped: needs root and Postfix (Debian: apt-get install postfix).');
if (!hasSpamassassin)
  console.warn('Skipped: SpamAssassin is not installed (Debian: apt-get install spamassassin).');

const longTimeouts = {
  SMTP_SETUP_TIMEOUT_MS: '8000',
  SMTP_IDLE_TIMEOUT_MS: '8000',
  CONTACT_TOTAL_TIMEOUT_MS: '20000',
};

describe.skipIf(!hasPostfix)('Postfix', () => {
  let postfix: Postfix;
  beforeAll(async () => {
    postfix = await startPostfix();
  }, 60_000);
  afterAll(() => postfix?.stop());

  const cases: [string, Partial<typeof visitor>][] = [
    ['a usual message', {}],
    ['Devanagari, Hebrew and emoji', { fullName: 'आशा राव', message: 'नमस्ते 👩‍👩‍👧 שלום' }],
    ['lone dots and very long lines', { message: `.\n..\n${'long '.repeat(1900)}` }],
    ['a name with the syntax of addresses', { fullName: '"Eve" <ceo@bank.example>, x; (y)' }],
    ['an address with a local part in Devanagari', { email: 'आशा@example.org' }],
  ];
  let sent = 0;

  it.each(cases)(
    'takes and delivers %s, over TLS',
    async (_, values) => {
      const { post, log } = createEndpoint(
        settings(postfix.port, { ...longTimeouts, SMTP_REQUIRE_TLS: 'true' }),
      );
      const formValues = { ...visitor, ...values };
      const { reference } = await (await post(formValues)).json();
      expect(reference).toMatch(/^C-/);
      expect(log[0]).toMatchObject({ event: 'contact.sent', attempts: 1 });
      sent += 1;
      const raw = (await postfix.delivered(sent)).find((message) => message.includes(reference)) ?? '';
      const mail = await PostalMime.parse(Buffer.from(raw, 'latin1'));
      expect(raw).toMatch(/^Return-Path: <website@triplicate\.test>/m);
      expect(raw).toMatch(/using TLSv1\.[23]/);
      expect(mail.text).toContain(formValues.message.trimEnd());
      expect(mail.text).toContain(formValues.email);
      expect(mail.from?.address).toBe('website@triplicate.test');
    },
    40_000,
  );

  it('refuses a recipient that is not its own, and the endpoint answers with a failure', async () => {
    const { post, log } = createEndpoint(
      settings(postfix.port, { ...longTimeouts, CONTACT_TO: 'someone@elsewhere.test' }),
    );
    expect((await post()).status).toBe(502);
    expect(log[0]).toMatchObject({ event: 'contact.failed', code: 'EENVELOPE', cmd: 'RCPT TO', rc: 554 });
  }, 40_000);

  it.skipIf(!hasSpamassassin)(
    'delivers a message in which SpamAssassin finds nothing',
    async () => {
      const { post } = createEndpoint(settings(postfix.port, longTimeouts));
      const response = await post({
        ...visitor,
        message: 'Hello, I would like to know how many documents the Standard plan holds.',
      });
      const { reference } = await response.json();
      sent += 1;
      const raw = (await postfix.delivered(sent)).find((message) => message.includes(reference)) ?? '';
      const { score, rules } = spamScore(raw);
      expect(score, rules).toBeLessThanOrEqual(0);
    },
    90_000,
  );
});
