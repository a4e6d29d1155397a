import type { Part, Run } from '@/lib/engines/text/docx/write';
import type { Place } from '@/lib/engines/text/model';
import type { KeyFacts } from '@/lib/engines/text/summary/key-facts';
import type { SummaryWords } from '@/lib/schema/works/summary';
import { say } from '@/lib/sentences';
import type { ShownPoint } from './use-summary';

/** Input of the exports. */
export type Written = {
  words: SummaryWords;
  file: string;
  points: readonly ShownPoint[];
  /** The paper has pages, so that a point can name one. */
  paged: boolean;
  /** Note on the origin of the points' wording. */
  note: string;
};

const pageOf = ({ words, paged }: Written, place: Place | undefined): string =>
  !place ? ` (${words.untied})` : paged ? ` (${say(words.report.page, { page: place.page })})` : '';

/** Number of words in the points. */
export const wordsIn = (points: readonly ShownPoint[]): number =>
  points.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);

/** Whether a point is the first below its heading. */
export const opensHeading = (points: readonly ShownPoint[], index: number): boolean =>
  points[index]?.heading !== undefined && points[index]?.heading !== points[index - 1]?.heading;

/** The points as numbered text, below their headings. */
export function pointsText(written: Written): string {
  const { words, file, points } = written;
  const lines = points.flatMap(({ text, place, heading }, index) => [
    ...(opensHeading(points, index) ? ['', heading ?? ''] : []),
    `${index + 1}. ${text}${pageOf(written, place)}`,
  ]);
  return [say(words.report.title, { file }), ...lines].join('\n');
}

/** The same as parts of a Word file, followed by dates, parties and amounts. */
export function wordParts(written: Written, { dates, parties, amounts }: KeyFacts): Part[] {
  const { words, file, points, note } = written;
  const quiet = (text: string): Run => ({ text, look: 'quiet' });
  const rows = (
    [
      [words.facts.dates, dates],
      [words.facts.parties, parties],
      [words.facts.amounts, amounts],
    ] as const
  ).flatMap(([title, list]) =>
    list.length > 0
      ? [[[{ text: title, look: 'bold' as const }], [{ text: list.map(({ text }) => text).join('; ') }]]]
      : [],
  );
  return [
    { kind: 'title', runs: [{ text: say(words.report.title, { file }) }] },
    { kind: 'paragraph', runs: [quiet(note)] },
    ...points.flatMap(({ text, place, heading }, index): Part[] => [
      ...(opensHeading(points, index) ? [{ kind: 'heading' as const, runs: [{ text: heading ?? '' }] }] : []),
      { kind: 'point', runs: [{ text }, quiet(pageOf(written, place))] },
    ]),
    ...(rows.length > 0
      ? ([
          { kind: 'heading', runs: [{ text: words.facts.title }] },
          { kind: 'table', rows },
        ] satisfies Part[])
      : []),
  ];
}
