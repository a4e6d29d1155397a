import * as processes from 'node:child_process';
import * as fs from 'node:fs';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import * as child from '@/scripts/lib/child';

const runNode = vi.fn(async () => 1);
const execFileSync = vi.fn();
const logged = vi.spyOn(console, 'log').mockReturnValue();
const getuid = vi.spyOn(process, 'getuid');

/** Pretends that there is a full Chromium and no headless shell. */
vi.doMock('node:fs', () => ({ ...fs, existsSync: (path: string) => path === '/usr/bin/chromium' }));
vi.doMock('node:child_process', () => ({ ...processes, execFileSync }));
vi.doMock('@/scripts/lib/child', () => ({ ...child, runNode }));
vi.resetModules();
const { requireChromium } = await import('@/scripts/lib/chromium');
beforeEach(() => {
  vi.clearAllMocks();
  vi.stubEnv('CHROMIUM_PATH', undefined);
});
afterAll(() => {
  for (const module of ['node:fs', 'node:child_process', '@/scripts/lib/child']) vi.doUnmock(module);
  vi.resetModules();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

test('outside CI, requireChromium prints the command that installs a headless shell, and installs nothing', async () => {
  vi.stubEnv('CI', '');
  await requireChromium();
  expect(logged.mock.calls.flat().join()).toContain('npx playwright install chromium-headless-shell');
  expect(runNode).not.toHaveBeenCalled();
  expect(execFileSync).not.toHaveBeenCalled();
});

test('in CI, requireChromium installs a headless shell by Playwright, or as root from Debian, and goes on if that fails', async () => {
  vi.stubEnv('CI', 'true');
  getuid.mockReturnValue(1000);
  await requireChromium();
  expect(runNode.mock.calls.flat(2)).toEqual(expect.arrayContaining(['install', 'chromium-headless-shell']));
  expect(execFileSync).not.toHaveBeenCalled();

  getuid.mockReturnValue(0);
  execFileSync.mockImplementation(() => {
    throw new Error('no network');
  });
  await requireChromium();
  expect(execFileSync).toHaveBeenCalledTimes(1);
  expect(runNode).toHaveBeenCalledTimes(1);
});

test('with CHROMIUM_PATH nothing is installed', async () => {
  vi.stubEnv('CI', 'true');
  vi.stubEnv('CHROMIUM_PATH', '/usr/bin/chromium');
  await requireChromium();
  expect(runNode).not.toHaveBeenCalled();
  expect(execFileSync).not.toHaveBeenCalled();
});
