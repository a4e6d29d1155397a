import { closest, editDistance } from '../closest';

/**
 * Allowed values as a list for a message: if there are many, up to five that are similar to the received word;
 * otherwise all of them.
 *
 * @param values allowed values
 * @param received the value in the file, if any
 */
export function choices(values: readonly unknown[], received: unknown): string {
  const names = values.map(String);
  const word = String(received ?? '');
  const closestNames = closest(word, names).filter((name) => isLikelyMeant(word, name));
  if (names.length <= 12 || closestNames.length === 0) return names.join(', ');
  return `the ${names.length} known names. Close ones: ${closestNames.slice(0, 5).join(', ')}`;
}

/** Whether a name is similar to a word: at least half of the letters agree, or the word is the start of the name. */
const isLikelyMeant = (word: string, name: string) =>
  word !== '' &&
  (name.startsWith(word) || editDistance(word, name) <= Math.max(word.length, name.length) / 2);
