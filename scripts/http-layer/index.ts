import { readFileSync } from 'node:fs';
import http, {
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import { join } from 'node:path';
import nextEnv from '@next/env';
import { answerHeaders } from '../../lib/headers';
import { builtOrigin, showsDrafts } from '../lib/built-site';
import { startNotes } from '../lib/start-notes';
import type { RoutesManifest } from '../package/routes';
import { fileFacts, refusalOf } from './conditions';
import { drainOnSignal } from './drain';
import { type EarlyAnswer, earlyAnswer, headerOfNext, innerTarget } from './early-answers';
import { acceptsBrotli, brotliExtension, compressedPaths, mediaType, plainFiles } from './files';
import { repeatPages } from './pages';
import { guardSockets, serverOptions } from './sockets';
import { warmUp } from './warm-up';

/**
 * HTTP layer in front of Next, in `npm start` and the standalone server. `npm run build` writes it to
 * `.next/http-layer.mjs`, loaded before Next creates its HTTP server. It keeps connections open longer than
 * proxies do, stops gracefully, and gives the answers on which Next differs from other servers.
 */

type PrerenderManifest = { routes: Record<string, { initialRevalidateSeconds: number | false }> };

const buildFolder = import.meta.dirname;
const { redirects, headers } = JSON.parse(
  readFileSync(join(buildFolder, 'routes-manifest.json'), 'utf8'),
) as RoutesManifest;
/** Headers of every response. */
const commonHeaders = headers.filter(({ source }) => source === '/:path*').flatMap((rule) => rule.headers);

/** The common headers and the content security policy, with their values for an address. */
const commonHeadersAt = (path: string) => {
  const keys = new Set([...commonHeaders.map(({ key }) => key), 'Content-Security-Policy']);
  const headersOfPath = headers.filter(({ regex, has }) => !has && new RegExp(regex).test(path));
  const values = headersOfPath.flatMap((rule) => rule.headers).filter(({ key }) => keys.has(key));
  return Object.fromEntries([...commonHeaders, ...values].map(({ key, value }) => [key, value]));
};

/** Addresses of pages and files that were prerendered and are never regenerated. */
const prerendered = new Set(
  Object.entries(
    (JSON.parse(readFileSync(join(buildFolder, 'prerender-manifest.json'), 'utf8')) as PrerenderManifest)
      .routes,
  ).flatMap(([path, { initialRevalidateSeconds }]) => (initialRevalidateSeconds === false ? [path] : [])),
);

/** URL paths of the engines, scripts and style sheets that have a brotli copy. */
const pathsWithBrotliCopy = compressedPaths(buildFolder, join(buildFolder, '../public'));

const filePaths = plainFiles(buildFolder, join(buildFolder, '../public'));

// Loads the settings as Next does, which does not read them again.
nextEnv.loadEnvConfig(join(buildFolder, '..'), false, { info: () => undefined, error: console.error });
for (const note of startNotes(process.env, builtOrigin(buildFolder), showsDrafts(buildFolder)))
  console.warn(`! ${note}`);

/** Milliseconds for which an idle connection is kept: longer than proxies, which commonly keep one for 60 s. */
const keepAlive = Number(process.env.KEEP_ALIVE_TIMEOUT) || 75_000;

// Disables Next's own signal handler, which waits forever for connections that a proxy keeps busy.
process.env.NEXT_MANUAL_SIG_HANDLE = 'true';
type State = ReturnType<typeof drainOnSignal> & { isWarm: () => boolean };
const originalCreateServer = http.createServer;
Object.assign(http, {
  createServer: (listener: RequestListener) => {
    const state: State = { draining: () => false, admit: (answer) => answer(), isWarm: () => false };
    const server = originalCreateServer(
      serverOptions,
      withEarlyAnswers(repeatPages(listener, prerendered), state),
    );
    guardSockets(server, keepAlive, Object.fromEntries(commonHeaders.map(({ key, value }) => [key, value])));
    Object.assign(state, drainOnSignal(server), { isWarm: warmUp(server, '/api/contacts') });
    return server;
  },
});

/** Answers `/api/ready`: whether a proxy should send requests to this instance. Does not depend on mail settings. */
function answerReady(response: ServerResponse, { draining, isWarm }: State): void {
  const status = draining() ? 'stopping' : isWarm() ? 'ready' : 'starting';
  response.writeHead(status === 'ready' ? 200 : 503, {
    ...commonHeadersAt('/api/ready'),
    ...answerHeaders,
    'Content-Type': 'text/plain; charset=utf-8',
  });
  response.end(`${status}\n`);
}

function withEarlyAnswers(listener: RequestListener, state: State): RequestListener {
  return (request, response) => {
    const { headers: requestHeaders } = request;
    // Proxies may send an address in absolute form (RFC 9112, 3.2.2), whose origin is removed.
    const target = (request.url ?? '').replace(/^https?:\/\/[^/?#]*(?=[/?]|$)/i, '') || '/';
    // A client that requested another protocol may already send it, and one without a Host header is not a browser.
    if (requestHeaders.upgrade !== undefined || requestHeaders.host === undefined)
      response.setHeader('Connection', 'close');
    if (target === '/api/ready') return answerReady(response, state);
    const withoutHost = requestHeaders.host === undefined && request.httpVersion === '1.1';
    const answer =
      withoutHost || isWebSocket(requestHeaders.upgrade)
        ? ({ status: 400 } as const)
        : earlyAnswer(request.method ?? '', target, redirects);
    if (answer) return send(answer, target, response);
    request.url = innerTarget(target);
    for (const name of Object.keys(requestHeaders)) if (headerOfNext.test(name)) delete requestHeaders[name];
    preferBrotliCopy(request, response);
    const refusal = fileRefusal(request);
    if (refusal) return send(refusal, target, response);
    state.admit(() => listener(request, response));
  };
}

const isWebSocket = (upgrade = '') => /\bwebsocket\b/i.test(upgrade);

/**
 * Status with which a request for a file is refused, if any. A range that must be ignored is removed from the
 * request.
 */
function fileRefusal({ url = '', headers: requestHeaders }: IncomingMessage): EarlyAnswer | undefined {
  const path = filePaths.get(url.replace(/\?.*$/s, ''));
  if (path === undefined) return undefined;
  const file = fileFacts(path);
  if (!file) return { status: 404 };
  const refusal = refusalOf(requestHeaders, file);
  if (refusal === 416) return { status: refusal, size: file.size };
  if (refusal !== 'ignore-range') return refusal && { status: refusal };
  delete requestHeaders.range;
  return undefined;
}

/** Makes Next send the brotli copy of a file instead of compressing it with gzip. */
function preferBrotliCopy(request: IncomingMessage, response: ServerResponse): void {
  const [address = '', query] = (request.url ?? '').split('?', 2);
  if (!pathsWithBrotliCopy.has(address) || !acceptsBrotli(request.headers['accept-encoding'])) return;
  const copy = filePaths.get(`${address}${brotliExtension}`);
  if (copy !== undefined && !fileFacts(copy)) return;
  request.url = `${address}${brotliExtension}${query === undefined ? '' : `?${query}`}`;
  response.setHeader('Content-Encoding', 'br');
  response.setHeader('Content-Type', mediaType(address));
}

function send(answer: EarlyAnswer, target: string, response: ServerResponse): void {
  const query = /\?[^#]*/.exec(target)?.[0] ?? '';
  response.removeHeader('Content-Encoding');
  response.writeHead(answer.status, {
    ...commonHeadersAt(target.replace(/[?#].*$/s, '')),
    'Content-Type': 'text/plain; charset=utf-8',
    ...(answer.status === 308 ? { Location: answer.location + query } : answerHeaders),
    ...(answer.status === 405 && { Allow: answer.allow }),
    // RFC 9110, 15.5.17.
    ...(answer.status === 416 && { 'Content-Range': `bytes */${answer.size}` }),
  });
  response.end(`${STATUS_CODES[answer.status]}\n`);
}
