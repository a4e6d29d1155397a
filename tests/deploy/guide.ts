import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasProgram } from 'engines/testing/programs';
import { inRoot, textOf } from '@/scripts/lib/paths';

/** What the tests of docs/deploy.md's paths need: its commands as they are there, and a place that holds nothing else. */

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

/** @returns what a unit of deploy/ starts, with the Node that runs here in place of /usr/bin/node */
export function execStart(unit: string): string {
  return started(textOf('deploy', unit));
}

function started(unit: string): string {
  const [, command = ''] = /^ExecStart=(.*)$/m.exec(unit) ?? [];
  return command.replace(/^\/usr\/bin\/node\b/, process.execPath);
}

/** @returns what each service starts where the guide serves the package by an nginx that is there */
export function packageUnits(): Record<'site@.service' | 'site-test-message.service', string> {
  const edit = guideCommands('**Behind an nginx that is already there.**')[0] ?? '';
  const { folder, remove } = emptyFolder();
  cpSync(inRoot('deploy'), folder, { recursive: true });
  execFileSync('sh', ['-ec', edit.replaceAll('/etc/systemd/system', folder)]);
  const starts = (unit: string) => started(readFileSync(join(folder, unit), 'utf8'));
  const both = {
    'site@.service': starts('site@.service'),
    'site-test-message.service': starts('site-test-message.service'),
  };
  remove();
  return both;
}

/** @returns an empty folder that servers without rights may read */
export function emptyFolder(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'guide-'));
  chmodSync(folder, 0o755);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }) };
}

/** What is committed here, as a repository that has it as `main`, however this checkout came about. */
export function repositoryIn(folder: string): string {
  const repository = join(folder, 'site.git');
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe' }).trim();
  git('clone', '--quiet', '--bare', inRoot(), repository);
  git('-C', repository, 'update-ref', 'refs/heads/main', git('-C', inRoot(), 'rev-parse', 'HEAD'));
  git('-C', repository, 'symbolic-ref', 'HEAD', 'refs/heads/main');
  return `file://${repository}`;
}

type Place = { cwd: string; env?: Record<string, string> };

/** Environment of somebody who has just logged in: nothing of the tests, nothing of npm. */
function ownEnvironment(more: Record<string, string>): Record<string, string | undefined> {
  const tests = /^(NODE_ENV|SITE_URL|PORT|HOSTNAME|TEST|VITEST|npm_|INIT_CWD|DEV|PROD|MODE|BASE_URL|SSR)/;
  const environment = Object.entries(process.env).filter(([name]) => !tests.test(name));
  return Object.assign(Object.fromEntries(environment), { NEXT_TELEMETRY_DISABLED: '1' }, more);
}

export type Shell = {
  output: () => string;
  /** Exit code; null when a signal ended it. */
  ended: Promise<number | null>;
  reload: () => void;
  /** Ends all that the commands started: npm alone would leave its program behind. */
  stop: () => Promise<void>;
};

/** Runs commands as a shell does that stops at the first fault. */
export function shell(commands: readonly string[], { cwd, env = {} }: Place): Shell {
  const child: ChildProcess = spawn('sh', ['-c', ['set -e', ...commands].join('\n')], {
    cwd,
    detached: true,
    env: ownEnvironment(env) as NodeJS.ProcessEnv,
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

/** Whether programs can be shown a machine of their own. Some systems forbid it to users; see `hasProgram`. */
export function hasBubblewrap(): boolean {
  if (!hasProgram('bwrap', 'bubblewrap')) return false;
  const args = ['--ro-bind', '/', '/', '--unshare-user', '--uid', '65532', 'true'];
  const { status, stderr } = spawnSync('bwrap', args, { encoding: 'utf8' });
  if (status !== 0 && process.env.ALL_PROGRAMS) throw new Error(stderr);
  return status === 0;
}

/**
 * @param folder of the package
 * @param env all that it gets
 * @returns the command that starts it as the container of the Dockerfile does: as user 65532 without rights, with nothing
 *   to write to but /tmp, where Node, nginx and the package are all there is
 */
export function asInContainer(folder: string, env: Record<string, string>): string {
  const links = ['bin', 'sbin', 'lib', 'lib64'].flatMap((name) => ['--symlink', `usr/${name}`, `/${name}`]);
  const set = Object.entries({ PATH: '/usr/sbin:/usr/bin', ...env }).flatMap((pair) => ['--setenv', ...pair]);
  const words = [
    ...['bwrap', '--tmpfs', '/', '--ro-bind', '/usr', '/usr', ...links, '--ro-bind', '/etc', '/etc'],
    ...['--dir', '/var/log/nginx', '--ro-bind', process.execPath, '/node', '--ro-bind', folder, '/site'],
    ...['--proc', '/proc', '--dev', '/dev', '--tmpfs', '/tmp', '--remount-ro', '/', '--chdir', '/site'],
    ...['--unshare-user', '--uid', '65532', '--gid', '65532', '--cap-drop', 'ALL'],
    ...['--unshare-pid', '--die-with-parent', '--clearenv', ...set, '/node', 'serve.mjs'],
  ];
  return `exec ${words.map((word) => `'${word.replaceAll("'", `'\\''`)}'`).join(' ')}`;
}
