import { type Input, requestedPages } from './input';

/** Words of at least two letters or digits; shorter ones reveal nothing. */
const wordsIn = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]{2,}/gu) ?? [];

/** Words that number a part of a document, or connect others: they reveal nothing. */
const labels = new Set(
  `annex annexure appendix article book chapter clause exhibit lesson module page part schedule section sheet unit volume
  and by for from in of on or the to with`.split(/\s+/),
);

const isLabel = (word: string) => labels.has(word) || /^(\p{N}{1,3}|[ivxlc]+)$/u.test(word);

/**
 * Returns a function that tells whether the bookmark title of a left-out page may reveal its content: whether it has a
 * word that is on no kept page and in no kept title, and that is more than a label such as “Chapter 18”. The pages are
 * read at its first call.
 */
export function titleRevealTest(
  input: Input,
): (title: string, keptTitles: readonly string[]) => Promise<boolean> {
  let readingWords: Promise<Set<string>> | undefined;
  return async (title, keptTitles) => {
    const wordsOfTitles = new Set(keptTitles.flatMap(wordsIn));
    const titleWords = wordsIn(title).filter((word) => !isLabel(word) && !wordsOfTitles.has(word));
    if (titleWords.length === 0) return false;
    readingWords ??= wordsOfKeptPages(input);
    const keptWords = await readingWords;
    return titleWords.some((word) => !keptWords.has(word));
  };
}

async function wordsOfKeptPages(input: Input): Promise<Set<string>> {
  const words = new Set<string>();
  for (const { page } of requestedPages(input))
    for (const word of await wordsOf(input, page)) words.add(word);
  return words;
}

/** Words of a page; empty if it cannot be read. */
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
