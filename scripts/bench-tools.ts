import { type ChildProcess, fork } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Big } from './bench-pdf/big';
import type { Result } from './bench-pdf/child';
import { commandLine } from './lib/command-line';
import { inRoot } from './lib/paths';
import { fail } from './lib/terminal';

/**
 * `npm run bench:tools`: joins, splits and thins every PDF of the corpus beside the checkout, opens what came out, and
 * writes the figures into docs/tools.md. Names of files after `--` take only those, and write nothing.
 */

const only = commandLine({}, { words: true }).positionals;
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
if (only.length === 0) write(table);
process.exit();

function one(name: string): Promise<Result> {
  child ??= fork(inRoot('scripts/bench-pdf/child.ts'), {
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
    const worker = fork(inRoot('scripts/bench-pdf/big.ts'), { execArgv: ['--import', 'tsx'] });
    worker.once('message', (result: Big) => {
      worker.kill();
      resolve(result);
    });
    worker.once('exit', () => reject(new Error('The large files could not be joined.')));
  });
}

function troubleOf({ fault, error, merge, remove, split, wasClean }: Result): string {
  const found = [
    fault,
    error,
    merge && !merge.rightPages && 'merge: pages',
    merge && !merge.sameWords && 'merge: words',
    ...(['fields', 'bookmarks', 'annotations', 'inner'] as const).map(
      (key) => merge && merge[key][0] < merge[key][1] && `merge: ${key} ${merge[key].join(' of ')}`,
    ),
    merge && wasClean && merge.clean === false && 'merge: qpdf',
    merge && merge.lost.length > 0 && `merge says lost: ${merge.lost.join(', ')}`,
    remove && !remove.rightPages && 'remove: pages',
    remove && !remove.sameWords && 'remove: words',
    remove && remove.leaks.length > 0 && `remove: ${remove.leaks.slice(0, 5).join(', ')}`,
    remove && wasClean && remove.clean === false && 'remove: qpdf',
    split && !(split.rightPages && split.sameWords) && 'split',
  ];
  return found.filter(Boolean).join('; ');
}

function tableOf(all: Result[], large?: Big): string {
  const opened = all.filter(({ pages }) => pages !== undefined);
  const merges = opened.map(({ merge }) => merge);
  const done = merges.filter((merge) => merge !== undefined);
  const kept = (key: 'fields' | 'bookmarks' | 'annotations' | 'inner') => {
    const with_ = done.filter((merge) => merge[key][1] > 0);
    return `${with_.filter((merge) => merge[key][0] >= merge[key][1]).length} of ${with_.length}`;
  };
  const clean = opened.filter(({ wasClean, merge }) => wasClean && merge);
  const removed = opened.flatMap(({ remove }) => (remove ? [remove] : []));
  const parted = opened.flatMap(({ split }) => (split ? [split] : []));
  const times = done.map(({ milliseconds }) => milliseconds).sort((one, other) => one - other);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
  const faults = new Map<string, number>();
  for (const { fault } of all) if (fault) faults.set(fault, (faults.get(fault) ?? 0) + 1);
  const rows: [string, string][] = [
    ['Files of the corpus', `${all.length}`],
    ['Opened', `${opened.length} (${[...faults].map(([code, count]) => `${count} ${code}`).join(', ')})`],
    [
      'Joined with another, right number of pages',
      `${done.filter(({ rightPages }) => rightPages).length} of ${opened.length}`,
    ],
    [
      'Same words on the first ten pages',
      `${done.filter(({ sameWords }) => sameWords).length} of ${opened.length}`,
    ],
    ['All form fields kept', kept('fields')],
    ['All bookmarks kept', kept('bookmarks')],
    ['All annotations kept', kept('annotations')],
    ['All inner links lead to a page', kept('inner')],
    [
      'Sound for `qpdf --check`, where the source was',
      `${clean.filter(({ merge }) => merge?.clean).length} of ${clean.length}`,
    ],
    ['Time to join: half below, 95 % below, longest', `${at(0.5)}, ${at(0.95)}, ${times.at(-1)} ms`],
    [
      'Every second page removed: right pages and words',
      `${removed.filter(({ rightPages, sameWords }) => rightPages && sameWords).length} of ${removed.length}`,
    ],
    [
      'Words, content or pictures of removed pages found in the bytes',
      `${removed.filter(({ leaks }) => leaks.length > 0).length} of ${removed.length}`,
    ],
    [
      'Split in two: right pages and words',
      `${parted.filter(({ rightPages, sameWords }) => rightPages && sameWords).length} of ${parted.length}`,
    ],
  ];
  if (large) {
    const { reading, joining, megabytes, peak } = large;
    rows.push([
      'Two files of 100 MB joined',
      `${(joining / 1000).toFixed(1)} s (reading them: ${(reading / 1000).toFixed(1)} s), ${megabytes} MB, ${peak} MB of memory more`,
    ]);
  }
  return `| | |\n|---|---|\n${rows.map((row) => `| ${row.join(' | ')} |`).join('\n')}`;
}

function write(table: string): void {
  const path = inRoot('docs/tools.md');
  const marks = ['<!-- pdf -->', '<!-- /pdf -->'] as const;
  const before = existsSync(path)
    ? readFileSync(path, 'utf8')
    : `# What the tools reach\n\n## PDF\n\n\`npm run bench:tools\` writes these figures.\n\n${marks.join('\n')}\n`;
  const [head = ''] = before.split(marks[0]);
  const tail = before.split(marks[1])[1] ?? '\n';
  writeFileSync(path, `${head}${marks[0]}\n${table}\n${marks[1]}${tail}`);
}
