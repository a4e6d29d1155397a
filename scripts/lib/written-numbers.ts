import { numberWords } from '../../lib/format';

/** Numbers in words up to twenty, each at its own index; “no” is zero. */
export const writtenNumbers: readonly string[] = [
  ...numberWords,
  ...'eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(' '),
];

/** A number in words or figures: “Five” and “5” are 5. */
export function numberOf(written: string): number {
  const index = writtenNumbers.indexOf(written.toLowerCase());
  return index < 0 ? Number(written) : index;
}
