import type { Host, SourceFile } from '../../engine';
import { literalPattern } from '../../literal-pattern';
import { dictOf, getArray, getDict, getName, getText, items, numbersOf } from '../assemble/objects';
import { type PageObject, pageObjectsOf } from '../assemble/page-objects';
import { withDocument } from '../documents';
import { Substitutes } from '../edit/fonts';
import { objectsOf } from '../normalise';
import type { Letter } from './page';
import { type Pattern, patternForms } from './patterns';
import type { RedactionMark } from './redact';
import { isSearchable, survey } from './survey';
import { separationOf } from './terms';

/** What to search for; with neither `query` nor `patterns` nothing is found. */
export type Search = {
  source: SourceFile;
  /** Words, ignoring case and the amount of white space between them; a word may be hyphenated at the end of a line. */
  query?: string;
  patterns?: Pattern[];
  /** Pages to search, from 1; all by default. */
  pages?: number[];
};

/**
 * A match; `text` is the matched text, with a line break where it continues on another line. `around` has a few words of
 * the page before and after the match; a match in an annotation or field has none.
 */
export type FoundMark = RedactionMark & { text: string; around?: Around };

/** A few words before and after a place on a page. */
export type Around = { before: string; after: string };

/** Result of a search; `unsearched` are pages whose text cannot be read, such as scans. */
export type FoundMarks = { marks: FoundMark[]; unsearched: number[] };

/**
 * Finds words and personal data in the text of pages, in fields, and in annotations such as links.
 *
 * @returns marks for `redact`, page after page, and the pages that could not be searched
 * @throws the faults of opening a file
 */
export const findMarks = (
  { source, query = '', patterns = [], pages }: Search,
  host: Host,
): Promise<FoundMarks> =>
  withDocument(source, host, async (opened) => {
    const context = await objectsOf(source, opened);
    const { pageObjects } = pageObjectsOf(context);
    const fonts = new Substitutes(host);
    const searches = [
      ...(query.trim() ? [{ pattern: patternOf(query), isValid: () => true }] : []),
      ...patterns.map((pattern) => patternForms[pattern]),
    ];
    const marks: FoundMark[] = [];
    const unsearched: number[] = [];
    for (const [index, pageObject] of pageObjects.entries()) {
      const page = index + 1;
      if (pages && !pages.includes(page)) continue;
      const surveyed = await survey(context, pageObject, [], fonts);
      if (!isSearchable(surveyed, pageObject)) unsearched.push(page);
      const { text, owners } = textOf(surveyed.letters);
      for (const { start, length } of placesIn(text, searches)) {
        const matchedLetters = [
          ...new Set(
            owners.slice(start, start + length).flatMap((owner) => (owner === undefined ? [] : [owner])),
          ),
        ];
        const quads = quadsPerLine(matchedLetters);
        if (quads.length > 0) {
          const around = wordsAround(text, start, length);
          marks.push({ page, quads, text: text.slice(start, start + length), around });
        }
      }
      marks.push(...marksOfAnnotations(pageObject, page, searches));
      host.progress({ stage: 'searching', done: page, total: pageObjects.length, file: source.name });
    }
    return { marks, unsearched };
  });

type CompiledSearch = { pattern: RegExp; isValid: (text: string) => boolean };

/** Pattern for a query: a hyphen and a line break may divide a word; any white space may divide the words. */
function patternOf(query: string): RegExp {
  const words = query.normalize('NFKC').trim().split(/\s+/);
  return new RegExp(
    words.map((word) => Array.from(word, literalPattern).join('(?:[-\\u00ad\\u2010]\\n)?')).join('\\s+'),
    'giu',
  );
}

function placesIn(text: string, searches: CompiledSearch[]): { start: number; length: number }[] {
  const places: { start: number; length: number }[] = [];
  for (const { pattern, isValid } of searches)
    for (const match of text.matchAll(pattern))
      if (match[0] && isValid(match[0])) places.push({ start: match.index, length: match[0].length });
  return places.sort((a, b) => a.start - b.start);
}

/** Up to three words before a match and three after it; if the match is part of a word, also the rest of that word. */
function wordsAround(text: string, index: number, length: number): Around {
  const maxLength = 60;
  const end = index + length;
  const [before = ''] = /(?:\S+\s+){0,3}\S*$/.exec(text.slice(Math.max(0, index - maxLength), index)) ?? [];
  const [after = ''] = /^\S*(?:\s+\S+){0,3}/.exec(text.slice(end, end + maxLength)) ?? [];
  return { before: before.replace(/\s+/g, ' '), after: after.replace(/\s+/g, ' ') };
}

/** Text of letters in the order of drawing, and the letter of each character; undefined for inserted spaces and breaks. */
export function textOf(letters: Letter[]): { text: string; owners: (Letter | undefined)[] } {
  let text = '';
  const owners: (Letter | undefined)[] = [];
  let previous: Letter | undefined;
  for (const letter of letters) {
    const separation = previous && separationOf(previous, letter);
    if (separation === 'line') text += '\n';
    else if (separation === 'gap' && !text.endsWith(' ') && letter.text !== ' ') text += ' ';
    while (owners.length < text.length) owners.push(undefined);
    text += letter.text.normalize('NFKC');
    while (owners.length < text.length) owners.push(letter);
    previous = letter;
  }
  return { text, owners };
}

/** A quadrilateral for each line of the letters, as eight numbers. */
export function quadsPerLine(letters: Letter[]): number[][] {
  const runs: Letter[][] = [];
  for (const letter of letters) {
    const last = runs.at(-1)?.at(-1);
    if (last && separationOf(last, letter) !== 'line') runs.at(-1)?.push(letter);
    else runs.push([letter]);
  }
  return runs.map((run) => {
    const [first, last] = [run[0] as Letter, run.at(-1) as Letter];
    const [a, b, c, d] = [first.area[0], last.area[1], last.area[2], first.area[3]] as [number, number][];
    return [...(a as number[]), ...(b as number[]), ...(c as number[]), ...(d as number[])];
  });
}

/** Marks for the annotations and fields whose text matches: each is marked as a whole. */
function marksOfAnnotations(pageObject: PageObject, page: number, searches: CompiledSearch[]): FoundMark[] {
  return items(getArray(pageObject.dict, 'Annots')).flatMap((item) => {
    const annotation = dictOf(pageObject.dict.context, item);
    if (!annotation || getName(annotation, 'Subtype') === 'Popup') return [];
    const field = getText(annotation, 'V') === undefined ? getDict(annotation, 'Parent') : annotation;
    const text = [
      getText(annotation, 'Contents'),
      getText(field, 'V'),
      getText(getDict(annotation, 'A'), 'URI'),
    ].join('\n');
    const [place] = placesIn(text, searches);
    const [x = 0, y = 0, u = 0, v = 0] = numbersOf(getArray(annotation, 'Rect'));
    if (!place || x === u || y === v) return [];
    return [
      { page, quads: [[x, y, u, y, u, v, x, v]], text: text.slice(place.start, place.start + place.length) },
    ];
  });
}
