/** Number formats; rare ones are in `rare-numbers.ts`. */
const formats: Record<string, (count: number) => string> = {
  lowerLetter: repeatedLetter,
  upperLetter: (count) => repeatedLetter(count).toUpperCase(),
  lowerRoman: roman,
  upperRoman: (count) => roman(count).toUpperCase(),
  decimalZero: (count) => String(count).padStart(2, '0'),
  ordinal: (count) => `${count}${ordinalEnding(count)}`,
  none: () => '',
  bullet: () => '',
  numberInDash: (count) => `- ${count} -`,
};

/** Adds number formats to those that `writeNumber` supports. */
export const addNumberFormats = (more: typeof formats): void => void Object.assign(formats, more);

/**
 * A number in a list or page format (ECMA-376 part 1, 17.18.59). Unknown formats are written as digits.
 *
 * @param pattern first numbers of a custom format, such as `001, 002, ...`
 */
export function writeNumber(count: number, format: string, pattern = ''): string {
  if (format === 'custom') {
    const [zeros = ''] = /^0+(?=1)/.exec(pattern) ?? [];
    return String(count).padStart(zeros.length + 1, '0');
  }
  const write = formats[format] ?? String;
  // Word's limit: above it, formats that repeat letters or signs would fill pages. A format that shows no numbers
  // stays empty.
  return count > 32_767 && write(1) !== '' ? String(count) : write(count);
}

/** Whether this format is supported, so that `writeNumber` does not fall back to digits. */
export const isKnownFormat = (format: string, pattern = ''): boolean =>
  format === 'custom' ? /^0+1/.test(pattern) : format === 'decimal' || format in formats;

function repeatedLetter(count: number): string {
  return count < 1 ? '' : String.fromCharCode(97 + ((count - 1) % 26)).repeat(Math.ceil(count / 26));
}

function ordinalEnding(count: number): string {
  if (count % 100 >= 11 && count % 100 <= 13) return 'th';
  return ['th', 'st', 'nd', 'rd'][count % 10] ?? 'th';
}

const numeralValues: [string, number][] = [
  ['m', 1000],
  ['cm', 900],
  ['d', 500],
  ['cd', 400],
  ['c', 100],
  ['xc', 90],
  ['l', 50],
  ['xl', 40],
  ['x', 10],
  ['ix', 9],
  ['v', 5],
  ['iv', 4],
  ['i', 1],
];

function roman(count: number): string {
  let rest = count;
  let text = '';
  for (const [numeral, value] of numeralValues) {
    while (rest >= value) {
      text += numeral;
      rest -= value;
    }
  }
  return text;
}
