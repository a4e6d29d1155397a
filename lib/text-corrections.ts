/** Rules that correct a text: typing errors, dates, amounts, plain words. Word lists are content. */

export type WordLists = {
  /** Typing errors and their corrections, in lower case. */
  typing: Readonly<Record<string, string>>;
  /** Long-winded words and their plain forms. */
  plain: Readonly<Record<string, string>>;
};

type CorrectionKind = 'typing' | 'date' | 'amount' | 'plain';

/** A correction proposed by a rule: its range of characters, with the text before and after. */
export type Correction = { kind: CorrectionKind; from: number; to: number; before: string; after: string };

/** Corrections proposed for a text, from left to right, without overlap. */
export function findCorrections(text: string, wordLists: WordLists): Correction[] {
  const corrections = [
    ...dateCorrections(text),
    ...amountCorrections(text),
    ...doubledWords(text),
    ...listedCorrections(text, wordLists.typing, 'typing'),
    ...listedCorrections(text, wordLists.plain, 'plain'),
  ];
  const accepted: Correction[] = [];
  for (const correction of corrections) {
    if (!accepted.some((earlier) => correction.from < earlier.to && earlier.from < correction.to))
      accepted.push(correction);
  }
  return accepted.sort((a, b) => a.from - b.from);
}

/** The text with one correction applied. */
export const applyCorrection = (text: string, { from, to, after }: Correction): string =>
  text.slice(0, from) + after + text.slice(to);

/** The months in English, January first. */
export const months =
  'January February March April May June July August September October November December'.split(' ');

/** Finds matches whose replacement differs from the text. */
function correctMatches(
  text: string,
  pattern: RegExp,
  kind: CorrectionKind,
  change: (...groups: string[]) => string | undefined,
): Correction[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const [before] = match;
    const after = change(...match.map((group) => group ?? ''));
    return after === undefined || after === before
      ? []
      : [{ kind, from: match.index, to: match.index + before.length, before, after }];
  });
}

function dateText(date: string, month: string, year: string): string | undefined {
  const name = months[Number(month) - 1];
  const number = Number(date);
  return name && number >= 1 && number <= 31 ? `${number} ${name} ${year}` : undefined;
}

/** Dates in figures or with the month first become `4 March 2026`; in figures the day comes first, as in India. */
function dateCorrections(text: string): Correction[] {
  const names = months.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`).join('|');
  return [
    ...correctMatches(text, /\b(\d{4})-(\d\d)-(\d\d)\b/g, 'date', (_, year = '', month = '', date = '') =>
      dateText(date, month, year),
    ),
    ...correctMatches(
      text,
      /\b(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})\b/g,
      'date',
      (_, date = '', month = '', year = '') => dateText(date, month, year),
    ),
    ...correctMatches(
      text,
      new RegExp(`\\b(${names})\\.? (\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4})\\b`, 'g'),
      'date',
      (_, month = '', date = '', year = '') =>
        dateText(date, `${months.findIndex((name) => name.startsWith(month.slice(0, 3))) + 1}`, year),
    ),
  ];
}

const indianFormat = new Intl.NumberFormat('en-IN');

/** Groups digits in lakhs and crores as in India: sums of money, and figures with thousands separators. */
function amountCorrections(text: string): Correction[] {
  const groupDigits = (digits: string) => indianFormat.format(Number(digits.replaceAll(',', '')));
  return [
    ...correctMatches(
      text,
      /(?:(\bRs\.?|\bINR|₹)( ?))(\d[\d,]*\d|\d)(\.\d\d)?(?![\d,]*\d)/g,
      'amount',
      (_, sign = '', space = '', digits = '', decimals = '') =>
        `${sign}${space}${digits.length > 15 ? digits : groupDigits(digits)}${decimals}`,
    ),
    ...correctMatches(text, /(?<![\d,.])\d{1,3}(?:,\d{3}){2,4}(?![\d,])/g, 'amount', (digits = '') =>
      groupDigits(digits),
    ),
  ];
}

const doubledWords = (text: string): Correction[] =>
  correctMatches(text, /\b(\p{L}+)( +)\1\b/giu, 'typing', (_, word = '') =>
    // “That that” and “had had” are good English.
    /^(that|had)$/i.test(word) ? undefined : word,
  );

function listedCorrections(
  text: string,
  list: Readonly<Record<string, string>>,
  kind: CorrectionKind,
): Correction[] {
  const words = Object.keys(list).sort((a, b) => b.length - a.length);
  if (words.length === 0) return [];
  const pattern = new RegExp(`(?<![\\p{L}’'])(?:${words.join('|')})(?![\\p{L}])`, 'giu');
  return correctMatches(text, pattern, kind, (before = '') =>
    withCaseOf(list[before.toLowerCase()] ?? before, before),
  );
}

function withCaseOf(word: string, original: string): string {
  if (original.length > 1 && original === original.toUpperCase()) return word.toUpperCase();
  const isCapital = original[0] !== original[0]?.toLowerCase();
  return isCapital ? `${word[0]?.toUpperCase() ?? ''}${word.slice(1)}` : word;
}
