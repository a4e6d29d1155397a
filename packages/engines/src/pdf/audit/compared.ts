import type { Content, Target } from './content';

/** A copied page: its index in the source, additional rotation, and index in the result. */
export type CopiedPage = { index: number; rotate: number; place: number };

/** A source with the pages copied from it, and their indexes in the result. */
export type Compared = {
  file: string;
  content: Content;
  copiedPages: CopiedPage[];
  /** Whether no page was left out. */
  isWholeDocument: boolean;
  /** Pages, from 1, that look different on purpose. */
  changed: ReadonlySet<number>;
  /** Names of fields that look different on purpose. */
  filled: ReadonlySet<string>;
};

/** Number of items that are unchanged in the result, and of those that are not. */
export type Tally = { kept: number; lost: number };

export const addTo = (tally: Tally, isKept: boolean): void => {
  if (isKept) tally.kept += 1;
  else tally.lost += 1;
};

/** Indexes of each page in the result, by its index in the source. */
export function placesOf({ copiedPages }: Compared): Map<number, number[]> {
  const places = new Map<number, number[]>();
  for (const { index, place } of copiedPages) places.set(index, [...(places.get(index) ?? []), place]);
  return places;
}

/** Whether a page has a filled field. */
export const isFilled = ({ content, filled }: Compared, index: number): boolean => {
  const page = filled.size > 0 ? content.pages[index] : undefined;
  return (
    page !== undefined && content.annotationsOf(page).some(({ dict }) => filled.has(content.fieldName(dict)))
  );
};

/**
 * Compares the target of a link with that of its copy.
 *
 * @returns `left-out` if its page was left out, `none` if it had no target before
 */
export function compareTargets(
  source: Target | undefined,
  result: Target | undefined,
  places: Map<number, number[]>,
): 'same' | 'differs' | 'left-out' | 'none' {
  if (!source) return result ? 'differs' : 'none';
  if ('elsewhere' in source)
    return result && 'elsewhere' in result && result.elsewhere === source.elsewhere ? 'same' : 'differs';
  if (source.pages.length === 0)
    return result && 'pages' in result && result.pages.length > 0 ? 'differs' : 'none';
  const expected = source.pages.flatMap((page) => places.get(page) ?? []);
  if (expected.length === 0) return 'left-out';
  return result && 'pages' in result && result.pages.some((page) => expected.includes(page))
    ? 'same'
    : 'differs';
}
