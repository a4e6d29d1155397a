import { randomUUID } from 'node:crypto';
import nextEnv from '@next/env';
import { domainOf } from '../lib/contact/address';
import { deliver } from '../lib/contact/deliver';
import { checkRelay } from '../lib/contact/health';
import { composeMail } from '../lib/contact/mail';
import { messageKey, referenceOf } from '../lib/contact/repeats';
import { type Env, isLoopback, type Relay, readEnv } from '../lib/env';
import { type AddressSetting, hint } from './lib/doctor-hints';
import { misspeltSettings } from './lib/misspelt-settings';
import { root } from './lib/paths';

/**
 * `npm run doctor`: reads the settings as the production server does, lists every fault at once, and every name that
 * looks like a misspelt setting, connects to the mail servers and Redis and logs in. `-- --send` also sends a test
 * message to CONTACT_TO. Ends with 1 if anything is wrong.
 */

nextEnv.loadEnvConfig(root, false, { info: () => undefined, error: console.error });
const send = process.argv.includes('--send');
let healthy = true;

const result = readEnv();
for (const { name, problem } of misspeltSettings(Object.keys(process.env))) note(name, problem);
if (result.ok) {
  good('Settings', 'valid');
  await examine(result.env);
} else {
  for (const { setting, problem } of result.faults) bad(setting, problem);
  console.log(
    '\nCorrect these in .env.local or at your host; docs/contact.md explains them. Nothing was connected.',
  );
}
process.exitCode = healthy ? 0 : 1;

async function examine(env: Env): Promise<void> {
  if (process.env.SMTP_URL && process.env.SMTP_HOST)
    note('SMTP_HOST', 'is not used, because SMTP_URL is set');
  if (!env.siteOrigin) note('SITE_URL', 'is not set: the build needs it');
  await connect('Mail server', env.relay, env, main());
  if (env.fallback) await connect('Second mail server', env.fallback, env, 'SMTP_FALLBACK_URL');
  if (env.redisUrl) await ask(env, env.redisUrl);
  if (send) await sendTest(env);
  else if (healthy) console.log('\nTo send a test message to CONTACT_TO: npm run doctor -- --send');
}

function main(): AddressSetting {
  return process.env.SMTP_URL ? 'SMTP_URL' : 'SMTP_HOST';
}

async function connect(name: string, relay: Relay, env: Env, from: AddressSetting): Promise<void> {
  const where = `${relay.host}:${relay.port}`;
  const check = await checkRelay(relay, env);
  if (!check.ok) {
    bad(
      name,
      `${where} fails: ${check.rc ?? ''} ${check.code}. ${hint(check.code, check.rc, from)}`.replace(
        '  ',
        ' ',
      ),
    );
    return;
  }
  const tls = relay.secure ? 'TLS' : relay.requireTls ? 'STARTTLS' : 'no TLS required';
  good(name, `${where} answers (${tls}, ${relay.auth ? 'logged in' : 'no login'})`);
  if (!relay.requireTls && !relay.secure && !isLoopback(relay.host)) {
    note(name, 'may be used without TLS: messages can be read on the way');
  }
}

async function ask(env: Env, url: string): Promise<void> {
  const { sharedStores } = await import('../lib/contact/shared-stores');
  const stores = await sharedStores(env, url);
  if (stores.away())
    bad('REDIS_URL', 'does not answer: limits and repeats are counted in each process alone');
  else good('Redis', 'answers');
  await stores.close();
}

async function sendTest(env: Env): Promise<void> {
  // Words of its own: whoever looks why mail fails is not stopped by a mistake in content.
  const values = {
    fullName: 'npm run doctor',
    email: env.from.address,
    message: 'This is a test message. The contact form can send mail.',
  };
  const key = messageKey(randomUUID(), values, {});
  const reference = referenceOf(key);
  const name = domainOf(env.from.address);
  const delivery = await deliver(composeMail({ values, about: '', reference, key }, env), { ...env, name });
  if (!delivery.ok) {
    const { fault, code, rc, cmd, relay } = delivery;
    const from = relay === 'fallback' ? 'SMTP_FALLBACK_URL' : main();
    bad(
      'Test message',
      `${fault}: ${[rc, code, cmd].filter(Boolean).join(' ')}. ${hint(code ?? '', rc, from)}`,
    );
    return;
  }
  good(
    'Test message',
    `${reference} was taken by the mail server. Look into the inbox, and into the spam folder`,
  );
  if (delivery.refused) bad('CONTACT_TO', `${delivery.refused} of its addresses were refused`);
}

function good(name: string, text: string): void {
  console.log(`✓ ${name} ${text}.`);
}

function note(name: string, text: string): void {
  console.log(`! ${name} ${text}.`);
}

function bad(name: string, text: string): void {
  healthy = false;
  console.log(`✗ ${name} ${text.replace(/\.$/, '')}.`);
}
