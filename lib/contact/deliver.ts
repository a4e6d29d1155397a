import { setTimeout as wait } from 'node:timers/promises';
import type { ConnectionOptions } from 'node:tls';
import type { SendMailOptions, SMTPTransportOptions } from 'nodemailer';
import { isLoopback, type Relay } from '../env';
import { watchProgress } from './progress';

export type DeliverySettings = {
  relay: Relay;
  fallback?: Relay;
  /** Milliseconds; `total` covers both attempts. */
  timeouts: { setup: number; idle: number; total: number };
  /** Name for EHLO. */
  name: string;
  /** Called when a mail server has the whole message and has not answered yet. */
  handedOver?: () => void;
  /** Certificates for tests. */
  tls?: ConnectionOptions;
};

type DeliveryFault = 'timeout' | 'unavailable' | 'refused' | 'broken' | 'uncertainTimeout' | 'uncertain';

type Trace = {
  attempts: number;
  relay: 'main' | 'fallback';
  code?: string;
  cause?: string;
  rc?: number;
  cmd?: string;
};

/** Outcome of a message. `refused` of a sent one: the number of recipients that the server refused. */
export type Delivery =
  | ({ ok: true; refused: number } & Trace)
  | ({ ok: false; fault: DeliveryFault } & Trace);

type SmtpError = Error & {
  code?: string;
  originalCode?: string;
  command?: string;
  responseCode?: number;
  permanent?: boolean;
  timeoutType?: string;
};

/** The server accepted a message before requesting it, or before its end: delivery is unknown. */
class UnexpectedAcceptance extends Error {
  readonly code = 'EPROTOCOL';
  readonly command = 'DATA';
}

/** Milliseconds of pause before a retry at the same server, and minimum remaining time for a retry. */
const retryPause = 250;
const minRetryTime = 1500;

/**
 * Sends the mail to a mail server and waits for its final 250: from then on the server is responsible for it
 * (RFC 5321, 4.2.5 and 6.1), and only then is it a success.
 *
 * A second attempt, at the fallback server if there is one, is made only when the first server certainly has
 * not taken the message: it refused, or the message's final dot had not been handed to the socket. A
 * connection lost after the dot is uncertain and never repeated here (RFC 1047).
 *
 * @returns the outcome; never throws and never takes longer than `timeouts.total`
 */
export async function deliver(mail: SendMailOptions, settings: DeliverySettings): Promise<Delivery> {
  const { relay, fallback, timeouts } = settings;
  const deadline = performance.now() + timeouts.total;
  const signal = AbortSignal.timeout(timeouts.total);

  const first = await attempt(mail, relay, settings, signal);
  if (first.ok) return { ok: true, refused: first.refused, attempts: 1, relay: 'main' };

  const remaining = deadline - performance.now();
  const mayRetry = first.notTaken && (fallback || !first.permanent) && remaining >= minRetryTime;
  if (!mayRetry) return { ...failure(first), attempts: 1, relay: 'main' };

  if (!fallback) await wait(retryPause);
  const second = await attempt(mail, fallback ?? relay, settings, signal);
  const trace = { attempts: 2, relay: fallback ? 'fallback' : 'main' } as const;
  return second.ok ? { ok: true, refused: second.refused, ...trace } : { ...failure(second), ...trace };
}

type Attempt = { ok: true; refused: number } | FailedAttempt;
type FailedAttempt = {
  ok: false;
  error: SmtpError;
  /** Stage of the failure: nodemailer reports CONN for a lost connection at any stage. */
  stage: string;
  /** The failure occurred while the message was being sent. */
  amidMessage: boolean;
  notTaken: boolean;
  permanent: boolean;
};

async function attempt(
  mail: SendMailOptions,
  relay: Relay,
  settings: DeliverySettings,
  signal: AbortSignal,
): Promise<Attempt> {
  const progress = watchProgress(settings.handedOver);
  try {
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({
      ...transportOptions(relay, settings),
      transactionLog: true,
      logger: progress.logger,
    });
    const info = await transport.sendMail({ ...mail, signal });
    // A server that replies to DATA with 250 confirms a message it has not seen. nodemailer continues.
    if (!progress.messageRequested() || !progress.dotSent()) throw new UnexpectedAcceptance();
    return { ok: true, refused: info.rejected.length };
  } catch (thrown) {
    const error = thrown as SmtpError;
    const refusedByReply = (error.responseCode ?? 0) >= 400;
    const maybeAccepted = progress.dataConfirmed() || error instanceof UnexpectedAcceptance;
    return {
      ok: false,
      error,
      stage: progress.stage(),
      amidMessage: progress.amidMessage(),
      notTaken: !maybeAccepted && (refusedByReply || !progress.dotSent()),
      permanent: isPermanent(error),
    };
  }
}

/**
 * nodemailer's options for a relay: TLS as configured, mandatory login if there is a user (nodemailer would
 * otherwise send without it when the server offers none), short timeouts (its own are minutes).
 */
export function transportOptions(relay: Relay, settings: DeliverySettings): SMTPTransportOptions {
  const { setup, idle } = settings.timeouts;
  return {
    host: relay.host,
    port: relay.port,
    secure: relay.secure,
    requireTLS: relay.requireTls && !relay.secure,
    // A mail server on this machine usually has a self-signed certificate.
    ignoreTLS: !relay.requireTls && isLoopback(relay.host),
    auth: relay.auth,
    forceAuth: Boolean(relay.auth),
    name: settings.name,
    tls: { minVersion: 'TLSv1.2', ...settings.tls },
    connectionTimeout: setup,
    greetingTimeout: setup,
    dnsTimeout: setup,
    socketTimeout: idle,
    socketCloseTimeout: 500,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** A 5xx reply, or a server state that a retry would meet again. */
function isPermanent(error: SmtpError): boolean {
  if (error.responseCode) return error.permanent ?? false;
  return error.code === 'EAUTH' || error.code === 'EMESSAGE';
}

const isTimeout = ({ code }: SmtpError): boolean => code === 'ETIMEDOUT' || code === 'EABORT';

function failure(failed: FailedAttempt) {
  const codes = codesOf(failed.error);
  const cmd = !codes.cmd || codes.cmd === 'CONN' ? failed.stage : codes.cmd;
  return { ok: false, fault: faultOf(failed), ...codes, cmd } as const;
}

function faultOf({ error, amidMessage, notTaken, permanent }: FailedAttempt): DeliveryFault {
  if (!notTaken) return isTimeout(error) ? 'uncertainTimeout' : 'uncertain';
  if (isTimeout(error)) return 'timeout';
  if (permanent) return 'refused';
  return amidMessage && !error.responseCode ? 'broken' : 'unavailable';
}

/** The parts of an error that are safe to log: codes only, since its message quotes addresses. */
export function codesOf(error: SmtpError) {
  const safeCode = (value: unknown) =>
    typeof value === 'string' && /^[A-Z][A-Z0-9_]{1,60}$/.test(value) ? value : undefined;
  return {
    code: safeCode(error.code) ?? 'EUNKNOWN',
    cause: safeCode(error.timeoutType) ?? safeCode(error.originalCode),
    rc: error.responseCode,
    cmd: /^[A-Z][A-Z -]{1,20}/.exec(error.command ?? '')?.[0].trim(),
  };
}
