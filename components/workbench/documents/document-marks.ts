/** Marked places of a document. */
import type { Box, Finding, PackedDocument, Page, Place } from 'engines/text';

type MarkedPlace = Pick<Place, 'page' | 'from' | 'to' | 'boxes' | 'ends'> & { key: string };

/**
 * A change. What only the old document has is rose, what only the new one has is mint: `removed` and `added` words, and areas
 * that are drawn differently. Words that both have, at different places (`moved`), have no colour.
 */
export type ChangeMark = MarkedPlace & {
  look: 'removed' | 'added' | 'moved' | 'old-area' | 'new-area';
  /** Set on an empty range: the words that only the other document has. They are the gap's accessible name. */
  words?: string;
  /** The area has content in this document only (`here`), or in the other one only (`there`). */
  only?: 'here' | 'there';
};

/** Something to fix or to check: yellow like all text that the tool read; blue with a tick once the visitor settled it. */
export type IssueMark = MarkedPlace & {
  look: 'issue';
  severity: Finding['severity'];
  /** Number of its entry in the list beside the document. */
  number: number;
  /** The visitor has decided on it. */
  settled?: boolean;
};

/** Words that the tool read or used (yellow), or was asked to leave out (`left`). */
export type ReadMark = MarkedPlace & {
  look: 'read' | 'left';
  /** Number of its entry in the list beside the document. */
  number?: number;
};

/** A mark of any kind, as components draw it. */
export type ShownMark = MarkedPlace & {
  look: (ChangeMark | IssueMark | ReadMark)['look'];
} & Partial<Pick<ChangeMark, 'words' | 'only'> & Pick<IssueMark, 'severity' | 'number' | 'settled'>>;

/** Whether a document has printed pages that can be referred to by number. */
export const isPaged = ({ kind, sheets }: PackedDocument): boolean => kind === 'pdf' || sheets.length > 1;

/** Height of a mark’s number in the margin and the space below it, in CSS pixels. */
const labelHeight = 26;

/**
 * How far the numbers in the margin, in one column, have to move down so that none overlap.
 *
 * @param tops vertical positions of the marked lines, in CSS pixels
 * @returns the distance for each number, in CSS pixels
 */
export function shiftsOf(tops: readonly number[]): number[] {
  const shifts = tops.map(() => 0);
  let nextFree = Number.NEGATIVE_INFINITY;
  const downwards = tops.map((top, index) => ({ top, index })).toSorted((a, b) => a.top - b.top);
  for (const { top, index } of downwards) {
    const shiftedTop = Math.max(top, nextFree);
    shifts[index] = shiftedTop - top;
    nextFree = shiftedTop + labelHeight;
  }
  return shifts;
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
 * Caret at an empty range: a thin line before the next word. It stands after the previous word if the range belongs to
 * that word's block (`ends`), and after the page's last word if no word follows.
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
