import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { contactEndpoint } from '../../content/contact-endpoint';
import { domainOf } from '../../lib/contact/address';
import { type Delivery, deliver } from '../../lib/contact/deliver';
import { composeMail } from '../../lib/contact/mail';
import { messageKey, referenceOf } from '../../lib/contact/repeats';
import type { Env } from '../../lib/env';

/** Milliseconds between retries. */
const retryInterval = 15_000;

/**
 * Sends a marked test message to CONTACT_TO: `X-Contact-Test: 1`, and “Test” in its subject.
 *
 * @param wait seconds for which it retries while the mail server is busy or unreachable
 */
export async function sendTestMessage(
  env: Env,
  wait = 0,
): Promise<{ reference: string; delivery: Delivery }> {
  // The operator reads these. Of content only the texts of the mail are used, so that a mistake on a page does not
  // prevent a mail test.
  const values = {
    fullName: 'npm run doctor',
    email: env.from.address,
    message: 'This is a test message. The contact form can send mail.',
  };
  const key = messageKey(randomUUID(), values, {});
  const reference = referenceOf(key);
  const mail = composeMail({ values, about: 'Test', reference, key }, env, contactEndpoint.mail);
  const markedMail = { ...mail, headers: { ...mail.headers, 'X-Contact-Test': '1' } };
  const name = domainOf(env.from.address);
  const deadline = Date.now() + wait * 1000;
  for (;;) {
    const delivery = await deliver(markedMail, { ...env, name });
    const mayRecover = !delivery.ok && ['timeout', 'unavailable'].includes(delivery.fault);
    if (!mayRecover || Date.now() + retryInterval > deadline) return { reference, delivery };
    await pause(retryInterval);
  }
}
