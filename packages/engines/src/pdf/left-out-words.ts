import { type Input, takenOf } from './input';

/** Words of two letters or figures and more; shorter ones say nothing. */
const wordsIn = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]{2,}/gu) ?? [];

/**
 * Tells whether a title may say what was on left-out pages: whether a word of it stands on one of them and on no page that
 * is kept. Pages are read when the first title is asked for.
 *
 * @returns a function of a title and the index of its page, which counts as saying all where that page has no words
 */
export function revealsOf(input: Input): (title: string, page: number | undefined) => Promise<boolean> {
  let reading: ReturnType<typeof read> | undefined;
  return async (title, page) => {
    reading ??= read(input);
    const { kept, leftOut, wordless } = await reading;
    if (page !== undefined && wordless.has(page)) return true;
    return wordsIn(title).some((word) => leftOut.has(word) && !kept.has(word));
  };
}

async function read(input: Input) {
  const { doc } = input.opened;
  const taken = new Set(takenOf(input).map(({ page }) => page));
  const [kept, leftOut] = [new Set<string>(), new Set<string>()];
  const wordless = new Set<number>();
  for (let number = 1; number <= doc.numPages; number += 1) {
    const words = await wordsOf(input, number);
    if (words.length === 0) wordless.add(number - 1);
    const all = taken.has(number) ? kept : leftOut;
    for (const word of words) all.add(word);
  }
  return { kept, leftOut, wordless };
}

/** Words of a page; none where it cannot be read. */
async function wordsOf({ opened }: Input, number: number): Promise<string[]> {
  try {
    const page = await opened.doc.getPage(number);
    const { items } = await page.getTextContent();
    page.cleanup();
    return wordsIn(
      items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join(''),
    );
  } catch {
    return [];
  }
}
