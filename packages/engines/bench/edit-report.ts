import type { EditResult } from './edit-child';

/** Notable problems of one file; empty if there are none. */
export function editTrouble({ fault, error, change }: EditResult): string {
  if (!change) return fault ?? error ?? '';
  const { before, after, read, left, inside, outside } = change;
  return [
    error,
    !collapseSpaces(read).includes(collapseSpaces(after)) && `“${before}” reads as “${read}”`,
    left.length > 0 && `still there: ${left.join(', ')}`,
    inside === 0 && `“${before}” is drawn as before`,
    outside > 0 && `${outside} pixels differ beside “${before}”`,
  ]
    .filter(Boolean)
    .join('; ');
}

const collapseSpaces = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The figures as a Markdown table. */
export const editTable = (results: EditResult[]): string =>
  `| | |\n|---|---|\n${editRows(results)
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n')}`;

/** The figures as rows of a table. */
export function editRows(results: EditResult[]): [string, string][] {
  const opened = results.filter(({ fault }) => !fault);
  const changes = opened.flatMap(({ change }) => (change ? [change] : []));
  const share = (is: (change: (typeof changes)[number]) => boolean) =>
    `${changes.filter(is).length} of ${changes.length}`;
  /** Counts only the changes for which the figure was measured. */
  const among = (key: 'poppler' | 'compared', is: (figure: number) => boolean) => {
    const known = changes.flatMap((change) => change[key] ?? []);
    return `${known.filter(is).length} of ${known.length}`;
  };
  return [
    ['Files of the corpus that open', `${opened.length} of ${results.length}`],
    ['A line of the first five pages can be changed', `${changes.length}`],
    ['No line of text there', `${opened.filter(({ lines, error }) => lines === 0 && !error).length}`],
    ['Lines, but none that can be changed: reported as such', `${opened.filter(isRefused).length}`],
    [
      'The line says its new words',
      share(({ read, after }) => collapseSpaces(read).includes(collapseSpaces(after))),
    ],
    ['Its old words found in what streams show or strings say', share(({ left }) => left.length > 0)],
    ['It is drawn in another way', share(({ inside }) => inside > 0)],
    ['The page is the same elsewhere, to the pixel', share(({ outside }) => outside === 0)],
    ['The same as poppler draws it', among('poppler', (pixels) => pixels === 0)],
    ['Compare finds the change', among('compared', (count) => count > 0)],
  ];
}

const isRefused = ({ lines = 0, change, error }: EditResult) => lines > 0 && !change && !error;

/**
 * Files that violate a guarantee of the editor: the command fails if there is one. Old and new letters may look alike,
 * so a line that is drawn as before violates none.
 */
export function editMissed(results: EditResult[]): string[] {
  return results
    .map((result) => (result.change ? { ...result, change: { ...result.change, inside: 1 } } : result))
    .filter((result) => result.error || (result.change && editTrouble(result)))
    .map((result) => `${result.file}: ${editTrouble(result).split('\n')[0]}`);
}
