import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { findChromium, installedChromiums, isShell, siblingShells } from '@/scripts/lib/chromium';

const folder = mkdtempSync(join(tmpdir(), 'chromium-'));
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

function addProgram(...parts: string[]): string {
  const path = join(folder, ...parts);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, '');
  chmodSync(path, 0o755);
  return path;
}

test('the browser of CHROMIUM_PATH comes first, and one that does not exist is skipped', () => {
  const path = addProgram('chrome');
  vi.stubEnv('CHROMIUM_PATH', path);
  expect(findChromium()).toBe(path);
  vi.stubEnv('CHROMIUM_PATH', join(folder, 'nothing'));
  expect(installedChromiums()).not.toContain(join(folder, 'nothing'));
});

test('Playwright’s headless shell is found beside its whole browser, whatever the folder inside is called', () => {
  const executable = addProgram('ms-playwright', 'chromium-1234', 'chrome-linux', 'chrome');
  expect(siblingShells(executable)).toEqual([]);
  const old = addProgram('ms-playwright', 'chromium_headless_shell-1233', 'chrome-linux', 'headless_shell');
  const newer = addProgram(
    'ms-playwright',
    'chromium_headless_shell-1234',
    'chrome-headless-shell-linux64',
    'chrome-headless-shell',
  );
  addProgram('ms-playwright', 'chromium_headless_shell-1234', 'INSTALLATION_COMPLETE');
  expect(siblingShells(executable)).toEqual([old, newer]);
  expect(siblingShells('/somewhere/else/chrome')).toEqual([]);
});

test('a headless shell is recognised by its name', () => {
  const shells = [
    '/usr/bin/chromium-headless-shell',
    '/a/headless_shell',
    'C:\\a\\chrome-headless-shell.exe',
  ];
  expect(shells.every(isShell)).toBe(true);
  const wholeBrowsers = [
    '/usr/bin/chromium',
    '/a/chromium_headless_shell-12/chrome',
    '/usr/bin/google-chrome-stable',
  ];
  expect(wholeBrowsers.some(isShell)).toBe(false);
});
