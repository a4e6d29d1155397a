import type { Content, Target } from './content';

/** A source, the pages that were taken from it, and where they stand in the result. */
export type Compared = {
  file: string;
  content: Content;
  /** Taken pages by index in the source, with additional rotation, in the order of the result. */
  takes: { index: number; rotate: number }[];
  /** Index of the first one in the result. */
  start: number;
  /** No page was left out. */
  whole: boolean;
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
export function placesOf({ takes, start }: Compared): Map<number, number[]> {
  const places = new Map<number, number[]>();
  for (const [at, { index }] of takes.entries())
    places.set(index, [...(places.get(index) ?? []), start + at]);
  return places;
}

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
  if (source.pages.length === 0) return 'nowhere';
  const expected = source.pages.flatMap((page) => places.get(page) ?? []);
  if (expected.length === 0) return 'gone';
  return result && 'pages' in result && result.pages.some((page) => expected.includes(page))
    ? 'same'
    : 'differs';
}
