import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { freePorts } from '@/scripts/lib/ports';
import { settings, visitor } from '@/tests/helpers/contact';
import { type FakeSmtp, startSmtp } from '@/tests/helpers/smtp';

/** What happens to visitors when the site is stopped or the packaged one loses a part of itself. */

const clean: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of clean.splice(0)) await step();
});

const packaged = ['dist/serve.mjs'];
const npmStart = ['--import', 'tsx', 'scripts/start.ts'];
const nextStart = [
  '--import',
  './.next/front.mjs',
  'node_modules/next/dist/bin/next',
  'start',
  '-H',
  '127.0.0.1',
];
/** Next names the signal in its exit code, after it has drained. */
const terminated = 143;

test.each([
  { name: 'the packaged site', args: packaged, ends: 0 },
  { name: 'npm start', args: npmStart, ends: terminated },
  { name: 'next start', args: nextStart, ends: terminated },
  { name: 'the standalone server', args: ['.next/standalone/server.js'], ends: terminated },
])(
  'a stop of $name lets requests finish: a message on its way is sent and answered, pages go on until the end',
  async ({ args, ends }) => {
    const mailServer = await startSmtp({ delay: () => 150 });
    clean.push(() => mailServer.close());
    const { program, origin } = await start(mailServer, args);

    const failed: string[] = [];
    let loaded = 0;
    let told = false;
    let stopped = false;
    const visitors = Array.from({ length: 4 }, async () => {
      while (!stopped) {
        await load(`${origin}/pricing`).then(
          () => loaded++,
          // After the signal nobody may listen any more: a proxy or balancer sends the visitor elsewhere.
          (error: NodeJS.ErrnoException) => (told && neverTaken(error)) || failed.push(`${error.code}`),
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
    told = true;
    program.kill('SIGTERM');

    expect((await message).status).toBe(200);
    const [code] = await once(program, 'exit');
    stopped = true;
    await Promise.all(visitors);
    expect(code).toBe(ends);
    expect(mailServer.mails).toHaveLength(1);
    expect(loaded).toBeGreaterThan(0);
    expect(failed).toEqual([]);
  },
  60_000,
);

test('the health check is green with wrong mail settings and red when nobody listens', async () => {
  const { program, port, origin } = await start();
  expect((await fetch(`${origin}/api/health`)).status).toBe(503);
  expect(await health(port)).toBe(0);
  program.kill('SIGTERM');
  await once(program, 'exit');
  expect(await health(port)).toBe(1);
}, 60_000);

test('the packaged site prints its address once it answers, and a second one there says why it cannot start', async () => {
  const port = await freePorts(4760, 2);
  const run = () => {
    const program = spawn(process.execPath, packaged, {
      env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: String(port), API_PORT: String(port + 1) },
    });
    clean.push(() => program.kill('SIGTERM'));
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
  let fault = '';
  second.stderr.on('data', (text) => {
    fault += text;
  });
  const [code] = await once(second, 'close');
  expect(code).toBe(1);
  expect(fault).toContain(`Port ${port} cannot be used`);
  expect((await fetch(address)).status).toBe(200);
  first.kill('SIGTERM');
  await once(first, 'exit');
}, 60_000);

test('when Node dies, the program ends with a fault instead of serving half a site', async () => {
  const { program, apiPort, origin } = await start();
  const node = execFileSync('pgrep', ['-P', String(program.pid)], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map(Number)
    .sort((a, b) => a - b);
  process.kill(node[0] as number, 'SIGKILL');
  const [code] = await once(program, 'exit');
  expect(code).toBe(1);
  await expect(fetch(`http://127.0.0.1:${apiPort}/`)).rejects.toThrow();
  await expect(fetch(origin)).rejects.toThrow();
}, 60_000);

/**
 * Refused, or reset by the system in the queue of connections before the program had seen it: such a fault names a
 * call of the system. One that was taken and then cut has the same code from Node itself, without a call.
 */
function neverTaken({ code, syscall }: NodeJS.ErrnoException): boolean {
  return syscall !== undefined && (code === 'ECONNREFUSED' || code === 'ECONNRESET');
}

/**
 * Over a connection of its own: a kept one may end at any time, and browsers then ask again by themselves.
 *
 * @throws a system error when there was no answer, `CUT` when it broke off
 */
function load(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent: false }, (answer) => {
      const cut = () => reject(Object.assign(new Error('The answer broke off.'), { code: 'CUT' }));
      answer.on('end', resolve).on('error', cut).on('aborted', cut).resume();
    });
    request.once('error', reject);
  });
}

const patient = {
  SMTP_SETUP_TIMEOUT_MS: '10000',
  SMTP_IDLE_TIMEOUT_MS: '10000',
  CONTACT_TOTAL_TIMEOUT_MS: '20000',
};

async function start(mailServer?: FakeSmtp, args = packaged) {
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
    },
  });
  clean.push(() => program.kill('SIGKILL'));
  const origin = `http://127.0.0.1:${port}`;
  while (
    !(await fetch(origin).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await wait(50);
  return { program, port, apiPort: port + 1, origin };
}

async function health(port: number): Promise<number> {
  const check: ChildProcess = spawn(process.execPath, ['dist/serve.mjs', '--health'], {
    stdio: 'ignore',
    env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: String(port) },
  });
  return (await once(check, 'exit'))[0];
}
