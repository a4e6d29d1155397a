import type { SourceFile } from 'engines';
import type { Pattern, PdfOperations } from 'engines/pdf';
import { useMemo } from 'react';
import type { Messages } from '@/content/messages-type';
import type { Engine } from '../shell/run-engine';
import { useAnswer } from '../shell/use-answer';
import { useMessages } from '../shell/use-messages';
import { keyOf, type Mark } from './marks';

/** The kinds of personal data, in the order in which they are listed. */
export const patterns: readonly Pattern[] = [
  'aadhaar',
  'pan',
  'gstin',
  'ifsc',
  'upi',
  'account',
  'phone',
  'email',
];

/** Longest file that is searched unasked: a longer one would keep the engine from showing its pages. */
const MAX_PAGES = 60;

/** The places of one kind of personal data. */
export type FoundData = { pattern: Pattern; marks: readonly Mark[] };

type Input = {
  engine: Engine<PdfOperations>;
  source: SourceFile | undefined;
  pages: number;
  /** Personal data is looked for. */
  isOn: boolean;
};

/** Personal data in a file, found before the visitor asks for it. */
export function useFoundData({ engine, source, pages, isOn }: Input) {
  const { redaction } = useMessages('ai-pdf-editor');
  const isSearched = isOn && pages > 0 && pages <= MAX_PAGES;
  const { answer, fault } = useAnswer(isSearched ? source : undefined, (source) =>
    engine.run('findMarks', { source, patterns: [...patterns] }),
  );
  const found = useMemo(() => foundIn(answer?.marks ?? [], redaction), [answer, redaction]);
  return {
    found,
    /** The search is over: what is not in `found` is not in the text of the file. */
    isDone: answer !== undefined,
    isSearching: isSearched && answer === undefined && fault === undefined,
    /** Pages that could not be searched. */
    unsearched: answer?.unsearched ?? [],
  };
}

/** Marks by kind; a place that is of two kinds counts as the first of them. */
function foundIn(
  marks: readonly Omit<Mark, 'key' | 'kind' | 'group'>[],
  { patterns: names }: Messages<'ai-pdf-editor'>['redaction'],
): readonly FoundData[] {
  const known = new Set<string>();
  const byKind = new Map<Pattern, Mark[]>();
  for (const mark of marks) {
    const key = keyOf(mark);
    const { pattern } = mark;
    if (!pattern || known.has(key)) continue;
    known.add(key);
    byKind.set(pattern, [
      ...(byKind.get(pattern) ?? []),
      { ...mark, key, kind: 'words', group: names[pattern] },
    ]);
  }
  return patterns.flatMap((pattern) => {
    const marks = byKind.get(pattern);
    return marks ? [{ pattern, marks }] : [];
  });
}

export type FoundDataState = ReturnType<typeof useFoundData>;

/**
 * The found places that are not marked yet, by kind. A place counts as marked if the middle of each of its parts is in a
 * mark.
 */
export function unmarkedIn(found: readonly FoundData[], marks: readonly Mark[]): readonly FoundData[] {
  const isMarked = ({ page, quads }: Mark) =>
    quads.every((quad) => {
      const [left, top, right, bottom] = boundsOf(quad);
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      return marks.some(
        (mark) => mark.page === page && mark.quads.some((other) => isIn(boundsOf(other), x, y)),
      );
    });
  return found.flatMap(({ pattern, marks: places }) => {
    const open = places.filter((place) => !isMarked(place));
    return open.length > 0 ? [{ pattern, marks: open }] : [];
  });
}

type Bounds = [left: number, top: number, right: number, bottom: number];

const isIn = ([left, top, right, bottom]: Bounds, x: number, y: number) =>
  left <= x && x <= right && top <= y && y <= bottom;

function boundsOf(quad: readonly number[]): Bounds {
  const xs = quad.filter((_, index) => index % 2 === 0);
  const ys = quad.filter((_, index) => index % 2 === 1);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}
