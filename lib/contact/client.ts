import { createHash } from 'node:crypto';
import { isIP } from 'node:net';

/**
 * Who is counted by the limiter: the visitor's address as the nearest trusted proxy saw it. Entries to the left of
 * that one are the client's own claim and count for nothing.
 *
 * @param hops proxies in front (`TRUST_PROXY_HOPS`); with 0 nothing in the request tells visitors apart
 * @param platform host that sets a header of its own, which clients cannot set
 * @returns an IPv4 address, an IPv6 /64 network, `unknown`, or undefined with 0 hops
 */
export function clientOf(
  headers: Headers,
  hops: number,
  platform?: 'vercel' | 'netlify',
): string | undefined {
  if (platform === 'vercel') return network(headers.get('x-vercel-forwarded-for')?.split(',')[0]);
  if (platform === 'netlify') return network(headers.get('x-nf-client-connection-ip'));
  if (hops === 0) return undefined;
  const chain = headers.get('x-forwarded-for')?.split(',') ?? [];
  return network(chain.at(-Math.min(hops, chain.length || 1)));
}

/** The platform, from the variables its machines have. */
export function platformOf(source: Record<string, string | undefined>): 'vercel' | 'netlify' | undefined {
  if (source.VERCEL) return 'vercel';
  if (source.NETLIFY) return 'netlify';
  return undefined;
}

function network(value: string | null | undefined): string {
  const text = value?.trim() ?? '';
  const address = /^\[([^\]]+)\](:\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped && isIP(mapped) === 4) return mapped;
  if (isIP(address) === 4) return address;
  return isIP(address) === 6 ? prefix64(address) : 'unknown';
}

/** The first four groups: one customer commonly holds a whole /64. */
function prefix64(address: string): string {
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const groups = (part: string) => (part ? part.split(':') : []);
  const left = groups(head);
  const right = tail === undefined ? [] : groups(tail.replace(/[\d.]+\.[\d.]+$/, '0:0'));
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - left.length - right.length }, () => '0');
  const first = [...left, ...zeros, ...right].slice(0, 4);
  return `${first.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/** Key for shared stores, which need not know addresses. */
export function clientKey(client: string): string {
  return createHash('sha256').update(client).digest('hex').slice(0, 24);
}
