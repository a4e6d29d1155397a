import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { bin, runNode } from './child';

/** A browser without windows: the same pages in about half the time of the whole Chromium. */
const headlessShell = '/usr/bin/chromium-headless-shell';

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

/** Flags that a root user or a machine without GPU needs; none of them changes what a page may do. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Path of a Chromium here: `CHROMIUM_PATH`, else Debian's headless shell, Playwright's own, one of the system. */
export function findChromium(): string | undefined {
  const { CHROMIUM_PATH } = process.env;
  const candidates = [CHROMIUM_PATH, headlessShell, chromium.executablePath(), ...systemPaths];
  return candidates.find((path) => path && existsSync(path));
}

/** Path of a Chromium; installs one when there is none. @throws when that fails, saying what to do by hand */
export async function ensureChromium(): Promise<string> {
  const found = findChromium();
  if (found) return found;
  console.log('No Chromium found. Installing one for the browser tests …');
  const isRoot = process.getuid?.() === 0;
  const playwright = ['install', ...(isRoot ? ['--with-deps'] : []), 'chromium'];
  await runNode(bin('@playwright/test/cli.js', ...playwright)).catch(() => 1);
  if (!findChromium() && isRoot) installFromDebian();
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(
    'No Chromium, and none could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to one.',
  );
}

function installFromDebian(): void {
  try {
    execFileSync('apt-get', ['update'], { stdio: 'inherit' });
    const packages = ['chromium-headless-shell', 'fonts-liberation'];
    execFileSync('apt-get', ['install', '-y', ...packages], { stdio: 'inherit' });
  } catch {
    // The caller looks again and says what to do.
  }
}
