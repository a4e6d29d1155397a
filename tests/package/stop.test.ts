import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { freePorts, isFree } from '@/scripts/lib/ports';
import { settings, visitor } from '@/tests/helpers/contact';
import { type FakeSmtp, startSmtp } from '@/tests/helpers/smtp';

/** Tests what visitors notice when the site is stopped, or when the packaged site loses one of its processes. */

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of cleanups.splice(0)) await step();
});

const packaged = ['dist/serve.mjs'];
const npmStart = ['--import', 'tsx', 'scripts/start.ts'];
const nextStart = [
  '--import',
  './.next/http-layer.mjs',
  'node_modules/next/dist/bin/next',
  'start',
  '-H',
  '127.0.0.1',
];
/** Next names the signal in its exit code, after it has drained. */
const terminated = 143;

test.each([
  { name: 'the packaged site', args: packaged, exitCode: 0 },
  { name: 'npm start', args: npmStart, exitCode: terminated },
  { name: 'next start', args: nextStart, exitCode: terminated },
  { name: 'the standalone server', args: ['.next/standalone/server.js'], exitCode: terminated },
])(
  'stopping $name lets requests finish: a message is sent and answered, and pages are served until the end, also over kept connections',
  async ({ args, exitCode }) => {
    const mailServer = await startSmtp({ delay: () => 150 });
    cleanups.push(() => mailServer.close());
    const { program, origin } = await start(mailServer, args);
    const keepAliveAgent = new Agent({ keepAlive: true });
    cleanups.push(() => keepAliveAgent.destroy());

    const failures: string[] = [];
    let loadedCount = 0;
    let isStopping = false;
    let hasStopped = false;
    let lastAnswer = 0;
    const visitors = Array.from({ length: 4 }, async (_, n) => {
      while (!hasStopped) {
        await load(`${origin}/pricing`, n % 2 === 0 && keepAliveAgent).then(
          () => {
            loadedCount++;
            lastAnswer = Date.now();
          },
          // After the signal the port may be closed: a proxy or balancer then sends the visitor elsewhere.
          (error: NodeJS.ErrnoException) =>
            (isStopping && wasNeverAccepted(error)) || failures.push(`${error.code}`),
        );
        await wait(5);
      }
    });
    const message = fetch(`${origin}/api/contacts`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(visitor),
    });
    while (mailServer.connections() === 0) await wait(10);
    isStopping = true;
    program.kill('SIGTERM');

    const exited = once(program, 'exit').then(([code]) => ({ code, at: Date.now() }));
    expect((await message).status).toBe(200);
    lastAnswer = Date.now();
    const { code, at: stoppedAt } = await exited;
    hasStopped = true;
    await Promise.all(visitors);
    expect(code).toBe(exitCode);
    expect(stoppedAt - lastAnswer).toBeLessThan(2000);
    expect(mailServer.mails).toHaveLength(1);
    expect(loadedCount).toBeGreaterThan(0);
    expect(failures).toEqual([]);
  },
  60_000,
);

test('the packaged site answers 503 at /api/ready before it stops, and keeps connections open for 75 seconds', async () => {
  const { program, origin } = await start();
  const ready = () => fetch(`${origin}/api/ready`).then(({ status }) => status);
  const page = await fetch(`${origin}/pricing`, { headers: { Connection: 'keep-alive' } });
  expect(page.headers.get('keep-alive')).toBe('timeout=75');
  await vi.waitFor(async () => expect(await ready()).toBe(200), { timeout: 20_000, interval: 50 });
  const exited = once(program, 'exit');
  program.kill('SIGTERM');
  await vi.waitFor(async () => expect(await ready()).toBe(503), { timeout: 900, interval: 20 });
  expect((await fetch(`${origin}/pricing`)).status).toBe(200);
  await exited;
}, 60_000);

test('the packaged site starts where the kernel has no IPv6', async () => {
  // Fails like such a kernel, which has no sockets of that family.
  const noIpv6 = `
    import { Server } from 'node:net';
    const listen = Server.prototype.listen;
    Server.prototype.listen = function (...args) {
      if (args[1] !== '::') return listen.apply(this, args);
      process.nextTick(() => this.emit('error', Object.assign(new Error(), { code: 'EAFNOSUPPORT' })));
      return this;
    };`;
  const preload = ['--import', `data:text/javascript,${encodeURIComponent(noIpv6)}`];
  const { port, origin } = await start(undefined, [...preload, ...packaged], { HOSTNAME: '' });
  expect((await fetch(`${origin}/pricing`)).status).toBe(200);
  await expect(fetch(`http://[::1]:${port}/pricing`)).rejects.toThrow();
}, 60_000);

test.each([
  ['127.0.0.1', '127.0.0.1', '[::1]'],
  ['::1', '[::1]', '127.0.0.1'],
])(
  'the packaged site listens on HOSTNAME=%s alone, and its health check asks there',
  async (HOSTNAME, ownAddress, elsewhere) => {
    const { port } = await start(undefined, packaged, { HOSTNAME }, ownAddress);
    await expect(fetch(`http://${elsewhere}:${port}/`)).rejects.toThrow();
    expect(await health(port, { HOSTNAME })).toBe(0);
  },
  60_000,
);

test('the health check succeeds with wrong mail settings and fails when nobody listens', async () => {
  const { program, port, origin } = await start();
  expect((await fetch(`${origin}/api/health`)).status).toBe(503);
  expect(await health(port)).toBe(0);
  program.kill('SIGTERM');
  await once(program, 'exit');
  expect(await health(port)).toBe(1);
}, 60_000);

test('the packaged site prints its address once it answers, and a second one on its port says why it cannot start', async () => {
  const port = await freePorts(4760, 2);
  const run = () => {
    const program = spawn(process.execPath, packaged, {
      env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: String(port), API_PORT: String(port + 1) },
    });
    cleanups.push(() => program.kill('SIGTERM'));
    return program;
  };
  const first = run();
  let output = '';
  for await (const text of first.stdout) {
    output += text;
    if (output.includes('is ready:')) break;
  }
  const address = /ready: (http:\S+)/.exec(output)?.[1] ?? '';
  expect(new URL(address).port).toBe(String(port));
  expect((await fetch(address)).status).toBe(200);

  const second = run();
  let errors = '';
  second.stderr.on('data', (text) => {
    errors += text;
  });
  const [code] = await once(second, 'close');
  expect(code).toBe(1);
  expect(errors).toContain(`Port ${port} cannot be used`);
  expect((await fetch(address)).status).toBe(200);
  first.kill('SIGTERM');
  await once(first, 'exit');
}, 60_000);

test('when Node dies, the program ends with a fault instead of serving half a site', async () => {
  const { program, apiPort, origin } = await start();
  const children = execFileSync('pgrep', ['-P', String(program.pid)], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map(Number)
    .sort((a, b) => a - b);
  process.kill(children[0] as number, 'SIGKILL');
  const [code] = await once(program, 'exit');
  expect(code).toBe(1);
  await expect(fetch(`http://127.0.0.1:${apiPort}/`)).rejects.toThrow();
  await expect(fetch(origin)).rejects.toThrow();
}, 60_000);

/**
 * Whether a connection was refused, or reset before the server accepted it: the error then has a `syscall`. The error of
 * an accepted connection that was cut may have the same code, but no `syscall`.
 */
function wasNeverAccepted({ code, syscall }: NodeJS.ErrnoException): boolean {
  return syscall !== undefined && (code === 'ECONNREFUSED' || code === 'ECONNRESET');
}

/**
 * Loads a page. A kept connection may end just when it is used again: the request is then sent once more over a new one,
 * as browsers do (RFC 9110, section 9.2.2).
 *
 * @param agent keeps connections; `false`: the request gets its own connection
 * @throws a system error when there was no answer, `CUT` when it broke off
 */
function load(url: string, agent: Agent | false): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent }, (answer) => {
      const cut = () => reject(Object.assign(new Error('The answer broke off.'), { code: 'CUT' }));
      answer.on('end', resolve).on('error', cut).on('aborted', cut).resume();
    });
    request.once('error', (error) =>
      request.reusedSocket ? load(url, false).then(resolve, reject) : reject(error),
    );
  });
}

const patient = {
  SMTP_SETUP_TIMEOUT_MS: '10000',
  SMTP_IDLE_TIMEOUT_MS: '10000',
  CONTACT_TOTAL_TIMEOUT_MS: '20000',
};

test.each(['npm start', 'npm run preview -- --no-build'])(
  '%s ends when npm does',
  async (command) => {
    const port = await freePorts(4760, 2);
    const [npm = '', ...args] = command.split(' ');
    const env = { ...process.env, PORT: String(port), MAIL_PORT: String(port + 1), HOSTNAME: '127.0.0.1' };
    const program = spawn(npm, args, { stdio: 'ignore', env });
    cleanups.push(() => program.kill('SIGKILL'));
    while (await isFree(port, '127.0.0.1')) await wait(100);
    program.kill('SIGTERM');
    await vi.waitFor(async () => expect(await isFree(port, '127.0.0.1')).toBe(true), { timeout: 10_000 });
  },
  30_000,
);

async function start(
  mailServer?: FakeSmtp,
  args = packaged,
  env: Record<string, string> = {},
  host = '127.0.0.1',
) {
  const port = await freePorts(4760, 2);
  const { PATH, HOME, TMPDIR } = process.env;
  const program = spawn(process.execPath, args, {
    stdio: 'ignore',
    env: {
      PATH,
      HOME,
      TMPDIR,
      NODE_ENV: 'production',
      PORT: String(port),
      HOSTNAME: '127.0.0.1',
      API_PORT: String(port + 1),
      ...(mailServer && settings(mailServer.port, patient)),
      ...env,
    },
  });
  cleanups.push(() => program.kill('SIGKILL'));
  const origin = `http://${host}:${port}`;
  while (
    !(await fetch(origin).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await wait(50);
  return { program, port, apiPort: port + 1, origin };
}

async function health(port: number, env: Record<string, string> = {}): Promise<number> {
  const check: ChildProcess = spawn(process.execPath, ['dist/serve.mjs', '--health'], {
    stdio: 'ignore',
    env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: String(port), ...env },
  });
  return (await once(check, 'exit'))[0];
}
