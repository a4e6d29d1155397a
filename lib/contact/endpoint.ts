import { randomBytes } from 'node:crypto';
import type { ConnectionOptions } from 'node:tls';
import type { Env, EnvResult } from '../env';
import { answerHeaders } from '../headers';
import { domainOf } from './address';
import { type AnswerName, answers } from './answers';
import { type ContextWords, describeContext } from './context';
import { type Delivery, deliver } from './deliver';
import { type Brand, failurePage, failurePageHeaders } from './failure-page';
import { allowedMethods, checkHead, isPlainPost, mediaTypeOf, readBody } from './guard';
import type { Limiter } from './limits';
import type { Log, LogLine } from './log';
import { composeMail } from './mail';
import { draftOf, messageKey, type Repeats, referenceOf } from './repeats';
import { type ContactField, formPath, thankYouPath } from './rules';
import { readSubmission, type Submission } from './submission';
import { clientOf } from './visitor-address';

export type Stores = {
  limiter: Limiter;
  repeats: Repeats<Delivery>;
  /** True while a shared store is configured and does not answer. */
  away?: () => boolean;
  close?: () => Promise<void>;
};

/** Everything the endpoint touches outside the request. */
export type ContactDeps = {
  env: () => EnvResult;
  stores: (env: Env) => Promise<Stores>;
  log: Log;
  /** Words for the page that answers a failed plain post. */
  brand: Brand;
  /** Plans and topics that a message can be about. */
  words: ContextWords;
  /** SITE_URL, read even when other settings are wrong. */
  siteOrigin?: () => string | undefined;
  platform?: 'vercel' | 'netlify';
  now?: () => number;
  /** Certificates for tests. */
  tls?: ConnectionOptions;
};

/** Outcome of a request, before it has words. */
type Result = {
  name: AnswerName | 'sent' | 'repeated' | 'options';
  field?: ContactField;
  message?: string;
  retryAfter?: number;
  submission?: Submission;
  draft?: string;
  reference?: string;
  note?: Partial<LogLine>;
};

/**
 * POST /api/contacts. The promise: success is answered only after a mail server took the message, otherwise the
 * visitor is told and keeps the text. Order: method, origin, media type, size, form of the body, values, honeypot,
 * settings, limits, repeats, send. One log line a request; it never throws.
 */
export async function handleContact(request: Request, deps: ContactDeps): Promise<Response> {
  const started = performance.now();
  const rid = randomBytes(6).toString('hex');
  const result = await decide(request, deps).catch(
    (thrown): Result => ({
      name: 'error',
      note: { cause: thrown instanceof Error ? thrown.name : 'unknown' },
    }),
  );
  const response = isVisit(request)
    ? new Response(null, { status: 303, headers: { ...common, Location: formPath } })
    : render(result, isPlainPost(request.headers), deps.brand);
  if (result.name !== 'options') {
    deps.log({
      ...eventOf(result, response.status),
      rid,
      status: response.status,
      ms: Math.round(performance.now() - started),
      ref: result.reference,
      field: result.field,
      ...result.note,
    });
  }
  return response;
}

async function decide(request: Request, deps: ContactDeps): Promise<Result> {
  const now = deps.now ?? Date.now;
  if (request.method === 'OPTIONS') return { name: 'options' };

  const refused = checkHead(request, deps.siteOrigin?.());
  if (refused) return { name: refused };
  const type = mediaTypeOf(request.headers) ?? 'json';

  const body = await readBody(request);
  if (typeof body === 'string') return { name: body };

  const reading = await readSubmission(body, type, request.headers, deps.words);
  const { submission } = reading;
  const draft = draftOf(request.headers.get('idempotency-key'), submission?.draft, now());
  if (!reading.ok) {
    return { name: reading.answer, ...reading.failure, submission, draft };
  }
  if (reading.submission.honeypot) return { name: 'honeypot', submission, draft };

  const settings = deps.env();
  if (!settings.ok) {
    const names = settings.faults.map(({ setting }) => setting);
    return { name: 'config', submission, draft, note: { settings: names } };
  }
  const { env } = settings;
  const stores = await deps.stores(env);
  const away = () => (stores.away?.() ? { store: 'away' as const } : {});

  const verdict = await stores.limiter.take(clientOf(request.headers, env.trustProxyHops, deps.platform));
  if (!verdict.ok) {
    const { limit, retryAfter } = verdict;
    return { name: 'limited', retryAfter, submission, draft, note: { limit, ...away() } };
  }

  const { values, context } = reading.submission;
  const key = messageKey(draft, values, context);
  const reference = referenceOf(key);
  const mail = composeMail({ values, about: describeContext(context, deps.words), reference, key }, env);
  const attempted = await stores.repeats.once(key, () =>
    deliver(mail, { ...env, name: domainOf(env.from.address), tls: deps.tls }),
  );
  const known = { submission, draft, reference };
  const id = key.slice(0, 12);
  if (!attempted) return { name: 'pending', ...known, note: { id, ...away() } };

  const { attempts, relay, code, cause, rc, cmd } = attempted.result;
  const note = { id, attempts, relay, code, cause, rc, cmd, ...away() };
  if (!attempted.result.ok) return { name: attempted.result.fault, ...known, note };
  const refusedCount = attempted.result.refused || undefined;
  return {
    name: attempted.repeated ? 'repeated' : 'sent',
    ...known,
    note: { ...note, refused: refusedCount },
  };
}

function eventOf(result: Result, status: number): Pick<LogLine, 'event' | 'level'> {
  switch (result.name) {
    case 'sent':
      return { event: 'contact.sent', level: result.note?.refused ? 'warn' : 'info' };
    case 'repeated':
      return { event: 'contact.duplicate', level: 'info' };
    case 'options':
      return { event: 'contact.options', level: 'info' };
    default: {
      const alert = status >= 500 || result.note?.limit === 'all';
      return { event: answers[result.name].event, level: alert ? 'error' : 'warn' };
    }
  }
}

/** A browser that opens the address itself, as it does when the page of a failed post is asked for again. */
function isVisit({ method, headers }: Request): boolean {
  return (method === 'GET' || method === 'HEAD') && (headers.get('accept') ?? '').includes('text/html');
}

const common = { ...answerHeaders, 'X-Content-Type-Options': 'nosniff' };

function render(result: Result, plain: boolean, brand: Brand): Response {
  if (result.name === 'options') {
    return new Response(null, { status: 204, headers: { ...common, Allow: allowedMethods } });
  }
  if (result.name === 'sent' || result.name === 'repeated') {
    if (plain) return new Response(null, { status: 303, headers: { ...common, Location: thankYouPath } });
    const message = `Thank you. Your message was sent. Your reference is ${result.reference}.`;
    return Response.json({ message, reference: result.reference }, { headers: common });
  }
  const { status, title, message: usual } = answers[result.name];
  const message = result.message ?? usual;
  const headers = {
    ...common,
    ...(status === 405 && { Allow: allowedMethods }),
    ...(status === 429 && { 'Retry-After': String(result.retryAfter ?? 60) }),
    ...(status === 503 && { 'Retry-After': '60' }),
  };
  if (plain) {
    const { values, context } = result.submission ?? {};
    const page = failurePage({
      message,
      field: result.field,
      final: result.name === 'config' || result.name === 'refused',
      uncertain: result.name === 'uncertain' || result.name === 'uncertainTimeout',
      values,
      context,
      draft: result.draft,
      brand,
    });
    return new Response(page, { status, headers: { ...headers, ...failurePageHeaders } });
  }
  return Response.json(
    { message, title, status, field: result.field },
    { status, headers: { ...headers, 'Content-Type': 'application/problem+json' } },
  );
}
