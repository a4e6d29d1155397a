import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isInstalled } from 'engines/testing/programs';
import { testCertificate, testKey } from './certificate';
import { freePort } from './free-port';

/** Whether tests can start a Postfix of their own: this needs its programs and, to change users, root. */
export const hasPostfix = process.getuid?.() === 0 && isInstalled('postfix');
export const hasSpamassassin = isInstalled('spamassassin');

export type Postfix = Awaited<ReturnType<typeof startPostfix>>;

/**
 * Starts a Postfix of its own in a temporary folder: it takes mail for triplicate.test on a free port, offers STARTTLS
 * with the tests' certificate, and delivers into a maildir. The machine's own Postfix is left alone.
 */
export async function startPostfix() {
  const home = mkdtempSync(join(tmpdir(), 'postfix-'));
  chmodSync(home, 0o755);
  const port = await freePort();
  for (const folder of ['config', 'queue', 'data', 'mail']) mkdirSync(join(home, folder));
  execFileSync('chown', ['postfix', join(home, 'data'), join(home, 'mail')]);
  cpSync('/etc/postfix/postfix-files', join(home, 'config/postfix-files'));
  writeFileSync(join(home, 'tls.pem'), `${testKey}${testCertificate}`, { mode: 0o600 });
  writeFileSync(join(home, 'config/main.cf'), mainCf(home));
  writeFileSync(join(home, 'config/master.cf'), masterCf(port));
  const postfix = (command: string) =>
    execFileSync('postfix', ['-c', join(home, 'config'), command], { stdio: 'ignore', timeout: 60_000 });
  postfix('start');

  const inbox = join(home, 'mail/inbox/new');
  const read = () => {
    try {
      return readdirSync(inbox)
        .sort()
        .map((file) => readFileSync(join(inbox, file), 'latin1'));
    } catch {
      return [];
    }
  };
  return {
    port,
    /** Waits for the n-th delivered message and returns all, raw. */
    delivered: async (n: number) => {
      for (let tries = 0; read().length < n && tries < 200; tries++) await wait(50);
      return read();
    },
    stop: () => {
      postfix('abort');
      rmSync(home, { recursive: true, force: true });
    },
  };
}

function mainCf(home: string): string {
  return `compatibility_level = 3.6
queue_directory = ${home}/queue
data_directory = ${home}/data
command_directory = /usr/sbin
daemon_directory = /usr/lib/postfix/sbin
mail_owner = postfix
setgid_group = postdrop
maillog_file = ${home}/maillog
maillog_file_prefixes = ${home}
inet_interfaces = 127.0.0.1
inet_protocols = ipv4
myhostname = relay.localhost
mydestination =
mynetworks = 127.0.0.0/8
virtual_mailbox_domains = triplicate.test
virtual_mailbox_base = ${home}/mail
virtual_mailbox_maps = static:inbox/
virtual_uid_maps = static:${uid('postfix')}
virtual_gid_maps = static:${uid('postfix')}
virtual_minimum_uid = 1
smtpd_tls_security_level = may
smtpd_tls_received_header = yes
smtpd_tls_chain_files = ${home}/tls.pem
smtpd_recipient_restrictions = reject_unauth_destination
alias_maps =
`;
}

function masterCf(port: number): string {
  return `127.0.0.1:${port} inet n - n - - smtpd
pickup unix n - n 60 1 pickup
cleanup unix n - n - 0 cleanup
qmgr unix n - n 300 1 qmgr
rewrite unix - - n - - trivial-rewrite
bounce unix - - n - 0 bounce
defer unix - - n - 0 bounce
trace unix - - n - 0 bounce
verify unix - - n - 1 verify
error unix - - n - - error
retry unix - - n - - error
virtual unix - n n - - virtual
tlsmgr unix - - n 1000? 1 tlsmgr
anvil unix - - n - 1 anvil
proxymap unix - - n - - proxymap
postlog unix-dgram n - n - 1 postlogd
`;
}

function uid(user: string): string {
  return execFileSync('id', ['-u', user]).toString().trim();
}

/** Score that SpamAssassin gives a message without network tests, and the rules that matched. */
export function spamScore(message: string): { score: number; rules: string } {
  const report = execFileSync('spamassassin', ['-L', '-t'], {
    input: Buffer.from(message, 'latin1'),
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: 60_000,
  }).toString('latin1');
  const status = /X-Spam-Status:([\s\S]*?)\n(?!\s)/.exec(report)?.[1] ?? '';
  return {
    score: Number(/score=(-?[\d.]+)/.exec(status)?.[1]),
    rules: /tests=([\s\S]*?)(?:autolearn|$)/.exec(status)?.[1]?.replace(/\s/g, '') ?? '',
  };
}
