import type { PageLayout } from './paginate';

/** Counts of the layout for the report; `smallest` is a scale in per cent. */
export type LayoutFacts = { shrunk: number; smallest: number; beside: number; landscape: number };

/**
 * Adds the pages of a part of a sheet to the counts.
 *
 * @param isChosen whether their orientation was chosen here
 */
export function countLayout(facts: LayoutFacts, pages: readonly PageLayout[], isChosen: boolean): void {
  const scale = Math.min(...pages.map((page) => page.scale));
  if (scale < 0.995) {
    facts.shrunk++;
    facts.smallest = Math.min(facts.smallest, Math.round(scale * 100));
  }
  if (new Set(pages.map(({ columns }) => columns.at(-1))).size > 1) facts.beside++;
  if (isChosen) facts.landscape += pages.filter(({ width, height }) => width > height).length;
}
