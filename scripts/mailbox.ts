import { whenOrphaned } from './lib/child';
import type { Run } from './lib/command';
import { parseCommandLine } from './lib/command-line';
import { relaySettings } from './lib/local-site';
import { startMailbox } from './lib/mailbox';
import { main } from './lib/main';
import { portFrom, requireFree } from './lib/ports';
import { box } from './lib/terminal';

/** Starts the mail catcher alone, for a site that is started separately. */
export const run: Run = async (argv, { commandText, env, out }) => {
  parseCommandLine({}, { argv, commandText });
  const port = portFrom('MAIL_PORT', 3001, env);
  await requireFree(port, { what: 'the mailbox', name: 'MAIL_PORT', commandText });
  const mailbox = await startMailbox({
    port,
    siteUrl: env.SITE_URL ?? 'http://localhost:3000',
    onMail: (mail) => out(`Message from ${mail.replyTo || mail.from}: ${mail.subject}`),
  });
  whenOrphaned(() => process.exit());
  const { SMTP_URL, CONTACT_FROM, CONTACT_TO } = relaySettings(mailbox.smtpUrl);
  const settings = Object.entries({ SMTP_URL, CONTACT_FROM, CONTACT_TO });
  out(box([`Mailbox  ${mailbox.url}`, ...settings.map(([name, value]) => `${name}=${value}`)]));
  return 0;
};

await main(import.meta.filename, run);
