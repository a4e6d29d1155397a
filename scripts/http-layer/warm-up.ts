import { request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Milliseconds; a server whose address cannot be reached from itself is ready after them all the same. */
const longest = 20_000;

/**
 * Asks a server for the methods of one endpoint as soon as it listens. Next loads the code of an endpoint with the first
 * request for it, which takes a second on a small machine and three on a busy one: it must not be a visitor's message.
 *
 * @param path of the endpoint; such a question changes nothing and is not logged
 * @returns whether the request has ended, in an answer of any kind or a fault
 */
export function warmUp(server: Server, path: string): () => boolean {
  let warm = false;
  const done = () => {
    warm = true;
  };
  server.once('listening', () => {
    const { address, port } = server.address() as AddressInfo;
    // All addresses of the machine are none to connect to.
    const host = ['::', '0.0.0.0'].includes(address) ? 'localhost' : address;
    const sent = request({ method: 'OPTIONS', host, port, path, agent: false, timeout: longest }, (answer) =>
      answer.resume().once('close', done),
    );
    sent
      .once('timeout', () => sent.destroy())
      .once('error', done)
      .end();
  });
  return () => warm;
}
