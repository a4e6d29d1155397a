import { closest } from '../closest';

/**
 * Allowed values in words: all of them when they are few, else the five that the word found may have been meant for.
 *
 * @param values what is allowed
 * @param found what stands there instead, if anything
 */
export function choices(values: readonly unknown[], found: unknown): string {
  const names = values.map(String);
  if (names.length <= 12) return names.join(', ');
  const close = closest(String(found ?? ''), names).slice(0, 5);
  return `the ${names.length} known names. Close ones: ${close.join(', ')}`;
}
