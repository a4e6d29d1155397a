import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startFirefox } from '@/tests/browsers/firefox';
import { startWebkit } from '@/tests/browsers/webkit';

/** A browser that runs and never answers; its process and one that it has started write their ids. */
const silent = (ids: string) => `#!/bin/sh
sleep 600 &
echo $$ $! > ${ids}
wait
`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-ends-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** A process that has ended may wait for its parent to ask how. */
const isRunning = (id: number) =>
  !['', 'Z'].includes(
    spawnSync('ps', ['-o', 'stat=', '-p', String(id)], { encoding: 'utf8' })
      .stdout.trim()
      .slice(0, 1),
  );

function program(name: string): string {
  const path = join(folder, name);
  writeFileSync(path, silent(join(folder, 'ids')));
  chmodSync(path, 0o755);
  return path;
}

/** What it has started, once it has. */
const started = () =>
  readFileSync(join(folder, 'ids'), 'utf8').trim().split(' ').map(Number) as [number, number];

test('a Firefox that does not answer is ended', async () => {
  await expect(startFirefox(program('firefox'), { scripts: true, patience: 1 })).rejects.toThrow();
  const [browser, child] = started();
  expect(isRunning(browser)).toBe(false);
  process.kill(child);
});

test('an unresponsive driver of WebKit is killed with its children', async () => {
  program('WebKitWebDriver');
  vi.stubEnv('PATH', `${folder}:${process.env.PATH}`);
  await expect(startWebkit('MiniBrowser', { scripts: true, patience: 1 })).rejects.toThrow();
  for (const id of started()) await vi.waitFor(() => expect(isRunning(id)).toBe(false));
});
