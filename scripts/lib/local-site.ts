import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { startContentChecker } from '../dev/content-checker-process';
import { editHandler } from '../dev/edit-server';
import { startProxy } from '../dev/proxy';
import { fonts } from '../fonts';
import {
  endChildren,
  exitCodeOf,
  nextDevArgs,
  nextStartArgs,
  runNode,
  scriptArgs,
  startNode,
  whenOrphaned,
} from './child';
import { type Content, contentState, followContent } from './content-watch';
import { type Mailbox, startMailbox } from './mailbox';
import { freePorts, hostFrom, isFree, networkUrls, portFrom, requireFree } from './ports';
import type { ReceivedMail } from './received-mail';
import { box, fail } from './terminal';

/** Hosts reachable as `localhost`, which browsers trust like https. */
const localHosts = new Set(['127.0.0.1', 'localhost', '0.0.0.0', '::']);

type Options = {
  /** `start` serves the production build, `dev` serves with hot reload. */
  serve: 'start' | 'dev';
  /** Whether to build first. */
  build?: boolean;
  /** What `dev` generates once it knows that content has no mistake. */
  prepare?: () => Promise<unknown>;
  /** The command as typed, for messages. */
  commandText: string;
};

/**
 * Runs the site and a mail catcher side by side until Ctrl-C; no message leaves this machine. Both listen on
 * this machine only, except for the site if HOSTNAME is set.
 *
 * @returns the exit code of a build that failed, or 0 once both serve
 */
export async function runLocalSite({ serve, build = false, prepare, commandText }: Options): Promise<number> {
  const port = portFrom('PORT', 3000);
  const mailPort = portFrom('MAIL_PORT', port + 1);
  const loopback = '127.0.0.1';
  const host = hostFrom() ?? loopback;
  await requireFree(port, { what: 'the site', name: 'PORT', commandText, host });
  await requireFree(mailPort, { what: 'the mailbox', name: 'MAIL_PORT', commandText, host: loopback });

  const url = `http://${localHosts.has(host) ? 'localhost' : host}:${port}`;
  const SITE_URL = process.env.SITE_URL || url;
  const network = networkUrls(host, port);

  let mailbox: Mailbox | undefined;
  let site: ChildProcess | undefined;
  // The site may still be writing its cache, so this waits for its end, but three seconds at most: the site would wait for open connections.
  const stop = async () => {
    site = undefined;
    await Promise.allSettled([mailbox?.close(), endChildren(3000)]);
    process.exit(0);
  };
  // Every signal, not the first alone: npm and a shell may each send one, and the second must not end this command
  // before its servers.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
  whenOrphaned(stop);

  const code = build ? await runNode(scriptArgs('build.ts'), { env: { SITE_URL } }) : 0;
  if (code !== 0) return code;
  const checker = serve === 'dev' ? startContentChecker() : undefined;
  const content = checker && (await contentState(checker.check));
  if (content && 'mistakes' in content) {
    checker?.end();
    fail(content.mistakes.trim());
  }
  if (content?.warnings) console.error(content.warnings);
  if (content) await Promise.all([fonts(), prepare?.()]);

  const openMailbox = await startMailbox({ port: mailPort, siteUrl: url, onMail: announce });
  mailbox = openMailbox;
  // In development Next listens behind the proxy of scripts/dev; its own port is internal.
  const nextPort = content ? await freePorts(port + 20, 1) : port;
  let isHeldBack = false;
  const queued: (() => void)[] = [];
  if (content)
    console.log(
      'Next serves the pages. What it lists as experiments are settings that next.config.ts explains.\n',
    );
  site = startSite();
  await untilAnswered(`http://127.0.0.1:${nextPort}`);
  if (checker && content) {
    const followed = holdBackOutput(followContent(checker.check, content, restart));
    await startProxy({ host, port, nextPort, content: followed, answerLocally: editHandler(followed) });
  }

  console.log(
    `\n${box([`Site     ${url}`, ...network.map((address) => `Network  ${address}   from other devices`), `Mailbox  ${openMailbox.url}   messages sent with the form arrive here`, '', 'Ctrl-C ends both.'])}\n`,
  );
  return 0;

  function startSite(): ChildProcess {
    const env = { SITE_URL, DEV_HOSTS: hostsOf(network), ...relaySettings(openMailbox.smtpUrl) };
    const child = content
      ? startNode(nextDevArgs('-H', '127.0.0.1', '-p', String(nextPort)), {
          env: { ...env, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}) },
          stdio: 'pipe',
        })
      : startNode(nextStartArgs('-H', host, '-p', String(port)), { env });
    child.stdout?.on('data', (chunk) => onNextOutput(chunk, process.stdout));
    child.stderr?.on('data', (chunk) => onNextOutput(chunk, process.stderr));
    exitCodeOf(child).then((code) => child === site && process.exit(code));
    return child;
  }

  /** Next reads the list of addresses, including redirects, only at start. */
  async function restart(): Promise<void> {
    console.log(
      '\nA page came, went or got another address. The site starts again, which takes a few seconds.\n',
    );
    const oldSite = site;
    site = undefined;
    if (oldSite) {
      const ended = exitCodeOf(oldSite);
      oldSite.kill('SIGTERM');
      await ended;
    }
    while (!(await isFree(nextPort, loopback))) await wait(100);
    site = startSite();
    await untilAnswered(`http://127.0.0.1:${nextPort}`);
  }

  /**
   * Holds back Next's output from a save until the check has finished, and while content has a mistake: it
   * would repeat the mistake for each open page, in its own words. Held output is dropped once corrected.
   */
  function holdBackOutput(followed: Content): Content {
    followed.onSave(() => (isHeldBack = true));
    followed.onChange(() => {
      isHeldBack = followed.mistakes() !== undefined;
      if (!isHeldBack) for (const print of queued) print();
      queued.length = 0;
    });
    return followed;
  }

  function onNextOutput(chunk: Buffer, stream: NodeJS.WriteStream): void {
    // Hides Next's internal address.
    const text = String(chunk).replace(/^.*- (Local|Network): .*\n/gm, '');
    if (isHeldBack) queued.push(() => stream.write(text));
    else stream.write(text);
  }

  function announce(mail: ReceivedMail): void {
    console.log(`✉ Message from ${mail.replyTo || mail.from}: ${mail.subject}  → ${openMailbox.url}`);
  }
}

/** Points the contact endpoint at the mail catcher, clearing settings of a real relay or Redis. */
export function relaySettings(smtpUrl: string): Record<string, string> {
  return {
    SMTP_URL: smtpUrl,
    SMTP_HOST: '',
    SMTP_PORT: '',
    SMTP_USER: '',
    SMTP_PASS: '',
    SMTP_SECURE: '',
    SMTP_REQUIRE_TLS: '',
    SMTP_FALLBACK_URL: '',
    REDIS_URL: '',
    CONTACT_FROM: 'website@localhost.example',
    CONTACT_TO: 'inbox@localhost.example',
  };
}

const hostsOf = (urls: readonly string[]) => urls.map((address) => new URL(address).hostname).join(' ');

async function untilAnswered(url: string): Promise<void> {
  while (!(await fetch(url, { redirect: 'manual' }).catch(() => undefined))) await wait(150);
}
