import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { expect, test } from 'vitest';
import { inRoot, root } from '@/scripts/lib/paths';

/**
 * Tests what SIGTERM does to a busy server. tests/package/stop.test.ts stops the real servers,
 * tests/deploy/restart.test.ts restarts them under load.
 */

/** Sends a request on a new connection, as a proxy does after SIGTERM. @returns the status, or the code of the error */
function ask(port: number): Promise<string> {
  return new Promise((resolve) => {
    const outgoing = request({ port, host: '127.0.0.1', method: 'POST', agent: false }, (response) => {
      response.resume().once('end', () => resolve(String(response.statusCode)));
    });
    outgoing.once('error', (error: NodeJS.ErrnoException) => resolve(String(error.code)));
    outgoing.end('a message');
  });
}

test('a busy server answers all connections that it accepted before it stopped listening', async () => {
  const args = ['--import', 'tsx', inRoot('tests/fixtures/busy-server.ts')];
  const server = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(server, 'exit');
  const port = Number((await once(server.stdout, 'data'))[0]);

  const outcomes = new Map<string, number>();
  const visitor = async () => {
    let outcome = '';
    while (outcome !== 'ECONNREFUSED') {
      outcome = await ask(port);
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    }
  };
  const visitors = Array.from({ length: 24 }, visitor);
  server.kill('SIGTERM');
  await Promise.all(visitors);
  expect((await ended)[0]).toBe(143);
  expect([...outcomes.keys()].sort()).toEqual(['200', 'ECONNREFUSED']);
});
