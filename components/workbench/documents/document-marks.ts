/** A highlighted place of a document. */
import type { Box, PackedDocument, Page, Place } from 'engines/text';
export type DocumentMark = Pick<Place, 'page' | 'from' | 'to' | 'boxes' | 'ends'> & {
  key: string;
  look: 'removed' | 'added' | 'moved' | 'point';
  /** At an empty range, words that are in another document only: the name of the gap. */
  words?: string;
  /** Number of its entry in a list beside the document. */
  number?: number;
  /** Its entry is settled: still marked, but needs no decision. */
  settled?: boolean;
};

/** Further looks: words a tool read, words it was asked to skip, and words drawn differently elsewhere. */
export type ShownMark = Omit<DocumentMark, 'look'> & {
  look: DocumentMark['look'] | 'read' | 'left' | 'differs';
};

/** Whether a document has pages as printed. */
export const isPaged = ({ kind, sheets }: PackedDocument): boolean => kind === 'pdf' || sheets.length > 1;

/** Height of a mark's number in the margin, in points. */
const labelHeight = 22;

/**
 * Assigns numbers in the margin to columns, from the page's edge inwards, so that none overlap.
 *
 * @param tops vertical positions, in order of the numbers
 */
export function lanesOf(tops: readonly number[]): number[] {
  const lanes: number[] = [];
  for (let index = tops.length - 1; index >= 0; index -= 1) {
    const near = tops.flatMap((top, other) =>
      other > index && Math.abs(top - (tops[index] ?? 0)) < labelHeight ? [lanes[other]] : [],
    );
    lanes[index] = [0, 1, 2, 3].find((lane) => !near.includes(lane)) ?? 0;
  }
  return lanes;
}

/** Index of the first word of each page. */
export function startsOf({ sheets }: PackedDocument): number[] {
  let next = 0;
  return sheets.map(({ words }) => {
    const start = next;
    next += words;
    return start;
  });
}

/** Words of a page in reading order. */
export const wordsOn = ({ blocks }: Page) =>
  blocks.flatMap(({ lines }) => lines.flatMap(({ words }) => words));

/**
 * Box of an empty range: a thin line before the next word, or after the last one or the one whose text it ends.
 *
 * @param start index of the page's first word
 */
export function caretOf(page: Page, { from, ends }: ShownMark, start: number): Box | undefined {
  const words = wordsOn(page);
  const next = ends ? undefined : words[from - start]?.boxes?.[0];
  const last = (ends ? words[from - start - 1] : words.at(-1))?.boxes?.at(-1);
  if (next) return { ...next, x: next.x - 3, width: 2 };
  return last && { ...last, x: last.x + last.width + 1, width: 2 };
}
