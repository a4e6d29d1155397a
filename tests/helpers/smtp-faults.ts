import { expect, test } from 'vitest';
import { contactEndpoint } from '@/content/contact-endpoint';
import { type AnswerName, answers } from '@/lib/contact/answers';
import { shortTimeouts, type TestEndpoint, visitor } from './contact';
import type { endpointStarter } from './mail-servers';
import { target } from './server';
import { type Script, type SmtpOptions, serverSecret } from './smtp';

type Outcome = {
  status: number;
  event?: string;
  /** Messages that the server has accepted. */
  accepted?: number;
  attempts?: number;
  code?: string;
  cause?: string;
  rc?: number;
  cmd?: string;
};

/** What the server does, what the outcome is, and how server and endpoint are set up. */
type Fault = [
  fault: string,
  script: Script,
  outcome: Outcome,
  setup?: Omit<SmtpOptions, 'script'> & { env?: Record<string, string> },
];

export type Faults = Fault[];

export const tls = { SMTP_REQUIRE_TLS: 'true' };
export const login = { SMTP_USER: 'apikey', SMTP_PASS: 'p#ss/%wörd' };

/** Whether the final dot was sent before the connection broke depends on the network; the log says which it was. */
export const failedOrUncertain = expect.stringMatching(/^contact\.(failed|uncertain)$/);

/** After a temporary failure the endpoint tries a second time. */
const temporary = { status: 503, attempts: 2 };
export const closed = { ...temporary, code: 'ECONNECTION' };
export const reset = { ...temporary, code: 'ESOCKET' };
export const silent = { status: 504, attempts: 2, cause: 'SOCKET_TIMEOUT' };
/** The connection is not established in time: the server does not greet, or TLS does not begin. */
export const connectTimeout = { status: 504, attempts: 2, code: 'ETIMEDOUT' };

const codesOf = (rc?: number, code?: string, cmd?: string) => ({
  ...(rc && { rc }),
  ...(code && { code }),
  ...(cmd && { cmd }),
});
export const deferredWith = (...reply: Parameters<typeof codesOf>) => ({
  ...temporary,
  ...codesOf(...reply),
});
export const refusedWith = (...reply: Parameters<typeof codesOf>) => ({
  status: 502,
  attempts: 1,
  ...codesOf(...reply),
});

/** The server may have the message, so nothing is tried again. */
export const uncertain = { status: 502, event: 'contact.uncertain', attempts: 1 };
export const sent = { status: 200, event: 'contact.sent', accepted: 1, attempts: 1 };

/** Only the total timeout cuts off replies that never end. */
export const endless = { status: 504, code: 'EABORT', attempts: 1 };
export const shortTotalTimeout = { env: { CONTACT_TOTAL_TIMEOUT_MS: '2500' } };

/** Timeouts are short only where the server stays silent: where it replies, a busy machine may delay the reply. */
export function timesFor(script: Script): Partial<typeof shortTimeouts> {
  const { SMTP_SETUP_TIMEOUT_MS, SMTP_IDLE_TIMEOUT_MS } = shortTimeouts;
  const isSilent = (part: unknown) => /hang|drip/.test(JSON.stringify(part ?? ''));
  return {
    ...(isSilent(script.greeting) && { SMTP_SETUP_TIMEOUT_MS }),
    ...(isSilent(script) && { SMTP_IDLE_TIMEOUT_MS }),
  };
}

/** The time that the settings allow, and room for a busy machine, in milliseconds. */
const maxDuration = 7500;

/** Posts a message. The answer must come within the time that the settings allow. */
export async function answerInTime({ post, ready }: Pick<TestEndpoint, 'post' | 'ready'>) {
  await ready();
  const started = Date.now();
  const response = await post();
  expect(Date.now() - started).toBeLessThan(maxDuration);
  return response;
}

const messages = contactEndpoint.answers;

/** Expects the message that content/contact-endpoint.ts has for an answer with this status and event. */
export function expectMessage(
  { title, message }: { title: string; message: string },
  status: number,
  event?: string,
): void {
  const names = Object.keys(answers) as AnswerName[];
  const matching = names.filter((name) => answers[name].status === status && answers[name].event === event);
  expect(matching.map((name) => messages[name])).toContainEqual({ title, message });
}

export function expectNothingPrivate(text: string): void {
  const values = Object.values(visitor);
  for (const word of [...values, 'Quintessa', 'palimpsest', 'triplicate.test', serverSecret]) {
    expect(text).not.toContain(word);
  }
}

/** Most of these tests wait for a timeout, so they run concurrently; against built servers they run one at a time. */
export const it = target ? test : test.concurrent;

/**
 * Checks what the visitor sees, the log line, the number of messages on the server and of attempts, and that the answer
 * comes in time: the settings allow 6 s in all.
 */
export async function expectOutcome(
  start: ReturnType<typeof endpointStarter>,
  [, script, outcome, { env, ...options } = {}]: Fault,
): Promise<void> {
  const { accepted = 0, event = 'contact.failed', ...logged } = outcome;
  const { status, rc = 0 } = outcome;
  const { server, log, ...form } = await start({ ...options, script }, { ...timesFor(script), ...env });
  const response = await answerInTime(form);
  const body = await response.json();

  expect(response.status).toBe(status);
  expect(server.mails).toHaveLength(accepted);
  if (status === 200) {
    expect(body.message).toContain(log[0]?.ref);
  } else {
    expectMessage(body, status, log[0]?.event);
    if (rc >= 500 && event !== 'contact.uncertain') expect(body.message).toBe(messages.refused.message);
    expect(body.status).toBe(status);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
  }
  expect(response.headers.get('retry-after')).toBe(status === 503 ? '60' : null);

  expect(log).toHaveLength(1);
  expect(log[0]).toMatchObject({
    event,
    level: status === 200 ? 'info' : 'error',
    ...logged,
    ms: expect.any(Number),
    id: expect.stringMatching(/^[0-9a-f]{12}$/),
  });
  expectNothingPrivate(JSON.stringify([log, body]));
}
