/** Rate limiting of the contact endpoint: the key of a visitor, from the address that the nearest proxy saw. */
import { createHash } from 'node:crypto';
import { isIP } from 'node:net';

/**
 * Key of a visitor for the limiter: the address as seen by the nearest trusted proxy. Entries to the left of
 * it are claims of the client and are ignored.
 *
 * @param hops proxies in front (`TRUST_PROXY_HOPS`); with 0 visitors cannot be distinguished
 * @param platform host that sets its own header, which clients cannot set
 * @returns an IPv4 address, an IPv6 /64 network, `unknown`, or undefined with 0 hops
 */
export function visitorKey(
  headers: Headers,
  hops: number,
  platform?: 'vercel' | 'netlify',
): string | undefined {
  if (platform === 'vercel') return network(headers.get('x-vercel-forwarded-for')?.split(',')[0]);
  if (platform === 'netlify') return network(headers.get('x-nf-client-connection-ip'));
  if (hops === 0) return undefined;
  // Some proxies leave a comma at the end.
  const chain = (headers.get('x-forwarded-for') ?? '').split(',').filter((entry) => entry.trim());
  return network(chain.at(-Math.min(hops, chain.length || 1)));
}

/**
 * The platform, from the environment variables of its functions. NETLIFY is set in its builds only; functions get
 * these three and no others (docs.netlify.com/build/functions/environment-variables).
 */
export function platformOf(source: Record<string, string | undefined>): 'vercel' | 'netlify' | undefined {
  if (source.VERCEL) return 'vercel';
  if (source.SITE_ID && source.SITE_NAME && source.URL) return 'netlify';
  return undefined;
}

/**
 * The wider network of a key of `visitorKey`: the /48 of an IPv6 /64, the largest commonly assigned to one
 * customer (RFC 6177). Undefined for others.
 */
export function widerNetwork(client: string): string | undefined {
  const groups = /^(.*)::\/64$/.exec(client)?.[1]?.split(':');
  return groups && `${groups.slice(0, 3).join(':')}::/48`;
}

/** Key of a visitor without a known address. */
export const unknownVisitor = 'unknown';

function network(value: string | null | undefined): string {
  const text = value?.trim() ?? '';
  const address = /^\[([^\]]+)\](:\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  if (isIP(address) === 4) return address;
  if (isIP(address) !== 6) return unknownVisitor;
  const groups = groupsOf(address);
  if (ipv4Prefixes.includes(groups.slice(0, 6).join(':'))) return embeddedIpv4(groups);
  // One customer commonly has a whole /64: the first four groups.
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/**
 * Prefixes of IPv6 addresses that end with an IPv4 address: mapped (RFC 4291, 2.5.5.2), and NAT64 (RFC 6052, 2.1), in
 * which all IPv4 visitors would otherwise be one network.
 */
const ipv4Prefixes = ['0:0:0:0:0:ffff', '64:ff9b:0:0:0:0'];

/** The eight groups of an IPv6 address, in hexadecimal without leading zeros. */
function groupsOf(address: string): string[] {
  const normalized = new URL(`http://[${address.split('%')[0]}]`).hostname.slice(1, -1);
  const [left = [], right] = normalized.split('::').map((part) => (part ? part.split(':') : []));
  if (!right) return left;
  return [...left, ...Array.from({ length: 8 - left.length - right.length }, () => '0'), ...right];
}

/** The IPv4 address at the end of an IPv6 address, so that a visitor has one key in either notation. */
function embeddedIpv4(groups: string[]): string {
  const bytes = groups.slice(6).flatMap((group) => {
    const value = Number.parseInt(group, 16);
    return [value >> 8, value & 255];
  });
  return bytes.join('.');
}

/** Hashed key for counters, so that no addresses are stored. */
export function clientKey(client: string): string {
  return createHash('sha256').update(client).digest('hex').slice(0, 24);
}
