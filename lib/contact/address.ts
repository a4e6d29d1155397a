import { domainToASCII } from 'node:url';

const localPart = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
const domainLabel = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/i;

/**
 * True for one plain ASCII address, the only kind allowed in a header or an envelope: no quotes, no comma, no
 * group, no comment, no control character. nodemailer parses strings as address lists, so anything else could
 * name a second mailbox; a non-ASCII local part would be written raw into the header (RFC 6532). Limits: RFC
 * 5321, 4.5.3.1.
 */
export function isPlainAddress(value: string): boolean {
  if (value.length > 254) return false;
  const atSign = value.lastIndexOf('@');
  const local = value.slice(0, atSign);
  const labels = value.slice(atSign + 1).split('.');
  return (
    atSign > 0 &&
    atSign <= 64 &&
    localPart.test(local) &&
    labels.length > 1 &&
    labels.every((label) => domainLabel.test(label)) &&
    !/^\d+$/.test(labels.at(-1) ?? '')
  );
}

/**
 * The plain ASCII form of an address, for Reply-To: normalised with NFKC (`＠` becomes `@`), with the domain as in
 * DNS (RFC 5891).
 *
 * @returns undefined if there is none, as for a local part with non-ASCII letters
 */
export function plainAddress(value: string): string | undefined {
  const text = value.normalize('NFKC');
  const atSign = text.lastIndexOf('@');
  const asciiAddress = `${text.slice(0, atSign)}@${domainToASCII(text.slice(atSign + 1))}`;
  return [value, asciiAddress].find(isPlainAddress);
}

/** `Our website <hello@example.com>` or a bare address. Undefined when it is neither. */
export function readMailbox(value: string): { name: string; address: string } | undefined {
  const nameAndAddress = /^"?([^"<>\p{Cc}]*?)"?\s*<([^<>\s]+)>$/u.exec(value);
  const name = nameAndAddress?.[1] ?? '';
  const address = nameAndAddress?.[2] ?? value;
  return isPlainAddress(address) ? { name, address } : undefined;
}

/** `website@example.com` → `example.com`. */
export const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1);
