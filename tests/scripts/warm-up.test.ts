import { createServer, type RequestListener } from 'node:http';
import { afterEach, expect, test, vi } from 'vitest';
import { warmUp } from '@/scripts/http-layer/warm-up';

const cleanups: (() => unknown)[] = [];
afterEach(() => {
  for (const step of cleanups.splice(0)) step();
});

function listen(listener: RequestListener, host: string): () => boolean {
  const server = createServer(listener);
  const isWarm = warmUp(server, '/api/contacts');
  server.listen(0, host);
  cleanups.push(() => server.close());
  return isWarm;
}

test.each(['127.0.0.1', '0.0.0.0'])(
  'a server at %s is warm when its endpoint has answered once',
  async (host) => {
    const requested: string[] = [];
    let answer = () => {};
    const isWarm = listen(({ method, url }, response) => {
      requested.push(`${method} ${url}`);
      answer = () => response.writeHead(204).end();
    }, host);
    await vi.waitFor(() => expect(requested).toEqual(['OPTIONS /api/contacts']));
    expect(isWarm()).toBe(false);
    answer();
    await vi.waitFor(() => expect(isWarm()).toBe(true));
  },
);

// Visitors learn what is wrong from their own requests.
test('a server that drops the connection counts as warm too', async () => {
  const isWarm = listen(({ socket }) => socket.destroy(), '127.0.0.1');
  expect(isWarm()).toBe(false);
  await vi.waitFor(() => expect(isWarm()).toBe(true));
});
