import { createPrivateKey } from 'node:crypto';
import { isIP } from 'node:net';
import { z } from 'zod';
import { isPlainAddress, readMailbox } from './contact/address';
import { siteUrl } from './site-url';

/** Schemas for values of settings; `env-settings.ts` assigns them to the settings. */

/** An integer from text, within bounds. */
export function wholeNumber(min: number, max: number) {
  const problem = `must be a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, problem)
    .transform(Number)
    .refine((value) => value >= min && value <= max, problem);
}

export const yesOrNo = z
  .enum(['true', 'false', 'on', 'off', '1', '0', 'yes', 'no'], { error: 'must be true or false' })
  .transform((value) => ['true', 'on', '1', 'yes'].includes(value));

export const host = z.string().superRefine((value, context) => {
  const port = /^[^:]+:(\d+)$/.exec(value)?.[1];
  const problem = value.includes('@')
    ? 'must be a host name or an IP address, not a mail address: it may be what follows the @'
    : port
      ? `must be a host name or an IP address alone: the port goes in SMTP_PORT=${port}`
      : 'must be a host name or an IP address, without scheme and port';
  const valid = value.includes(':') ? isIP(value) === 6 : /^[a-z0-9._-]{1,253}$/i.test(value);
  if (!valid) context.addIssue({ code: 'custom', message: problem });
});

/** Schema that converts a value with `read`, which returns undefined for an invalid one. */
const readBy = <Value>(read: (value: string) => Value | undefined, problem: string) =>
  z.string().transform((value, context) => {
    const parsed = read(value);
    if (parsed !== undefined) return parsed;
    context.addIssue({ code: 'custom', message: problem });
    return z.NEVER;
  });

export const smtpUrl = readBy(
  readSmtpUrl,
  'must look like smtp://user:password@host:587 or smtps://…, with no path or options, and with special characters of user and password percent-encoded (SMTP_HOST, SMTP_USER and SMTP_PASS need no encoding)',
);

export const origin = readBy(readOrigin, 'must be an origin like https://www.example.com');

export const mailbox = readBy(
  readMailbox,
  'must be one address, like website@example.com or Website <website@example.com>',
);

export const addresses = z
  .string()
  .transform((value) => value.split(',').map((address) => address.trim()))
  .refine((list) => list.every(isPlainAddress), 'must be addresses alone, with commas between them')
  .refine((list) => list.length <= 10, 'must be ten addresses at most');

export const selector = z.string().regex(/^[a-z0-9._-]{1,63}$/i, 'must be a selector, like mail2025');

export const signingKey = z
  .string()
  .transform((value) => value.replaceAll('\\n', '\n'))
  .superRefine((value, context) => {
    const message = signingKeyFault(value);
    if (message) context.addIssue({ code: 'custom', message });
  });

export const redisUrl = z
  .string()
  .regex(/^rediss?:\/\/\S+$/, 'must look like redis://host:6379 or rediss://…')
  .refine((value) => URL.canParse(value), 'must look like redis://host:6379 or rediss://…');

export const token = z.string().min(16, 'must have 16 characters or more');

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

/** Why a key cannot sign mail, if it cannot: nodemailer signs with RSA only, and sends unsigned mail otherwise. */
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

function readOrigin(value: string): string | undefined {
  try {
    return siteUrl(value).origin;
  } catch {
    return undefined;
  }
}
