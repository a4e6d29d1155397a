import fc from 'fast-check';
import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { contactEndpoint } from '@/content/contact-endpoint';
import { isPlainAddress } from '@/lib/contact/address';
import { cleanValues, withVisibleBidi } from '@/lib/contact/clean';
import { composeMail } from '@/lib/contact/mail';
import { messageKey, referenceOf } from '@/lib/contact/repeats';
import { checkContact } from '@/lib/contact/rules';

/** Whatever a visitor types, the site alone decides who gets the mail and which headers it has, and the text arrives. */

const settings = {
  from: { name: 'Triplicate website', address: 'website@triplicate.test' },
  to: ['inbox@triplicate.test', 'sales@triplicate.test'],
  replyTo: true,
  siteOrigin: 'https://www.triplicate.test',
};

const messages = contactEndpoint.mail;

const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

async function build(formValues: { fullName: string; email: string; message: string }) {
  const values = cleanValues(formValues);
  const key = messageKey('draft', values, {});
  const mail = composeMail({ values, about: '', reference: referenceOf(key), key }, settings, messages);
  const info = await transport.sendMail(mail);
  const raw = info.message as unknown as Buffer;
  return { values, raw: raw.toString('latin1'), envelope: info.envelope, mail: await PostalMime.parse(raw) };
}

const nasty = fc.constantFrom(
  ...'\n\r\t\u0000\u0085\u2028\u202e ,;:<>"\\@()',
  '\r\n',
  '=?utf-8?B?',
  '=?utf-8?Q?=0D=0ABcc:_a@b.c?=',
  '?=',
  'Bcc: v@evil.test',
  '\r\n.\r\n',
  '\ud83d',
  '\udc00',
  '😀',
  '👩‍👩‍👧',
  'नमस्ते',
  'שלום',
  '--',
  '%0d%0a',
  '\u0024{x}',
  '{{x}}',
  '<script>',
);
const text = (maxLength: number) =>
  fc
    .array(fc.oneof(nasty, fc.string({ unit: 'binary', maxLength: 12 }), fc.string({ maxLength: 12 })), {
      maxLength: 40,
    })
    .map((parts) => parts.join('').slice(0, maxLength));
const email = fc.oneof(
  fc.emailAddress(),
  fc
    .tuple(text(30), text(30), text(10))
    .map(([local, host, domain]) => `${local}@${host}.${domain}`.replace(/\s/g, '')),
);

/** Names of people who try to write to others or to pose as somebody. */
const attackNames = [
  'Eve\r\nBcc: victim@evil.example',
  'Eve\nX-Evil: 1',
  'Eve\r\n\r\n<script>',
  'Eve\u0000\u0007\u009f',
  'Eve <ceo@bank.example>, x',
  '"Eve" <ceo@bank.example>',
  '=?utf-8?Q?Eve=0D=0ABcc:_victim@evil.example?=',
  '\u202eevE\u2066',
  '\ud800Eve',
  'E'.repeat(200),
  '😀'.repeat(100),
];

const expectedHeaders = (
  'auto-submitted content-type date from message-id mime-version resend-idempotency-key subject to ' +
  'x-auto-response-suppress x-contact-id'
).split(' ');

describe('composeMail', () => {
  it('lets no input reach a recipient, another header or a second mailbox, and loses no text', async () => {
    await fc.assert(
      fc.asyncProperty(text(200), email, text(2000), async (fullName, address, message) => {
        const formValues = { fullName, email: address, message };
        fc.pre(
          checkContact(cleanValues(formValues)) === null && !/\p{Cc}/u.test(address) && address.length <= 254,
        );
        const { values, raw, envelope, mail } = await build(formValues);

        expect(envelope).toEqual({ from: settings.from.address, to: settings.to });
        const replyTo = isPlainAddress(values.email);
        expect([...new Set(mail.headers.map(({ key }) => key))].sort()).toEqual(
          [...expectedHeaders, ...(replyTo ? ['reply-to'] : [])].sort(),
        );
        expect(mail.headers).toHaveLength(expectedHeaders.length + (replyTo ? 1 : 0));
        expect(mail.from?.address).toBe(settings.from.address);
        expect(mail.to?.map((mailbox) => mailbox.address)).toEqual(settings.to);
        expect(mail.replyTo?.map((mailbox) => mailbox.address) ?? []).toEqual(replyTo ? [values.email] : []);
        // biome-ignore lint/suspicious/noControlCharactersInRegex: a subject must have none
        expect(mail.subject).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/);
        expect(mail.subject).toMatch(/\(C-[0-9A-Z]{4}-[0-9A-Z]{4}\)$/);
        expect((mail.subject ?? '').length).toBeLessThanOrEqual(120);
        expect(raw, 'needs neither 8BITMIME nor SMTPUTF8').not.toMatch(/[\u0080-\u00ff]/);
        expect(raw.split('\r\n').every((line) => line.length <= 998 && !/[\r\n]/.test(line))).toBe(true);

        expect(mail.text).toContain(`\n\n${withVisibleBidi(values.message)}\n\n-- \n`);
        expect(
          mail.html?.match(/<(?!\/?(html|head|meta|title|body|table|tbody|tr|td|div|p)\b|!doctype)/gi),
        ).toBeNull();
        expect(mail.attachments).toEqual([]);
      }),
      {
        numRuns: 300,
        seed: 20251120,
        examples: attackNames.map((name) => [name, 'eve@mail.example', 'Hello']),
      },
    );
  }, 60_000);

  it('names the reference in the subject however long the plan and the name are', () => {
    const values = { fullName: 'N'.repeat(200), email: 'a@b.example', message: 'x' };
    const about = 'Restoring deleted files, Enterprise plan, auto-renewal on';
    const { subject } = composeMail(
      { values, about, reference: 'C-7KQ2-M9XD', key: 'k' },
      settings,
      messages,
    );
    expect(subject).toMatch(
      /^Restoring deleted files, Enterprise plan, auto-renewal on: N+… \(C-7KQ2-M9XD\)$/,
    );
    expect(subject?.length).toBeLessThanOrEqual(120);
  });

  it('gets a message without control characters unchanged from cleanValues', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 500 }), (message) => {
        fc.pre(!/[\p{Cc}\r]/u.test(message));
        expect(cleanValues({ fullName: 'a', email: 'b', message }).message).toBe(message);
      }),
      { seed: 20251120 },
    );
  });

  it('makes the transport read neither files nor URLs, even for values that are not strings', async () => {
    const values = { fullName: 'a', email: 'a@b.co', message: 'x' };
    const mail = composeMail({ values, about: '', reference: 'C-0000-0000', key: 'k' }, settings, messages);
    await expect(transport.sendMail({ ...mail, text: { path: '/etc/hostname' } } as never)).rejects.toThrow();
  });

  it('signs with DKIM where that is set up', async () => {
    const { generateKeyPairSync } = await import('node:crypto');
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 1024 });
    const dkim = {
      domainName: 'triplicate.test',
      keySelector: 'mail',
      privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    };
    const values = { fullName: 'a', email: 'a@b.co', message: 'x' };
    const info = await transport.sendMail(
      composeMail({ values, about: '', reference: 'C-0000-0000', key: 'k' }, { ...settings, dkim }, messages),
    );
    expect(String(info.message)).toMatch(/^DKIM-Signature: .*d=triplicate\.test/m);
  });
});

describe('referenceOf', () => {
  it('is the same for the same key, short, and without letters that are easily confused', () => {
    const key = messageKey('d', { fullName: 'a', email: 'b', message: 'c' }, {});
    expect(referenceOf(key)).toBe(referenceOf(key));
    expect(referenceOf(key)).toMatch(/^C-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
  });
});
