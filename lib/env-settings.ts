import { z } from 'zod';
import {
  addresses,
  host,
  mailbox,
  origin,
  redisUrl,
  selector,
  signingKey,
  smtpUrl,
  token,
  wholeNumber,
  yesOrNo,
} from './setting-kinds';

/**
 * Every setting of the site is one entry of `settings`: the schema checks it, and .env.example and the table in
 * docs/contact.md are generated from its description by `npx tsx scripts/env-docs.ts`.
 */

type About = {
  /** Purpose, for an operator. */
  about: string;
  /** Default, in words. */
  unset: string;
  example?: string;
};

function withDescription<Schema extends z.ZodType>(schema: Schema, about: About): Schema {
  return schema.meta({ ...about });
}

/** The settings by their heading in .env.example. */
const groups = {
  Site: {
    SITE_URL: withDescription(origin.optional(), {
      about:
        'Public address of the site. The build needs it for canonical addresses; at run time the form accepts posts from it.',
      unset: 'the build stops; at run time a post must come from the host it is sent to',
      example: 'https://www.example.com',
    }),
  },
  'Mail server': {
    SMTP_HOST: withDescription(host.optional(), {
      about: 'Host of the mail server that takes the messages.',
      unset: 'SMTP_URL must be set instead',
      example: 'smtp.example.com',
    }),
    SMTP_PORT: withDescription(wholeNumber(1, 65535).optional(), {
      about: 'Its port: 587 starts in plain text and turns to TLS (STARTTLS), 465 is TLS from the start.',
      unset: '587, or 465 with SMTP_SECURE=true',
      example: '587',
    }),
    SMTP_SECURE: withDescription(yesOrNo.optional(), {
      about: 'TLS from the first byte.',
      unset: 'true on port 465, else false',
      example: 'false',
    }),
    SMTP_USER: withDescription(z.string().optional(), {
      about: 'User name. When it is set, a server that offers no login is refused.',
      unset: 'no login',
      example: 'apikey',
    }),
    SMTP_PASS: withDescription(z.string().optional(), {
      about:
        'Password, as it is (no encoding). In an .env file put single quotes around it and write \\$ for $.',
      unset: 'no login',
    }),
    SMTP_URL: withDescription(smtpUrl.optional(), {
      about:
        'All of the above in one address; wins over them. Special characters of user and password must be percent-encoded.',
      unset: 'SMTP_HOST and the others count',
      example: 'smtps://user:p%23ss@smtp.example.com',
    }),
    SMTP_FALLBACK_URL: withDescription(smtpUrl.optional(), {
      about: 'A second mail server, used when the first has certainly not taken the message.',
      unset: 'one more try at the first server',
      example: 'smtps://user:password@smtp2.example.com',
    }),
    SMTP_REQUIRE_TLS: withDescription(yesOrNo.optional(), {
      about: 'Refuse to send without TLS. Turn it off only for a server inside your own network.',
      unset: 'true, but false for localhost',
      example: 'true',
    }),
    SMTP_SETUP_TIMEOUT_MS: withDescription(wholeNumber(100, 60_000).default(5_000), {
      about: 'Longest time to reach the server, in milliseconds: name lookup, connection, greeting, TLS.',
      unset: '5000',
      example: '5000',
    }),
    SMTP_IDLE_TIMEOUT_MS: withDescription(wholeNumber(100, 120_000).default(10_000), {
      about: 'Longest silence of the server afterwards, in milliseconds.',
      unset: '10000',
      example: '10000',
    }),
  },
  'The message': {
    CONTACT_FROM: withDescription(mailbox.optional(), {
      about:
        'Sender of the messages: an address of your own domain that the mail server may send from. Never the visitor’s.',
      unset: 'nothing is sent',
      example: 'Our website <website@example.com>',
    }),
    CONTACT_TO: withDescription(addresses.optional(), {
      about: 'Who gets the messages: one address, or several with commas between them.',
      unset: 'nothing is sent',
      example: 'hello@example.com,sales@example.com',
    }),
    CONTACT_REPLY_TO: withDescription(yesOrNo.default(true), {
      about:
        'Answering a message writes to the visitor. Turn it off if your spam filter dislikes foreign addresses in Reply-To.',
      unset: 'on',
      example: 'on',
    }),
    DKIM_DOMAIN: withDescription(host.optional(), {
      about: 'Sign with DKIM as this domain, if the mail server does not sign. Needs the two settings below.',
      unset: 'the mail server signs',
      example: 'example.com',
    }),
    DKIM_SELECTOR: withDescription(selector.optional(), {
      about: 'Selector of the DKIM key in DNS.',
      unset: 'no signature',
      example: 'mail2025',
    }),
    DKIM_PRIVATE_KEY: withDescription(signingKey.optional(), {
      about:
        'Private DKIM key: RSA, in PEM form, without a passphrase; line breaks may be written as \\n, in an .env file between single quotes.',
      unset: 'no signature',
    }),
  },
  Limits: {
    CONTACT_TOTAL_TIMEOUT_MS: withDescription(wholeNumber(100, 25_000).default(15_000), {
      about:
        'Longest time for a message with its second try, in milliseconds; at most 25000, because hosts end the endpoint after 30 seconds.',
      unset: '15000',
      example: '15000',
    }),
    CONTACT_RATE_MAX: withDescription(wholeNumber(1, 1_000_000).default(5), {
      about:
        'Messages of one visitor (address, or IPv6 /64 network) in ten minutes. Tries that the mail server did not take count apart, up to four times as many.',
      unset: '5',
      example: '5',
    }),
    CONTACT_RATE_GLOBAL_MAX: withDescription(wholeNumber(1, 1_000_000).default(60), {
      about:
        'Messages of all visitors in an hour. One wider IPv6 network (/48) gets half of them at most, and the second half is for visitors who have had none in the hour.',
      unset: '60',
      example: '60',
    }),
    TRUST_PROXY_HOPS: withDescription(wholeNumber(0, 10).default(1), {
      about:
        'Proxies in front of the site: the visitor is that entry of X-Forwarded-For, counted from the right. 0 if none: then only the limit of all visitors counts.',
      unset: '1',
      example: '1',
    }),
    REDIS_URL: withDescription(redisUrl.optional(), {
      about: 'Redis that several instances of the site share for limits and repeats.',
      unset: 'every instance counts for itself',
      example: 'redis://localhost:6379',
    }),
  },
  Operation: {
    HEALTH_TOKEN: withDescription(token.optional(), {
      about: 'At least 16 characters. With it as bearer token, /api/health also logs in to the mail server.',
      unset: '/api/health checks the settings alone',
    }),
    METRICS_TOKEN: withDescription(token.optional(), {
      about: 'At least 16 characters. With it as bearer token, /api/metrics returns counts for Prometheus.',
      unset: '/api/metrics does not exist',
    }),
  },
};

export const settings = {
  ...groups.Site,
  ...groups['Mail server'],
  ...groups['The message'],
  ...groups.Limits,
  ...groups.Operation,
};

export type SettingAbout = About & { group: string; name: string };

/** Every setting with its description, in the order of .env.example. */
export function describeSettings(): SettingAbout[] {
  return Object.entries(groups).flatMap(([group, groupSettings]) =>
    Object.entries(groupSettings).map(([name, schema]: [string, z.ZodType]) => ({
      group,
      name,
      ...(schema.meta() as About),
    })),
  );
}
