import { ended, next, runNode, script, startNode, stopChildren } from './child';
import { type ReceivedMail, startMailbox } from './mailbox';
import { hostFrom, networkUrls, portFrom, requireFree } from './ports';
import { box } from './terminal';

/** Hosts under which `localhost` answers, which is what browsers trust like https. */
const everywhere = new Set(['127.0.0.1', 'localhost', '0.0.0.0', '::']);

type Options = {
  /** `start` serves the production build, `dev` serves with hot reload. */
  serve: 'start' | 'dev';
  /** Build first. */
  build?: boolean;
};

/**
 * Runs the site and a mail catcher side by side until Ctrl-C; no message leaves this machine. Nobody else reaches
 * either of them, but for the site when HOSTNAME says so.
 */
export async function runLocalSite({ serve, build = false }: Options): Promise<void> {
  const port = portFrom('PORT', 3000);
  const mailPort = portFrom('MAIL_PORT', port + 1);
  await requireFree(port, 'the site', 'PORT');
  await requireFree(mailPort, 'the mailbox', 'MAIL_PORT');

  const host = hostFrom() ?? '127.0.0.1';
  const url = `http://${everywhere.has(host) ? 'localhost' : host}:${port}`;
  const SITE_URL = process.env.SITE_URL || url;
  if (build) await must(runNode(script('build.ts'), { env: { SITE_URL } }));
  else if (serve === 'dev') await must(runNode(script('check-content.ts')));

  const mailbox = await startMailbox({ port: mailPort, siteUrl: url, onMail: announce });
  const site = startNode(next(serve, '-H', host, '-p', String(port)), {
    env: { SITE_URL, ...relay(mailbox.smtpUrl) },
  });

  const stop = () => {
    stopChildren();
    mailbox.close().finally(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  ended(site).then((code) => process.exit(code));

  await answers(url);
  const network = networkUrls(host, port).map((address) => `Network  ${address}   from other devices`);
  console.log(
    `\n${box([`Site     ${url}`, ...network, `Mailbox  ${mailbox.url}   messages sent with the form arrive here`, '', 'Ctrl-C ends both.'])}\n`,
  );

  function announce(mail: ReceivedMail): void {
    console.log(`✉ Message from ${mail.replyTo || mail.from}: ${mail.subject}  → ${mailbox.url}`);
  }
}

/** Points the contact endpoint at the mail catcher; settings of a real relay are emptied, whoever set them. */
export function relay(smtpUrl: string): Record<string, string> {
  return {
    SMTP_URL: smtpUrl,
    SMTP_HOST: '',
    SMTP_PORT: '',
    SMTP_USER: '',
    SMTP_PASS: '',
    SMTP_SECURE: '',
    SMTP_REQUIRE_TLS: '',
    SMTP_FALLBACK_URL: '',
    CONTACT_FROM: 'website@localhost.example',
    CONTACT_TO: 'inbox@localhost.example',
  };
}

async function must(run: Promise<number>): Promise<void> {
  const code = await run;
  if (code !== 0) process.exit(code);
}

async function answers(url: string): Promise<void> {
  for (;;) {
    const ready = await fetch(url, { redirect: 'manual' }).then(
      () => true,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
}
