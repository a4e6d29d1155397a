import { createPrivateKey } from 'node:crypto';
import { isIP } from 'node:net';
import { z } from 'zod';
import { isPlainAddress, readMailbox } from './contact/address';
import { siteUrl } from './site-url';

/**
 * Every setting of the site is one entry of `settings`: the schema checks it, and .env.example and the table in
 * docs/contact.md are generated from its description by `npx tsx scripts/env-docs.ts`.
 */

type About = {
  /** Heading it stands under in .env.example. */
  group: 'Site' | 'Mail server' | 'The message' | 'Limits' | 'Operation';
  /** What it does, for an operator. */
  about: string;
  /** What it is when unset, in words. */
  unset: string;
  example?: string;
};

/** A whole number in words, its bounds and its value when unset. */
function whole(min: number, max: number) {
  const problem = `must be a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, problem)
    .transform(Number)
    .refine((value) => value >= min && value <= max, problem);
}

const yesOrNo = z
  .enum(['true', 'false', 'on', 'off', '1', '0', 'yes', 'no'], { error: 'must be true or false' })
  .transform((value) => ['true', 'on', '1', 'yes'].includes(value));

const host = z.string().superRefine((value, context) => {
  const port = /^[^:]+:(\d+)$/.exec(value)?.[1];
  const problem = value.includes('@')
    ? 'must be a host name or an IP address, not a mail address: what stands behind the @ may be it'
    : port
      ? `must be a host name or an IP address alone: the port belongs into SMTP_PORT=${port}`
      : 'must be a host name or an IP address, without scheme and port';
  const valid = value.includes(':') ? isIP(value) === 6 : /^[a-z0-9._-]{1,253}$/i.test(value);
  if (!valid) context.addIssue({ code: 'custom', message: problem });
});

const smtpUrl = z.string().transform((value, context) => {
  const relay = readSmtpUrl(value);
  if (relay) return relay;
  context.addIssue({
    code: 'custom',
    message:
      'must look like smtp://user:password@host:587 or smtps://…, with no path or options, and with special characters of user and password percent-encoded (SMTP_HOST, SMTP_USER and SMTP_PASS need no encoding)',
  });
  return z.NEVER;
});

function documented<Schema extends z.ZodType>(schema: Schema, about: About): Schema {
  return schema.meta({ ...about });
}

export const settings = {
  SITE_URL: documented(
    z
      .string()
      .refine((value) => canRead(() => siteUrl(value)), 'must be an origin like https://www.example.com')
      .transform((value) => siteUrl(value).origin)
      .optional(),
    {
      group: 'Site',
      about:
        'Public address of the site. The build needs it for canonical addresses; at run time the form accepts posts from it.',
      unset: 'the build stops; at run time a post must come from the host it is sent to',
      example: 'https://www.example.com',
    },
  ),

  SMTP_HOST: documented(host.optional(), {
    group: 'Mail server',
    about: 'Host of the mail server that takes the messages.',
    unset: 'SMTP_URL must be set instead',
    example: 'smtp.example.com',
  }),
  SMTP_PORT: documented(whole(1, 65535).optional(), {
    group: 'Mail server',
    about: 'Its port: 587 starts in plain text and turns to TLS (STARTTLS), 465 is TLS from the start.',
    unset: '587, or 465 with SMTP_SECURE=true',
    example: '587',
  }),
  SMTP_SECURE: documented(yesOrNo.optional(), {
    group: 'Mail server',
    about: 'TLS from the first byte.',
    unset: 'true on port 465, else false',
    example: 'false',
  }),
  SMTP_USER: documented(z.string().optional(), {
    group: 'Mail server',
    about: 'User name. When it is set, a server that offers no login is refused.',
    unset: 'no login',
    example: 'apikey',
  }),
  SMTP_PASS: documented(z.string().optional(), {
    group: 'Mail server',
    about:
      'Password, as it is (no encoding). In an .env file put single quotes around it and write \\$ for $.',
    unset: 'no login',
  }),
  SMTP_URL: documented(smtpUrl.optional(), {
    group: 'Mail server',
    about:
      'All of the above in one address; wins over them. Special characters of user and password must be percent-encoded.',
    unset: 'SMTP_HOST and the others count',
    example: 'smtps://user:p%23ss@smtp.example.com',
  }),
  SMTP_FALLBACK_URL: documented(smtpUrl.optional(), {
    group: 'Mail server',
    about: 'A second mail server, used when the first has certainly not taken the message.',
    unset: 'one more try at the first server',
    example: 'smtps://user:password@smtp2.example.com',
  }),
  SMTP_REQUIRE_TLS: documented(yesOrNo.optional(), {
    group: 'Mail server',
    about: 'Refuse to send without TLS. Turn it off only for a server inside your own network.',
    unset: 'true, but false for localhost',
    example: 'true',
  }),
  SMTP_SETUP_TIMEOUT_MS: documented(whole(100, 60_000).default(5_000), {
    group: 'Mail server',
    about: 'Longest time to reach the server, in milliseconds: name lookup, connection, greeting, TLS.',
    unset: '5000',
    example: '5000',
  }),
  SMTP_IDLE_TIMEOUT_MS: documented(whole(100, 120_000).default(10_000), {
    group: 'Mail server',
    about: 'Longest silence of the server afterwards, in milliseconds.',
    unset: '10000',
    example: '10000',
  }),

  CONTACT_FROM: documented(
    z
      .string()
      .transform((value, context) => {
        const mailbox = readMailbox(value);
        if (mailbox) return mailbox;
        context.addIssue({
          code: 'custom',
          message: 'must be one address, like website@example.com or Triplicate <website@example.com>',
        });
        return z.NEVER;
      })
      .optional(),
    {
      group: 'The message',
      about:
        'Sender of the messages: an address of your own domain that the mail server may send from. Never the visitor’s.',
      unset: 'nothing is sent',
      example: 'Triplicate website <website@example.com>',
    },
  ),
  CONTACT_TO: documented(
    z
      .string()
      .transform((value) => value.split(',').map((address) => address.trim()))
      .refine((list) => list.every(isPlainAddress), 'must be addresses alone, with commas between them')
      .refine((list) => list.length <= 10, 'must be ten addresses at most')
      .optional(),
    {
      group: 'The message',
      about: 'Who gets the messages: one address, or several with commas between them.',
      unset: 'nothing is sent',
      example: 'hello@example.com,sales@example.com',
    },
  ),
  CONTACT_REPLY_TO: documented(yesOrNo.default(true), {
    group: 'The message',
    about:
      'Answering a message writes to the visitor. Turn it off if your spam filter dislikes foreign addresses in Reply-To.',
    unset: 'on',
    example: 'on',
  }),
  DKIM_DOMAIN: documented(host.optional(), {
    group: 'The message',
    about: 'Sign with DKIM as this domain, if the mail server does not sign. Needs the two settings below.',
    unset: 'the mail server signs',
    example: 'example.com',
  }),
  DKIM_SELECTOR: documented(
    z
      .string()
      .regex(/^[a-z0-9._-]{1,63}$/i, 'must be a selector, like mail2025')
      .optional(),
    {
      group: 'The message',
      about: 'Selector of the DKIM key in DNS.',
      unset: 'no signature',
      example: 'mail2025',
    },
  ),
  DKIM_PRIVATE_KEY: documented(
    z
      .string()
      .transform((value) => value.replaceAll('\\n', '\n'))
      .superRefine((value, context) => {
        const message = signingKeyFault(value);
        if (message) context.addIssue({ code: 'custom', message });
      })
      .optional(),
    {
      group: 'The message',
      about:
        'Private DKIM key: RSA, in PEM form, without a passphrase; line breaks may be written as \\n, in an .env file between single quotes.',
      unset: 'no signature',
    },
  ),

  CONTACT_TOTAL_TIMEOUT_MS: documented(whole(100, 25_000).default(15_000), {
    group: 'Limits',
    about:
      'Longest time for a message with its second try, in milliseconds; at most 25000, because hosts end the endpoint after 30 seconds.',
    unset: '15000',
    example: '15000',
  }),
  CONTACT_RATE_MAX: documented(whole(1, 1_000_000).default(5), {
    group: 'Limits',
    about: 'Tries of one visitor (address, or IPv6 /64 network) in ten minutes, sent or not.',
    unset: '5',
    example: '5',
  }),
  CONTACT_RATE_GLOBAL_MAX: documented(whole(1, 1_000_000).default(60), {
    group: 'Limits',
    about: 'Messages of all visitors in an hour. One wider IPv6 network (/48) gets half of them at most.',
    unset: '60',
    example: '60',
  }),
  TRUST_PROXY_HOPS: documented(whole(0, 10).default(1), {
    group: 'Limits',
    about:
      'Proxies in front of the site: the visitor is that entry of X-Forwarded-For, counted from the right. 0 if none: then only the limit of all visitors counts.',
    unset: '1',
    example: '1',
  }),
  REDIS_URL: documented(
    z
      .string()
      .regex(/^rediss?:\/\/\S+$/, 'must look like redis://host:6379 or rediss://…')
      .refine((value) => URL.canParse(value), 'must look like redis://host:6379 or rediss://…')
      .optional(),
    {
      group: 'Limits',
      about: 'Redis that several instances of the site share for limits and repeats.',
      unset: 'every instance counts for itself',
      example: 'redis://localhost:6379',
    },
  ),

  HEALTH_TOKEN: documented(z.string().min(16, 'must have 16 characters or more').optional(), {
    group: 'Operation',
    about: 'At least 16 characters. With it as bearer token, /api/health also logs in to the mail server.',
    unset: '/api/health checks the settings alone',
  }),
  METRICS_TOKEN: documented(z.string().min(16, 'must have 16 characters or more').optional(), {
    group: 'Operation',
    about: 'At least 16 characters. With it as bearer token, /api/metrics tells counts for Prometheus.',
    unset: '/api/metrics does not exist',
  }),
};

export type SmtpAddress = {
  host: string;
  port: number;
  secure: boolean;
  auth?: { user: string; pass: string };
};

function readSmtpUrl(value: string): SmtpAddress | undefined {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^smtps?:$/.test(url.protocol) || !url.hostname) return undefined;
  if (!['', '/'].includes(url.pathname) || url.search || url.hash) return undefined;
  if (Boolean(url.username) !== Boolean(url.password)) return undefined;
  const secure = url.protocol === 'smtps:' || url.port === '465';
  try {
    return {
      host: decodeURIComponent(url.hostname).replace(/^\[|\]$/g, ''),
      port: Number(url.port) || (secure ? 465 : 587),
      secure,
      auth: url.username
        ? { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) }
        : undefined,
    };
  } catch {
    return undefined;
  }
}

/** Why mail could not be signed with the key: nodemailer signs with RSA alone, and sends unsigned when it cannot. */
function signingKeyFault(pem: string): string | undefined {
  if (!/^-----BEGIN [A-Z ]*PRIVATE KEY-----/.test(pem))
    return 'must be a private key in PEM form: its text, which begins with -----BEGIN, not the name of a file';
  if (/ENCRYPTED/.test(pem))
    return 'must have no passphrase: openssl rsa -in key.pem -out plain.pem removes it';
  try {
    const { asymmetricKeyType: type, asymmetricKeyDetails: details } = createPrivateKey(pem);
    if (type !== 'rsa') return `must be an RSA key, not ${type}`;
    return (details?.modulusLength ?? 0) < 1024
      ? 'must have 1024 bits or more, better 2048 (RFC 8301)'
      : undefined;
  } catch {
    return 'cannot be read as a private key: was it cut, or were its line breaks lost?';
  }
}

function canRead(read: () => unknown): boolean {
  try {
    read();
    return true;
  } catch {
    return false;
  }
}

export type SettingAbout = About & { name: string };

/** Every setting with its description, in the order of .env.example. */
export function describeSettings(): SettingAbout[] {
  return Object.entries(settings).map(([name, schema]) => ({ name, ...(schema.meta() as About) }));
}
