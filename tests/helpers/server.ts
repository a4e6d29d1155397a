import { type ChildProcess, spawn } from 'node:child_process';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { LogLine } from '@/lib/contact/log';
import { freePort } from './free-port';

/**
 * The built site as a separate process, for running the endpoint's tests over real HTTP. `CONTACT_TARGET=start` is
 * `next start`, `CONTACT_TARGET=standalone` the standalone server; the site must have been built (CONTACT_BUILD names
 * its folder). `npm test -- server` runs both.
 */

export const target = process.env.CONTACT_TARGET as 'start' | 'standalone' | undefined;

const build = resolve(process.env.CONTACT_BUILD ?? '.');
const programs = {
  start: [
    '--import',
    resolve(build, '.next/http-layer.mjs'),
    resolve(build, 'node_modules/next/dist/bin/next'),
    'start',
    '-H',
    '127.0.0.1',
    '-p',
  ],
  standalone: [resolve(build, '.next/standalone/server.js')],
};

export type Server = Awaited<ReturnType<typeof startServer>>;

type Options = {
  /** Gets the log lines, in order. */
  log: LogLine[];
  /** File with certificates to trust besides the usual ones. */
  certificates?: string;
};

/** Starts the site with these environment variables and those that each start needs, and waits until it answers. */
export async function startServer(variables: Record<string, string>, { log, certificates }: Options) {
  const port = await freePort();
  const program = programs[target ?? 'start'];
  const child = spawn(process.execPath, target === 'standalone' ? program : [...program, String(port)], {
    cwd: build,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      ...(certificates && { NODE_EXTRA_CA_CERTS: certificates }),
      HOSTNAME: '127.0.0.1',
      PORT: String(port),
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let incompleteLine = '';
  child.stdout.on('data', (chunk: Buffer) => {
    const lines = (incompleteLine + chunk.toString()).split('\n');
    incompleteLine = lines.pop() ?? '';
    for (const line of lines) if (line.startsWith('{"t":')) log.push(JSON.parse(line));
  });
  const faults: string[] = [];
  child.stderr.on('data', (text: Buffer) => faults.push(text.toString()));
  await untilItAnswers(port, child);
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  return {
    port,
    /** What the site has printed to standard error. */
    faults,
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
    },
    /** Asks the site to end gracefully. @returns its exit code when it has ended */
    terminate: () => {
      child.kill('SIGTERM');
      return ended;
    },
    send: async (request: Request) => {
      const logLength = log.length;
      const response = await send(request, port);
      // The log line is written before the answer, but may arrive after it through the pipe.
      for (let tries = 0; log.length === logLength && request.method !== 'OPTIONS' && tries < 1000; tries++)
        await wait(5);
      return response;
    },
  };
}

async function send(request: Request, port: number): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const body = request.body ? Buffer.from(await request.arrayBuffer()) : undefined;
  const answer = await new Promise<IncomingMessage>((done, fail) => {
    const outgoing = httpRequest({
      host: '127.0.0.1',
      port,
      path: pathname + search,
      method: request.method,
      headers: { ...(body && { 'content-length': body.length }), ...Object.fromEntries(request.headers) },
      agent: false,
    });
    outgoing.once('response', done);
    outgoing.once('error', fail);
    outgoing.end(body);
  });
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  const headers = new Headers();
  for (let i = 0; i < answer.rawHeaders.length; i += 2) {
    headers.append(answer.rawHeaders[i] ?? '', answer.rawHeaders[i + 1] ?? '');
  }
  const status = answer.statusCode ?? 500;
  const hasNoBody = [204, 303].includes(status) || request.method === 'HEAD';
  return new Response(hasNoBody ? null : Buffer.concat(chunks), { status, headers });
}

async function untilItAnswers(port: number, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    if (await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => undefined)) return;
    await wait(50);
  }
  throw new Error('The site did not start. Is it built?');
}
