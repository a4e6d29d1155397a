/** Local mailbox: parses a mail that it received. */
import PostalMime, { type Address } from 'postal-mime';
import type { SMTPServerSession } from 'smtp-server';

/** A received message in parsed form, with its raw source. */
export type ReceivedMail = Awaited<ReturnType<typeof readMail>>;

export async function readMail(raw: Buffer, session: SMTPServerSession) {
  const mail = await PostalMime.parse(raw);
  const { mailFrom, rcptTo } = session.envelope;
  return {
    receivedAt: new Date().toISOString(),
    envelope: { from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address) },
    from: addresses(mail.from && [mail.from]),
    to: addresses(mail.to),
    replyTo: addresses(mail.replyTo),
    subject: mail.subject ?? '',
    messageId: mail.messageId ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    headers: mail.headers.map(({ key, value }) => ({ key, value })),
    raw: raw.toString('utf8'),
  };
}

function addresses(list: readonly Address[] = []): string {
  return list.map(({ name, address }) => (name ? `${name} <${address}>` : (address ?? ''))).join(', ');
}
