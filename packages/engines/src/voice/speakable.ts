/** A scale after a number, whole or short; a single letter only directly after the digits. */
const scale =
  '(?:(?:\\s*(lakhs?|lacs?|crores?|cr|thousand|million|mn|billion|bn|trillion)|([klm]))(?![\\p{L}\\d]))?';

type Replacer = (...groups: string[]) => string;

const shortScales: Record<string, string> = {
  cr: 'crore',
  k: 'thousand',
  l: 'lakh',
  m: 'million',
  mn: 'million',
  bn: 'billion',
};

/** An amount with its currency behind it, as it is spoken: 5 crore rupees. */
const currency = (sign: string, name: string): [RegExp, Replacer] => [
  new RegExp(`(?:${sign})\\s*([\\d,.]*\\d)${scale}`, 'giu'),
  (_, digits = '', word = '', letter = '') => {
    const unit = word || letter;
    return [digits, shortScales[unit.toLowerCase()] ?? unit, name].filter(Boolean).join(' ');
  },
];

/** The sign of a millionth, which is a sign of its own or a Greek letter before a unit. */
const micro = /µ|(?<=\d\s?)μ(?=[a-z])/gi;

const powers: Record<string, string> = { '²': ' squared', '³': ' cubed' };

/** Words for symbols that the voice would skip, or join with the digits before them. */
const spokenSymbols: [RegExp, string | Replacer][] = [
  currency('₹|\\bRs\\.?', 'rupees'),
  currency('\\$', 'dollars'),
  currency('€', 'euros'),
  currency('£', 'pounds'),
  currency('¥', 'yen'),
  [/(^|[\s(])[-−](?=\d)/g, '$1minus '],
  [/(?<=\d|\b(?:[kcmd]?m|ft|in|yd|x|y))[²³](?![⁰¹²³⁴-⁹])/g, (sign = '') => powers[sign] ?? ''],
  [/⁻([⁰¹²³⁴-⁹]+)/g, (_, digits = '') => ` to the power minus ${digits.normalize('NFKD')}`],
  [/(?<=\d)[⁰¹²³⁴-⁹]+/g, (digits = '') => ` to the power ${digits.normalize('NFKD')}`],
  [/[⁰¹²³⁴-⁹]/g, ' '],
  [/(\d)\s*½/g, '$1 and a half'],
  [/(\d)\s*¼/g, '$1 and a quarter'],
  [/(\d)\s*¾/g, '$1 and three quarters'],
  [/½/g, ' half '],
  [/¼/g, ' a quarter '],
  [/¾/g, ' three quarters '],
  [/(\d)(?=[⅐-⅞])/g, '$1 and '],
  [/[⅐-⅞]/g, (sign = '') => sign.normalize('NFKD').replace('⁄', '/')],
  [micro, ' micro '],
  [/×/g, ' times '],
  [/÷/g, ' divided by '],
  [/±/g, ' plus or minus '],
  [/≤/g, ' less than or equal to '],
  [/≥/g, ' greater than or equal to '],
  [/≠/g, ' not equal to '],
  [/°\s*C\b/g, ' degrees Celsius'],
  [/°/g, ' degrees '],
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
  const textInWords = spokenSymbols.reduce(
    (line, [sign, word]) => (typeof word === 'string' ? line.replace(sign, word) : line.replace(sign, word)),
    text,
  );
  const spokenText = textInWords
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return /[a-z0-9]/i.test(spokenText) ? spokenText : undefined;
}

/** Whether a text has letters that an English voice skips, although it reads the rest. */
export const hasOtherLetters = (text: string): boolean =>
  /[^\P{L}\p{Script=Latin}]/u.test(text.replace(micro, '').normalize('NFKD'));
