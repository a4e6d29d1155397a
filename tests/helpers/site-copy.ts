import { type ChildProcess, execFile, fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import type { CheckOutput } from '@/scripts/dev/content-checker';
import { inRoot } from '@/scripts/lib/paths';
import type { CommandRequest } from './commands-in-copy';

type Options = {
  /** For running Next, which follows no link out of the checkout: the copy is inside it and has all files of pages. */
  forNext?: boolean;
  /** Copies the whole checkout except for generated folders, to run its tests and checks. */
  wholeCheckout?: boolean;
};

/** Folders that commands create. */
const generatedFolders = 'node_modules .git .next dist shots changes test-results playwright-report'.split(
  ' ',
);

/** Changes a file. @returns a function that undoes the change @throws when the file does not contain `from` */
export function edit(file: string, from: string | RegExp, to: string): () => void {
  const source = readFileSync(file, 'utf8');
  const edited = source.replace(from, () => to);
  if (edited === source) throw new Error(`${file} holds no ${from}`);
  writeFileSync(file, edited);
  return () => writeFileSync(file, source);
}

/** Makes a copy of the checkout, which a test may edit as an editor would, and whose commands it may run. */
export function copySite({ forNext = false, wholeCheckout = false }: Options = {}) {
  const parentFolder = forNext ? inRoot('test-results') : tmpdir();
  mkdirSync(parentFolder, { recursive: true });
  const folder = mkdtempSync(join(parentFolder, 'site-copy-'));
  const folders = 'content lib scripts packages lab app public'.split(' ');
  const parts = [...folders, 'package.json', 'tsconfig.json', 'biome.json'];
  if (forNext) parts.push('components', 'next.config.ts', 'postcss.config.mjs');
  if (wholeCheckout)
    parts.splice(
      0,
      parts.length,
      ...readdirSync(inRoot()).filter((name) => !generatedFolders.includes(name)),
    );
  else parts.push('.gitignore');
  // Other tests may be building engines at the same time; a test that needs them builds them in the copy. The caches hold
  // whole sites (`npm run changes`) and compiled files (Vitest).
  const excluded = ['public/engines', '.cache/changes', '.cache/vitest'].map((name) => inRoot(name));
  const filter = (source: string) => !excluded.includes(source);
  for (const name of parts) cpSync(inRoot(name), join(folder, name), { recursive: true, filter });
  symlinkSync(inRoot('node_modules'), join(folder, 'node_modules'));

  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  let checker: ChildProcess | undefined;
  let commandProcess: ChildProcess | undefined;

  return {
    folder,
    read,

    edit: (file: string, from: string | RegExp, to: string) => edit(join(folder, file), from, to),

    write: (file: string, text: string) => writeFileSync(join(folder, file), text),

    /**
     * Applies a diff of the docs: replaces each run of `-` lines by the `+` lines that follow it, and creates a file that
     * does not exist from its `+` lines.
     */
    apply(diff: string): void {
      const [header = '', ...lines] = diff.trimEnd().split('\n');
      const file = header.replace('--- ', '');
      const linesWith = (change: string, sign: string) =>
        change
          .split('\n')
          .flatMap((line) => (line.startsWith(sign) ? [`${line.slice(1)}\n`] : []))
          .join('');
      for (const change of lines.join('\n').match(/(^-.*\n?)*(^\+.*\n?)*/gm) ?? []) {
        if (change && existsSync(join(folder, file)))
          this.edit(file, linesWith(change, '-'), linesWith(change, '+'));
        else if (change) this.write(file, linesWith(change, '+'));
      }
    },

    /** Runs a script to its end; `output` is what it printed on both streams. */
    run(script: string, args: readonly string[] = [], extraEnv: Record<string, string> = {}) {
      const { CONTENT_DRAFT: _, ...env } = process.env;
      const command = ['--import', 'tsx', join(folder, script), ...args];
      const options = { cwd: folder, encoding: 'utf8', env: { ...env, ...extraEnv } } as const;
      const result = spawnSync(process.execPath, command, options);
      return { code: result.status, output: result.stdout + result.stderr };
    },

    /**
     * Returns what `npm run check:content -- --addresses` prints in the copy now, from the checker of `npm run dev`, which
     * loads the code once for all checks.
     */
    async check(): Promise<CheckOutput> {
      checker ??= fork(join(folder, 'scripts/dev/content-checker.ts'), {
        cwd: folder,
        execArgv: ['--import', 'tsx'],
      });
      checker.send('check');
      const [printed] = await once(checker, 'message');
      return printed;
    },

    /**
     * Runs check-content, new or launch-check as `run` does, but in a process that is kept, since loading the code takes
     * most of the time. Runs one command at a time.
     */
    async command(script: string, argv: readonly string[] = [], extraEnv: Record<string, string> = {}) {
      if (!commandProcess) {
        const { CONTENT_DRAFT: _, ...env } = process.env;
        const options = { cwd: folder, env, execArgv: ['--import', 'tsx'], silent: true };
        commandProcess = fork(inRoot('tests/helpers/commands-in-copy.ts'), options);
      }
      const { stdout, stderr } = commandProcess;
      const printed = Promise.all([stdout, stderr].map((stream) => untilEnded(stream as Readable)));
      commandProcess.send({ script, argv, env: extraEnv, endMarker } satisfies CommandRequest);
      const [out, err] = (await printed) as [CommandOutput, CommandOutput];
      return { code: out.code, output: out.text + err.text };
    },

    /** Runs a script as `run` does, without blocking, so that a server in the test's own process can answer. */
    runBeside: (script: string, args: readonly string[], extraEnv: Record<string, string>) =>
      runWithoutBlocking(script, args, extraEnv, folder),

    remove() {
      checker?.kill();
      commandProcess?.kill();
      rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 300 });
    },
  };
}

const endMarker = '\u0000ended ';
type CommandOutput = { text: string; code: number };

/** Reads one stream of the kept process until its command ends. @throws when the process ends before */
async function untilEnded(stream: Readable): Promise<CommandOutput> {
  let text = '';
  await new Promise<void>((resolve, reject) => {
    const stop = () => reject(new Error(`The commands of the copy stopped: ${text}`));
    const onData = (chunk: string) => {
      text += chunk;
      if (!/\d\n$/.test(text.split(endMarker)[1] ?? '')) return;
      stream.off('data', onData).off('end', stop);
      resolve();
    };
    // A character of several bytes may be split over two chunks.
    stream.setEncoding('utf8').on('data', onData).on('end', stop);
  });
  const [printed = '', code] = text.split(endMarker);
  return { text: printed, code: Number(code) };
}

/** Runs a script of the checkout, or of a copy, without blocking: a server in the test's own process can answer. */
export function runWithoutBlocking(
  script: string,
  args: readonly string[],
  extraEnv: Record<string, string>,
  folder = inRoot(),
) {
  const command = ['--import', 'tsx', join(folder, script), ...args];
  const options = { cwd: folder, env: { ...process.env, ...extraEnv } };
  return new Promise<{ code: number; output: string }>((resolve) => {
    execFile(process.execPath, command, options, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    );
  });
}

/**
 * Copies all files that git tracks or would add, and the packages, to a folder outside the checkout: Next takes a checkout
 * around the copy for the project.
 */
export function copyOfCheckout(name: string): string {
  const { stdout } = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: inRoot(),
    encoding: 'utf8',
  });
  if (!stdout) throw new Error('This needs git and a checkout.');
  const copy = mkdtempSync(join(tmpdir(), `${name}-`));
  for (const file of stdout.trim().split('\n')) {
    if (!existsSync(inRoot(file))) continue;
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(inRoot(file), join(copy, file));
  }
  // Next follows no symbolic link out of a project. Hard links take no space if both folders are on one disk.
  const packages = [inRoot('node_modules'), join(copy, 'node_modules')];
  if (spawnSync('cp', ['-al', ...packages]).status !== 0) spawnSync('cp', ['-a', ...packages]);
  return copy;
}
