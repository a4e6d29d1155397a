import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JoinMeasurement } from './big';
import { type Comparison, countedChecks } from './checks';
import type { Result } from './child';

/** Notable problems of one file; empty if there are none. */
export function problemOf(result: Result): string {
  const { fault, error, merge, wasClean } = result;
  const checks = [
    fault,
    error,
    merge && merge.lost.length > 0 && `merge says lost: ${merge.lost.join(', ')}`,
    ...operationsOf(result).flatMap(([operation, comparison]) => [
      !comparison.rightPages && `${operation}: pages`,
      !comparison.sameWords && `${operation}: words`,
      ...countedChecks.map(
        (key) =>
          comparison[key][0] < comparison[key][1] && `${operation}: ${key} ${comparison[key].join(' of ')}`,
      ),
      wasClean && comparison.clean === false && `${operation}: qpdf`,
    ]),
    ...leaksOf(result).map((leak) => `leak: ${leak}`),
  ];
  return checks.filter(Boolean).join('; ');
}

function operationsOf({ merge, back, apart, remove, split = [] }: Result): [string, Comparison][] {
  const operations = [
    ['merge', merge],
    ['back', back],
    ['apart', apart],
    ['remove', remove],
    ...split.map((part) => ['split', part] as const),
  ] as const;
  return operations.flatMap(([operation, comparison]) => (comparison ? [[operation, comparison]] : []));
}

const leaksOf = ({ back, remove }: Result) => [...(back?.leaks ?? []), ...(remove?.leaks ?? [])].slice(0, 5);

/** Result of a file that was opened but not joined. */
const failedComparison: Comparison = {
  rightPages: false,
  sameWords: false,
  fields: [0, 0],
  bookmarks: [0, 0],
  annotations: [0, 0],
  inner: [0, 0],
  clean: undefined,
};

/** Columns of the table: the results of each operation for a file, undefined if it was not tried. */
const columns: { title: string; comparisonsOf: (file: Result) => Comparison[] | undefined }[] = [
  {
    title: 'Joined with another',
    comparisonsOf: ({ merge, error }) => (merge ? [merge] : error ? [failedComparison] : undefined),
  },
  { title: 'The other’s pages removed again', comparisonsOf: ({ back }) => back && [back] },
  { title: 'Parted where they meet', comparisonsOf: ({ apart }) => apart && [apart] },
  { title: 'Every second page removed', comparisonsOf: ({ remove }) => remove && [remove] },
  { title: 'Split in halves', comparisonsOf: ({ split }) => split },
];

type Row = {
  title: string;
  /** Whether the row counts the file, and whether the file then counts as kept. */
  applies: (one: Comparison, file: Result) => boolean;
  isMet: (one: Comparison) => boolean;
  /** Guaranteed share. */
  promised: number;
};

const rowOf = (title: string, key: (typeof countedChecks)[number]): Row => ({
  title,
  applies: (comparison) => comparison[key][1] > 0,
  isMet: (comparison) => comparison[key][0] >= comparison[key][1],
  promised: 0.98,
});

const rows: Row[] = [
  {
    title: 'Right number of pages, same words on the first ten',
    applies: () => true,
    isMet: (comparison) => comparison.rightPages && comparison.sameWords,
    promised: 0.994,
  },
  rowOf('All form fields kept', 'fields'),
  rowOf('All bookmarks kept', 'bookmarks'),
  rowOf('All annotations kept', 'annotations'),
  rowOf('All inner links lead to a page', 'inner'),
  {
    title: 'Sound for `qpdf --check`, where the source was',
    applies: (comparison, { wasClean }) => wasClean === true && comparison.clean !== undefined,
    isMet: ({ clean }) => clean === true,
    promised: 1,
  },
];

/** The figures as Markdown tables. */
export function tableOf(results: Result[], large?: JoinMeasurement, many?: JoinMeasurement): string {
  const opened = results.filter(({ pages }) => pages !== undefined);
  const times = opened.flatMap(({ merge }) => merge?.milliseconds ?? []).sort((a, b) => a - b);
  const percentile = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
  const faults = new Map<string, number>();
  for (const { fault } of results) if (fault) faults.set(fault, (faults.get(fault) ?? 0) + 1);
  const figures: [string, string][] = [
    ['Files of the corpus', `${results.length}`],
    ['Opened', `${opened.length} (${[...faults].map(([code, count]) => `${count} ${code}`).join(', ')})`],
    [
      'Files in which words, content or pictures of removed pages were found',
      `${opened.filter((result) => leaksOf(result).length > 0).length} of ${opened.length}`,
    ],
    [
      'Time to join: half below, 95 % below, longest',
      `${percentile(0.5)}, ${percentile(0.95)}, ${times.at(-1)} ms`,
    ],
  ];
  if (large) figures.push(['Two files of 100 MB joined', measurementOf(large)]);
  if (many) figures.push(['Ten files of 352 pages joined', measurementOf(many)]);
  const cells = rows.map((row) => [
    row.title,
    ...columns.map(({ comparisonsOf }) => {
      const { applicable, kept } = countFiles(opened, comparisonsOf, row);
      return `${kept} of ${applicable}`;
    }),
  ]);
  const line = (texts: readonly string[]) => `| ${texts.join(' | ')} |`;
  return [
    '| | |',
    '|---|---|',
    ...figures.map(line),
    '',
    line(['Files', ...columns.map(({ title }) => title)]),
    `|---|${columns.map(() => '---|').join('')}`,
    ...cells.map(line),
  ].join('\n');
}

const measurementOf = ({ reading, joining, megabytes, peak }: JoinMeasurement): string =>
  `${(joining / 1000).toFixed(1)} s (reading them: ${(reading / 1000).toFixed(1)} s), ${megabytes} MB, ${peak} MB of memory more`;

function countFiles(
  files: Result[],
  comparisonsOf: (file: Result) => Comparison[] | undefined,
  { applies, isMet }: Row,
): { applicable: number; kept: number } {
  const applicable = files
    .map((file) => (comparisonsOf(file) ?? []).filter((comparison) => applies(comparison, file)))
    .filter(({ length }) => length > 0);
  return { applicable: applicable.length, kept: applicable.filter((parts) => parts.every(isMet)).length };
}

/** Guarantees of the tools that the figures miss: the command fails if there is one. */
export function missed(results: Result[], corpus: string): string[] {
  const opened = results.filter(({ pages }) => pages !== undefined);
  const lines: string[] = [];
  for (const { title, comparisonsOf } of columns) {
    for (const row of rows) {
      const { applicable, kept } = countFiles(opened, comparisonsOf, row);
      if (kept < row.promised * applicable) lines.push(`${title}: ${row.title}: ${kept} of ${applicable}`);
    }
  }
  for (const result of opened) {
    if (leaksOf(result).length > 0) lines.push(`${result.file}: something of a removed page is in the bytes`);
  }
  const pageCounts = pageCountsOf(corpus);
  for (const { file, pages } of opened) {
    const known = pageCounts.get(file);
    if (known !== undefined && known !== pages) lines.push(`${file} has ${known} pages, not ${pages}`);
  }
  return lines;
}

/** Page count of each file, recorded when the corpus was made. */
function pageCountsOf(corpus: string): Map<string, number> {
  const lines = readFileSync(join(corpus, 'facts.jsonl'), 'utf8').trim().split('\n');
  return new Map(lines.map((line) => JSON.parse(line)).map(({ file, pages }) => [file, pages]));
}
