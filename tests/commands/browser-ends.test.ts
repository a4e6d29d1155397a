import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startFirefox } from '@/tests/browsers/firefox';
import { startWebkit } from '@/tests/browsers/webkit';

/** Script of a browser that never answers; it starts a child process and writes the ids of both to a file. */
const silentBrowser = (ids: string) => `#!/bin/sh
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

/** Whether a process runs. One that has ended may still be listed as a zombie. */
const isRunning = (id: number) =>
  !['', 'Z'].includes(
    spawnSync('ps', ['-o', 'stat=', '-p', String(id)], { encoding: 'utf8' })
      .stdout.trim()
      .slice(0, 1),
  );

function createBrowser(name: string): string {
  const path = join(folder, name);
  writeFileSync(path, silentBrowser(join(folder, 'ids')));
  chmodSync(path, 0o755);
  return path;
}

/** Ids of the browser and of its child process. */
const idsOfStarted = () =>
  readFileSync(join(folder, 'ids'), 'utf8').trim().split(' ').map(Number) as [number, number];

test('a Firefox that does not answer is ended', async () => {
  await expect(
    startFirefox(createBrowser('firefox'), { javaScript: true, startTimeout: 1 }),
  ).rejects.toThrow();
  const [browser, child] = idsOfStarted();
  expect(isRunning(browser)).toBe(false);
  process.kill(child);
});

test('an unresponsive driver of WebKit is killed with its children', async () => {
  createBrowser('WebKitWebDriver');
  vi.stubEnv('PATH', `${folder}:${process.env.PATH}`);
  await expect(startWebkit('MiniBrowser', { javaScript: true, startTimeout: 1 })).rejects.toThrow();
  for (const id of idsOfStarted()) await vi.waitFor(() => expect(isRunning(id)).toBe(false));
});
