import { checkRelay } from '../../lib/contact/health';
import { type Env, isLoopback, type Relay, readEnv } from '../../lib/env';
import type { Io } from '../lib/command';
import { misspeltSettings, settingsNotes } from '../lib/settings-notes';
import { type AddressSetting, hint } from './hints';
import { sendTestMessage } from './test-message';

/** What the doctor does besides checking settings and connections. */
type Task = { send: boolean; wait: number };

/** Options of the command for `parseCommandLine`. */
export const taskOptions = { send: { type: 'boolean' }, wait: { type: 'string' } } as const;

/**
 * @param values values of the options `--send` and `--wait=SECONDS`
 * @returns the task, or why it is invalid
 */
export function taskOf({ send = false, wait }: { send?: boolean; wait?: string }): Task | string {
  if (wait === undefined) return { send, wait: 0 };
  if (!/^\d{1,6}$/.test(wait))
    return `--wait must be a number of seconds, like --wait=120. Found: "${wait}".`;
  if (!send) return '--wait is for a test message: --send --wait=120.';
  return { send: true, wait: Number(wait) };
}

/**
 * Validates the settings of this process like the production server, lists all faults and every name that
 * looks like a misspelt setting, connects to the mail servers and Redis and logs in.
 *
 * @param send also sends a test message to CONTACT_TO
 * @param wait seconds for which a test message is retried while the mail server is busy or unreachable
 * @param command the command, printed before `--send`
 * @returns 0, or 1 if anything is wrong
 */
export async function examine({ send, wait }: Task, command: string, { env, out }: Io): Promise<number> {
  const result = readEnv(env);
  const report = findings(out);
  for (const { name, problem } of misspeltSettings(Object.keys(env))) report.note(name, problem);
  for (const line of settingsNotes(env)) out(`! ${line}`);
  if (result.ok) {
    report.good('Settings', 'valid');
    const addressSetting: AddressSetting = env.SMTP_URL ? 'SMTP_URL' : 'SMTP_HOST';
    // With `wait` the connections are not checked: servers may be busy, and the test message is retried.
    if (!wait) {
      if (env.SMTP_URL && env.SMTP_HOST) report.note('SMTP_HOST', 'is not used, because SMTP_URL is set');
      await checkConnections(result.env, addressSetting, report);
    }
    if (send) await sendTest(result.env, wait, addressSetting, report);
    else if (report.healthy()) out(`\nTo send a test message to CONTACT_TO: ${command} --send`);
  } else {
    for (const { setting, problem } of result.faults) report.bad(setting, problem);
    out(
      '\nCorrect these in .env.local or where the service has its settings; docs/contact.md explains them. Nothing was connected.',
    );
  }
  return report.healthy() ? 0 : 1;
}

type Findings = ReturnType<typeof findings>;

/** Prints findings, and records whether one of them is a fault. */
function findings(out: Io['out']) {
  let healthy = true;
  return {
    healthy: () => healthy,
    good: (name: string, text: string) => out(`✓ ${name} ${text}.`),
    note: (name: string, text: string) => out(`! ${name} ${text}.`),
    bad(name: string, text: string) {
      healthy = false;
      out(`✗ ${name} ${text.replace(/[.?]$/, '')}${text.endsWith('?') ? '?' : '.'}`);
    },
  };
}

async function checkConnections(env: Env, addressSetting: AddressSetting, report: Findings): Promise<void> {
  if (!env.siteOrigin) report.note('SITE_URL', 'is not set: the build needs it');
  await checkMailServer('Mail server', env.relay, env, addressSetting, report);
  if (env.fallback)
    await checkMailServer('Second mail server', env.fallback, env, 'SMTP_FALLBACK_URL', report);
  if (env.redisUrl) await checkRedis(env, env.redisUrl, report);
}

async function checkMailServer(
  name: string,
  relay: Relay,
  env: Env,
  addressSetting: AddressSetting,
  report: Findings,
): Promise<void> {
  const address = `${relay.host}:${relay.port}`;
  const check = await checkRelay(relay, env);
  if (!check.ok) {
    report.bad(
      name,
      `${address} fails: ${check.rc ?? ''} ${check.code}. ${hint(check.code, check.rc, addressSetting, relay)}`.replace(
        '  ',
        ' ',
      ),
    );
    return;
  }
  const tls = relay.secure ? 'TLS' : relay.requireTls ? 'STARTTLS' : 'no TLS required';
  report.good(name, `${address} answers (${tls}, ${relay.auth ? 'logged in' : 'no login'})`);
  if (!relay.requireTls && !relay.secure && !isLoopback(relay.host)) {
    report.note(name, 'may be used without TLS: messages can be read on the way');
  }
}

async function checkRedis(env: Env, url: string, report: Findings): Promise<void> {
  const { sharedStores } = await import('../../lib/contact/shared-stores');
  const stores = await sharedStores(env, url);
  if (stores.unavailable())
    report.bad('REDIS_URL', 'does not answer: limits and repeats are counted in each process alone');
  else report.good('Redis', 'answers');
  await stores.close();
}

async function sendTest(
  env: Env,
  wait: number,
  mainSetting: AddressSetting,
  report: Findings,
): Promise<void> {
  const { reference, delivery } = await sendTestMessage(env, wait);
  if (!delivery.ok) {
    const { fault, rc, cmd, relay } = delivery;
    const code = delivery.cause ?? delivery.code;
    const [from, server] =
      relay === 'fallback' && env.fallback
        ? (['SMTP_FALLBACK_URL', env.fallback] as const)
        : ([mainSetting, env.relay] as const);
    report.bad(
      'Test message',
      `${fault}: ${[rc, code, cmd].filter(Boolean).join(' ')} at ${server.host}:${server.port}. ${hint(code ?? '', rc, from, server)}`,
    );
    return;
  }
  report.good(
    'Test message',
    `${reference} was taken by the mail server. Look in the inbox and the spam folder`,
  );
  if (delivery.refused) report.bad('CONTACT_TO', `${delivery.refused} of its addresses were refused`);
}
