import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** When the connection of the first message breaks: before the site has received it, or after the site has answered. */
export type Break = 'before the site has it' | 'before the answer arrives';

export type BreakingProxy = { origin: string; posts: () => number; close: () => void };

/**
 * Starts a proxy in front of the site, which drops the connection of the first POST. Each connection carries one
 * request: browsers repeat a request by themselves only if its connection has carried others.
 */
export async function breakingProxy(site: string, when: Break): Promise<BreakingProxy> {
  let posts = 0;
  const server = createServer((incoming, response) => {
    response.on('error', () => undefined);
    const isFirst = incoming.method === 'POST' && ++posts === 1;
    const breakConnection = () => incoming.socket.resetAndDestroy();
    if (isFirst && when === 'before the site has it')
      return void incoming.on('end', breakConnection).resume();
    const { method, headers } = incoming;
    const forwarded = request(new URL(incoming.url ?? '/', site), { method, headers }, (siteResponse) => {
      if (isFirst) return breakConnection();
      response.writeHead(siteResponse.statusCode ?? 502, { ...siteResponse.headers, connection: 'close' });
      siteResponse.pipe(response);
    });
    forwarded.on('error', breakConnection);
    incoming.pipe(forwarded);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    // An address, not a name: Firefox repeats a request by itself if the name may have another address.
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    posts: () => posts,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
