import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Big } from './big';
import type { Result } from './child';

/** What is worth a look about one file; empty if nothing is. */
export function troubleOf({ fault, error, merge, remove, split, wasClean }: Result): string {
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

/** The figures as a table of Markdown. */
export function tableOf(all: Result[], large?: Big): string {
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

/** What the tools promise: the command fails where the figures do not reach it. */
export function missed(all: Result[], corpus: string): string[] {
  const opened = all.filter(({ pages }) => pages !== undefined);
  const share = (part: number, of: number) => (of === 0 ? 1 : part / of);
  const merges = opened.flatMap(({ merge }) => (merge ? [merge] : []));
  const right = merges.filter(({ rightPages, sameWords }) => rightPages && sameWords).length;
  const found: [boolean, string][] = [
    [share(right, opened.length) < 0.994, 'fewer than 99.4 % join with right pages and words'],
    [
      opened.some(({ wasClean, merge }) => wasClean && merge?.clean === false),
      'a sound file became an unsound one',
    ],
    [
      opened.some(({ remove }) => remove && remove.leaks.length > 0),
      'something of a removed page is in the bytes',
    ],
    [
      opened.some(({ remove }) => remove && !(remove.rightPages && remove.sameWords)),
      'removing pages changed others',
    ],
    [opened.some(({ split }) => split && !(split.rightPages && split.sameWords)), 'splitting changed pages'],
  ];
  for (const key of ['fields', 'bookmarks', 'inner'] as const) {
    const having = merges.filter((merge) => merge[key][1] > 0);
    const kept = having.filter((merge) => merge[key][0] >= merge[key][1]).length;
    found.push([share(kept, having.length) < 0.98, `fewer than 98 % keep all ${key}`]);
  }
  const facts = factsOf(corpus);
  for (const { file, pages } of opened) {
    const known = facts.get(file);
    if (known !== undefined && known !== pages)
      found.push([true, `${file} has ${known} pages, not ${pages}`]);
  }
  return found.filter(([isMissed]) => isMissed).map(([, what]) => what);
}

/** Pages of each file, as they were counted when the corpus was made. */
function factsOf(corpus: string): Map<string, number> {
  const lines = readFileSync(join(corpus, 'facts.jsonl'), 'utf8').trim().split('\n');
  return new Map(lines.map((line) => JSON.parse(line)).map(({ file, pages }) => [file, pages]));
}
