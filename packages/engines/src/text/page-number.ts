import type { Token } from './model';

/** Whether a line is only a page number: `7`, `– 7 –`, `Page 7 of 12`, `Page 7 of the agreement`. */
export const isPageNumber = (line: string): boolean =>
  /^([-–—]\s*)?(page\s*)?\d{1,4}(\s*(of|\/|\|)\s*\d{1,4})?(\s*[-–—])?$/i.test(line) ||
  /^page \d{1,4} of (the|this) \p{L}+( \p{L}+)?$/iu.test(line);

const number = /^\d{1,4}(\/\d{1,4})?[.,)]?$/;
const page = /^(page|pg\.?|p\.)$/i;
const beforeCount = /^(of|\/|\|)$/i;

/**
 * Words of a header or footer without its page numbers: numbers after “page”, the page count after those, and numbers
 * that increase with the pages.
 *
 * @param repeats the header or footer on each of its pages; they differ only in numbers
 * @returns words of the first; none if all of it is a page number
 */
export function withoutPageNumbers(repeats: readonly Token[][]): Token[] {
  const [first = []] = repeats;
  const text = (index: number) => first[index]?.word.text ?? '';
  if (isPageNumber(first.map(({ word }) => word.text).join(' '))) return [];
  const offsets = (index: number) =>
    new Set(
      repeats.map(
        (tokens) => Number.parseInt(tokens[index]?.word.text ?? '', 10) - (tokens[index]?.page ?? 0),
      ),
    );
  const increases = (index: number) => repeats.length > 1 && offsets(index).size === 1;
  const numbered = new Set<number>();
  for (const index of first.keys()) {
    if (!number.test(text(index))) continue;
    const isTotal = beforeCount.test(text(index - 1)) && numbered.has(index - 2);
    if (page.test(text(index - 1)) || isTotal || increases(index)) numbered.add(index);
  }
  return first.filter((_, index) => !numbered.has(index));
}
