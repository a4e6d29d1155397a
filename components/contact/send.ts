/** The message was not accepted. `reason` is the endpoint's text, missing if an intermediary answered. */
export class SendError extends Error {
  override name = 'SendError';
  constructor(
    readonly status: number,
    readonly reason?: string,
  ) {
    super(`The contact endpoint answered ${status}.`);
  }
}

function messageOf(answer: unknown): string {
  if (typeof answer !== 'object' || answer === null || !('message' in answer)) return '';
  return typeof answer.message === 'string' ? answer.message.trim() : '';
}

/** Milliseconds before a message whose connection failed is sent again. */
const retryDelay = 300;

/** Status of a server that closes an idle connection (RFC 9110, 15.5.9). */
const closedAsIdle = 408;

/**
 * Sends one message. No timeout here: the endpoint limits its own work and always answers.
 *
 * After a failed connection the message is sent once more. Browsers retry by themselves only on a connection that was
 * used before: in Firefox and Chrome a POST fails if the server closes a connection that was opened in advance. The key
 * tells the endpoint that both attempts are one message.
 *
 * @param values the form's fields by name
 * @param key the draft's Idempotency-Key, so that a retry of the same text is the same message
 * @returns the endpoint's text to display
 * @throws SendError when the endpoint refused or failed; errors of `fetch` when it was not reached
 */
export async function sendContact(values: Record<string, string>, key?: string): Promise<string> {
  try {
    return await sendOnce(values, key);
  } catch (error) {
    const connectionFailed =
      error instanceof TypeError || (error instanceof SendError && error.status === closedAsIdle);
    if (!connectionFailed) throw error;
    await new Promise((done) => setTimeout(done, retryDelay));
    return sendOnce(values, key);
  }
}

async function sendOnce(values: Record<string, string>, key?: string): Promise<string> {
  const response = await fetch('/api/contacts', {
    method: 'POST',
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      ...(key && { 'Idempotency-Key': key }),
    },
    body: JSON.stringify(values),
  });
  if (response.status === closedAsIdle) throw new SendError(closedAsIdle);
  const message = messageOf(await response.json());
  if (response.ok && message) return message;
  const isEndpoint = response.headers.get('content-type') === 'application/problem+json';
  throw new SendError(response.status, isEndpoint ? message : undefined);
}
