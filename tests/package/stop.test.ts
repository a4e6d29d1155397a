import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { freePorts } from '@/scripts/lib/ports';
import { settings, visitor } from '@/tests/helpers/contact';
import { type FakeSmtp, startSmtp } from '@/tests/helpers/smtp';

/** What happens to visitors when the packaged site is stopped or loses a part of itself. */

const clean: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of clean.splice(0)) await step();
});

test('a stop lets requests finish: a message on its way is sent and answered, pages go on until the end', async () => {
  const mailServer = await startSmtp({ delay: () => 150 });
  clean.push(() => mailServer.close());
  const { program, origin } = await start(mailServer);

  const failed: string[] = [];
  let loaded = 0;
  let stopped = false;
  const visitors = Array.from({ length: 4 }, async () => {
    while (!stopped) {
      /* Refused means nobody listens any more: a balancer sends the visitor elsewhere. */
      await load(`${origin}/pricing`).then(
        () => loaded++,
        ({ code }: NodeJS.ErrnoException) => code === 'ECONNREFUSED' || failed.push(String(code)),
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
  program.kill('SIGTERM');

  expect((await message).status).toBe(200);
  const [code] = await once(program, 'exit');
  stopped = true;
  await Promise.all(visitors);
  expect(code).toBe(0);
  expect(mailServer.mails).toHaveLength(1);
  expect(loaded).toBeGreaterThan(0);
  expect(failed).toEqual([]);
}, 60_000);

test('the health check is green with wrong mail settings and red when nobody listens', async () => {
  const { program, port, origin } = await start();
  expect((await fetch(`${origin}/api/health`)).status).toBe(503);
  expect(await health(port)).toBe(0);
  program.kill('SIGTERM');
  await once(program, 'exit');
  expect(await health(port)).toBe(1);
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

/** Over a connection of its own: a kept one may end at any time, and browsers then ask again by themselves. */
function load(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent: false }, (answer) =>
      answer.on('end', resolve).on('error', reject).resume(),
    );
    request.once('error', reject);
  });
}

const patient = {
  SMTP_SETUP_TIMEOUT_MS: '10000',
  SMTP_IDLE_TIMEOUT_MS: '10000',
  CONTACT_TOTAL_TIMEOUT_MS: '20000',
};

async function start(mailServer?: FakeSmtp) {
  const port = await freePorts(4760, 2);
  const { PATH, HOME, TMPDIR } = process.env;
  const program = spawn(process.execPath, ['dist/serve.mjs'], {
    stdio: 'ignore',
    env: {
      PATH,
      HOME,
      TMPDIR,
      NODE_ENV: 'production',
      PORT: String(port),
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
