import { connect, createServer } from 'node:net';
import { hostname, networkInterfaces } from 'node:os';
import { fail } from './terminal';

/** Hosts on which a browser on this machine finds a server at `localhost`. */
const localHosts = new Set<string | undefined>([undefined, '127.0.0.1', '::1', 'localhost', '0.0.0.0', '::']);

/**
 * Whether a server could listen on the port now, on the host's address or on any of this machine, and would
 * be the one to answer. It first tries to connect, because listening may succeed beside another server: macOS
 * allows 127.0.0.1 beside a server on all addresses, and a server on ::1, which browsers try first for
 * `localhost`, does not block 127.0.0.1.
 */
export async function isFree(port: number, host?: string): Promise<boolean> {
  const addresses = localHosts.has(host) ? ['127.0.0.1', '::1'] : [host ?? ''];
  const answers = await Promise.all(addresses.map((address) => isAnswered(port, address)));
  return !answers.includes(true) && canListen(port, host);
}

function isAnswered(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = connect({ port, host, timeout: 1000 });
    const finish = (answered: boolean) => () => {
      probe.destroy();
      resolve(answered);
    };
    probe.once('connect', finish(true)).once('error', finish(false)).once('timeout', finish(false));
  });
}

function canListen(port: number, host?: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
}

/** The first port from `from` upward that starts a series of `count` free ones. */
export async function freePorts(from: number, count: number): Promise<number> {
  for (let first = from; first + count <= 65536; first += count) {
    const areFree = await Promise.all(Array.from({ length: count }, (_, index) => isFree(first + index)));
    if (areFree.every(Boolean)) return first;
  }
  return fail(`No ${count} free ports in a row from ${from} upward.`);
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads a port from the environment; stops the command if it is invalid. */
export function portFrom(name: string, fallback: number, env: Environment = process.env): number {
  const value = env[name];
  if (!value) return fallback;
  const port = Number(value);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  return fail(`${name} is “${value}”. It must be a whole number from 1 to 65535, like ${name}=${fallback}.`);
}

/**
 * The address to listen on, from HOSTNAME; undefined if nobody chose one. Containers and some shells set HOSTNAME to the
 * machine's own name, which does not count as a choice.
 */
export function hostFrom(env: Environment = process.env): string | undefined {
  const value = env.HOSTNAME;
  return value && value !== hostname() ? value : undefined;
}

/** Addresses for other devices in the network; none if the server listens on a single address. */
export function networkUrls(host: string, port: number): string[] {
  if (host !== '0.0.0.0' && host !== '::') return [];
  const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  return addresses
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}`);
}

/**
 * Ends the command when something else already listens on the port.
 *
 * @param what what needs the port, for the message
 * @param name name of the setting that chooses another port
 * @param commandText the command, as the user types it
 */
export async function requireFree(
  port: number,
  { what, name, commandText, host }: { what: string; name: string; commandText: string; host?: string },
): Promise<void> {
  if (await isFree(port, host)) return;
  fail(
    `Port ${port} is in use, so ${what} cannot start there.\n` +
      `Stop the other program, or choose another port: ${name}=${port + 100} ${commandText}`,
  );
}
