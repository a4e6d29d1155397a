import type { AnswerName } from './answers';

/** Largest body in bytes: 10,000 characters in the longest encoding, plus overhead. */
const bodyLimit = 96 * 1024;

export type MediaType = 'json' | 'urlencoded' | 'multipart';

const mediaTypes = new Map<string, MediaType>([
  ['application/json', 'json'],
  ['application/x-www-form-urlencoded', 'urlencoded'],
  ['multipart/form-data', 'multipart'],
]);

/**
 * Whether a request comes from this site's own pages. No token is needed: this is the algorithm of Go 1.25's
 * CrossOriginProtection and of Rails' header_or_legacy_token. Browsers set both headers themselves;
 * a request without them does not come from a browser and carries no cookies. X-Forwarded-Host is ignored.
 */
function isSameSite(headers: Headers, siteOrigin?: string): boolean {
  const fetchSite = headers.get('sec-fetch-site');
  if (fetchSite !== null) return fetchSite === 'same-origin' || fetchSite === 'none';
  const origin = headers.get('origin');
  if (origin === null) return true;
  if (origin === siteOrigin) return true;
  const host = URL.canParse(origin) ? new URL(origin).host : '';
  return host !== '' && host === headers.get('host');
}

/** Media type of a request if it is one of the three supported ones, in UTF-8 and uncompressed; undefined otherwise. */
export function mediaTypeOf(headers: Headers): MediaType | undefined {
  const encoding = headers.get('content-encoding');
  if (encoding !== null && encoding.toLowerCase() !== 'identity') return undefined;
  const [type = '', ...parameters] = (headers.get('content-type') ?? '').toLowerCase().split(';');
  const charset = parameters.map((part) => part.trim()).find((part) => part.startsWith('charset='));
  if (charset && !/^charset="?utf-?8"?$/.test(charset)) return undefined;
  return mediaTypes.get(type.trim());
}

/** Whether a request is a plain form post, answered with a page. A script that posts a form requests JSON in Accept. */
export function isPlainPost(headers: Headers): boolean {
  const type = mediaTypeOf(headers);
  return Boolean(type && type !== 'json') && !headers.get('accept')?.includes('application/json');
}

/** Fault of method, origin or media type, checked in this order; null if there is none. */
export function checkHead(request: Request, siteOrigin?: string): AnswerName | null {
  if (request.method !== 'POST') return 'method';
  if (!isSameSite(request.headers, siteOrigin)) return 'crossSite';
  if (!mediaTypeOf(request.headers)) return 'mediaType';
  return null;
}

/**
 * Reads a body with a limit, as a length header can be wrong.
 *
 * @returns the bytes, `tooLarge` once there are more than `bodyLimit`, or `malformed` if the request is cut off
 */
export async function readBody(
  request: Request,
): Promise<Uint8Array<ArrayBuffer> | 'tooLarge' | 'malformed'> {
  if (Number(request.headers.get('content-length')) > bodyLimit) return 'tooLarge';
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  if (!reader) return new Uint8Array();
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.byteLength;
      if (size > bodyLimit) {
        void reader.cancel().catch(() => undefined);
        return 'tooLarge';
      }
      chunks.push(part.value);
    }
  } catch {
    return 'malformed';
  }
  return new Uint8Array(Buffer.concat(chunks));
}

export const allowedMethods = 'POST, OPTIONS';
