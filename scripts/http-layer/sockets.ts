import { type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { answerHeaders } from '../../lib/headers';
import { allowAt } from './early-answers';

/**
 * Options of the server, with time limits in milliseconds. Node's defaults are a minute for the head of a request, five
 * minutes for all of it and no limit for a client that reads nothing: a few hundred such clients would use up all
 * descriptors.
 */
export const serverOptions = {
  /** From the connection, or from the first byte of a later request, to the end of the request's head. */
  headersTimeout: 10_000,
  /** To the end of the request's body, which has at most 96 KB. */
  requestTimeout: 30_000,
  connectionsCheckingInterval: 1000,
  /** Off, because the HTTP layer itself refuses a request without Host, with the site's headers. */
  requireHostHeader: false,
};

/** Milliseconds without a byte in either direction after which a connection is closed; longer than the endpoint takes to answer. */
const maxSilence = 60_000;

/** Status of the answer to each of Node's errors of a connection; 400 for others. */
const statusOf: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Ends connections that clients leave open, and adds the site's headers to answers that Node sends without the site.
 *
 * @param keepAlive milliseconds for which an idle connection is kept after an answer
 * @param headers headers of every response
 */
export function guardSockets(server: Server, keepAlive: number, headers: Record<string, string>): void {
  server.keepAliveTimeout = keepAlive;
  server.timeout = maxSilence;

  // The site supports no other protocol. Next would keep the socket open without an answer; without a listener, Node
  // ignores the header, as nginx does.
  server.on('newListener', (event, listener) => {
    if (event === 'upgrade') queueMicrotask(() => server.off('upgrade', listener));
  });
  // nginx ignores unknown expectations.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  // Node itself would close the connection without an answer.
  server.on('connect', ({ url = '' }, socket: Socket) => endWith(socket, 405, { Allow: allowAt(url) }));
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
    else endWith(socket, statusOf[error.code ?? ''] ?? 400);
  });

  /** Sends a status without a body and ends the connection, even if the client does not close it. */
  function endWith(socket: Socket, status: number, extraHeaders: Record<string, string> = {}): void {
    const allHeaders = {
      ...headers,
      ...answerHeaders,
      ...extraHeaders,
      'Content-Length': '0',
      Connection: 'close',
    };
    const lines = Object.entries(allHeaders).map(([key, value]) => `${key}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`);
    socket.destroySoon();
  }
}
