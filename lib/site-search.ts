import { similarity } from './closest';

/** An entry of the search over the site. */
export type SearchEntry = {
  href: string;
  label: string;
  /** A few words shown beside the label. */
  note: string;
  /** Names that people use for it, each a word or a phrase: `combine`, `photo to pdf`. */
  words: readonly string[];
  /** Words from the page's own description, which have the lowest weight. */
  about: string;
};

/** Data that the search needs. */
export type SearchIndex<Entry extends SearchEntry = SearchEntry> = {
  entries: readonly Entry[];
  /** Words of a query that carry no information: “how”, “do”, “please”. */
  stopWords: readonly string[];
  /** Jobs that no page does: names for them, and a sentence that says so. */
  unsupported: readonly { words: readonly string[]; text: string }[];
};

/** Lower-case words of a text without accents: `Merge PDF’s` → `merge pdfs`. */
export function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .normalize('NFD')
      .replace(/[\p{M}’']/gu, '')
      // Treats e-sign and e-mail as one word, with or without a hyphen.
      .replace(/(?<!\p{L})e-(?=\p{L})/gu, 'e')
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean)
  );
}

/** Informative words of a query; all words if there are none. */
function wordsOfQuery(query: string, stopWords: readonly string[]): string[] {
  const queryWords = [...new Set(wordsOf(query))];
  const meaningful = queryWords.filter((word) => !stopWords.includes(word));
  return meaningful.length > 0 ? meaningful : queryWords;
}

/** A word without its ending: `combining`, `combined` and `combines` become `combin`, `splitting` becomes `split`. */
function stem(word: string): string {
  if (word.length < 5) return word.replace(/(?<=\w\w)s$/, '');
  const withoutEnding = word.replace(/(?:ations?|ings?|ers?|ed|es|e|s)$/, '');
  const last = withoutEnding.at(-1) ?? '';
  return withoutEnding.at(-2) === last && !'aeiou'.includes(last)
    ? withoutEnding.slice(0, -1)
    : withoutEnding;
}

/** Share of equal letters from which a word counts as a misspelling of another. */
const sameWordThreshold = 0.75;

/** How well a word matches a word of the query, 0–1. */
function wordScore(queryWord: string, word: string): number {
  if (queryWord === word) return 1;
  if (stem(queryWord) === stem(word)) return 0.95;
  if (word.startsWith(queryWord)) return 0.8;
  if (queryWord.length < 5 || word.length < 4) return 0;
  return similarity(queryWord, word) >= sameWordThreshold ? 0.6 : 0;
}

const bestScore = (queryWord: string, words: readonly string[]) =>
  words.reduce((best, word) => Math.max(best, wordScore(queryWord, word)), 0);

/** Weights of a match in the name of a page, in names that people use, and in its description. */
const nameWeight = 1;
const wordsWeight = 0.95;
const aboutWeight = 0.25;

type EntryWords = { label: string[]; phrases: string[][]; words: string[]; about: string[] };

function wordsOfEntry({ label, words, about }: SearchEntry): EntryWords {
  const phrases = words.map(wordsOf);
  return { label: wordsOf(label), phrases, words: phrases.flat(), about: wordsOf(about) };
}

function entryScore(queryWord: string, { label, words, about }: EntryWords): number {
  return Math.max(
    bestScore(queryWord, label) * nameWeight,
    bestScore(queryWord, words) * wordsWeight,
    bestScore(queryWord, about) * aboutWeight,
  );
}

/** How well the words of a query match a phrase, in the same order, 0–1. */
function phraseScore(words: readonly string[], phrase: readonly string[]): number {
  if (words.length !== phrase.length) return 0;
  const scores = words.map((word, place) => wordScore(word, phrase[place] ?? ''));
  return scores.includes(0) ? 0 : scores.reduce((sum, value) => sum + value, 0) / scores.length;
}

/** Extra score for a query that equals a phrase of the entry, or whose words are all in one phrase. */
function phraseBonus(
  words: readonly string[],
  { label, phrases }: EntryWords,
  stopWords: readonly string[],
): number {
  const namePhrases = [label, ...phrases].map((phrase) => wordsOfQuery(phrase.join(' '), stopWords));
  const bestPhrase = Math.max(...namePhrases.map((phrase) => phraseScore(words, phrase)));
  if (bestPhrase > 0) return bestPhrase;
  return namePhrases.some((phrase) => words.every((word) => bestScore(word, phrase) > 0)) ? 0.2 : 0;
}

/** Entries with less than this share of the best score are left out. */
const minShareOfBest = 0.5;

/**
 * Entries that match a query, best first; ties in the given order. Words that match no entry are ignored. An empty
 * query finds nothing.
 *
 * @param query as typed: words in any order, possibly incomplete or misspelt
 */
export function searchSite<Entry extends SearchEntry>(
  { entries, stopWords }: Pick<SearchIndex<Entry>, 'entries' | 'stopWords'>,
  query: string,
): Entry[] {
  const entriesWithWords = entries.map((entry) => ({ entry, own: wordsOfEntry(entry) }));
  const queryMatches = wordsOfQuery(query, stopWords)
    .map((word) => ({
      word,
      scores: entriesWithWords.map(({ own: entryWords }) => entryScore(word, entryWords)),
    }))
    .filter(({ scores }) => scores.some((value) => value > 0))
    // A word that occurs on most pages, such as “pdf”, has little weight.
    .map((match) => ({
      ...match,
      rarity: Math.log(1 + entries.length / match.scores.filter((value) => value > 0).length),
    }));
  const total = queryMatches.reduce((sum, { rarity }) => sum + rarity, 0);
  const words = queryMatches.map(({ word }) => word);
  const normalized = wordsOf(query).join(' ');
  const scored = entriesWithWords.map(({ entry, own: entryWords }, place) => {
    const matched = queryMatches.reduce((sum, { scores, rarity }) => sum + (scores[place] ?? 0) * rarity, 0);
    // A query that equals a phrase word for word: “jpeg from pdf” and “jpeg to pdf” differ only in uninformative
    // words.
    const isPhrase = [entryWords.label, ...entryWords.phrases].some(
      (phrase) => phrase.join(' ') === normalized,
    );
    const bonus = phraseBonus(words, entryWords, stopWords) + (isPhrase ? 0.1 : 0);
    return { entry, score: matched === 0 ? 0 : matched / total + bonus };
  });
  const best = Math.max(...scored.map(({ score }) => score));
  return scored
    .filter(({ score }) => score > 0 && score >= best * minShareOfBest)
    .sort((a, b) => b.score - a.score)
    .map(({ entry }) => entry);
}

/** Similarity from which two words differ at most in their ending. */
const sameStemThreshold = 0.95;

/** The sentence for a job that no page does, if a query names it completely; undefined otherwise. */
export function unsupportedTaskNote(
  { unsupported, stopWords }: Pick<SearchIndex, 'unsupported' | 'stopWords'>,
  query: string,
): string | undefined {
  const words = wordsOfQuery(query, stopWords);
  const isAsked = (phrase: string) => {
    const phraseWords = wordsOfQuery(phrase, stopWords);
    return (
      phraseWords.length === words.length &&
      words.every((word, place) => wordScore(word, phraseWords[place] ?? '') >= sameStemThreshold)
    );
  };
  return words.length === 0 ? undefined : unsupported.find((job) => job.words.some(isAsked))?.text;
}

/** Minimum length of a search word; most shorter ones, like “the”, “and”, “for”, mean little. */
const minWordLength = 4;

/** Distinct search words of a text, without those that other texts contain. */
export function searchWords(text: string, ...others: string[]): string {
  const otherWords = new Set(others.flatMap(wordsOf));
  return [...new Set(wordsOf(text))]
    .filter((word) => word.length >= minWordLength && !otherWords.has(word))
    .join(' ');
}
