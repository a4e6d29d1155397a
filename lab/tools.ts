import { type ChildProcess, fork } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stopChildren } from '@/scripts/lib/child';
import { commandLine } from '@/scripts/lib/command-line';
import { inRoot } from '@/scripts/lib/paths';
import { fail } from '@/scripts/lib/terminal';
import type { Big } from './tools/big';
import type { Result } from './tools/child';
import { pageTable } from './tools/page';
import { missed, tableOf, troubleOf } from './tools/report';

/**
 * `npm run lab -- tools`: joins, splits and thins every PDF of the corpus beside the checkout, opens what came out, and
 * writes the figures into docs/tools.md. Names of files take only those, and write nothing. `--page`
 * measures the tools' pages in Chromium instead, against the last build.
 */

const { values, positionals: only } = commandLine({ page: { type: 'boolean' } }, { words: true });
if (values.page) {
  write('page', await pageTable());
  stopChildren();
  process.exit();
}
const corpus = inRoot('../shared/corpus/pdf');
if (!existsSync(corpus)) fail(`There is no corpus at ${corpus}.`);
const names = readdirSync(corpus).filter(
  (name) => name.endsWith('.pdf') && (only.length === 0 || only.includes(name)),
);

/** A file that keeps an engine waiting for longer is given up, as on the page. */
const patience = 60_000;

const results: Result[] = [];
let child: ChildProcess | undefined;
for (const name of names) {
  const result = await one(name);
  results.push(result);
  const trouble = troubleOf(result);
  if (trouble) console.log(`${name}: ${trouble}`);
}
child?.kill();
writeFileSync(inRoot('.cache/bench-tools.json'), JSON.stringify(results, null, 1));
const table = tableOf(results, only.length === 0 ? await big() : undefined);
console.log(table);
if (only.length === 0) write('pdf', table);
const short = missed(results, corpus);
if (short.length > 0) fail(`Missed:\n${short.join('\n')}`);
process.exit();

function one(name: string): Promise<Result> {
  child ??= fork(inRoot('lab/tools/child.ts'), {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const worker = child;
  return new Promise((resolve) => {
    const end = (result: Result) => {
      clearTimeout(timer);
      worker.removeAllListeners();
      resolve(result);
    };
    const stop = (error: string) => {
      worker.kill('SIGKILL');
      child = undefined;
      end({ file: name, error });
    };
    const timer = setTimeout(() => stop('took too long'), patience);
    worker.once('message', (result: Result) => end(result));
    worker.once('exit', () => stop('ended'));
    worker.send(join(corpus, name));
  });
}

/** In a process of its own, so that its memory is its own too. */
function big(): Promise<Big> {
  return new Promise((resolve, reject) => {
    const worker = fork(inRoot('lab/tools/big.ts'), { execArgv: ['--import', 'tsx'] });
    worker.once('message', (result: Big) => {
      worker.kill();
      resolve(result);
    });
    worker.once('exit', () => reject(new Error('The large files could not be joined.')));
  });
}

function write(part: 'pdf' | 'page', table: string): void {
  const path = inRoot('docs/tools.md');
  const marks = [`<!-- ${part} -->`, `<!-- /${part} -->`] as const;
  const before = readFileSync(path, 'utf8');
  const [head = ''] = before.split(marks[0]);
  const tail = before.split(marks[1])[1];
  if (tail === undefined) fail(`docs/tools.md has no place for the table: ${marks.join(' … ')}`);
  writeFileSync(path, `${head}${marks[0]}\n${table}\n${marks[1]}${tail}`);
}
