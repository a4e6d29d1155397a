import { Fault } from '../engine';

/**
 * Pages of a text such as `1-3, 7, 9-`, from 1, in its order, one list per range. `pages` is the last page: `9-`
 * continues to it, `-3` begins at the first, `5-2` descends. Dashes may be long, separators commas, semicolons or
 * spaces.
 *
 * @throws Fault `range` with the part that names a missing page, or no page at all
 */
export function rangesOf(text: string, pages: number): number[][] {
  const parts = text
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s*-\s*/g, '-')
    .split(/[\s,;]+/)
    .filter(Boolean);
  if (parts.length === 0) throw new Fault('range', { detail: text.trim() });
  return parts.map((part) => range(part, pages));
}

function range(part: string, pages: number): number[] {
  const [, from, dash, to] = /^(\d+|last)?(-)?(\d+|last)?$/i.exec(part) ?? [];
  if (from === undefined && to === undefined) throw new Fault('range', { detail: part });
  const first = from === undefined ? 1 : pageOf(from, pages);
  const last = to === undefined ? (dash ? pages : first) : pageOf(to, pages);
  if ([first, last].some((page) => page < 1 || page > pages)) throw new Fault('range', { detail: part });
  const step = first <= last ? 1 : -1;
  return Array.from({ length: Math.abs(last - first) + 1 }, (_, index) => first + index * step);
}

const pageOf = (text: string, pages: number): number => (/last/i.test(text) ? pages : Number(text));

/** Text that `rangesOf` reads as these pages in this order, with ascending runs as ranges: `1-3, 7`. @param pages from 1 */
export function rangeText(pages: number[]): string {
  const runs: [number, number][] = [];
  for (const page of pages) {
    const run = runs.at(-1);
    if (run && page === run[1] + 1) run[1] = page;
    else runs.push([page, page]);
  }
  return runs.map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`)).join(', ');
}
