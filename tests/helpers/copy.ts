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
import type { Printed } from '@/scripts/dev/content-checker';
import { inRoot } from '@/scripts/lib/paths';
import type { Asked } from './commands-in-copy';

type Options = {
  /** Next follows no link out of the checkout, so the copy is inside it, with all that a page is made of. */
  forNext?: boolean;
  /** All of the checkout but what commands make in it: for its tests and for what checks the code. */
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

/** A copy of the checkout that a test may edit as an editor would, and whose commands it may run. */
export function copyOfSite({ forNext = false, wholeCheckout = false }: Options = {}) {
  const place = forNext ? inRoot('test-results') : tmpdir();
  mkdirSync(place, { recursive: true });
  const folder = mkdtempSync(join(place, 'site-copy-'));
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
  // Engines are built, by other tests at the same time too; who needs them builds them in the copy. `npm run changes`
  // keeps whole sites, and Vitest what it compiled.
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
     * Makes the changes of a documented diff: each run of `-` lines is in the file and is replaced by the `+` lines
     * that follow it; a file that is not there yet is made of its `+` lines.
     */
    apply(diff: string): void {
      const [head = '', ...lines] = diff.trimEnd().split('\n');
      const file = head.replace('--- ', '');
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
    run(script: string, args: readonly string[] = [], more: Record<string, string> = {}) {
      const { CONTENT_DRAFT: _, ...env } = process.env;
      const command = ['--import', 'tsx', join(folder, script), ...args];
      const options = { cwd: folder, encoding: 'utf8', env: { ...env, ...more } } as const;
      const result = spawnSync(process.execPath, command, options);
      return { code: result.status, output: result.stdout + result.stderr };
    },

    /**
     * What `npm run check:content -- --addresses` prints in the copy now, found by the program that `npm run dev` asks: it
     * loads the code once for all checks.
     */
    async check(): Promise<Printed> {
      checker ??= fork(join(folder, 'scripts/dev/content-checker.ts'), {
        cwd: folder,
        execArgv: ['--import', 'tsx'],
      });
      checker.send('check');
      const [printed] = await once(checker, 'message');
      return printed;
    },

    /**
     * Runs check-content, new or launch-check as `run` does, in a program that goes on: it loads the code once for all of
     * them, which takes most of the time of each. One at a time.
     */
    async command(script: string, argv: readonly string[] = [], more: Record<string, string> = {}) {
      if (!commandProcess) {
        const { CONTENT_DRAFT: _, ...env } = process.env;
        const options = { cwd: folder, env, execArgv: ['--import', 'tsx'], silent: true };
        commandProcess = fork(inRoot('tests/helpers/commands-in-copy.ts'), options);
      }
      const { stdout, stderr } = commandProcess;
      const printed = Promise.all([stdout, stderr].map((stream) => untilEnded(stream as Readable)));
      commandProcess.send({ script, argv, env: more, ended } satisfies Asked);
      const [out, err] = (await printed) as [Ended, Ended];
      return { code: out.code, output: out.text + err.text };
    },

    /** Runs a script as `run` does, while a server of the test itself goes on answering. */
    runBeside: (script: string, args: readonly string[], more: Record<string, string>) =>
      printedBeside(script, args, more, folder),

    remove() {
      checker?.kill();
      commandProcess?.kill();
      rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 300 });
    },
  };
}

const ended = '\u0000ended ';
type Ended = { text: string; code: number };

/** What a standing command prints on one of its streams. @throws when the program ends before the command */
async function untilEnded(stream: Readable): Promise<Ended> {
  let text = '';
  await new Promise<void>((done, stopped) => {
    const stop = () => stopped(new Error(`The commands of the copy stopped: ${text}`));
    const read = (chunk: string) => {
      text += chunk;
      if (!/\d\n$/.test(text.split(ended)[1] ?? '')) return;
      stream.off('data', read).off('end', stop);
      done();
    };
    // A letter of several bytes may come in two chunks.
    stream.setEncoding('utf8').on('data', read).on('end', stop);
  });
  const [printed = '', code] = text.split(ended);
  return { text: printed, code: Number(code) };
}

/** Runs a script of the checkout, or of a copy, to its end, while a server of the test itself goes on answering. */
export function printedBeside(
  script: string,
  args: readonly string[],
  more: Record<string, string>,
  folder = inRoot(),
) {
  const command = ['--import', 'tsx', join(folder, script), ...args];
  const options = { cwd: folder, env: { ...process.env, ...more } };
  return new Promise<{ code: number; output: string }>((done) => {
    execFile(process.execPath, command, options, (error, stdout, stderr) =>
      done({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    );
  });
}

/**
 * A folder with all files that the repository knows or would know, and its packages. It is outside the checkout: Next
 * takes a checkout around the copy for the project.
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
  // Next follows no link out of a project. Hard links take no space, where the two folders are on one disk.
  const packages = [inRoot('node_modules'), join(copy, 'node_modules')];
  if (spawnSync('cp', ['-al', ...packages]).status !== 0) spawnSync('cp', ['-a', ...packages]);
  return copy;
}
