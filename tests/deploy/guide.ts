import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasProgram } from 'engines/testing/programs';
import { inRoot, textOf } from '@/scripts/lib/paths';

/** Helpers for the tests that follow docs/deploy.md: its commands, word for word, and an environment of their own. */

export const guide = textOf('docs/deploy.md');

/** @returns lines of the first shell block below a heading or sentence of the guide */
export function guideCommands(below: string): string[] {
  const [, block] = /```sh\n([\s\S]*?)\n```/.exec(guide.slice(indexOf(below))) ?? [];
  if (!block) throw new Error(`docs/deploy.md shows no commands below “${below}”.`);
  return block.split('\n');
}

function indexOf(text: string): number {
  const index = guide.indexOf(text);
  if (index < 0) throw new Error(`docs/deploy.md does not say “${text}”.`);
  return index;
}

/** @returns the command that a unit of deploy/ starts, with the Node that runs here in place of /usr/bin/node */
export function execStart(unit: string): string {
  return execStartIn(textOf('deploy', unit));
}

function execStartIn(unit: string): string {
  const [, command = ''] = /^ExecStart=(.*)$/m.exec(unit) ?? [];
  return command.replace(/^\/usr\/bin\/node\b/, process.execPath);
}

/** @returns the command that each service starts after the guide's edit for an nginx that is already there */
export function startCommandsOfUnits(): Record<'site@.service' | 'site-test-message.service', string> {
  const edit = guideCommands('**Behind an nginx that is already there.**')[0] ?? '';
  const { folder, remove } = emptyFolder();
  cpSync(inRoot('deploy'), folder, { recursive: true });
  execFileSync('sh', ['-ec', edit.replaceAll('/etc/systemd/system', folder)]);
  const editedCommand = (unit: string) => execStartIn(readFileSync(join(folder, unit), 'utf8'));
  const commands = {
    'site@.service': editedCommand('site@.service'),
    'site-test-message.service': editedCommand('site-test-message.service'),
  };
  remove();
  return commands;
}

/** @returns an empty folder that servers without privileges may read */
export function emptyFolder(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'guide-'));
  chmodSync(folder, 0o755);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }) };
}

/** Clones this checkout. @returns the address of the clone, whose `main` is the commit that is checked out here */
export function cloneInto(folder: string): string {
  const repository = join(folder, 'site.git');
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe' }).trim();
  git('clone', '--quiet', '--bare', inRoot(), repository);
  git('-C', repository, 'update-ref', 'refs/heads/main', git('-C', inRoot(), 'rev-parse', 'HEAD'));
  git('-C', repository, 'symbolic-ref', 'HEAD', 'refs/heads/main');
  return `file://${repository}`;
}

type ShellOptions = { cwd: string; env?: Record<string, string> };

/** The environment of somebody who has just logged in, without variables of the tests and of npm. */
function freshLoginEnvironment(additions: Record<string, string>): Record<string, string | undefined> {
  const ofTests = /^(NODE_ENV|SITE_URL|PORT|HOSTNAME|TEST|VITEST|npm_|INIT_CWD|DEV|PROD|MODE|BASE_URL|SSR)/;
  const environment = Object.entries(process.env).filter(([name]) => !ofTests.test(name));
  return Object.assign(Object.fromEntries(environment), { NEXT_TELEMETRY_DISABLED: '1' }, additions);
}

export type Shell = {
  output: () => string;
  /** Exit code of the shell; null if a signal has ended it. */
  ended: Promise<number | null>;
  reload: () => void;
  /** Ends all that the commands started: npm alone would leave its program behind. */
  stop: () => Promise<void>;
};

/** Runs commands in a shell that stops at the first one that fails. */
export function shell(commands: readonly string[], { cwd, env = {} }: ShellOptions): Shell {
  const child: ChildProcess = spawn('sh', ['-c', ['set -e', ...commands].join('\n')], {
    cwd,
    detached: true,
    env: freshLoginEnvironment(env) as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (text) => {
      output += text;
    });
  }
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return {
    output: () => output,
    ended,
    reload: () => child.kill('SIGHUP'),
    stop: async () => {
      try {
        process.kill(-(child.pid as number), 'SIGTERM');
      } catch {
        // Gone already.
      }
      await ended;
    },
  };
}

/** Whether bubblewrap can run a program in a sandbox. Some systems forbid it to users; see `hasProgram`. */
export function hasBubblewrap(): boolean {
  if (!hasProgram('bwrap', 'bubblewrap')) return false;
  const args = ['--ro-bind', '/', '/', '--unshare-user', '--uid', '65532', 'true'];
  const { status, stderr } = spawnSync('bwrap', args, { encoding: 'utf8' });
  if (status !== 0 && process.env.ALL_PROGRAMS) throw new Error(stderr);
  return status === 0;
}

/**
 * @param folder of the package
 * @param env the whole environment of the server
 * @returns the command that starts it as the container of the Dockerfile does: as user 65532 without privileges, with
 *   only /usr, /etc, Node and the package to read, and only /tmp to write to
 */
export function containerCommand(folder: string, env: Record<string, string>): string {
  const links = ['bin', 'sbin', 'lib', 'lib64'].flatMap((name) => ['--symlink', `usr/${name}`, `/${name}`]);
  const environmentArgs = Object.entries({ PATH: '/usr/sbin:/usr/bin', ...env }).flatMap((pair) => [
    '--setenv',
    ...pair,
  ]);
  const args = [
    ...['bwrap', '--tmpfs', '/', '--ro-bind', '/usr', '/usr', ...links, '--ro-bind', '/etc', '/etc'],
    ...['--dir', '/var/log/nginx', '--ro-bind', process.execPath, '/node', '--ro-bind', folder, '/site'],
    ...['--proc', '/proc', '--dev', '/dev', '--tmpfs', '/tmp', '--remount-ro', '/', '--chdir', '/site'],
    ...['--unshare-user', '--uid', '65532', '--gid', '65532', '--cap-drop', 'ALL'],
    ...['--unshare-pid', '--die-with-parent', '--clearenv', ...environmentArgs, '/node', 'serve.mjs'],
  ];
  return `exec ${args.map((word) => `'${word.replaceAll("'", `'\\''`)}'`).join(' ')}`;
}
