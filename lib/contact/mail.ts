import type { SendMailOptions } from 'nodemailer';
import { colours } from '../colours';
import type { Env } from '../env';
import { fill } from '../fill';
import type { ContactEndpoint } from '../schema/contact-endpoint';
import { domainOf, plainAddress } from './address';
import { cleanForHeader, escapeHtml, withVisibleBidi } from './clean';
import type { ContactValues } from './rules';

export type ContactMail = {
  /** Cleaned values (`cleanValues`). */
  values: ContactValues;
  /** Context in content's words (`describeContext`); empty without context. */
  about: string;
  /** Reference shown to the visitor. */
  reference: string;
  /** Hex key of the message: equal for a repeat of the same message. */
  key: string;
};

export type MailMessages = ContactEndpoint['mail'];

export type MailSettings = Pick<Env, 'from' | 'to' | 'replyTo' | 'siteOrigin' | 'dkim'>;

const subjectLimit = 120;
const displayNameLimit = 70;

/**
 * The mail to the owner, in nodemailer's terms. The visitor controls the text, the display name and address of
 * Reply-To, and the name in the subject; nothing else:
 * - envelope and headers get objects, never strings that nodemailer would parse as address lists;
 * - an address without a plain ASCII form stays in the body only, and the visitor reads that;
 * - no file and no URL is ever read (a body such as `{path: …}` is refused before, and again here);
 * - it says that it is generated and asks for no automatic answer (RFC 3834).
 */
export function composeMail(
  mail: ContactMail,
  settings: MailSettings,
  messages: MailMessages,
): SendMailOptions {
  const { values, about, reference, key } = mail;
  const replyTo = settings.replyTo ? plainAddress(values.email) : undefined;
  const domain = domainOf(settings.from.address);
  const name = cleanForHeader(values.fullName, displayNameLimit);
  const rows: [string, string][] = [
    [messages.rows.name, withVisibleBidi(values.fullName)],
    [messages.rows.email, withVisibleBidi(values.email)],
    ...(about ? [[messages.rows.about, about] satisfies [string, string]] : []),
    [messages.rows.reference, reference],
  ];
  const sentNote = settings.siteOrigin
    ? fill(messages.sentFrom, { site: settings.siteOrigin })
    : messages.sent;
  const closing = `${sentNote} ${replyTo ? messages.reply : messages.writeTo}`;
  const message = withVisibleBidi(values.message);
  return {
    from: settings.from,
    to: settings.to.map((address) => ({ name: '', address })),
    envelope: { from: settings.from.address, to: settings.to },
    ...(replyTo && { replyTo: { name, address: replyTo } }),
    subject: subjectOf(about || messages.title, name, reference),
    text: textPart(rows, message, closing),
    html: htmlPart(messages.title, rows, message, closing),
    messageId: `<contact.${key}@${domain}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      'X-Contact-ID': reference,
      'Resend-Idempotency-Key': `contact-${key}`,
    },
    ...(settings.dkim && { dkim: settings.dkim }),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Only the name is shortened: the owner searches for the reference. */
function subjectOf(about: string, name: string, reference: string): string {
  const otherLength = `${about}:  (${reference})`.length;
  return `${about}: ${cleanForHeader(name, subjectLimit - otherLength)} (${reference})`;
}

function textPart(rows: [string, string][], message: string, closing: string): string {
  const head = rows.map(([label, value]) => `${`${label}:`.padEnd(11)}${value}`);
  return [...head, '', message, '', '-- ', closing, ''].join('\n');
}

function htmlPart(title: string, rows: [string, string][], message: string, closing: string): string {
  const head = rows
    .map(
      ([label, value]) =>
        `<tr><td style="padding:2px 16px 2px 0;color:#5c6576;vertical-align:top">${escapeHtml(label)}</td>` +
        `<td style="padding:2px 0;word-break:break-word">${escapeHtml(value)}</td></tr>`,
    )
    .join('\n');
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif;color:${colours['carbon-950']};background:${colours.bond}">
<table role="presentation" cellpadding="0" cellspacing="0" style="font-size:15px">
${head}
</table>
<div dir="auto" style="margin:20px 0;padding:16px 0;border:solid ${colours['carbon-950']};border-width:1px 0;max-width:640px;white-space:pre-wrap;word-break:break-word">${escapeHtml(message)}</div>
<p style="margin:0;font-size:13px;color:#5c6576">${escapeHtml(closing)}</p>
</body>
</html>
`;
}
