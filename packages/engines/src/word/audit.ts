import { comparisonForm } from '../write/comparison-form';
import type { DrawnText } from './draw/pen';
import type { Document, DrawnShape, Link, Source } from './model';

/** Words that no page shows: how many, and the first of them. */
export type Missing = { count: number; first: string };

/**
 * Compares the words of a file with those in the finished content of the pages, paragraph by paragraph.
 *
 * @param drawnTexts text of paragraphs that each page draws, in order
 * @param missingLetters letters that no font has, which are reported separately
 * @param isPrinted whether a part of the file is on any page: a header for first pages may be on none
 */
export function findMissingWords(
  sources: readonly Source[],
  drawnTexts: readonly DrawnText[],
  missingLetters: readonly string[],
  isPrinted: (part: string) => boolean,
): Missing {
  const texts = new Map<number, string>();
  for (const { sources: ids, text } of drawnTexts) {
    const [first] = ids;
    for (const source of ids) texts.set(source, first === source ? (texts.get(source) ?? '') + text : '');
    // Joined paragraphs are drawn as one.
    for (const source of ids.slice(1)) texts.set(source, texts.get(first ?? source) ?? '');
  }
  const missingLetterPattern = new RegExp(
    `[${missingLetters.map((letter) => `\\u{${letter.codePointAt(0)?.toString(16)}}`).join('')}]`,
    'gu',
  );
  const missing: Missing = { count: 0, first: '' };
  for (const [i, { text, part }] of sources.entries()) {
    if (!text.trim() || !isPrinted(part)) continue;
    const pageText = comparisonForm(texts.get(i) ?? '');
    let from = 0;
    for (const word of text.split(/\s+/)) {
      const parts = missingLetters.length > 0 ? word.split(missingLetterPattern) : [word];
      const isThere = parts.map(comparisonForm).every((letters) => {
        const wordStart = letters ? pageText.indexOf(letters, from) : from;
        if (wordStart >= 0) from = wordStart + letters.length;
        return wordStart >= 0;
      });
      if (isThere) continue;
      missing.count += 1;
      missing.first ||= word;
    }
  }
  return missing;
}

/**
 * Shapes and pictures of a file that no finished page shows.
 *
 * @param drawnNumbers numbers of the shapes that a page shows
 */
export const findMissingShapes = (
  shapes: readonly DrawnShape[],
  drawnNumbers: ReadonlySet<number>,
  isPrinted: (part: string) => boolean,
): (DrawnShape & { id: number })[] =>
  shapes
    .map((shape, id) => ({ ...shape, id }))
    .filter(({ part, id }) => !drawnNumbers.has(id) && isPrinted(part));

/**
 * Links of the file that no page of the PDF has, whatever other links open. A link to a bookmark that the file lacks
 * opens nothing in Word either, so it is not missed.
 *
 * @param linked links that a page has
 */
export const countMissingLinks = (
  { links, bookmarks }: Pick<Document, 'links' | 'bookmarks'>,
  linked: ReadonlySet<Link>,
  isPrinted: (part: string) => boolean,
): Link[] =>
  [...links]
    .filter((link) => !linked.has(link) && isPrinted(link.part))
    .filter(({ target }) => !target.startsWith('#') || bookmarks.has(target.slice(1)));
