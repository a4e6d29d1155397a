import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { hasProgram } from 'engines/testing/programs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commonHeaders } from '@/lib/headers';
import { freePorts } from '@/scripts/lib/ports';
import { sendRaw } from '@/tests/helpers/odd-requests';
import { installCaddyConfig, installNginxConfig } from '@/tests/helpers/proxies';

/** Sends hostile requests to the proxies of deploy/, in front of a site that answers at once. */

type Answer = { status: number; headers: Record<string, unknown> };

const proxies: [string, boolean][] = [
  ['nginx', hasProgram('nginx', 'nginx')],
  ['caddy', hasProgram('caddy', 'caddy')],
];

describe.each(proxies)('%s', (name, isInstalled) => {
  describe.skipIf(!isInstalled)('in front of the site', () => {
    let http = 0;
    let folder = '';
    let output = '';
    const cleanups: (() => unknown)[] = [];

    beforeAll(async () => {
      http = await freePorts(4840, 4);
      const site = createServer((request, response) => {
        for (const { key, value } of commonHeaders) response.setHeader(key, value);
        response.setHeader('Content-Security-Policy', "default-src 'self'");
        // Like the endpoint, reads the body before it answers, so that the proxy receives all of it.
        request.resume().once('end', () => response.end('A page.'));
      }).listen(http + 2, '127.0.0.1');
      const ports = { http, https: http + 1, instances: [http + 2] as const };
      const proxy =
        name === 'nginx' ? installNginxConfig('nginx-proxy.conf', ports) : installCaddyConfig(ports);
      folder = proxy.folder;
      const args =
        name === 'nginx'
          ? ['-c', proxy.config, '-g', 'daemon off;']
          : ['run', '--adapter', 'caddyfile', '--config', proxy.config];
      const program = spawn(name, args, { stdio: ['ignore', 'pipe', 'pipe'] });
      for (const stream of [program.stdout, program.stderr]) stream.on('data', (text) => (output += text));
      cleanups.push(async () => {
        const end = once(program, 'exit');
        program.kill('SIGTERM');
        await end;
        proxy.remove();
        site.close();
      });
      while ((await ask('/').catch(() => ({ status: 0 }))).status !== 200) await wait(100);
    }, 60_000);
    afterAll(async () => {
      for (const cleanUp of cleanups) await cleanUp();
    });

    /** Sends a request to the proxy, over TLS if it is nginx, which has the test's certificate. */
    function ask(path: string, body = '', host = 'www.example.com'): Promise<Answer> {
      const method = body ? 'POST' : 'GET';
      if (name === 'caddy') {
        const text = `${method} ${path} HTTP/1.1\r\nHost: ${host}\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`;
        return sendRaw(http, text).then(({ status, headers }) => ({
          status,
          headers: Object.fromEntries(headers),
        }));
      }
      return new Promise((resolve, reject) => {
        const options = {
          host: '127.0.0.1',
          port: http + 1,
          servername: host,
          rejectUnauthorized: false,
          agent: false,
        };
        const outgoing = httpsRequest({ ...options, path, method, headers: { Host: host } }, (answer) => {
          answer.resume();
          answer.once('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers }));
        });
        outgoing.once('error', reject);
        outgoing.end(body);
      });
    }

    const expectProxyHeaders = ({ headers }: Answer) => {
      for (const { key, value } of commonHeaders) expect(headers[key.toLowerCase()], key).toBe(value);
      expect(headers['content-security-policy']).toMatch(/^default-src 'none'/);
    };

    test('a page has each header once, as the site set it', async () => {
      const { headers } = await ask('/pricing');
      for (const { key, value } of commonHeaders) expect(headers[key.toLowerCase()], key).toBe(value);
      expect(headers['content-security-policy']).toBe("default-src 'self'");
    });

    test('the proxy’s own answers (to a body that is too large, to a private address) have the site’s headers', async () => {
      const large = await ask('/api/contacts', 'x'.repeat(200_000));
      expect(large.status).toBe(413);
      expectProxyHeaders(large);
      const metrics = await ask('/api/metrics');
      expect(metrics.status).toBe(404);
      expectProxyHeaders(metrics);
    });

    test.skipIf(name === 'caddy')(
      'the redirect to HTTPS has the site’s headers, too, and unknown host names get no answer',
      async () => {
        const redirect = await sendRaw(
          http,
          'GET / HTTP/1.1\r\nHost: www.example.com\r\nConnection: close\r\n\r\n',
        );
        expect(redirect.status).toBe(301);
        for (const { key, value } of commonHeaders)
          expect(redirect.headers.get(key.toLowerCase()), key).toBe(value);
        expect(await sendRaw(http, 'GET / HTTP/1.1\r\nHost: other.example\r\n\r\n', 3000)).toMatchObject({
          status: 0,
          closed: true,
        });
        await expect(ask('/', '', 'other.example')).rejects.toThrow();
      },
    );

    test('1,464 slow connections delay no page by a second', async () => {
      const slow: Socket[] = [];
      for (let n = 0; n < 1464; n++) {
        const socket = connect(http, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nHost: x\r\nX-A: '));
        socket.on('error', () => undefined);
        slow.push(socket);
        if (n % 100 === 0) await wait(10);
      }
      await wait(500);
      const dripping = setInterval(() => {
        for (const socket of slow) if (socket.writable) socket.write('a');
      }, 1000);
      const times: number[] = [];
      for (let n = 0; n < 60; n++) {
        const startedAt = performance.now();
        expect((await ask('/pricing')).status).toBe(200);
        times.push(performance.now() - startedAt);
        await wait(50);
      }
      expect(times.sort((a, b) => a - b)[58]).toBeLessThan(1000);
      // The proxy closes the slow connections.
      const until = Date.now() + 20_000;
      while (slow.some(({ closed }) => !closed) && Date.now() < until) await wait(200);
      clearInterval(dripping);
      expect(slow.filter(({ closed }) => !closed)).toHaveLength(0);
    }, 60_000);

    test('no failed request leaves an address in a log', async () => {
      await ask('/api/contacts', 'x'.repeat(200_000));
      const log = join(folder, 'error.log');
      const written = output + (existsSync(log) ? readFileSync(log, 'utf8') : '');
      expect(written).not.toMatch(/client: |remote_ip|remote_addr/);
    });
  });
});

test.skipIf(!hasProgram('caddy', 'caddy'))(
  'Caddy still forwards a post to an instance that is too busy to answer its health check for six seconds',
  async () => {
    const http = await freePorts(4840, 2);
    const site = createServer((request, response) => {
      request.resume();
      setTimeout(() => response.end('Taken.'), request.url === '/api/ready' ? 8000 : 0);
    }).listen(http + 1, '127.0.0.1');
    const { config, remove } = installCaddyConfig({ http, instances: [http + 1] });
    const program = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', config], {
      stdio: 'ignore',
    });
    const post = 'POST /api/contacts HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}';
    while ((await sendRaw(http, post).catch(() => ({ status: 0 }))).status !== 200) await wait(100);
    // By now the first health checks have timed out; an instance that counts as not ready would get no requests.
    await wait(6500);
    const { status } = await sendRaw(http, post);
    const end = once(program, 'exit');
    program.kill('SIGTERM');
    await end;
    remove();
    site.closeAllConnections();
    site.close();
    expect(status).toBe(200);
  },
  60_000,
);
