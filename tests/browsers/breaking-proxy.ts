import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** When the connection of the first message breaks: the site has not seen it, or has answered already. */
export type Break = 'before the site has it' | 'before the answer arrives';

export type BreakingProxy = { origin: string; posts: () => number; close: () => void };

/**
 * The site behind a server that breaks the connection of the first POST. Each connection carries one request: browsers ask
 * again by themselves only on one that has carried others.
 */
export async function breakingProxy(site: string, when: Break): Promise<BreakingProxy> {
  let posts = 0;
  const server = createServer((incoming, answer) => {
    answer.on('error', () => undefined);
    const isFirst = incoming.method === 'POST' && ++posts === 1;
    const breaks = () => incoming.socket.resetAndDestroy();
    if (isFirst && when === 'before the site has it') return void incoming.on('end', breaks).resume();
    const { method, headers } = incoming;
    const onward = request(new URL(incoming.url ?? '/', site), { method, headers }, (got) => {
      if (isFirst) return breaks();
      answer.writeHead(got.statusCode ?? 502, { ...got.headers, connection: 'close' });
      got.pipe(answer);
    });
    onward.on('error', breaks);
    incoming.pipe(onward);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    // Not by a name: Firefox asks again by itself where that may have another address.
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    posts: () => posts,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
