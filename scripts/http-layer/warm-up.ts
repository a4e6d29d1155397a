import { request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Milliseconds after which a server that cannot reach its own address counts as ready anyway. */
const maxWait = 20_000;

/**
 * Sends an OPTIONS request to an endpoint as soon as the server listens. Next loads the code of an endpoint with its
 * first request, which takes a second on a small machine and three on a busy one: that must not be a visitor's
 * message.
 *
 * @param path path of the endpoint; an OPTIONS request changes nothing there and is not logged
 * @returns a function that tells whether the request has ended, with any answer or an error
 */
export function warmUp(server: Server, path: string): () => boolean {
  let isWarm = false;
  const done = () => {
    isWarm = true;
  };
  server.once('listening', () => {
    const { address, port } = server.address() as AddressInfo;
    // A wildcard address cannot be connected to.
    const host = ['::', '0.0.0.0'].includes(address) ? 'localhost' : address;
    const sent = request({ method: 'OPTIONS', host, port, path, agent: false, timeout: maxWait }, (answer) =>
      answer.resume().once('close', done),
    );
    sent
      .once('timeout', () => sent.destroy())
      .once('error', done)
      .end();
  });
  return () => isWarm;
}
