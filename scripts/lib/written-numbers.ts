import { numberWords } from '../../lib/format';

/** Numbers in words up to twenty, each at its own place; “no” is nought. */
export const writtenNumbers: readonly string[] = [
  ...numberWords,
  ...'eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(' '),
];

/** A number in words or figures: “Five” and “5” are 5. */
export function numberOf(written: string): number {
  const at = writtenNumbers.indexOf(written.toLowerCase());
  return at < 0 ? Number(written) : at;
}
