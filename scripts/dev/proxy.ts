import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Content } from '../lib/content-watch';
import { mistakesPage, reloadScript } from './pages';

type Options = {
  host: string;
  port: number;
  /** Next's port, on this machine only. */
  nextPort: number;
  content: Content;
  /** Answers requests for addresses that are not pages of the site. @returns whether it did */
  answerLocally?: (request: IncomingMessage, response: ServerResponse) => boolean;
};

/** Hop-by-hop headers, which must not be forwarded. */
const hopHeaders = ['connection', 'keep-alive', 'transfer-encoding'];

/**
 * The server with which the browser communicates while `npm run dev` runs. It forwards all requests to Next with two
 * exceptions: while content has a mistake, every page shows that mistake, worded as in the terminal; and the editor
 * has its own addresses.
 *
 * A request right after a save waits until content has been checked, and so do Next's messages to open pages. Next
 * therefore never shows a content mistake in its own words, neither in a tab nor in the terminal.
 */
export async function startProxy({ host, port, nextPort, content, answerLocally }: Options): Promise<void> {
  const hotReloadSockets = new Set<Socket>();
  content.onChange(() => {
    for (const socket of hotReloadSockets)
      content.mistakes() === undefined ? socket.resume() : socket.pause();
  });
  content.onSave(() => {
    for (const socket of hotReloadSockets) socket.pause();
  });

  const server = createServer((incoming, outgoing) => {
    void respond(incoming, outgoing).catch(() => outgoing.destroy());
  });

  async function respond(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { pathname } = new URL(incoming.url ?? '/', 'http://localhost');
    if (pathname === '/dev/state') return void outgoing.end(String(content.version()));
    if (answerLocally?.(incoming, outgoing)) return;
    if (!pathname.startsWith('/_next/')) {
      await content.settled();
      const mistakes = content.mistakes();
      if (mistakes !== undefined) {
        outgoing.writeHead(500, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
        return void outgoing.end(mistakesPage(mistakes, content.version()));
      }
    }
    await forward(incoming, outgoing);
  }

  /** Forwards a request; retries while Next restarts, which takes seconds. */
  async function forward(incoming: IncomingMessage, outgoing: ServerResponse, tries = 200): Promise<void> {
    const version = content.version();
    const headers = { ...incoming.headers };
    // The script is inserted into the page's text, which must be uncompressed.
    delete headers['accept-encoding'];
    const options = {
      host: '127.0.0.1',
      port: nextPort,
      path: incoming.url,
      method: incoming.method,
      headers,
    };
    const refused = await new Promise<boolean>((resolve) => {
      const forwardedRequest = request(options, (answer) => {
        const isPage = /^text\/html/.test(answer.headers['content-type'] ?? '');
        const keptHeaders = Object.entries(answer.headers).filter(
          ([name]) => !hopHeaders.includes(name) && !(isPage && name === 'content-length'),
        );
        outgoing.writeHead(answer.statusCode ?? 502, Object.fromEntries(keptHeaders));
        answer.pipe(outgoing, { end: false });
        answer.once('end', () =>
          outgoing.end(isPage && incoming.method === 'GET' ? reloadScript(version) : undefined),
        );
        answer.once('error', () => outgoing.destroy());
        resolve(false);
      });
      forwardedRequest.once('error', (error: NodeJS.ErrnoException) => {
        const retries = error.code === 'ECONNREFUSED' && !incoming.readableDidRead && tries > 0;
        if (!retries) outgoing.destroy();
        resolve(retries);
      });
      outgoing.once('close', () => forwardedRequest.destroy());
      if (incoming.method === 'GET' || incoming.method === 'HEAD') forwardedRequest.end();
      else incoming.pipe(forwardedRequest);
    });
    if (!refused) return;
    await wait(150);
    await forward(incoming, outgoing, tries - 1);
  }

  // The WebSocket of hot reload: bytes are piped in both directions.
  server.on('upgrade', (incoming: IncomingMessage, socket: Socket, head: Buffer) => {
    const nextSocket = connect(nextPort, '127.0.0.1', () => {
      const lines = incoming.rawHeaders.flatMap((value, index, rawHeaders) =>
        index % 2 === 0 ? [`${value}: ${rawHeaders[index + 1]}`] : [],
      );
      nextSocket.write(`GET ${incoming.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      nextSocket.write(head);
      nextSocket.pipe(socket);
      socket.pipe(nextSocket);
      hotReloadSockets.add(nextSocket);
    });
    const closeBoth = () => {
      hotReloadSockets.delete(nextSocket);
      nextSocket.destroy();
      socket.destroy();
    };
    for (const connection of [nextSocket, socket])
      connection.once('error', closeBoth).once('close', closeBoth);
  });

  await new Promise<void>((listening) => server.listen(port, host, listening));
}
