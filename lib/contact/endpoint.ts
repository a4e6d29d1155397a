import { randomBytes, randomUUID } from 'node:crypto';
import type { ConnectionOptions } from 'node:tls';
import type { Env, EnvResult } from '../env';
import { domainOf } from './address';
import { answers } from './answers';
import { describeContext } from './context';
import { type Delivery, deliver } from './deliver';
import { checkHead, isPlainPost, mediaTypeOf, readBody } from './guard';
import type { Limiter } from './limits';
import type { Log, LogLine } from './log';
import { composeMail } from './mail';
import type { EndpointMessages } from './messages';
import { commonHeaders, type Result, render } from './render';
import { draftOf, messageKey, type Repeats, referenceOf } from './repeats';
import { formPath } from './rules';
import { readSubmission } from './submission';
import { visitorKey } from './visitor-key';

export type Stores = {
  limiter: Limiter;
  repeats: Repeats<Delivery>;
  /** True while a configured shared store does not answer. */
  unavailable?: () => boolean;
  close?: () => Promise<void>;
};

/** Everything the endpoint touches outside the request. */
export type ContactDeps = {
  env: () => EnvResult;
  stores: (env: Env) => Promise<Stores>;
  log: Log;
  messages: EndpointMessages;
  /** SITE_URL, read even if other settings are invalid. */
  siteOrigin?: () => string | undefined;
  platform?: 'vercel' | 'netlify';
  now?: () => number;
  /** Certificates for tests. */
  tls?: ConnectionOptions;
};

/**
 * POST /api/contacts. Guarantee: success is reported only after a mail server took the message; otherwise the
 * visitor gets the error and keeps the text. Order: method, origin, media type, size, form of the body, values,
 * honeypot, settings, limits, repeats, send. One log line per request; it never throws.
 */
export async function handleContact(request: Request, deps: ContactDeps): Promise<Response> {
  const started = performance.now();
  const rid = randomBytes(6).toString('hex');
  const result = await resultOf(request, deps).catch(
    (thrown): Result => ({
      name: 'error',
      logFields: { cause: thrown instanceof Error ? thrown.name : 'unknown' },
    }),
  );
  const response = isNavigation(request)
    ? new Response(null, { status: 303, headers: { ...commonHeaders, Location: formPath } })
    : render(result, isPlainPost(request.headers), deps.messages);
  if (result.name !== 'options') {
    deps.log({
      ...eventOf(result, response.status),
      rid,
      status: response.status,
      ms: Math.round(performance.now() - started),
      ref: result.reference,
      field: result.fault?.field,
      ...result.logFields,
    });
  }
  return response;
}

async function resultOf(request: Request, deps: ContactDeps): Promise<Result> {
  if (request.method === 'OPTIONS') return { name: 'options' };

  const fault = checkHead(request, deps.siteOrigin?.());
  if (fault) return { name: fault };
  const type = mediaTypeOf(request.headers) ?? 'json';

  const body = await readBody(request);
  if (typeof body === 'string') return { name: body };

  const reading = await readSubmission(body, type, request.headers, deps.messages.context);
  const { submission } = reading;
  const submissionDraft = draftOf(request.headers.get('idempotency-key'), submission?.draft);
  // A message that is refused here has not been tried: the next attempt, from the failure page, counts as its first.
  const unsent = { submission, draft: submissionDraft ?? randomUUID() };
  if (!reading.ok) return { name: reading.answer, fault: reading.fault, ...unsent };
  if (reading.submission.honeypot) return { name: 'honeypot', ...unsent };

  const settings = deps.env();
  if (!settings.ok) {
    const names = settings.faults.map(({ setting }) => setting);
    return { name: 'config', ...unsent, logFields: { settings: names } };
  }
  const { env } = settings;
  const stores = await deps.stores(env);
  const unavailable = () => (stores.unavailable?.() ? { store: 'unavailable' as const } : {});

  const verdict = await stores.limiter.take(visitorKey(request.headers, env.trustProxyHops, deps.platform));
  if (!verdict.ok) {
    const { limit, retryAfter } = verdict;
    return { name: 'limited', retryAfter, ...unsent, logFields: { limit, ...unavailable() } };
  }

  const { values, context } = reading.submission;
  const draft = submissionDraft ?? (await stores.repeats.draftFor(messageKey('', values, context)));
  const key = messageKey(draft, values, context);
  const reference = referenceOf(key);
  const about = describeContext(context, deps.messages.context);
  const mail = composeMail({ values, about, reference, key }, env, deps.messages.mail);
  const attempted = await stores.repeats.once(key, (handedOver) =>
    deliver(mail, { ...env, name: domainOf(env.from.address), tls: deps.tls, handedOver }),
  );
  // A message that was not sent, or not sent again, does not count against any limit.
  if (!attempted || attempted.repeated || isUnsent(attempted.result)) await verdict.giveBack();
  const oddAddress = env.replyTo && !mail.replyTo;
  const messageFacts = { submission, draft, reference, oddAddress };
  const id = key.slice(0, 12);
  if (!attempted) return { name: 'pending', ...messageFacts, logFields: { id, ...unavailable() } };

  const { attempts, relay, code, cause, rc, cmd } = attempted.result;
  const logFields = { id, attempts, relay, code, cause, rc, cmd, ...unavailable() };
  if (!attempted.result.ok) return { name: attempted.result.fault, ...messageFacts, logFields };
  const refused = attempted.result.refused || undefined;
  return {
    name: attempted.repeated ? 'repeated' : 'sent',
    ...messageFacts,
    logFields: { ...logFields, refused },
  };
}

/** Whether the mail server certainly has not accepted the message. */
const isUnsent = (delivery: Delivery): boolean => !delivery.ok && !delivery.fault.startsWith('uncertain');

function eventOf(result: Result, status: number): Pick<LogLine, 'event' | 'level'> {
  switch (result.name) {
    case 'sent':
      return { event: 'contact.sent', level: result.logFields?.refused ? 'warn' : 'info' };
    case 'repeated':
      return { event: 'contact.duplicate', level: 'info' };
    case 'options':
      return { event: 'contact.options', level: 'info' };
    default: {
      const alert = status >= 500 || result.logFields?.limit === 'all';
      return { event: answers[result.name].event, level: alert ? 'error' : 'warn' };
    }
  }
}

/** Whether a browser opens the endpoint's URL as a page, as when the page of a failed post is reloaded. */
function isNavigation({ method, headers }: Request): boolean {
  return (method === 'GET' || method === 'HEAD') && (headers.get('accept') ?? '').includes('text/html');
}
