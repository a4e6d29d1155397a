import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Big } from './big';
import { type Comparison, counted } from './checks';
import type { Result } from './child';

/** What is worth a look about one file; empty if nothing is. */
export function troubleOf(result: Result): string {
  const { fault, error, merge, wasClean } = result;
  const found = [
    fault,
    error,
    merge && merge.lost.length > 0 && `merge says lost: ${merge.lost.join(', ')}`,
    ...actsOf(result).flatMap(([act, one]) => [
      !one.rightPages && `${act}: pages`,
      !one.sameWords && `${act}: words`,
      ...counted.map((key) => one[key][0] < one[key][1] && `${act}: ${key} ${one[key].join(' of ')}`),
      wasClean && one.clean === false && `${act}: qpdf`,
    ]),
    ...leaksOf(result).map((leak) => `leak: ${leak}`),
  ];
  return found.filter(Boolean).join('; ');
}

function actsOf({ merge, back, apart, remove, split = [] }: Result): [string, Comparison][] {
  const acts = [
    ['merge', merge],
    ['back', back],
    ['apart', apart],
    ['remove', remove],
    ...split.map((part) => ['split', part] as const),
  ] as const;
  return acts.flatMap(([act, one]) => (one ? [[act, one]] : []));
}

const leaksOf = ({ back, remove }: Result) => [...(back?.leaks ?? []), ...(remove?.leaks ?? [])].slice(0, 5);

/** A file that was opened, and then not joined. */
const failed: Comparison = {
  rightPages: false,
  sameWords: false,
  fields: [0, 0],
  bookmarks: [0, 0],
  annotations: [0, 0],
  inner: [0, 0],
  clean: undefined,
};

/** What a table tells of an act: each column counts the files of which it has something to tell. */
const columns: [string, (results: Result[]) => (Comparison[] | undefined)[]][] = [
  [
    'Joined with another',
    (results) => results.map(({ merge, error }) => (merge ? [merge] : error ? [failed] : undefined)),
  ],
  ['The other’s pages removed again', (results) => results.map(({ back }) => back && [back])],
  ['Parted where they meet', (results) => results.map(({ apart }) => apart && [apart])],
  ['Every second page removed', (results) => results.map(({ remove }) => remove && [remove])],
  ['Split in halves', (results) => results.map(({ split }) => split)],
];

const rows: [
  string,
  (one: Comparison, file: Result) => boolean,
  (one: Comparison, file: Result) => boolean,
][] = [
  [
    'Right number of pages, same words on the first ten',
    () => true,
    (one) => one.rightPages && one.sameWords,
  ],
  ['All form fields kept', ({ fields }) => fields[1] > 0, ({ fields }) => fields[0] >= fields[1]],
  [
    'All bookmarks kept',
    ({ bookmarks }) => bookmarks[1] > 0,
    ({ bookmarks }) => bookmarks[0] >= bookmarks[1],
  ],
  [
    'All annotations kept',
    (one) => one.annotations[1] > 0,
    (one) => one.annotations[0] >= one.annotations[1],
  ],
  ['All inner links lead to a page', ({ inner }) => inner[1] > 0, ({ inner }) => inner[0] >= inner[1]],
  [
    'Sound for `qpdf --check`, where the source was',
    (one, { wasClean }) => wasClean === true && one.clean !== undefined,
    ({ clean }) => clean === true,
  ],
];

/** The figures as tables of Markdown. */
export function tableOf(all: Result[], large?: Big): string {
  const opened = all.filter(({ pages }) => pages !== undefined);
  const times = opened.flatMap(({ merge }) => merge?.milliseconds ?? []).sort((one, other) => one - other);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
  const faults = new Map<string, number>();
  for (const { fault } of all) if (fault) faults.set(fault, (faults.get(fault) ?? 0) + 1);
  const single: [string, string][] = [
    ['Files of the corpus', `${all.length}`],
    ['Opened', `${opened.length} (${[...faults].map(([code, count]) => `${count} ${code}`).join(', ')})`],
    [
      'Files in which words, content or pictures of removed pages were found',
      `${opened.filter((result) => leaksOf(result).length > 0).length} of ${opened.length}`,
    ],
    ['Time to join: half below, 95 % below, longest', `${at(0.5)}, ${at(0.95)}, ${times.at(-1)} ms`],
  ];
  if (large) {
    const { reading, joining, megabytes, peak } = large;
    single.push([
      'Two files of 100 MB joined',
      `${(joining / 1000).toFixed(1)} s (reading them: ${(reading / 1000).toFixed(1)} s), ${megabytes} MB, ${peak} MB of memory more`,
    ]);
  }
  const cells = rows.map(([title, applies, holds]) => [
    title,
    ...columns.map(([, of]) => {
      const { having, kept } = share(opened, of, applies, holds);
      return `${kept} of ${having}`;
    }),
  ]);
  const line = (texts: readonly string[]) => `| ${texts.join(' | ')} |`;
  return [
    '| | |',
    '|---|---|',
    ...single.map(line),
    '',
    line(['Files', ...columns.map(([title]) => title)]),
    `|---|${columns.map(() => '---|').join('')}`,
    ...cells.map(line),
  ].join('\n');
}

function share(
  results: Result[],
  of: (results: Result[]) => (Comparison[] | undefined)[],
  applies: (one: Comparison, file: Result) => boolean,
  holds: (one: Comparison, file: Result) => boolean,
): { having: number; kept: number } {
  const files = of(results).flatMap((parts, index) => {
    const file = results[index];
    const those = file ? (parts ?? []).filter((one) => applies(one, file)) : [];
    return file && those.length > 0 ? [those.every((one) => holds(one, file))] : [];
  });
  return { having: files.length, kept: files.filter(Boolean).length };
}

/** Shares that the tools promise, of each row of the table. */
const promised = [0.994, 0.98, 0.98, 0.98, 0.98, 1];

/** What the tools promise: the command fails where the figures do not reach it. */
export function missed(all: Result[], corpus: string): string[] {
  const opened = all.filter(({ pages }) => pages !== undefined);
  const found: string[] = [];
  for (const [title, of] of columns) {
    for (const [index, [row, applies, holds]] of rows.entries()) {
      const { having, kept } = share(opened, of, applies, holds);
      if (kept < (promised[index] ?? 1) * having) found.push(`${title}: ${row}: ${kept} of ${having}`);
    }
  }
  for (const result of opened) {
    if (leaksOf(result).length > 0) found.push(`${result.file}: something of a removed page is in the bytes`);
  }
  const facts = factsOf(corpus);
  for (const { file, pages } of opened) {
    const known = facts.get(file);
    if (known !== undefined && known !== pages) found.push(`${file} has ${known} pages, not ${pages}`);
  }
  return found;
}

/** Pages of each file, as they were counted when the corpus was made. */
function factsOf(corpus: string): Map<string, number> {
  const lines = readFileSync(join(corpus, 'facts.jsonl'), 'utf8').trim().split('\n');
  return new Map(lines.map((line) => JSON.parse(line)).map(({ file, pages }) => [file, pages]));
}
