import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { hasProgram } from 'engines/testing/programs';
import { afterEach, expect, test } from 'vitest';
import { freePorts } from '@/scripts/lib/ports';
import { installCaddyConfig, installNginxConfig } from '@/tests/helpers/proxies';
import { sendRequest } from './send-request';

/**
 * Measures response times for 200 visitors who request a page as soon as they have the last one, while 1,500 others hold
 * connections open by sending a byte of their request now and then, and reconnect when they are closed. The test runs for
 * 30 seconds, or `SLOW_SECONDS`.
 */

const seconds = Number(process.env.SLOW_SECONDS) || 30;
const crowd = { slow: 1500, steady: 200 };

const cleanups: (() => unknown)[] = [];
const programs: ChildProcess[] = [];
afterEach(async () => {
  programs.length = 0;
  for (const step of cleanups.splice(0).reverse()) await step();
  // A stop may take as long as the guide says: 35 seconds, while slow visitors hold their connections.
}, 40_000);

/** Starts a program; after the test it is ended by SIGTERM and waited for. */
function run(command: string, args: string[], env: Record<string, string> = {}): void {
  const { PATH, HOME, TMPDIR } = process.env;
  const program: ChildProcess = spawn(command, args, {
    stdio: 'ignore',
    env: { PATH, HOME, TMPDIR, NODE_ENV: 'production', HOSTNAME: '127.0.0.1', ...env },
  });
  programs.push(program);
  cleanups.push(async () => {
    if (program.exitCode !== null || program.signalCode) return;
    const end = once(program, 'exit');
    program.kill('SIGTERM');
    await end;
  });
}

/** Ids of the started programs and of their descendants (Linux). */
function processes(): number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => [Number(pid), parentOf(pid)] as const);
  const pids = new Set(programs.map(({ pid }) => pid ?? 0));
  for (let sizeBefore = 0; sizeBefore < pids.size; ) {
    sizeBefore = pids.size;
    for (const [pid, parent] of parents) if (pids.has(parent)) pids.add(pid);
  }
  return [...pids];
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** Memory in megabytes; memory that processes share is divided between them. */
const memory = () =>
  Math.round(
    sum(
      processes().map((pid) =>
        Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0),
      ),
    ) / 1024,
  );

/** Milliseconds of processor time so far, of the servers and of this process. */
const processorTime = () =>
  sum(
    [process.pid, ...processes()].map((pid) => {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      return 10 * (Number(fields[11]) + Number(fields[12]));
    }),
  );

/** Id of a process's parent; 0 if the process has ended meanwhile. */
function parentOf(pid: string): number {
  try {
    return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}

async function untilAnswered(origin: string): Promise<void> {
  for (;;) {
    const status = await sendRequest(new URL('/robots.txt', origin)).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 200) return;
    await wait(100);
  }
}

const startProxy: Record<string, (http: number) => string> = {
  nginx: (http) => {
    const instances = [http + 2, http + 3] as const;
    for (const port of instances)
      run(process.execPath, ['.next/standalone/server.js'], { PORT: String(port) });
    const { config, remove } = installNginxConfig('nginx-proxy.conf', { http, https: http + 1, instances });
    cleanups.push(remove);
    run('nginx', ['-c', config, '-g', 'daemon off;']);
    return `https://127.0.0.1:${http + 1}`;
  },
  caddy: (http) => {
    const instances = [http + 2, http + 3] as const;
    for (const port of instances)
      run(process.execPath, ['.next/standalone/server.js'], { PORT: String(port) });
    const { config, remove } = installCaddyConfig({ http, instances });
    cleanups.push(remove);
    run('caddy', ['run', '--adapter', 'caddyfile', '--config', config]);
    return `http://127.0.0.1:${http}`;
  },
  package: (http) => {
    run(process.execPath, ['dist/serve.mjs'], { PORT: String(http), API_PORT: String(http + 2) });
    return `http://127.0.0.1:${http}`;
  },
};

/**
 * Connections that send the head of a request byte by byte, and connect again when they are closed. @returns a function
 * that ends them
 */
function openSlowConnections(port: number): () => void {
  const open = new Set<Socket>();
  let isOver = false;
  const begin = () => {
    const socket = connect({ port, host: '127.0.0.1' });
    open.add(socket);
    socket.on('connect', () => socket.write('GET / HTTP/1.1\r\nHost: www.example.com\r\nX-A: '));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      open.delete(socket);
      if (!isOver) setTimeout(begin, 500);
    });
    socket.resume();
  };
  for (let count = 0; count < crowd.slow; count += 1) begin();
  const pulse = setInterval(() => {
    for (const socket of open) if (socket.writable) socket.write('a');
  }, 5000);
  return () => {
    isOver = true;
    clearInterval(pulse);
    for (const socket of open) socket.destroy();
  };
}

const [nginx, caddy] = [hasProgram('nginx', 'nginx'), hasProgram('caddy', 'caddy')];

for (const [name, isThere] of Object.entries({ nginx, caddy, package: nginx })) {
  test.skipIf(!isThere)(
    `${name}: 200 connections beside 1,500 slow ones get their pages within a second, at the 99th percentile`,
    async () => {
      const origin = startProxy[name]?.(await freePorts(4660, 6)) ?? '';
      await untilAnswered(origin);
      const memoryBefore = memory();
      const stop = openSlowConnections(Number(new URL(origin).port));
      cleanups.push(stop);
      await wait(2000);

      const options = { keepAlive: true, maxSockets: crowd.steady };
      const agent = origin.startsWith('https:') ? new HttpsAgent(options) : new HttpAgent(options);
      const times: number[] = [];
      const used = processorTime();
      const faults = new Map<string, number>();
      const until = performance.now() + seconds * 1000;
      const visitor = async () => {
        while (performance.now() < until) {
          const began = performance.now();
          const status = await sendRequest(new URL('/pricing', origin), {
            agent,
            headers: { 'Accept-Encoding': 'gzip' },
          }).then(
            (answer) => String(answer.status),
            (error: NodeJS.ErrnoException) => error.code ?? error.message,
          );
          times.push(performance.now() - began);
          if (status !== '200') faults.set(status, (faults.get(status) ?? 0) + 1);
        }
      };
      await Promise.all(Array.from({ length: crowd.steady }, visitor));
      agent.destroy();

      const each = (processorTime() - used) / times.length;

      times.sort((a, b) => a - b);
      const percentile = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0);
      console.log(
        `${name}: ${times.length} pages in ${seconds} s, median ${percentile(0.5)} ms, 99th percentile ${percentile(0.99)} ms, longest ${percentile(0.99999)} ms; ${each.toFixed(1)} ms of processor time a page with its visitor; memory ${memoryBefore} MB before, ${memory()} MB after`,
        Object.fromEntries(faults),
      );
      expect([...faults]).toEqual([]);
      expect(percentile(0.99)).toBeLessThanOrEqual(1000);
    },
    120_000,
  );
}
