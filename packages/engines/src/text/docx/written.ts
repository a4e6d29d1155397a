const formats: Record<string, (count: number) => string> = {
  lowerLetter: letters,
  upperLetter: (count) => letters(count).toUpperCase(),
  lowerRoman: roman,
  upperRoman: (count) => roman(count).toUpperCase(),
  decimalZero: (count) => String(count).padStart(2, '0'),
  ordinal: (count) => `${count}${ending(count)}`,
  none: () => '',
  bullet: () => '',
  hindiNumbers: (count) =>
    String(count).replace(/\d/g, (digit) => String.fromCharCode(0x966 + Number(digit))),
  numberInDash: (count) => `- ${count} -`,
};

/** A number in a list or page format (ECMA-376, ST_NumberFormat; unknown formats as digits). */
export const written = (count: number, format: string): string => (formats[format] ?? String)(count);

function letters(count: number): string {
  return count < 1 ? '' : String.fromCharCode(97 + ((count - 1) % 26)).repeat(Math.ceil(count / 26));
}

function ending(count: number): string {
  if (count % 100 >= 11 && count % 100 <= 13) return 'th';
  return ['th', 'st', 'nd', 'rd'][count % 10] ?? 'th';
}

const signs: [string, number][] = [
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
  let rest = Math.min(count, 3999);
  let text = '';
  for (const [sign, value] of signs) {
    while (rest >= value) {
      text += sign;
      rest -= value;
    }
  }
  return text;
}
