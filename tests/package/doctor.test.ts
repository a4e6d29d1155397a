import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { freePorts } from '@/scripts/lib/ports';
import { settings } from '@/tests/helpers/contact';
import { startSmtp } from '@/tests/helpers/smtp';

/** Tests the commands that check the package where there is no checkout, and a start of the site without settings. */

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of cleanups.splice(0)) await step();
});

const baseEnv = { PATH: process.env.PATH, NODE_ENV: 'production' } as const;

async function doctor(env: Record<string, string>, ...args: string[]) {
  const child = spawn(process.execPath, ['dist/serve.mjs', '--doctor', ...args], {
    env: { ...baseEnv, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      output += text;
    });
  }
  const [code] = await once(child, 'close');
  return { code, output };
}

test('the doctor of the package names what is missing in its environment', async () => {
  const { code, output } = await doctor({});
  expect(code).toBe(1);
  for (const name of ['SMTP_HOST', 'CONTACT_FROM', 'CONTACT_TO'])
    expect(output).toContain(`✗ ${name} is not set`);
});

test('the doctor of the package connects with the settings of its environment and sends a test message', async () => {
  const server = await startSmtp();
  cleanups.push(() => server.close());
  const { code, output } = await doctor(settings(server.port), '--send');
  expect(output).toMatch(/✓ Test message C-\S+ was taken/);
  expect(code).toBe(0);
  expect(server.mails).toHaveLength(1);
});

test.each([
  [['--docter'], {}, 'serve.mjs does not know “--docter”. It knows --health and --doctor.'],
  [['--doctor', '--sned'], {}, 'Did you mean --send?'],
  [[], { PORT: 'abc' }, 'PORT must be a number from 1 to 65535.'],
  [[], { API_PORT: '70000' }, 'API_PORT must be a number from 1 to 65535.'],
])('serve.mjs %j with %j starts nothing and says what it accepts', (args, env, message) => {
  const { status, stderr } = spawnSync(process.execPath, ['dist/serve.mjs', ...args], {
    encoding: 'utf8',
    env: { ...baseEnv, ...env },
    timeout: 10_000,
  });
  expect(status).toBe(1);
  expect(stderr).toContain(message);
  expect(stderr).not.toMatch(/^\s+at /m);
});

test('the doctor of the standalone server names a setting that is missing in its environment', () => {
  const { status, stdout } = spawnSync(process.execPath, ['.next/standalone/doctor.cjs'], {
    encoding: 'utf8',
    env: baseEnv,
  });
  expect(status).toBe(1);
  expect(stdout).toContain('✗ SMTP_HOST is not set');
});

test('a start without settings names those that are missing, and a body that is too large is refused', async () => {
  const port = await freePorts(4770, 2);
  const site = spawn(process.execPath, ['dist/serve.mjs'], {
    env: { ...baseEnv, PORT: String(port), API_PORT: String(port + 1) },
  });
  cleanups.push(() => site.kill('SIGTERM'));
  let output = '';
  for (const stream of [site.stdout, site.stderr]) {
    stream.on('data', (text) => {
      output += text;
    });
  }
  while (!output.includes('is ready:')) await wait(50);
  expect(output).toContain('SMTP_HOST is not set, and neither is SMTP_URL; CONTACT_FROM is not set');
  expect(output).toContain('node serve.mjs --doctor');

  const post = (bytes: number) =>
    fetch(`http://127.0.0.1:${port}/api/contacts`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: 'x'.repeat(bytes),
    }).then(({ status }) => status);
  expect([await post(120_000), await post(140_000), await post(900_000)]).toEqual([413, 413, 413]);
  site.kill('SIGTERM');
  await once(site, 'exit');
}, 60_000);
