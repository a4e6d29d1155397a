const units =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const scales: Record<string, number> = {
  hundred: 100,
  thousand: 1e3,
  lakh: 1e5,
  lakhs: 1e5,
  lac: 1e5,
  lacs: 1e5,
  million: 1e6,
  crore: 1e7,
  crores: 1e7,
  billion: 1e9,
};

/** Regular expression for numbers in words; `spelledNumber` reads what it matches. */
export const spelledPattern = (() => {
  const word = `(?:${[...units, ...tens, ...Object.keys(scales)].join('|')})`;
  return `\\b${word}(?:(?:[\\s,-]+(?:and\\s+)?)${word})*\\b`;
})();

/**
 * A number in English words, with lakh and crore, followed by paise.
 *
 * @returns undefined if a word is not part of a number
 */
export function spelledNumber(text: string): number | undefined {
  const [amount = '', paise] =
    text
      .toLowerCase()
      .replace(/[-,]/g, ' ')
      .split(/\bpaise\b/)[0]
      ?.split(/\brupees?\b|\band(?=\s+\S+(?:\s+\S+)?\s+paise)/) ?? [];
  const rupees = read(amount);
  if (rupees === undefined || !/\bpaise\b/i.test(text)) return rupees;
  const paiseCount = read(paise ?? '');
  return paiseCount === undefined ? undefined : rupees + paiseCount / 100;
}

function read(text: string): number | undefined {
  let total = 0;
  let part = 0;
  let lastScale = 0;
  const words = text.split(/\s+/).filter((word) => word && word !== 'and' && word !== 'only');
  if (words.length === 0) return undefined;
  for (const word of words) {
    const unit = units.indexOf(word);
    const ten = tens.indexOf(word);
    const scale = scales[word];
    if (unit >= 0) part += unit;
    else if (ten >= 0) part += (ten + 2) * 10;
    else if (scale === 100) part = (part || 1) * 100;
    else if (scale) {
      // A larger scale multiplies all before it, as in “two lakh fifty thousand crore”; a smaller one begins a new part.
      if (scale > lastScale) total = (total + part || 1) * scale;
      else total += (part || 1) * scale;
      lastScale = scale;
      part = 0;
    } else return undefined;
  }
  return total + part;
}
