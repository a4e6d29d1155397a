import { createServer } from 'node:net';
import { hostname, networkInterfaces } from 'node:os';
import { afterEach, expect, test, vi } from 'vitest';
import { endChildren, exitCodeOf, startNode } from '@/scripts/lib/child';
import { freePorts, hostFrom, isFree, networkUrls } from '@/scripts/lib/ports';
import { startNotes } from '@/scripts/lib/start-notes';
import { run } from '@/scripts/start';
import { runCommand } from '@/tests/helpers/command';
import { settings } from '@/tests/helpers/contact';

/** Tests what `npm start` prints before it serves. tests/package/stop.test.ts starts and stops it with a build. */

afterEach(() => vi.unstubAllEnvs());

const builtOrigin = 'https://www.triplicate.test';

test('complete settings that fit the build cause no notes', () => {
  expect(startNotes(settings(25), builtOrigin)).toEqual([]);
});

test('missing mail settings are named in one line, with the consequence and the command that checks them', () => {
  const [note, ...others] = startNotes({ CONTACT_FROM: 'a@b.example' }, builtOrigin);
  expect(others).toEqual([]);
  for (const part of ['answers 503', 'SMTP_HOST is not set', 'CONTACT_TO is not set', 'npm run doctor']) {
    expect(note).toContain(part);
  }
  expect(note).not.toMatch(/CONTACT_FROM|\n/);
});

test('a build with a local SITE_URL is reported', () => {
  const local = { ...settings(25), SITE_URL: 'http://localhost:3000' };
  const [note] = startNotes(local, 'http://localhost:3000');
  expect(note).toContain('This build has SITE_URL=http://localhost:3000');
});

test('a SITE_URL that is not the one of the build is reported', () => {
  const moved = { ...settings(25), SITE_URL: 'https://new.example' };
  expect(startNotes(moved, builtOrigin)).toEqual([expect.stringContaining(`was made for ${builtOrigin}`)]);
});

test('a build for colleagues says that it shows drafts', () => {
  expect(startNotes(settings(25), builtOrigin, true)).toEqual([expect.stringContaining('DRAFTS=1')]);
});

test('a busy port stops the start, and the message offers another port', async () => {
  const busy = await freePorts(4940, 1);
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(busy, '127.0.0.1', resolve));
  const env = { PORT: String(busy), HOSTNAME: '127.0.0.1' };
  const { code, output } = await runCommand(run, [], { commandText: 'npm start', env });
  await new Promise((resolve) => other.close(resolve));
  expect(code).toBe(1);
  expect(output).toContain(`Port ${busy} is in use, so the site cannot start there.`);
  expect(output).toContain(`PORT=${busy + 100} npm start\n`);
});

test('an invalid port is refused, and the message quotes it', async () => {
  const { code, output } = await runCommand(run, [], { env: { PORT: 'web' } });
  expect(code).toBe(1);
  expect(output).toContain('PORT is “web”. It must be a whole number from 1 to 65535, like PORT=3000.');
});

test('a program that ignores the signal is killed after a while', async () => {
  const scriptIgnoringSignal =
    "process.on('SIGTERM', () => {}); console.log('on'); setInterval(() => {}, 1000);";
  const child = startNode(['-e', scriptIgnoringSignal], { stdio: ['ignore', 'pipe', 'inherit'] });
  const end = exitCodeOf(child);
  await new Promise((resolve) => child.stdout?.once('data', resolve));
  await endChildren(50);
  await end;
  expect(child.signalCode).toBe('SIGKILL');
});

const networkAddresses = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
const hasIpv6 = networkAddresses.some(({ internal, address }) => internal && address === '::1');

test.each([
  ['127.0.0.1', '127.0.0.1'],
  ['127.0.0.1', undefined],
  ['127.0.0.1', '0.0.0.0'],
  ...(hasIpv6
    ? [
        ['::1', '127.0.0.1'],
        ['::1', undefined],
        ['::', '127.0.0.1'],
      ]
    : []),
])('a port in use on %s is not free for a server on %s', async (occupied, requested) => {
  const port = await freePorts(4940, 1);
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(port, occupied, resolve));
  const busy = !(await isFree(port, requested));
  await new Promise((resolve) => other.close(resolve));
  expect(busy).toBe(true);
  expect(await isFree(port, requested)).toBe(true);
});

test("HOSTNAME chooses the address, unless it is the machine's own name, which containers set", () => {
  vi.stubEnv('HOSTNAME', '0.0.0.0');
  expect(hostFrom()).toBe('0.0.0.0');
  vi.stubEnv('HOSTNAME', hostname());
  expect(hostFrom()).toBeUndefined();
  vi.stubEnv('HOSTNAME', '');
  expect(hostFrom()).toBeUndefined();
});

test('a site that is open to the network lists its addresses for other devices', () => {
  const expected = networkAddresses.filter(({ family, internal }) => family === 'IPv4' && !internal);
  expect(networkUrls('0.0.0.0', 3000)).toEqual(expected.map(({ address }) => `http://${address}:3000`));
  expect(networkUrls('127.0.0.1', 3000)).toEqual([]);
});
