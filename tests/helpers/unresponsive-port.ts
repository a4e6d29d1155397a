import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const listener = `
const server = require('node:net').createServer();
server.listen({ port: 0, host: '127.0.0.1', backlog: 1 }, () => console.log(server.address().port));
`;

/**
 * Opens a port where connections are never completed, as behind a firewall that drops packets: the program that listens is
 * suspended, and its queue of connections is full.
 */
export async function startUnresponsivePort(): Promise<{ port: number; stop: () => void }> {
  const program = spawn(process.execPath, ['-e', listener], { stdio: ['ignore', 'pipe', 'ignore'] });
  const [text] = await once(program.stdout, 'data');
  const port = Number(String(text));
  program.kill('SIGSTOP');
  const queued = Array.from({ length: 8 }, () => connect(port, '127.0.0.1').on('error', () => undefined));
  await wait(100);
  return {
    port,
    stop: () => {
      for (const socket of queued) socket.destroy();
      program.kill('SIGKILL');
    },
  };
}
