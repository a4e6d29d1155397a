/** The endpoint did not take the message. `reason` is its own sentence where the visitor can act on it. */
export class SendError extends Error {
  override name = 'SendError';
  constructor(
    status: number,
    readonly reason?: string,
  ) {
    super(`The contact endpoint answered ${status}.`);
  }
}

function messageOf(answer: unknown): string {
  if (typeof answer !== 'object' || answer === null || !('message' in answer)) return '';
  return typeof answer.message === 'string' ? answer.message.trim() : '';
}

/**
 * Sends one message. There is no time limit here: the endpoint bounds its own work and always answers.
 *
 * @param values the form's fields by name
 * @param key the draft's Idempotency-Key, so that a second try of the same text is the same message
 * @returns the sentence that the endpoint wants shown
 * @throws SendError when it refused or failed; whatever `fetch` throws when it was not reached
 */
export async function sendContact(values: Record<string, string>, key?: string): Promise<string> {
  const response = await fetch('/api/contacts', {
    method: 'POST',
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      ...(key && { 'Idempotency-Key': key }),
    },
    body: JSON.stringify(values),
  });
  const message = messageOf(await response.json());
  if (response.ok && message) return message;
  throw new SendError(response.status, response.status < 500 && !response.ok ? message : undefined);
}

/** Longest e-mail text put into a `mailto:` address: some mail programs cut the whole address at about 2,000 bytes. */
const mailtoLimit = 1500;

/** A `mailto:` address that holds the visitor's text, as a way out when the form fails. */
export function mailtoWith(email: string, subject: string, text: string): string {
  let body = text;
  while (encodeURIComponent(body).length > mailtoLimit)
    body = `${body.slice(0, body.length * 0.9 - 1).trimEnd()}…`;
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
