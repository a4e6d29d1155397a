import { whenOrphaned } from './lib/child';
import { commandLine } from './lib/command-line';
import { relay } from './lib/local-site';
import { startMailbox } from './lib/mailbox';
import { portFrom, requireFree } from './lib/ports';
import { box } from './lib/terminal';

/** The mail catcher alone, for a site started separately. */

commandLine({});
const port = portFrom('MAIL_PORT', 3001);
await requireFree(port, 'the mailbox', 'MAIL_PORT');
const mailbox = await startMailbox({
  port,
  siteUrl: process.env.SITE_URL ?? 'http://localhost:3000',
  onMail: (mail) => console.log(`Message from ${mail.replyTo || mail.from}: ${mail.subject}`),
});
whenOrphaned(() => process.exit());
const { SMTP_URL, CONTACT_FROM, CONTACT_TO } = relay(mailbox.smtpUrl);
const settings = Object.entries({ SMTP_URL, CONTACT_FROM, CONTACT_TO });
console.log(box([`Mailbox  ${mailbox.url}`, ...settings.map(([name, value]) => `${name}=${value}`)]));
