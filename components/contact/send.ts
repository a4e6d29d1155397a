/** The message was not accepted. `reason` is the endpoint's text, missing if an intermediary answered. */
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
 * Sends one message. No timeout here: the endpoint limits its own work and always answers.
 *
 * @param values the form's fields by name
 * @param key the draft's Idempotency-Key, so that a retry of the same text is the same message
 * @returns the endpoint's text to display
 * @throws SendError when it refused or failed; errors of `fetch` when it was not reached
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
  const ours = response.headers.get('content-type') === 'application/problem+json';
  throw new SendError(response.status, ours ? message : undefined);
}
