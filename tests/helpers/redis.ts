import { type ChildProcess, spawn } from 'node:child_process';
import { isInstalled } from 'engines/testing/programs';
import { freePort } from './free-port';

/** True where the program redis-server is installed (Debian package redis-server). */
export const hasRedis = isInstalled('redis-server');

export type TestRedis = Awaited<ReturnType<typeof startRedis>>;

/** Starts a Redis of its own on a free port, in memory only. */
export async function startRedis() {
  const port = await freePort();
  let child = await launch(port);
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  };
  return {
    url: `redis://127.0.0.1:${port}`,
    stop,
    /** Stops answering, with its connections still open. */
    freeze: () => child.kill('SIGSTOP'),
    restart: async () => {
      await stop();
      child = await launch(port);
    },
  };
}

async function launch(port: number): Promise<ChildProcess> {
  const flags = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const child = spawn('redis-server', flags, { stdio: ['ignore', 'pipe', 'ignore'] });
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (text: Buffer) => {
      if (text.includes('Ready to accept connections')) resolve();
    });
    child.once('exit', () => reject(new Error('redis-server did not start')));
  });
  return child;
}
