import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const pieceSize = 2500;
const pause = 30;

/**
 * Serves the site as over a slow network: HTML comes in pieces of 2,500 bytes, 30 milliseconds apart, each painted
 * before the next arrives. Returns the address, and a function that stops the server.
 * @param last text after whose piece nothing more is sent; the response then stays open
 */
export async function slowHtml(site: string, last?: string): Promise<{ address: string; stop: () => void }> {
  const forward = async (answer: IncomingMessage, response: ServerResponse) => {
    const { 'content-length': _, 'transfer-encoding': __, ...headers } = answer.headers;
    response.writeHead(answer.statusCode ?? 502, headers);
    if (!headers['content-type']?.includes('text/html')) return void answer.pipe(response);
    const html = Buffer.concat(await answer.toArray());
    for (let from = 0; from < html.length; from += pieceSize) {
      response.write(html.subarray(from, from + pieceSize));
      if (last && html.subarray(0, from + pieceSize).includes(last)) return;
      await wait(pause);
    }
    response.end();
  };
  const server = createServer((incoming, response) => {
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
    request(new URL(incoming.url ?? '/', site), { method: incoming.method, headers }, (answer) => {
      forward(answer, response).catch((fault) => response.destroy(fault));
    })
      .on('error', (fault) => response.destroy(fault))
      .end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://localhost:${port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
