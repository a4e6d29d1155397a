import { describe, expect, it } from 'vitest';
import { escapeHtml } from '@/lib/contact/clean';
import { settings, visitor } from '@/tests/helpers/contact';
import { lastMail, oneMailServer } from '@/tests/helpers/mail-servers';
import { otherPlan } from '@/tests/helpers/plans';
import { createEndpoint } from '@/tests/helpers/test-endpoint';
import { trialFrom } from '@/tests/helpers/trial';

/** Tests the text and the headers of the mail to the site. */

const server = await oneMailServer();

describe('the message', () => {
  async function mailOf(
    values: Partial<typeof visitor> & { context?: string },
    env: Record<string, string> = {},
  ) {
    const { post } = createEndpoint(settings(server.port, env));
    const response = await post({ ...visitor, ...values });
    expect(response.status).toBe(200);
    return { ...(await lastMail(server)), reference: (await response.json()).reference as string };
  }
  const header = (mail: { headers: { key: string; value: string }[] }, key: string) =>
    mail.headers.filter((header) => header.key === key).map(({ value }) => value);

  it.each([
    ['a feature', /^\/feature\d/],
    ['a use case', /^\/usecase\d/],
    ['a tool', /^\/toolsdetails\/./],
    ['the prices', /^\/pricing$/],
  ])(
    'that asks for the trial names in its subject the trial and the page that the visitor came from: %s',
    async (_, page) => {
      const { trial, about } = trialFrom(page);
      const mail = await mailOf({ context: `trial=${trial}` });
      expect(mail.subject).toBe(`${about}: ${visitor.fullName} (${mail.reference})`);
      expect(mail.text).toContain(about);
      expect(mail.html).toContain(escapeHtml(about));
    },
  );

  it('comes from the site, has the visitor as Reply-To and contains the reference', async () => {
    const mail = await mailOf({ context: `plan=${otherPlan.slug}&billing=yearly&renew=on` });
    expect(mail.from).toMatchObject({ name: 'Triplicate website', address: 'website@triplicate.test' });
    expect(mail.to).toMatchObject([{ address: 'inbox@triplicate.test' }]);
    expect(mail.replyTo).toMatchObject([{ name: visitor.fullName, address: visitor.email }]);
    expect(mail.subject).toBe(
      `${otherPlan.name} plan, billed yearly, auto-renewal on: ${visitor.fullName} (${mail.reference})`,
    );
    for (const part of [
      visitor.fullName,
      visitor.email,
      mail.reference,
      `${otherPlan.name} plan, billed yearly`,
      'https://www.triplicate.test',
    ]) {
      expect(mail.text).toContain(part);
      expect(mail.html).toContain(part);
    }
    expect(mail.text).toContain(visitor.message);
    expect(mail.messageId).toMatch(/^<contact\.[0-9a-f]{64}@triplicate\.test>$/);
    expect(header(mail, 'auto-submitted')).toEqual(['auto-generated']);
    expect(header(mail, 'x-auto-response-suppress')).toEqual(['All']);
    expect(header(mail, 'resend-idempotency-key')).toHaveLength(1);
    expect(mail.attachments).toEqual([]);
  });

  it.each([
    'a@b.c,d@e.f',
    '<a@b.c>',
    '"x"@y.z',
    'group:a@b.c;',
    'आशा@example.org',
    `${'l'.repeat(65)}@example.org`,
  ])('has the address %s in its text, but not as Reply-To', async (email) => {
    const mail = await mailOf({ email });
    expect(mail.replyTo).toBeUndefined();
    expect(mail.text).toContain(email);
    expect(mail.text).toContain('write to the address above');
  });

  it('has no Reply-To with CONTACT_REPLY_TO=off', async () => {
    expect((await mailOf({}, { CONTACT_REPLY_TO: 'off' })).replyTo).toBeUndefined();
  });

  it('shows HTML as it was typed', async () => {
    const message = '<img src=x onerror=alert(1)> & "quoted"';
    const mail = await mailOf({ message });
    expect(mail.text).toContain(message);
    expect(mail.html).not.toContain('<img');
    expect(mail.html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;quoted&quot;');
  });

  it('spells out characters that change the reading order, and keeps emoji, Devanagari and joiners', async () => {
    const mail = await mailOf({ message: 'a\u202eb \u2066c नमस्ते 👩‍👩‍👧 \u200fשלום' });
    expect(mail.text).toContain('a[U+202E]b [U+2066]c नमस्ते 👩‍👩‍👧 \u200fשלום');
  });

  it('keeps line breaks, tabs, leading dots and very long lines', async () => {
    const message = `.\n..\n\tindented\r\nnext\rlast\n${'long '.repeat(500)}end`;
    const mail = await mailOf({ message });
    expect(mail.text).toContain(message.replace('\r\n', '\n').replace('\r', '\n'));
  });

  it('is sent to the site only: no mail goes to the visitor', async () => {
    await mailOf({});
    expect(server.mails.flatMap(({ to }) => to)).toEqual(['inbox@triplicate.test']);
  });
});
