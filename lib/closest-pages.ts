import { similarity } from './closest';

/** A page of the site. */
export type PageEntry = { href: string; label: string };

/** Words of an address or name: `/Features/smart_tagging.html` → `features smart tagging html`. */
function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/&/g, ' ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

function decode(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** What is compared of an address: the whole path, and its last segment. */
function keysOf(address: string): string[] {
  const path = address.replace(/[?#].*$/, '').replace(/\.(html?|php|aspx?)$/i, '');
  const parts = path.split('/').filter(Boolean);
  return [wordsOf(parts.join('/')).join('-'), wordsOf(parts.at(-1) ?? '').join('-')];
}

/** Words count as equal if at most about one letter in four differs: `merger` and `merge`. */
const sameWordThreshold = 0.75;

/** Similarity below which two addresses are unrelated. */
const relatedThreshold = 0.55;

/** How well the requested words match words of a page, 0–1: the mean of their similarities, 0 for words below `sameWordThreshold`. */
function matchedShare(requested: readonly string[], pageWords: readonly string[]): number {
  const bestScores = requested.map((word) => Math.max(...pageWords.map((other) => similarity(word, other))));
  const matchingScores = bestScores.filter((value) => value >= sameWordThreshold);
  return matchingScores.reduce((sum, value) => sum + value, 0) / Math.max(requested.length, 1);
}

/**
 * Pages whose address or name resembles an unknown address; none below the threshold.
 *
 * @param pages all pages in the site's order, which breaks ties
 * @param address the requested path, `/feature11page`; longer ones are cut to 120 characters
 * @param count largest number of results
 */
export function closestPages<Entry extends PageEntry>(
  pages: readonly Entry[],
  address: string,
  count: number,
): Entry[] {
  const path = decode(address).slice(0, 120);
  const requestedKeys = keysOf(path).filter(Boolean);
  const score = ({ href, label }: Entry) =>
    Math.max(
      matchedShare(wordsOf(requestedKeys[0] ?? ''), wordsOf(`${label} ${href}`)),
      ...[...keysOf(href), wordsOf(label).join('-')].flatMap((key) =>
        requestedKeys.map((part) => similarity(part, key)),
      ),
    );
  return pages
    .map((page) => ({ page, score: score(page) }))
    .filter(({ score }) => score >= relatedThreshold)
    .sort((a, b) => b.score - a.score)
    .slice(0, count)
    .map(({ page }) => page);
}
