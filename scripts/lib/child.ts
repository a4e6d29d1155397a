import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { inRoot, root } from './paths';

type Options = { env?: Record<string, string>; stdio?: SpawnOptions['stdio']; cwd?: string };

const running = new Set<ChildProcess>();

/** Sends a signal to every program started by this command, and does not wait for their end. */
export function stopChildren(signal: NodeJS.Signals = 'SIGTERM'): void {
  for (const child of running) child.kill(signal);
}

/** Ends every program started by this command and waits for them; those still running after `grace` milliseconds are killed. */
export async function endChildren(grace: number): Promise<void> {
  const allEnded = Promise.all([...running].map(exitCodeOf));
  stopChildren();
  await Promise.race([allEnded, wait(grace)]);
  stopChildren('SIGKILL');
}

process.on('exit', () => stopChildren());

/** Ends the programs of this command when it is stopped; Node would otherwise exit at once and leave them running. */
export function endOnSignal(): void {
  process.once('SIGTERM', () => process.exit(143));
  process.once('SIGINT', () => process.exit(130));
}

/** Starts `node …` in the checkout; it ends with this command. `NODE_ENV` is unset unless given. */
export function startNode(
  args: readonly string[],
  { env, stdio = 'inherit', cwd = root }: Options = {},
): ChildProcess {
  const environment = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env };
  if (!env?.NODE_ENV) Reflect.deleteProperty(environment, 'NODE_ENV');
  const child = spawn(process.execPath, args, { cwd, stdio, env: environment });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

/** Resolves to the exit code of a started program; a program ended by a signal counts as 1. */
export function exitCodeOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** Runs `node …` to its end and returns its exit code. */
export const runNode = (args: readonly string[], options?: Options) => exitCodeOf(startNode(args, options));

/** Runs `node …` to its end with NODE_ENV=development. @returns exit code and output */
export async function outputOf(args: readonly string[]) {
  const child = startNode(args, { env: { NODE_ENV: 'development' }, stdio: ['ignore', 'pipe', 'pipe'] });
  let [output, problems] = ['', ''];
  child.stdout?.on('data', (chunk) => (output += chunk));
  child.stderr?.on('data', (chunk) => (problems += chunk));
  const code = await exitCodeOf(child);
  return { code, output, problems };
}

/** Arguments that run a TypeScript file of `scripts/` with Node. */
export const scriptArgs = (name: string, ...args: string[]) => [
  '--import',
  'tsx',
  inRoot('scripts', name),
  ...args,
];

/** Arguments that run the command-line program of an installed package with Node. */
export const binArgs = (file: string, ...args: string[]) => [inRoot('node_modules', file), ...args];

/** Arguments that run tests with Vitest. */
export const vitestArgs = (...args: string[]) => binArgs('vitest/vitest.mjs', 'run', ...args);

/** Arguments that run Next's own command. */
export const nextArgs = (...args: string[]) => binArgs('next/dist/bin/next', ...args);

/** Arguments that serve the last build behind the HTTP layer. */
export const nextStartArgs = (...args: string[]) => [
  '--import',
  inRoot('.next/http-layer.mjs'),
  ...nextArgs('start', ...args),
];

/** Arguments of the development server. */
export const nextDevArgs = (...args: string[]) => nextArgs('dev', ...args);

/**
 * Calls `end` once when the shell between npm and this command has ended. npm forwards SIGTERM only to that
 * shell, which does not forward it.
 */
export function whenOrphaned(end: () => void): void {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    end();
  }, 300);
  timer.unref();
}
