import { literalPattern } from '../../literal-pattern';

/** Text in place of a term in a title, an annotation or a description. */
export const replacementText = '[redacted]';

/** The texts that a redacted file must not contain: the marked wording, and distinctive parts of it. */
export class Terms {
  readonly #pattern: RegExp | undefined;
  /** The terms as `lettersAndDigits` normalises them, for comparison with the letters of a page. */
  readonly normalised: string[];

  constructor(readonly all: string[]) {
    const sorted = [...all].sort((a, b) => b.length - a.length);
    this.normalised = [...new Set(sorted.map(lettersAndDigits).filter((text) => text.length > 2))];
    this.#pattern = sorted.length > 0 ? new RegExp(sorted.map(patternOf).join('|'), 'giu') : undefined;
  }

  has(text: string): boolean {
    if (!this.#pattern) return false;
    this.#pattern.lastIndex = 0;
    return this.#pattern.test(withoutDates(text.normalize('NFKC')));
  }

  /** The text with `[redacted]` in place of each term; the same text if it contains none. */
  reword(text: string, replacement = this.has(replacementText) ? '█████' : replacementText): string {
    const pattern = this.#pattern;
    if (!pattern || !this.has(text)) return text;
    return text
      .normalize('NFKC')
      .split(dates)
      .map((part, index) => (index % 2 === 1 ? part : part.replace(pattern, replacement)))
      .join('');
  }
}

/** Dates as PDF and XMP write them: their digits do not count as a marked number. */
const dates = /(D:\d{8,14}[-+Z\d']*|\d{4}-\d\d-\d\dT[-+:.Z\d]*)/;

const withoutDates = (text: string) =>
  text
    .split(dates)
    .filter((_, index) => index % 2 === 0)
    .join('\n');

/** A mark that is part of a word, as a vowel sign of Devanagari; accents and points of other scripts may be left out. */
const sign = '(?![\\p{Script=Inherited}\\p{Script=Hebrew}\\p{Script=Arabic}])\\p{M}';
const noLetter = `(?!${sign})[^\\p{L}\\p{N}]`;
const noLetters = new RegExp(`(?:${noLetter})+`, 'gu');
const outerNoLetters = new RegExp(`^(?:${noLetter})+|(?:${noLetter})+$`, 'gu');

/** Characters that a viewer does not show within a word: soft hyphens, joiners, spaces without width. */
export const unseen = '[\\u00ad\\u200b-\\u200d\\u2060\\ufeff]';

/** The letters and digits of a text, in lower case, with the vowel signs of its script, without all other characters. */
export const lettersAndDigits = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replace(noLetters, '');

/**
 * Pattern for a term: a long one may have other characters between its letters; a very short one, or a short number, must
 * be a whole word.
 */
function patternOf(term: string): string {
  const letters = Array.from(lettersAndDigits(term).replaceAll('ss', 'ß'));
  if (letters.length > 5) return lettersPattern(letters, `(?:${noLetter})*`);
  const pattern = term
    .trim()
    .split(/\s+/)
    .map((word) => lettersPattern(Array.from(word.replaceAll('ss', 'ß')), `${unseen}*`))
    .join('\\s+');
  return letters.length < 4 || /^\d+$/.test(term)
    ? `(?<![\\p{L}\\p{N}])${pattern}(?!${sign}|[\\p{L}\\p{N}])`
    : pattern;
}

/** The capital form of ß is SS. */
const lettersPattern = (letters: string[], between: string): string =>
  letters.map((letter) => (letter === 'ß' ? `(?:ß|s${between}s)` : literalPattern(letter))).join(between);

/** Words that reveal nothing by themselves, even if capitalised. */
const commonWords = new Set(
  `the this that these those and for with from into about after before between under over than then there here where when
  what which who whose how why not all any each both either our your his her its their you she they was were are has
  have had will shall may must can could would should been being also only other such same page date name total amount
  january february march april may june july august september october november december monday tuesday wednesday
  thursday friday saturday sunday mrs miss sir madam dear yours number street road limited private company`.split(
    /\s+/,
  ),
);

/** Terms of the marked wordings, each given line by line. */
export function termsOf(wordings: string[][]): Terms {
  const terms = new Set<string>();
  const add = (text: string) => {
    const trimmed = text.replace(outerNoLetters, '').replace(/\s+/g, ' ');
    // A letter beyond the first 65,536 characters has a length of two.
    if (Array.from(lettersAndDigits(trimmed)).length > 1 && terms.size < 3000) terms.add(trimmed);
  };
  for (const lines of wordings) {
    for (const line of lines) {
      const words = line.normalize('NFKC').trim().split(/\s+/).filter(Boolean);
      if (words.length === 1 || words.length < 12) add(words.join(' '));
      // Letters in boxes of their own are a word.
      if (words.length > 2 && words.every((word) => Array.from(word).length === 1)) add(words.join(''));
      for (const word of words) if (words.length === 1 || isDistinctive(word)) add(word);
      for (const word of words.filter((word) => word.includes('@')))
        for (const part of word.split('@')) add(part);
    }
    // A word hyphenated over two lines, and its halves.
    for (let index = 0; index + 1 < lines.length; index++) {
      const first = /(\S+)[-\u00ad\u2010]\s*$/u.exec(lines[index] ?? '')?.[1];
      const second = /^\s*(\S+)/u.exec(lines[index + 1] ?? '')?.[1];
      if (first && second) for (const part of [first + second, first, second]) add(part);
    }
  }
  return new Terms([...terms].filter((term) => !commonWords.has(term.toLowerCase())));
}

/** A longer word of a script without capitals is a sentence of a script without spaces. */
const maxWord = 20;

function isDistinctive(word: string): boolean {
  const trimmedWord = word.replace(outerNoLetters, '');
  if (commonWords.has(trimmedWord.toLowerCase())) return false;
  if (/\d/.test(trimmedWord)) return trimmedWord.replace(/\D/g, '').length > 4;
  // Scripts such as Devanagari have no capitals that would tell a name.
  if (/^\p{Lo}/u.test(trimmedWord)) return trimmedWord.length > 3 && trimmedWord.length < maxWord;
  return (/^\p{Lu}/u.test(trimmedWord) && trimmedWord.length > 2) || trimmedWord.includes('@');
}
