import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readlinkSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { textOf } from '@/scripts/lib/paths';
import { freePort } from '@/tests/helpers/free-port';

/** Tests deploy/release.sh with made-up releases. `npm test -- deploy` makes real ones. */

const cleanups: (() => unknown)[] = [];
afterEach(() => {
  for (const step of cleanups.splice(0)) step();
});

/** Writes the script with LF line endings: a shell cannot read it with those of a checkout on Windows. */
function writeScript(): string {
  const folder = mkdtempSync(join(tmpdir(), 'release-script-'));
  cleanups.push(() => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, 'release.sh');
  writeFileSync(path, textOf('deploy/release.sh'));
  return path;
}

/** Makes two releases, of which the newer one is live, and an instance that answers. */
async function makeReleases() {
  const folder = mkdtempSync(join(tmpdir(), 'releases-'));
  cleanups.push(() => rmSync(folder, { recursive: true, force: true }));
  const releases = ['20260101-000000', '20260102-000000'].map((name) => join(folder, 'releases', name));
  for (const release of releases) {
    mkdirSync(join(release, '.next/standalone'), { recursive: true });
    writeFileSync(join(release, '.next/standalone/server.js'), '');
    // Marks a release that was live before, to which the script may go back.
    writeFileSync(join(release, '.answered'), '');
  }
  symlinkSync(releases[1] as string, join(folder, 'current'));
  const port = await freePort();
  const instance: Server = createServer((request, response) =>
    response.end(request.url === '/api/health' ? '{"status":"ok"}' : '<p>A page'),
  ).listen(port, '127.0.0.1');
  cleanups.push(() => instance.close());
  return { folder, releases, port };
}

function rollBack(env: Record<string, string>): Promise<{ code: number | null; output: string }> {
  const program: ChildProcess = spawn('sh', [writeScript(), '--rollback'], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', HEALTH_SECONDS: '3', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [program.stdout, program.stderr]) stream?.on('data', (text) => (output += text));
  return new Promise((resolve) => program.once('close', (code) => resolve({ code, output })));
}

test('on a machine with a proxy, health checks reach its own instances directly', async () => {
  const { folder, releases, port } = await makeReleases();
  const deadProxy = `http://127.0.0.1:${await freePort()}`;
  const { code, output } = await rollBack({
    SITE_FOLDER: folder,
    INSTANCES: `site@${port}`,
    RESTART: 'true',
    http_proxy: deadProxy,
    HTTP_PROXY: deadProxy,
    all_proxy: deadProxy,
  });
  expect(output).toContain('live:');
  expect(code).toBe(0);
  expect(readlinkSync(join(folder, 'current'))).toBe(releases[0]);
});

test('a user who may not restart the instances is told so before the release is switched', async () => {
  const { folder, releases, port } = await makeReleases();
  const programs = join(folder, 'programs');
  mkdirSync(programs);
  writeFileSync(join(programs, 'sudo'), '#!/bin/sh\necho "a password is required" >&2\nexit 1\n');
  chmodSync(join(programs, 'sudo'), 0o755);
  const PATH = `${programs}:${process.env.PATH}`;
  const { code, output } = await rollBack({ SITE_FOLDER: folder, INSTANCES: `site@${port}`, PATH });
  expect(output).toContain(`may not run “sudo systemctl restart site@${port}” without a password`);
  expect(output).toContain('/etc/sudoers.d/site');
  expect(code).toBe(1);
  expect(readlinkSync(join(folder, 'current'))).toBe(releases[1]);
});

test('a user who may not write to the folders is told so', async () => {
  // Even root may not write here.
  const { code, output } = await rollBack({ SITE_FOLDER: '/proc/site', RESTART: 'true' });
  const name = execFileSync('id', ['-un'], { encoding: 'utf8' }).trim();
  expect(output).toContain(`release: ${name} may not write to /proc/site/releases`);
  expect(code).toBe(1);
});

test('the script has valid sh syntax', () => {
  expect(spawnSync('sh', ['-n', writeScript()]).status).toBe(0);
});
