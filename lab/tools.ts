import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Result } from 'engines/bench/child';
import { big, onEach } from 'engines/bench/corpus';
import type { EditResult } from 'engines/bench/edit-child';
import { editMissed, editRows, editTable, editTrouble } from 'engines/bench/edit-report';
import { onCorpus, onStrange, type PeerResult, peerTable } from 'engines/bench/peers';
import type { WordsRead } from 'engines/bench/read-child';
import { readRows, readTrouble } from 'engines/bench/read-report';
import { missed, problemOf, tableOf } from 'engines/bench/report';
import { stopChildren } from '@/scripts/lib/child';
import type { Run } from '@/scripts/lib/command';
import { parseCommandLine } from '@/scripts/lib/command-line';
import { inRoot, textOf } from '@/scripts/lib/paths';
import { fail } from '@/scripts/lib/terminal';
import { pageTable } from './tools/page';
import { comparePictures, pictureProblem, pictureRows } from './tools/pictures';

/**
 * `npm run lab -- tools`: merges and splits every PDF of the corpus beside the checkout, removes pages from it, opens
 * the results, and writes the figures into docs/tools.md. `--edit` rewords a line of each file instead. Names of
 * files limit it to those and write no table. `--peers` compares the tools with other programs, on the corpus and on
 * 200 PDFs of odd structures. `--beside` reads, edits and draws each file, and compares the results with those of
 * poppler and pdfium; drawing needs the last build. `--page` measures the tools' pages of the last build in Chromium;
 * names of tools limit it.
 */

const corpus = inRoot('../shared/corpus/pdf');

export const run: Run = async (argv, { commandText }) => {
  const { values, positionals: only } = parseCommandLine(
    {
      page: { type: 'boolean' },
      edit: { type: 'boolean' },
      peers: { type: 'boolean' },
      beside: { type: 'boolean' },
    },
    { argv, commandText, allowPositionals: true },
  );
  if (values.page) {
    const table = await pageTable(only);
    if (only.length === 0) writeTable('page', table);
    stopChildren();
    return process.exit();
  }
  if (!existsSync(corpus)) fail(`There is no corpus at ${corpus}.`);
  const paths = readdirSync(corpus)
    .filter((name) => name.endsWith('.pdf') && (only.length === 0 || only.includes(name)))
    .map((name) => join(corpus, name));

  const [part, table, missedFigures] = await (values.edit
    ? edits(paths)
    : values.peers
      ? peers(paths)
      : values.beside
        ? comparisons(paths)
        : pages(paths, only.length === 0));
  console.log(table);
  if (only.length === 0) writeTable(part, table);
  if (missedFigures.length > 0) fail(`Missed:\n${missedFigures.join('\n')}`);
  // The engines’ workers would keep the process alive.
  return process.exit();
};

type Outcome = [part: 'pdf' | 'edit' | 'peers' | 'beside', table: string, missed: string[]];

async function pages(paths: string[], isWholeCorpus: boolean): Promise<Outcome> {
  const results = await onEach<Result>('child.ts', paths, reporter(problemOf));
  store('bench-tools.json', results);
  const table = isWholeCorpus ? tableOf(results, await big('large'), await big('many')) : tableOf(results);
  return ['pdf', table, missed(results, corpus)];
}

async function edits(paths: string[]): Promise<Outcome> {
  const results = await onEach<EditResult>('edit-child.ts', paths, reporter(editTrouble));
  store('bench-edit.json', results);
  return ['edit', editTable(results), editMissed(results)];
}

/** An exception does not end the run: the file is listed as missed, and the table contains the others. */
async function peers(paths: string[]): Promise<Outcome> {
  const results: (PeerResult | undefined)[] = [];
  const errors: string[] = [];
  let current = '';
  const report = (error: unknown) => void errors.push(`${current}: ${String(error)}`);
  // pdf.js rejects some promises that nobody awaits, so the caller’s `catch` does not see them.
  process.on('unhandledRejection', report);
  const measure = async (name: string, work: () => Promise<PeerResult | undefined>) => {
    current = name;
    await work().then((result) => results.push(result), report);
  };
  for (const path of paths) await measure(path, () => onCorpus(path));
  for (let seed = 0; seed < 200; seed += 1) await measure(`seed ${seed}`, () => onStrange(seed));
  process.off('unhandledRejection', report);
  if (errors.length > 0) console.error(`${errors.length} errors while peers were measured`);
  return ['peers', peerTable(results.filter((result) => result !== undefined)), errors];
}

async function comparisons(paths: string[]): Promise<Outcome> {
  const read = await onEach<WordsRead>('read-child.ts', paths, reporter(readTrouble));
  const edited = await onEach<EditResult>('edit-child.ts', paths, reporter(editTrouble));
  const results = await comparePictures(paths, reporter(pictureProblem));
  store('bench-beside.json', { read, edited, drawn: results });
  const rows = [...readRows(read), ...editRows(edited), ...pictureRows(results)];
  const table = `| | |\n|---|---|\n${rows.map((row) => `| ${row.join(' | ')} |`).join('\n')}`;
  const errors = [...read, ...results].flatMap(({ file, error }) => (error ? [`${file}: ${error}`] : []));
  return ['beside', table, [...errors, ...editMissed(edited)]];
}

/** Stores the figures of each file in `.cache`. A fresh clone has no such folder before its first build. */
function store(name: string, results: unknown): void {
  mkdirSync(inRoot('.cache'), { recursive: true });
  writeFileSync(inRoot('.cache', name), JSON.stringify(results, null, 1));
}

function reporter<Result extends { file: string }>(problemOf: (result: Result) => string) {
  return (result: Result) => {
    const problem = problemOf(result);
    if (problem) console.log(`${result.file}: ${problem}`);
  };
}

function writeTable(part: Outcome[0] | 'page', table: string): void {
  const path = inRoot('docs/tools.md');
  const marks = [`<!-- ${part} -->`, `<!-- /${part} -->`] as const;
  const docs = textOf('docs/tools.md');
  const [head = ''] = docs.split(marks[0]);
  const tail = docs.split(marks[1])[1];
  if (tail === undefined) fail(`docs/tools.md has no place for the table: ${marks.join(' … ')}`);
  writeFileSync(path, `${head}${marks[0]}\n${table}\n${marks[1]}${tail}`);
}
