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
import { allowAt, type FrontAnswer, frontAnswer } from './answers';
import { drainOnSignal } from './drain';
import { mediaType, packed, packedAddresses, takesBrotli } from './files';

/**
 * Layer in front of Next, in `npm start` and the standalone server. `npm run build` writes it to
 * `.next/front.mjs`, loaded before Next creates its HTTP server. It keeps connections open longer than
 * proxies do, stops gracefully, and gives the answers on which Next differs from other servers.
 */

/** Milliseconds; proxies commonly keep an idle connection for 60 s, and must not outlast the server's. */
const keepAlive = Number(process.env.KEEP_ALIVE_TIMEOUT) || 75_000;

const build = import.meta.dirname;
const { redirects, headers } = JSON.parse(
  readFileSync(join(build, 'routes-manifest.json'), 'utf8'),
) as RoutesManifest;
/** Headers of every response. */
const common = headers.filter(({ source }) => source === '/:path*').flatMap((rule) => rule.headers);

/** The same headers, without those that a page sets itself. */
const commonAt = (path: string) => {
  const own = headers.filter(({ regex, has }) => !has && new RegExp(regex).test(path));
  const keys = new Set(common.map(({ key }) => key));
  const changed = own.flatMap((rule) => rule.headers).filter(({ key }) => keys.has(key));
  return Object.fromEntries([...common, ...changed].map(({ key, value }) => [key, value]));
};

/** Engines, scripts and style sheets with a brotli copy. */
const packedFiles = packedAddresses(build, join(build, '../public'));

// Loads the settings as Next does, which does not read them again.
nextEnv.loadEnvConfig(join(build, '..'), false, { info: () => undefined, error: console.error });
for (const note of startNotes(process.env, builtOrigin(build), showsDrafts(build))) console.warn(`! ${note}`);

// Next's own handler waits forever for connections that a proxy keeps busy.
process.env.NEXT_MANUAL_SIG_HANDLE = 'true';
type Drain = ReturnType<typeof drainOnSignal>;
const create = http.createServer;
Object.assign(http, {
  createServer: (listener: RequestListener) => {
    const state: Drain = { draining: () => false, admit: (answer) => answer() };
    const server = front(create(behind(listener, state)));
    Object.assign(state, drainOnSignal(server));
    return server;
  },
});

function front(server: http.Server): http.Server {
  server.keepAliveTimeout = keepAlive;
  // Node itself would close the connection without an answer.
  server.on('connect', ({ url = '' }, socket) => {
    socket.end(
      `HTTP/1.1 405 Method Not Allowed\r\nAllow: ${allowAt(url)}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
    );
  });
  return server;
}

/** `/api/ready`: whether to send requests to this instance. Invalid mail settings do not matter. */
function ready(response: ServerResponse, draining: boolean): void {
  response.writeHead(draining ? 503 : 200, { 'Content-Type': 'text/plain; charset=utf-8', ...answerHeaders });
  response.end(draining ? 'stopping\n' : 'ready\n');
}

function behind(listener: RequestListener, state: Drain): RequestListener {
  return (request, response) => {
    if (request.url === '/api/ready') return ready(response, state.draining());
    const answer = frontAnswer(request.method ?? '', request.url ?? '', redirects);
    if (answer) return send(answer, request.url ?? '', response);
    sendPacked(request, response);
    state.admit(() => listener(request, response));
  };
}

/** Makes Next send the brotli copy of a file instead of compressing it with gzip. */
function sendPacked(request: IncomingMessage, response: ServerResponse): void {
  const [address = '', query] = (request.url ?? '').split('?', 2);
  if (!packedFiles.has(address) || !takesBrotli(request.headers['accept-encoding'])) return;
  request.url = `${address}${packed}${query === undefined ? '' : `?${query}`}`;
  response.setHeader('Content-Encoding', 'br');
  response.setHeader('Content-Type', mediaType(address));
}

function send(answer: FrontAnswer, target: string, response: ServerResponse): void {
  const query = /\?[^#]*/.exec(target)?.[0] ?? '';
  response.writeHead(answer.status, {
    ...commonAt(target.replace(/[?#].*$/s, '')),
    'Content-Type': 'text/plain; charset=utf-8',
    ...(answer.status === 405 && { ...answerHeaders, Allow: answer.allow }),
    ...(answer.status === 400 && answerHeaders),
    ...(answer.status === 308 && { Location: answer.location + query }),
  });
  response.end(`${STATUS_CODES[answer.status]}\n`);
}
