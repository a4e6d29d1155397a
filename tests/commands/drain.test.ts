import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { expect, test } from 'vitest';
import { inRoot, root } from '@/scripts/lib/paths';

/** What a stop does while the server is busy. tests/package/stop.test.ts stops the servers, tests/deploy/restart.test.ts under load. */

/** Sends a request on a new connection, as a proxy does after a stop has begun. */
function ask(port: number): Promise<string> {
  return new Promise((resolve) => {
    const outgoing = request({ port, host: '127.0.0.1', method: 'POST', agent: false }, (answer) => {
      answer.resume().once('end', () => resolve(String(answer.statusCode)));
    });
    outgoing.once('error', (error: NodeJS.ErrnoException) => resolve(String(error.code)));
    outgoing.end('a message');
  });
}

test('a busy server answers all connections that it accepted before it stopped listening', async () => {
  const program = ['--import', 'tsx', inRoot('tests/fixtures/busy-server.ts')];
  const server = spawn(process.execPath, program, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(server, 'exit');
  const port = Number((await once(server.stdout, 'data'))[0]);

  const statuses = new Map<string, number>();
  const visitor = async () => {
    let answer = '';
    while (answer !== 'ECONNREFUSED') {
      answer = await ask(port);
      statuses.set(answer, (statuses.get(answer) ?? 0) + 1);
    }
  };
  const visitors = Array.from({ length: 24 }, visitor);
  server.kill('SIGTERM');
  await Promise.all(visitors);
  expect((await ended)[0]).toBe(143);
  expect([...statuses.keys()].sort()).toEqual(['200', 'ECONNREFUSED']);
});
