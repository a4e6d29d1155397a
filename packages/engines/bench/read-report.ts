import type { WordsRead } from './read-child';

/** Words of a file that need a look; empty if there are none. */
export function readTrouble({ error, missing, extra, changes = 0 }: WordsRead): string {
  return [
    error,
    missing.length > 0 && `not read: ${missing.slice(0, 8).join(' ')}`,
    extra.length > 0 && `read here alone: ${extra.slice(0, 8).join(' ')}`,
    changes > 0 && `${changes} changes between the file and itself`,
  ]
    .filter(Boolean)
    .join('; ');
}

/** The figures as rows of a table. */
export function readRows(results: WordsRead[]): [string, string][] {
  const sum = (count: (wordsRead: WordsRead) => number) =>
    results.reduce((total, wordsRead) => total + count(wordsRead), 0);
  const agreed = sum((wordsRead) => wordsRead.agreed);
  const compared = results.filter(({ changes }) => changes !== undefined);
  return [
    [
      'Words that poppler and pdfium both read on the first five pages, read here',
      `${agreed - sum(({ missing }) => missing.length)} of ${agreed}`,
    ],
    ['Words read here alone', `${sum(({ extra }) => extra.length)}`],
    [
      'Compare finds nothing between a file and itself',
      `${compared.filter(({ changes }) => changes === 0).length} of ${compared.length}`,
    ],
  ];
}
