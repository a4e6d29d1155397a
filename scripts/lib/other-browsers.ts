import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { exitCodeOf, scriptArgs, startNode } from './child';
import { freePorts } from './ports';
import type { TestRun } from './test-run';

/**
 * Finds Firefox and WebKit, for tests/browsers. `FIREFOX_PATH` and `WEBKIT_PATH` (of a MiniBrowser) set other paths than Debian's.
 */

type FoundBrowsers = {
  /** Environment for tests/browsers: the paths of the browsers, and a display for a browser that needs one. */
  env: Record<string, string>;
  /** Sentences that say what is not installed. */
  missing: string[];
};

/** Finds the two browsers. @param install installs missing ones with Debian's apt, if this process runs as root */
export async function findOtherBrowsers({ install }: { install: boolean }): Promise<FoundBrowsers> {
  if (install && process.getuid?.() === 0 && (await find()).missing.length > 0) installFromDebian();
  const browsers = await find();
  const screen = browsers.env.WEBKIT && (process.env.DISPLAY || (await virtualScreen()));
  return { ...browsers, env: { ...browsers.env, ...(screen && { DISPLAY: screen }) } };
}

async function find(): Promise<FoundBrowsers> {
  const firefox = process.env.FIREFOX_PATH ?? pathOfProgram('firefox-esr') ?? pathOfProgram('firefox');
  const webkit = pathOfProgram('WebKitWebDriver') ? (process.env.WEBKIT_PATH ?? miniBrowser()) : undefined;
  const hasScreen = Boolean(process.env.DISPLAY) || pathOfProgram('Xvfb') !== undefined;
  const absent = (browser: string, why: string, packages: string) =>
    `Not run in ${browser}: ${why} (Debian: apt-get install ${packages}).`;
  return {
    env: { ...(firefox && { FIREFOX: firefox }), ...(webkit && hasScreen && { WEBKIT: webkit }) },
    missing: [
      ...(firefox ? [] : [absent('Firefox', 'it is not installed', 'firefox-esr')]),
      ...(webkit ? [] : [absent('WebKit', 'it is not installed', 'webkit2gtk-driver')]),
      ...(webkit && !hasScreen ? [absent('WebKit', 'there is no screen', 'xvfb')] : []),
    ],
  };
}

/**
 * Runs tests/browsers against the built site, in those of the two browsers that are installed; the run notes which are not.
 *
 * @param env environment for the tests
 * @param files limits the run to these test files
 * @param isParallel whether another part prints at the same time; the output of this one is then printed at its end
 */
export async function runInOtherBrowsers(
  run: TestRun,
  found: FoundBrowsers,
  {
    env = {},
    files = [],
    isParallel = false,
  }: { env?: Record<string, string>; files?: readonly string[]; isParallel?: boolean } = {},
): Promise<void> {
  for (const sentence of found.missing) run.note(sentence);
  if (!found.env.FIREFOX && !found.env.WEBKIT) return;
  const port = await freePorts(Number(process.env.BROWSERS_PORT ?? 4400), 4);
  const site = `http://localhost:${port}`;
  const preview = startNode(scriptArgs('preview.ts', '--no-build'), {
    stdio: 'ignore',
    env: { PORT: String(port), MAIL_PORT: String(port + 1), CONTACT_RATE_MAX: '1000' },
  });
  while (preview.exitCode === null && !(await fetch(site).catch(() => undefined)))
    await new Promise((resolve) => setTimeout(resolve, 200));
  const browsers = [found.env.FIREFOX && 'Firefox', found.env.WEBKIT && 'WebKit'].filter(Boolean);
  await run.vitest(browsers.join(' and '), ['--no-file-parallelism', '--project=browsers', ...files], {
    isParallel,
    env: {
      TEST_BROWSERS: '1',
      BROWSERS_SITE: site,
      BROWSERS_MAILBOX: `http://localhost:${port + 1}`,
      BROWSERS_PORT: String(port + 2),
      ...found.env,
      ...env,
    },
  });
  preview.kill('SIGTERM');
  await exitCodeOf(preview);
}

/** Path of a program, if it is installed. */
function pathOfProgram(program: string): string | undefined {
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

/** Starts a virtual display, for a machine without one. It ends with this command. */
async function virtualScreen(): Promise<string> {
  const xvfb = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  process.on('exit', () => xvfb.kill());
  const [number] = await once(xvfb.stdout, 'data');
  return `:${String(number).trim()}`;
}

function installFromDebian(): void {
  const packages = ['firefox-esr', 'webkit2gtk-driver', 'xvfb'];
  console.log(`Installing ${packages.join(', ')} …`);
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  } catch {
    // What is still missing is reported.
  }
}
