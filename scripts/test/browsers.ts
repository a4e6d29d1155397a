import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { requireBuild } from '../lib/built-site';
import { runNode, script, startNode, stopChildren, vitest } from '../lib/child';
import { commandLine } from '../lib/command-line';
import { freePorts } from '../lib/ports';
import { fail } from '../lib/terminal';

/**
 * The main journeys in Firefox and in WebKit, against the built site: in those of the two that are installed here,
 * and it says which is not. With neither it fails, and in CI without one of them. `FIREFOX_PATH` and `WEBKIT_PATH` (of a MiniBrowser) name others than Debian's.
 */

commandLine({});
requireBuild();

const firefox = process.env.FIREFOX_PATH ?? located('firefox-esr') ?? located('firefox');
const webkit = located('WebKitWebDriver') ? (process.env.WEBKIT_PATH ?? miniBrowser()) : undefined;
const screen = process.env.DISPLAY || (webkit && located('Xvfb') ? await virtualScreen() : undefined);

if (!firefox) console.log('Not run in Firefox: it is not installed (Debian: apt-get install firefox-esr).');
if (!webkit)
  console.log('Not run in WebKit: it is not installed (Debian: apt-get install webkit2gtk-driver).');
else if (!screen) console.log('Not run in WebKit: there is no screen (Debian: apt-get install xvfb).');

if (!firefox && !(webkit && screen)) fail('Nothing was tested: there is neither of the two browsers.');
if (process.env.CI && !(firefox && webkit && screen)) fail('CI tests both browsers.');

const port = await freePorts(Number(process.env.BROWSERS_PORT ?? 4400), 4);
const site = `http://localhost:${port}`;
const preview = startNode(script('preview.ts', '--no-build'), {
  stdio: 'ignore',
  env: { PORT: String(port), MAIL_PORT: String(port + 1), CONTACT_RATE_MAX: '1000' },
});
while (!(await fetch(site).catch(() => undefined))) {
  if (preview.exitCode !== null)
    fail('The site ended before it answered: see npm run preview -- --no-build.');
  await new Promise((next) => setTimeout(next, 200));
}
process.exitCode = await runNode(vitest('--no-file-parallelism', '--project', 'browsers'), {
  env: {
    TEST_BROWSERS: '1',
    BROWSERS_SITE: site,
    BROWSERS_MAILBOX: `http://localhost:${port + 1}`,
    BROWSERS_PORT: String(port + 2),
    ...(firefox && { FIREFOX: firefox }),
    ...(webkit && screen && { WEBKIT: webkit, DISPLAY: screen }),
  },
});
stopChildren();
process.exit();

/** Path of a program, if it is installed. */
function located(program: string): string | undefined {
  try {
    return execFileSync('which', [program], { encoding: 'utf8' }).trim();
  } catch {
    return undefined;
  }
}

/** WebKitGTK's small browser: Debian installs it beside the library. */
function miniBrowser(): string | undefined {
  return ['x86_64-linux-gnu', 'aarch64-linux-gnu']
    .map((folder) => `/usr/lib/${folder}`)
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}/MiniBrowser`))
    .find((path) => path.includes('/webkit') && existsSync(path));
}

/** A virtual screen, for a machine without one. Ends with this command. */
async function virtualScreen(): Promise<string> {
  const xvfb = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  process.on('exit', () => xvfb.kill());
  const [number] = await once(xvfb.stdout, 'data');
  return `:${String(number).trim()}`;
}
