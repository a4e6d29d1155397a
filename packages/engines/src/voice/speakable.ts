/** Words for symbols that the voice would skip. */
const spokenSymbols: [RegExp, string][] = [
  [/₹\s*([\d,.]*\d)(\s*(?:lakh|crore|thousand|million|billion))?/gi, '$1$2 rupees'],
  [/\bRs\.?\s*([\d,.]*\d)/gi, '$1 rupees'],
  [/\$\s*([\d,.]*\d)/g, '$1 dollars'],
  [/€\s*([\d,.]*\d)/g, '$1 euros'],
  [/£\s*([\d,.]*\d)/g, '$1 pounds'],
  [/(\d),(?=\d{2,3}(?:\D|,|$))/g, '$1'],
  [/(\d)\s*%/g, '$1 percent'],
  [/&/g, ' and '],
  [/\+/g, ' plus '],
  [/=/g, ' equals '],
  [/§\s*/g, ' section '],
  [/№\s*/g, ' number '],
  [/[‘’]/g, "'"],
  [/[“”«»„]/g, '"'],
  [/[–—―]/g, ', '],
  [/…/g, '. '],
  [/[•▪●◦‣·■□✓✔]/g, ' '],
];

/**
 * A text readable by an English voice: symbols as words, accents dropped.
 *
 * @returns undefined without a Latin letter or digit, such as for a line in Devanagari
 */
export function speakable(text: string): string | undefined {
  const textInWords = spokenSymbols.reduce((line, [sign, word]) => line.replace(sign, word), text);
  const spokenText = textInWords
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return /[a-z0-9]/i.test(spokenText) ? spokenText : undefined;
}
