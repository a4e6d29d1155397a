import { createHash, timingSafeEqual } from 'node:crypto';
import type { ConnectionOptions } from 'node:tls';
import type { Env, EnvResult, Relay } from '../env';
import { answerHeaders } from '../headers';
import { domainOf } from './address';
import { codesOf, transportOptions } from './deliver';

export type RelayCheck = { ok: true } | { ok: false; code: string; rc?: number };

export type HealthDeps = {
  env: () => EnvResult;
  version: string;
  now?: () => number;
  tls?: ConnectionOptions;
};

/** Milliseconds for which a deep check is cached: requests must not flood the mail server with logins. */
const cacheTime = 60_000;

/**
 * GET /api/health (any other method: 405): 200 with valid settings, else 503. With HEALTH_TOKEN as bearer
 * token it also names the invalid settings, or logs in to the mail servers.
 */
export function createHealth(deps: HealthDeps): (request: Request) => Promise<Response> {
  const now = deps.now ?? (() => performance.now());
  let lastCheck: { time: number; relays: Promise<Record<string, RelayCheck>> } | undefined;

  return async (request) => {
    if (!['GET', 'HEAD'].includes(request.method))
      return otherMethod(request.method === 'OPTIONS' ? 204 : 405);
    const settings = deps.env();
    const base = { version: deps.version, settings: settings.ok ? 'valid' : 'invalid' };
    const mayReadDetails = hasToken(request, settings.ok ? settings.env.healthToken : settings.healthToken);
    if (!settings.ok) return answer(false, mayReadDetails ? { ...base, faults: settings.faults } : base);
    if (!mayReadDetails) return answer(true, base);
    const { env } = settings;
    if (!lastCheck || now() - lastCheck.time > cacheTime) {
      lastCheck = { time: now(), relays: checkRelays(env, deps.tls) };
    }
    const relays = await lastCheck.relays;
    return answer(
      Object.values(relays).every(({ ok }) => ok),
      { ...base, relays, checkedAt: new Date(lastCheck.time).toISOString() },
    );
  };
}

/** Supported methods, also those of `/api/metrics`; repeated in scripts/http-layer and in the nginx files. */
export const allowedMethods = 'GET, HEAD, OPTIONS';

function otherMethod(status: 204 | 405): Response {
  return new Response(null, { status, headers: { ...answerHeaders, Allow: allowedMethods } });
}

function answer(ok: boolean, body: object): Response {
  return Response.json(
    { status: ok ? 'ok' : 'failing', ...body },
    { status: ok ? 200 : 503, headers: { ...answerHeaders, 'X-Robots-Tag': 'noindex' } },
  );
}

/** Whether a request has the bearer token; compared in constant time. */
export function hasToken(request: Request, token: string | undefined): boolean {
  const bearer = request.headers.get('authorization')?.replace(/^Bearer /i, '');
  const digest = (value: string) => createHash('sha256').update(value).digest();
  return Boolean(token && bearer) && timingSafeEqual(digest(bearer ?? ''), digest(token ?? ''));
}

async function checkRelays(env: Env, tls?: ConnectionOptions): Promise<Record<string, RelayCheck>> {
  const relays = Object.entries({ main: env.relay, fallback: env.fallback });
  const checks = relays.map(async ([name, relay]) =>
    relay ? [[name, await checkRelay(relay, env, tls)]] : [],
  );
  return Object.fromEntries((await Promise.all(checks)).flat());
}

/**
 * Connects, starts TLS and logs in as for a message. Login is mandatory, so a server without it fails, which
 * nodemailer's own check ignores. Only a real message shows whether sender and recipients are accepted.
 */
export async function checkRelay(relay: Relay, env: Env, tls?: ConnectionOptions): Promise<RelayCheck> {
  const { default: SmtpConnection } = await import('nodemailer/lib/smtp-connection');
  const name = domainOf(env.from.address);
  const connection = new SmtpConnection(
    transportOptions(relay, { relay, timeouts: env.timeouts, name, tls }),
  );
  try {
    await new Promise<void>((resolve, reject) => {
      const settle = (error?: Error | null) => (error ? reject(error) : resolve());
      AbortSignal.timeout(env.timeouts.total).addEventListener('abort', () => reject(timeoutError));
      connection.on('error', reject);
      connection.once('end', () => reject(new Error('The server closed the connection.')));
      connection.connect((error) => {
        if (error || !relay.auth) settle(error);
        else connection.login({ credentials: relay.auth }, settle);
      });
    });
    return { ok: true };
  } catch (error) {
    const { code, cause, rc } = codesOf(error as Error);
    return { ok: false, code: cause ?? code, rc };
  } finally {
    connection.close();
  }
}

/** Ends a check of a server that sends an endless reply: nodemailer limits only the time of silence. */
const timeoutError = Object.assign(new Error('The check took too long.'), { code: 'ETIMEDOUT' });
