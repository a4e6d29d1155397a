/** A marked place of a document. */
import type { Box, Finding, PackedDocument, Page, Place } from 'engines/text';

type MarkedPlace = Pick<Place, 'page' | 'from' | 'to' | 'boxes' | 'ends'> & { key: string };

/**
 * A change. What only the old document has is rose, what only the new one has is mint: `removed` and `added` words, and areas
 * that are drawn differently. What both have at another place, `moved`, has no colour.
 */
export type ChangeMark = MarkedPlace & {
  look: 'removed' | 'added' | 'moved' | 'old-area' | 'new-area';
  /** At an empty range, words that are in the other document only: the name of the gap. */
  words?: string;
  /** What is drawn in the area is in this document alone, or is missing here: its look is then that of the other one. */
  only?: 'here' | 'there';
};

/** Something to fix or to check: yellow, as what the tool read, and pen blue with a tick once the visitor settled it. */
export type IssueMark = MarkedPlace & {
  look: 'issue';
  severity: Finding['severity'];
  /** Number of its entry in the list beside the document. */
  number: number;
  /** It needs no decision any more. */
  settled?: boolean;
};

/** Words that the tool read or used, in yellow as everywhere, and words that it was asked to leave out. */
export type ReadMark = MarkedPlace & {
  look: 'read' | 'left';
  /** Number of its entry in the list beside the document. */
  number?: number;
};

/** Any of them, as it is drawn. */
export type ShownMark = MarkedPlace & {
  look: (ChangeMark | IssueMark | ReadMark)['look'];
} & Partial<Pick<ChangeMark, 'words' | 'only'> & Pick<IssueMark, 'severity' | 'number' | 'settled'>>;

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
export function caretOf(page: Page, { from, ends }: MarkedPlace, start: number): Box | undefined {
  const words = wordsOn(page);
  const next = ends ? undefined : words[from - start]?.boxes?.[0];
  const last = (ends ? words[from - start - 1] : words.at(-1))?.boxes?.at(-1);
  if (next) return { ...next, x: next.x - 3, width: 2 };
  return last && { ...last, x: last.x + last.width + 1, width: 2 };
}
