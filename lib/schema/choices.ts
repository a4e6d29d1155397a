import { closest, edits } from '../closest';

/**
 * Allowed values in words: when they are many, up to five that the word found may have been meant for; else all of them.
 *
 * @param values what is allowed
 * @param received what is there instead, if anything
 */
export function choices(values: readonly unknown[], received: unknown): string {
  const names = values.map(String);
  const word = String(received ?? '');
  const close = closest(word, names).filter((name) => isLikelyMeant(word, name));
  if (names.length <= 12 || close.length === 0) return names.join(', ');
  return `the ${names.length} known names. Close ones: ${close.slice(0, 5).join(', ')}`;
}

/** At least half of the letters are right, or the word is the beginning of the name. */
const isLikelyMeant = (word: string, name: string) =>
  word !== '' && (name.startsWith(word) || edits(word, name) <= Math.max(word.length, name.length) / 2);
