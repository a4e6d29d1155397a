import { z } from 'zod';
import { settings } from './env-settings';
import type { SmtpAddress } from './setting-kinds';

const environment = z.object(settings);

/** Address of a mail server, with its TLS setting. */
export type Relay = SmtpAddress & { requireTls: boolean };

export type Env = {
  siteOrigin?: string;
  relay: Relay;
  fallback?: Relay;
  /** Milliseconds. */
  timeouts: { setup: number; idle: number; total: number };
  from: { name: string; address: string };
  to: string[];
  replyTo: boolean;
  dkim?: { domainName: string; keySelector: string; privateKey: string };
  rate: { perClient: number; all: number };
  trustProxyHops: number;
  redisUrl?: string;
  healthToken?: string;
};

type EnvFault = { setting: string; problem: string };
export type EnvResult =
  | { ok: true; env: Env }
  /** `healthToken` if valid: its bearer may see the faults. */
  | { ok: false; faults: EnvFault[]; healthToken?: string };

/** True for this machine, the only host to which plain text is safe. */
export function isLoopback(hostname: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/i.test(hostname);
}

/**
 * Reads the settings of the contact endpoint: at run time, never in the build (except SITE_URL, see lib/site-url).
 *
 * @param source environment, values as strings; an empty value counts as unset
 * @returns the settings, or every fault at once; a fault names its setting and never quotes its value
 */
export function readEnv(source: Record<string, string | undefined> = process.env): EnvResult {
  const values = Object.fromEntries(
    Object.keys(settings).flatMap((name) => {
      const value = name === 'SMTP_PASS' ? source[name] : source[name]?.trim();
      return value ? [[name, value]] : [];
    }),
  );
  const parsed = environment.safeParse(values);
  const faults = [...(parsed.success ? [] : parsed.error.issues.map(toFault)), ...missingSettings(values)];
  if (!parsed.success || faults.length > 0) {
    const healthToken = settings.HEALTH_TOKEN.safeParse(values.HEALTH_TOKEN).data;
    return { ok: false, faults: sortFaults(faults), healthToken };
  }

  const data = parsed.data;
  const relayOf = (relay: SmtpAddress): Relay => ({
    ...relay,
    requireTls: data.SMTP_REQUIRE_TLS ?? !isLoopback(relay.host),
  });
  const secure = data.SMTP_SECURE ?? data.SMTP_PORT === 465;
  const auth = data.SMTP_USER && data.SMTP_PASS ? { user: data.SMTP_USER, pass: data.SMTP_PASS } : undefined;
  return {
    ok: true,
    env: {
      siteOrigin: data.SITE_URL,
      relay: relayOf(
        data.SMTP_URL ?? {
          host: data.SMTP_HOST ?? '',
          port: data.SMTP_PORT ?? (secure ? 465 : 587),
          secure,
          auth,
        },
      ),
      fallback: data.SMTP_FALLBACK_URL && relayOf(data.SMTP_FALLBACK_URL),
      timeouts: {
        setup: data.SMTP_SETUP_TIMEOUT_MS,
        idle: data.SMTP_IDLE_TIMEOUT_MS,
        total: data.CONTACT_TOTAL_TIMEOUT_MS,
      },
      from: data.CONTACT_FROM ?? { name: '', address: '' },
      to: data.CONTACT_TO ?? [],
      replyTo: data.CONTACT_REPLY_TO,
      dkim:
        data.DKIM_DOMAIN && data.DKIM_SELECTOR && data.DKIM_PRIVATE_KEY
          ? {
              domainName: data.DKIM_DOMAIN,
              keySelector: data.DKIM_SELECTOR,
              privateKey: data.DKIM_PRIVATE_KEY,
            }
          : undefined,
      rate: { perClient: data.CONTACT_RATE_MAX, all: data.CONTACT_RATE_GLOBAL_MAX },
      trustProxyHops: data.TRUST_PROXY_HOPS,
      redisUrl: data.REDIS_URL,
      healthToken: data.HEALTH_TOKEN,
    },
  };
}

/** Faults of required settings that are missing. */
function missingSettings(values: Record<string, string>): EnvFault[] {
  const isSet = (name: string) => name in values;
  const dkim = ['DKIM_DOMAIN', 'DKIM_SELECTOR', 'DKIM_PRIVATE_KEY'];
  const requirements: [setting: string, absent: boolean, problem: string][] = [
    ['SMTP_HOST', !isSet('SMTP_HOST') && !isSet('SMTP_URL'), 'is not set, and neither is SMTP_URL'],
    ['SMTP_PASS', isSet('SMTP_USER') && !isSet('SMTP_PASS'), 'is not set, but SMTP_USER is'],
    ['SMTP_USER', isSet('SMTP_PASS') && !isSet('SMTP_USER'), 'is not set, but SMTP_PASS is'],
    ['CONTACT_FROM', !isSet('CONTACT_FROM'), 'is not set'],
    ['CONTACT_TO', !isSet('CONTACT_TO'), 'is not set'],
    ...dkim.map((name): [string, boolean, string] => [
      name,
      dkim.some(isSet) && !isSet(name),
      'is not set, but another DKIM setting is',
    ]),
  ];
  return requirements.filter(([, absent]) => absent).map(([setting, , problem]) => ({ setting, problem }));
}

/** The zod issue without the value, which may be a secret. */
function toFault(issue: z.core.$ZodIssue): EnvFault {
  return { setting: String(issue.path[0]), problem: issue.message };
}

/** One fault per setting, in the order of the settings. */
function sortFaults(faults: EnvFault[]): EnvFault[] {
  return Object.keys(settings).flatMap((name) => faults.find(({ setting }) => setting === name) ?? []);
}

/** SITE_URL alone, for the origin check, which comes before the other settings matter. */
export function readSiteOrigin(source: Record<string, string | undefined> = process.env): string | undefined {
  return settings.SITE_URL.safeParse(source.SITE_URL?.trim() || undefined).data;
}

/** METRICS_TOKEN alone: metrics work even if other settings are invalid. */
export function readMetricsToken(
  source: Record<string, string | undefined> = process.env,
): string | undefined {
  return settings.METRICS_TOKEN.safeParse(source.METRICS_TOKEN?.trim() || undefined).data;
}
