import { literalPattern } from '../../literal-pattern';
import type { Letter } from './page';

/** Text in place of a term in a title, an annotation or a description. */
const replacementText = '[redacted]';

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

/** The letters and digits of a text, in lower case, without all other characters. */
export const lettersAndDigits = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/**
 * Pattern for a term: a long one may have other characters between its letters; a very short one, or a short number, must
 * be a whole word.
 */
function patternOf(term: string): string {
  const letters = lettersAndDigits(term).length;
  if (letters > 5) return Array.from(lettersAndDigits(term), literalPattern).join('[^\\p{L}\\p{N}]*');
  const pattern = term.trim().split(/\s+/).map(literalPattern).join('\\s+');
  return letters < 4 || /^\d+$/.test(term) ? `(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])` : pattern;
}

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
    const trimmed = text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '').replace(/\s+/g, ' ');
    if (lettersAndDigits(trimmed).length > 1 && terms.size < 3000) terms.add(trimmed);
  };
  for (const lines of wordings) {
    for (const line of lines) {
      const words = line.normalize('NFKC').trim().split(/\s+/).filter(Boolean);
      if (words.length === 1 || words.length < 12) add(words.join(' '));
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

function isDistinctive(word: string): boolean {
  const trimmedWord = word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  if (commonWords.has(trimmedWord.toLowerCase())) return false;
  if (/\d/.test(trimmedWord)) return trimmedWord.replace(/\D/g, '').length > 4;
  return (/^\p{Lu}/u.test(trimmedWord) && trimmedWord.length > 2) || trimmedWord.includes('@');
}

/** Letters as lines of text, in drawing order. */
export function linesOf(letters: Letter[]): string[] {
  const lines: string[] = [];
  let previous: Letter | undefined;
  for (const letter of letters) {
    const separation = previous ? separationOf(previous, letter) : 'line';
    if (separation === 'line') lines.push('');
    if (letter.text) lines.push(`${lines.pop() ?? ''}${separation === 'gap' ? ' ' : ''}${letter.text}`);
    previous = letter;
  }
  return lines.map((line) => line.replace(/\s+/g, ' ').trim());
}

/** What separates a letter from the next one: nothing, a gap or a new line. */
export function separationOf(letter: Letter, nextLetter: Letter): 'next' | 'gap' | 'line' {
  const [start, end] = [letter.area[0] as [number, number], letter.area[1] as [number, number]];
  const nextStart = nextLetter.area[0] as [number, number];
  const length = Math.hypot(end[0] - start[0], end[1] - start[1]);
  const along = length > 1e-6 ? [(end[0] - start[0]) / length, (end[1] - start[1]) / length] : [1, 0];
  const [dx, dy] = [nextStart[0] - end[0], nextStart[1] - end[1]];
  const forward = dx * (along[0] as number) + dy * (along[1] as number);
  const distance = Math.abs(dx * (along[1] as number) - dy * (along[0] as number));
  const size = Math.max(letter.size, 1e-3);
  if (distance > 0.5 * size || forward < -1.2 * size || forward > 6 * size) return 'line';
  return forward > 0.18 * size ? 'gap' : 'next';
}
