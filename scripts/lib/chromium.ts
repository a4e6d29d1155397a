import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { chromium, type Page, type Request } from '@playwright/test';
import { binArgs, runNode } from './child';
import { fail } from './terminal';

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Flags for a root user or a machine without GPU. The first is visible to pages: it disables on-device speech
 * recognition, which only some machines have, and which crashes the page in a headless shell when queried.
 */
export const chromiumFlags = [
  '--disable-blink-features=OnDeviceWebSpeechAvailable',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Loads all pictures of a page, also those that would load once they are in view. */
export const loadPictures = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });

/** Whether a path is that of a headless shell, a Chromium without windows or tabs, which takes about half the time. */
export const isShell = (path: string) => /headless[-_]shell(\.exe)?$/.test(path);

/**
 * All installed Chromium builds by priority: `CHROMIUM_PATH`, headless shells, Playwright's own browser,
 * those of the system.
 */
export function installedChromiums(): string[] {
  const { CHROMIUM_PATH } = process.env;
  const installed = chromium.executablePath();
  const candidates = [
    CHROMIUM_PATH,
    '/usr/bin/chromium-headless-shell',
    ...siblingShells(installed),
    installed,
    ...systemPaths,
  ];
  return candidates.filter((path) => path !== undefined).filter((path) => existsSync(path));
}

/** Playwright's headless shell is in a folder beside its browser: `chromium_headless_shell-1234`. */
export function siblingShells(installed: string): string[] {
  const browsers = /^(.*)[\\/]chromium-\d+[\\/]/.exec(installed)?.[1] ?? '';
  const inside = (folder: string) =>
    existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
  return inside(browsers)
    .filter((folder) => basename(folder).startsWith('chromium_headless_shell-'))
    .flatMap(inside)
    .filter((path) => statSync(path).isDirectory())
    .flatMap(inside)
    .filter(isShell);
}

/** Path of the preferred Chromium, if there is one. */
export const findChromium = (): string | undefined => installedChromiums()[0];

/**
 * Whether a request is for the favicon: a browser with tabs makes it automatically, a headless shell does not. An `<img>` of
 * the same file has another type.
 */
export function isTabIcon(request: Request): boolean {
  const { pathname } = new URL(request.url());
  return request.resourceType() === 'other' && ['/icon.svg', '/favicon.ico'].includes(pathname);
}

/**
 * Path of a Chromium; installs one when there is none, but as root only in CI.
 *
 * @throws when that fails, saying what to do by hand
 */
export async function ensureChromium(): Promise<string> {
  const found = findChromium();
  if (found) return found;
  const isRoot = process.getuid?.() === 0;
  // As root, system packages would be installed without being requested.
  if (isRoot && !process.env.CI)
    throw new Error(
      'There is no Chromium for the browser tests. Install one with: npx playwright install --with-deps chromium\n' +
        'or set CHROMIUM_PATH to a Chromium or Chrome.',
    );
  console.log('No Chromium found. Installing one for the browser tests …');
  await installFromPlaywright(...(isRoot ? ['--with-deps'] : []), 'chromium');
  if (!findChromium() && isRoot) installFromDebian();
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(
    'No Chromium, and none could be downloaded. Check the network, install Chromium or Chrome, or set CHROMIUM_PATH to one.',
  );
}

/** Gets a headless shell for CI where there is only a complete browser. If that fails, the complete browser is used. */
async function preferShell(path: string): Promise<void> {
  if (isShell(path) || process.env.CHROMIUM_PATH) return;
  if (!process.env.CI) {
    console.log(
      'The browser tests take half the time in a headless shell: npx playwright install chromium-headless-shell',
    );
    return;
  }
  console.log('Installing a headless shell of Chromium, in which the browser tests take half the time …');
  // Debian offers the shell that matches its release.
  if (process.getuid?.() === 0) installFromDebian();
  else await installFromPlaywright('chromium-headless-shell');
}

async function installFromPlaywright(...browsers: string[]): Promise<void> {
  // Without a network it prints stack traces, so its output is hidden; the caller checks again and says what to do.
  await runNode(binArgs('@playwright/test/cli.js', 'install', ...browsers), { stdio: 'ignore' }).catch(
    () => 1,
  );
}

function installFromDebian(): void {
  const options = { stdio: 'inherit', timeout: 120_000 } as const;
  try {
    execFileSync('apt-get', ['update'], options);
    execFileSync('apt-get', ['install', '-y', 'chromium-headless-shell', 'fonts-liberation'], options);
  } catch {
    // The caller checks again and reports what to do.
  }
}

/** Ends the command with one sentence if there is no browser, before minutes of tests have passed. */
export async function requireChromium(): Promise<void> {
  await ensureChromium().then(preferShell, (error: Error) => fail(error.message));
}
