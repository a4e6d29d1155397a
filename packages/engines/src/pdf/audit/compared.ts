import type { Content, Target } from './content';

/** A taken page: its index in the source, its additional rotation, and its index in the result. */
export type TakenPage = { index: number; rotate: number; place: number };

/** A source, the pages that were taken from it, and where they are in the result. */
export type Compared = {
  file: string;
  content: Content;
  takes: TakenPage[];
  /** No page was left out. */
  isWholeDocument: boolean;
  /** Pages whose look differs on purpose. */
  changed: ReadonlySet<number>;
  /** Names of fields whose appearance differs on purpose. */
  filled: ReadonlySet<string>;
};

/** What was found of one kind: how many are in the result as they were, and how many are not. */
export type Tally = { kept: number; lost: number };

export const addTo = (tally: Tally, isKept: boolean): void => {
  if (isKept) tally.kept += 1;
  else tally.lost += 1;
};

/** Indexes in the result of a page, by its index in the source. */
export function placesOf({ takes }: Compared): Map<number, number[]> {
  const places = new Map<number, number[]>();
  for (const { index, place } of takes) places.set(index, [...(places.get(index) ?? []), place]);
  return places;
}

/** Whether a page has a field that was filled. */
export const isFilled = ({ content, filled }: Compared, index: number): boolean => {
  const page = filled.size > 0 ? content.pages[index] : undefined;
  return (
    page !== undefined && content.annotationsOf(page).some(({ dict }) => filled.has(content.fieldName(dict)))
  );
};

/**
 * Whether a target in the result is the one in the source.
 *
 * @returns `gone` where its page was left out, `nowhere` where it led to no page before
 */
export function compareTargets(
  source: Target | undefined,
  result: Target | undefined,
  places: Map<number, number[]>,
): 'same' | 'differs' | 'gone' | 'nowhere' {
  if (!source) return result ? 'differs' : 'nowhere';
  if ('elsewhere' in source)
    return result && 'elsewhere' in result && result.elsewhere === source.elsewhere ? 'same' : 'differs';
  if (source.pages.length === 0)
    return result && 'pages' in result && result.pages.length > 0 ? 'differs' : 'nowhere';
  const expected = source.pages.flatMap((page) => places.get(page) ?? []);
  if (expected.length === 0) return 'gone';
  return result && 'pages' in result && result.pages.some((page) => expected.includes(page))
    ? 'same'
    : 'differs';
}
