import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { freePorts } from '@/scripts/lib/ports';

/** Serves one build by its three servers on this machine. */

export type Answer = {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  /** The decoded body. */
  body: Buffer;
  /** Number of bytes before decoding. */
  bytes: number;
};

export type Server = 'next' | 'nginx' | 'standalone';

export type Servers = {
  ports: Record<Server, number>;
  stop: () => Promise<void>;
};

/** @param from first port to try @param env settings for all three servers */
export async function threeServers(from: number, env: Record<string, string> = {}): Promise<Servers> {
  const first = await freePorts(from, 4);
  const ports = { next: first, nginx: first + 1, standalone: first + 3 };
  const next = ['--import', './.next/http-layer.mjs', 'node_modules/next/dist/bin/next', 'start'];
  const programs = {
    next: start([...next, '-H', '127.0.0.1', '-p', String(ports.next)], env),
    nginx: start(['dist/serve.mjs'], { ...env, PORT: String(ports.nginx), API_PORT: String(first + 2) }),
    standalone: start(['.next/standalone/server.js'], {
      ...env,
      PORT: String(ports.standalone),
      HOSTNAME: '127.0.0.1',
    }),
  };
  await Promise.all(Object.values(ports).map(untilReady));
  const stop = async () => {
    for (const program of Object.values(programs)) {
      if (program.exitCode !== null || program.signalCode !== null) continue;
      const end = once(program, 'exit');
      program.kill('SIGTERM');
      await end;
    }
  };
  return { ports, stop };
}

export function get(port: number, path: string, headers = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port, path, headers, method, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const raw = Buffer.concat(chunks);
        const encoding = answer.headers['content-encoding'];
        const body =
          encoding === 'br' ? brotliDecompressSync(raw) : encoding === 'gzip' ? gunzipSync(raw) : raw;
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body, bytes: raw.length });
      });
    });
    outgoing.once('error', reject);
    outgoing.end();
  });
}

function start(args: string[], env: Record<string, string>): ChildProcess {
  const { PATH, HOME, TMPDIR } = process.env;
  return spawn(process.execPath, args, {
    stdio: 'ignore',
    env: { PATH, HOME, TMPDIR, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', ...env },
  });
}

async function untilReady(port: number): Promise<void> {
  while (
    !(await get(port, '/api/ready').then(
      ({ status }) => status === 200,
      () => false,
    ))
  )
    await wait(100);
}
