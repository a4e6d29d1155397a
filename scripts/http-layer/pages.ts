import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http';

/** An answer as sent: its headers without those of the connection, and its bytes. */
type Answer = { headers: OutgoingHttpHeaders; body: Buffer };

/** Request headers that may lead to another answer than 200 with the whole page. */
const decidingHeaders = [
  'content-type',
  'expect',
  'if-match',
  'if-modified-since',
  'if-none-match',
  'if-unmodified-since',
  'range',
];

/** Cookies of Next's preview mode. */
const previewCookie = /__prerender|__next/;

/**
 * Stores the first answer for each prerendered page and sends it again. Next would compress the page for every
 * visitor, which takes most of the processor time, although it does not change while the process runs.
 *
 * @param pages addresses that were prerendered for good
 */
export function repeatPages(listener: RequestListener, pages: ReadonlySet<string>): RequestListener {
  const answers = new Map<string, Answer>();
  return (request, response) => {
    const key = keyOf(request, pages);
    const existing = key === undefined ? undefined : answers.get(key);
    if (existing) {
      for (const [name, value] of Object.entries(existing.headers)) response.setHeader(name, value ?? '');
      response.end(existing.body);
      return;
    }
    if (key !== undefined) record(response, (answer) => answers.set(key, answer));
    listener(request, response);
  };
}

/** @returns a key that is equal for requests with the same answer; undefined for a request that Next must answer */
function keyOf(
  { method, url = '', headers }: IncomingMessage,
  pages: ReadonlySet<string>,
): string | undefined {
  if (method !== 'GET' || !pages.has(url)) return undefined;
  if (decidingHeaders.some((name) => headers[name] !== undefined)) return undefined;
  if (previewCookie.test(headers.cookie ?? '')) return undefined;
  const accepted = String(headers['accept-encoding'] ?? '');
  if (accepted === '') return url;
  // The header as browsers and proxies send it; with weights (q values), Next decides.
  return /^[\w, ]*$/.test(accepted) && /\bgzip\b/.test(accepted) ? `${url} gzip` : undefined;
}

/** Calls `keep` with the answer that was sent, if the client received all of it. */
function record(response: ServerResponse, keep: (answer: Answer) => void): void {
  const parts: Buffer[] = [];
  const addPart = (part: unknown) => {
    if (typeof part === 'string') parts.push(Buffer.from(part));
    else if (part instanceof Uint8Array) parts.push(Buffer.from(part));
  };
  const { write, end } = response;
  Object.assign(response, {
    write(...args: unknown[]) {
      addPart(args[0]);
      return Reflect.apply(write, response, args);
    },
    end(...args: unknown[]) {
      addPart(args[0]);
      return Reflect.apply(end, response, args);
    },
  });
  response.once('finish', () => {
    if (response.statusCode !== 200) return;
    const { connection, date, ...headers } = response.getHeaders();
    keep({ headers, body: Buffer.concat(parts) });
  });
}
