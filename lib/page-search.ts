import { edits } from './closest';

/** A page as the 404 page lists it: address, name, the group it is in, and further words that it is found by. */
export type PageEntry = { href: string; label: string; group: string; about?: string };

/** Words of an address or name: `/Features/smart_tagging.html` → `features smart tagging html`. */
function words(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/&/g, ' ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** 1 for equal texts, 0 for texts that share nothing. */
function likeness(a: string, b: string): number {
  const longest = Math.max(a.length, b.length);
  return longest === 0 ? 0 : 1 - edits(a, b) / longest;
}

/** What an address or a page may be recognised by: all of it, and its last part. */
function keys(address: string): string[] {
  const path = address.replace(/[?#].*$/, '').replace(/\.(html?|php|aspx?)$/i, '');
  const parts = path.split('/').filter(Boolean);
  return [words(parts.join('/')).join('-'), words(parts.at(-1) ?? '').join('-')];
}

/** A word counts as the same when at most about one letter in four differs: `merger` and `merge`, `taging`. */
const sameWord = 0.75;

/** Similarity below which two addresses have no more in common than any other two. */
const related = 0.55;

/** How much of the words that were asked for a page has, spelling slips forgiven; from 0 to 1. */
function sharedWords(asked: readonly string[], own: readonly string[]): number {
  const best = asked.map((word) => Math.max(...own.map((other) => likeness(word, other))));
  const found = best.filter((value) => value >= sameWord);
  return found.reduce((sum, value) => sum + value, 0) / Math.max(asked.length, 1);
}

/**
 * Pages whose address or name is like an address that leads nowhere; none when nothing comes near.
 *
 * @param pages all pages, in the site's order, which decides between equals
 * @param address the path that was asked for, `/feature11page`; longer ones are cut to 120 characters
 * @param count how many to return at most
 */
export function closestPages<Entry extends PageEntry>(
  pages: readonly Entry[],
  address: string,
  count: number,
): Entry[] {
  const path = decoded(address).slice(0, 120);
  const asked = keys(path).filter(Boolean);
  const score = ({ href, label }: Entry) =>
    Math.max(
      sharedWords(words(asked[0] ?? ''), words(`${label} ${href}`)),
      ...[...keys(href), words(label).join('-')].flatMap((key) => asked.map((ask) => likeness(ask, key))),
    );
  return pages
    .map((page) => ({ page, score: score(page) }))
    .filter(({ score }) => score >= related)
    .sort((a, b) => b.score - a.score)
    .slice(0, count)
    .map(({ page }) => page);
}

/** Shorter words carry little meaning: “the”, “and”, “for”. */
const shortest = 4;

/** The words of a text that a search may ask for, each once, without those that other texts have already. */
export function searchWords(text: string, ...others: string[]): string {
  const known = new Set(others.flatMap(words));
  return [...new Set(words(text))].filter((word) => word.length >= shortest && !known.has(word)).join(' ');
}

/**
 * Pages that hold every word of a query, in any order, at the start of a word of their name, group, address or further
 * words. Those that need none of the further words come first. An empty query finds nothing.
 */
export function filterPages<Entry extends PageEntry>(pages: readonly Entry[], query: string): Entry[] {
  const asked = words(query);
  if (asked.length === 0) return [];
  const holds = (text: string) => {
    const own = words(text);
    return asked.every((word) => own.some((other) => other.startsWith(word)));
  };
  const names = ({ href, label, group }: Entry) => `${label} ${group} ${href}`;
  const named = pages.filter((page) => holds(names(page)));
  const others = pages.filter((page) => !named.includes(page) && holds(`${names(page)} ${page.about ?? ''}`));
  return [...named, ...others];
}
