import type { Host, SourceFile } from '../../engine';
import { literalPattern } from '../../literal-pattern';
import { dictOf, getArray, getName, items, numbersOf } from '../assemble/objects';
import { type PageObject, pageObjectsOf } from '../assemble/page-objects';
import { withDocument } from '../documents';
import type { Widths } from '../edit/face';
import { Substitutes } from '../edit/fonts';
import { objectsOf } from '../normalise';
import { annotationTexts } from './annotation-texts';
import { dividedForms } from './divided-numbers';
import { halfPlanes, isWithin, type Point, quadArea } from './geometry';
import type { Letter } from './page';
import { dataPatterns, type Pattern, patternText } from './patterns';
import { hasOtherReading, readingOf } from './reading';
import type { RedactionMark } from './redact';
import { isSearchable, surveyPage } from './survey';
import { unseen } from './terms';

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
 * the page before and after the match; a match in an annotation or field has none. `pattern` is the kind of personal data
 * that was found.
 */
export type FoundMark = RedactionMark & { text: string; around?: Around; pattern?: Pattern };

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
      ...(query.trim() ? [{ pattern: patternOf(query), isValid: () => true, isQuery: true }] : []),
      ...patterns.flatMap((kind) =>
        [dataPatterns[kind], ...dividedForms(kind, dataPatterns[kind].isValid)].map((form) => ({
          ...form,
          kind,
          isQuery: false,
        })),
      ),
    ];
    const marks: FoundMark[] = [];
    const unsearched: number[] = [];
    let last: ReadPage | undefined;
    for (const [index, pageObject] of pageObjects.entries()) {
      const page = index + 1;
      if (pages && !pages.includes(page)) continue;
      const surveyed = await surveyPage(context, pageObject, [], fonts);
      if (!isSearchable(surveyed, pageObject)) unsearched.push(page);
      const { letters } = surveyed;
      const found = new Set<Letter>();
      for (const usesReplacements of hasOtherReading(letters) ? [true, false] : [true]) {
        const { text, owners } = textOf(letters, usesReplacements);
        if (usesReplacements) {
          const pages = [last, { page, text, owners }] as const;
          if (query.trim()) marks.push(...marksAcrossPages(pages, patternOf(query)));
          last = pages[1];
        }
        for (const { start, length, kind } of placesIn(text, searches)) {
          const matched = [...new Set(owners.slice(start, start + length).flat())];
          // A second search is for what the first has not found.
          if (!usesReplacements && matched.every((letter) => found.has(letter))) continue;
          for (const letter of matched) found.add(letter);
          const quads = quadsPerLine(matched);
          if (quads.length === 0) continue;
          const around = wordsAround(text, start, length);
          marks.push({ page, quads, text: text.slice(start, start + length), around, ...ofKind(kind) });
        }
      }
      marks.push(
        ...(await fonts.runWithFonts(() => marksOfAnnotations(pageObject, page, searches, fonts.widths))),
      );
      host.progress({ stage: 'searching', done: page, total: pageObjects.length, file: source.name });
    }
    return { marks, unsearched };
  });

type CompiledSearch = {
  pattern: RegExp;
  isValid: (text: string) => boolean;
  isQuery: boolean;
  kind?: Pattern;
};

const ofKind = (kind: Pattern | undefined): Pick<FoundMark, 'pattern'> => (kind ? { pattern: kind } : {});

/** Fewest characters of a word that a line may divide without a hyphen, as in a narrow cell or an address. */
const minDivided = 6;

/**
 * Pattern for a query: a hyphen and a line break, or a soft hyphen, may divide a word; any white space may divide the words.
 * A line break alone may divide a long word if nothing is before and after it, and each letter may be in a box of its own.
 */
function patternOf(query: string): RegExp {
  const words = query.normalize('NFKC').trim().split(/\s+/);
  const divided = (hyphens: string) =>
    words
      .map((word) => {
        const before = word.length < minDivided ? '[-\\u00ad\\u2010]' : hyphens;
        return Array.from(word, literalPattern).join(`(?:${before}\\n|${unseen})*`);
      })
      .join('\\s+');
  const whole = `(?<![\\p{L}\\p{N}])${divided('[-\\u00ad\\u2010]?')}(?![\\p{L}\\p{N}])`;
  const letters = Array.from(words.join(''), literalPattern);
  const spaced =
    letters.length < minDivided ? '' : `|(?<![\\p{L}\\p{N}])${letters.join(' ')}(?![\\p{L}\\p{N}])`;
  return new RegExp(`${divided('[-\\u00ad\\u2010]')}|${whole}${spaced}`, 'giu');
}

type FoundPlace = { start: number; length: number; kind: Pattern | undefined };

function placesIn(text: string, searches: CompiledSearch[]): FoundPlace[] {
  const places: FoundPlace[] = [];
  let normalised: ReturnType<typeof patternText> | undefined;
  for (const { pattern, isValid, isQuery, kind } of searches) {
    if (!isQuery) normalised ??= patternText(text);
    const plain = isQuery ? undefined : normalised;
    const originalIndex = (index: number) => (plain ? (plain.indices[index] as number) : index);
    for (const match of (plain?.text ?? text).matchAll(pattern)) {
      if (!match[0] || !isValid(match[0])) continue;
      const start = originalIndex(match.index);
      places.push({ start, length: originalIndex(match.index + match[0].length) - start, kind });
    }
  }
  places.sort((a, b) => a.start - b.start);
  return places.reduce(withPlace, []);
}

/** Adds a place. Several forms of one kind may match the same number: the longest counts. */
function withPlace(places: FoundPlace[], place: FoundPlace): FoundPlace[] {
  const index = place.kind ? places.findLastIndex(({ kind }) => kind === place.kind) : -1;
  const last = places[index];
  if (!last || last.start + last.length <= place.start) places.push(place);
  else if (place.length > last.length) places[index] = place;
  return places;
}

type ReadPage = { page: number; text: string; owners: Letter[][] };

/** Number of lines at the end and at the start of a page among which a page break may divide a word: others are running heads. */
const linesAtBreak = 4;

/** Marks for words that begin in a line at the end of a page and end in one at the start of the next page. */
function marksAcrossPages(
  [first, second]: readonly [ReadPage | undefined, ReadPage],
  pattern: RegExp,
): FoundMark[] {
  if (first?.page !== second.page - 1) return [];
  const marks = new Map<string, FoundMark>();
  const add = ({ page, text, owners }: ReadPage, start: number, length: number) => {
    const quads = quadsPerLine([...new Set(owners.slice(start, start + length).flat())]);
    const around = wordsAround(text, start, length);
    if (quads.length > 0)
      marks.set(`${page} ${start}`, { page, quads, text: text.slice(start, start + length), around });
  };
  for (const end of linesIn(first.text).slice(-linesAtBreak))
    for (const begin of linesIn(second.text).slice(0, linesAtBreak))
      for (const { index, 0: match } of `${end.text}\n${begin.text}`.matchAll(pattern)) {
        const length = end.text.length - index;
        // The line break between the pages is not a part of either.
        const rest = match.length - length - 1;
        if (length < 1 || rest < 1) continue;
        add(first, end.start + index, length);
        add(second, begin.start, rest);
      }
  return [...marks.values()];
}

/** Lines of a text that are not empty, with their places. */
const linesIn = (text: string): { text: string; start: number }[] =>
  [...text.matchAll(/[^\n]*\S[^\n]*/g)].map(({ 0: line, index }) => ({ text: line, start: index }));

/** Up to three words before a match and three after it; if the match is part of a word, also the rest of that word. */
function wordsAround(text: string, index: number, length: number): Around {
  const maxLength = 60;
  const end = index + length;
  const [before = ''] = /(?:\S+\s+){0,3}\S*$/.exec(text.slice(Math.max(0, index - maxLength), index)) ?? [];
  const [after = ''] = /^\S*(?:\s+\S+){0,3}/.exec(text.slice(end, end + maxLength)) ?? [];
  return { before: before.replace(/\s+/g, ' '), after: after.replace(/\s+/g, ' ') };
}

/** Text of letters in the order of reading, and the letters of each character: none for inserted spaces and breaks. */
export function textOf(letters: Letter[], usesReplacements = true): { text: string; owners: Letter[][] } {
  let text = '';
  const owners: Letter[][] = [];
  for (const [index, unit] of readingOf(letters, usesReplacements).entries()) {
    if (unit.separation === 'line' && index > 0) text += '\n';
    else if (unit.separation === 'gap' && !text.endsWith(' ') && unit.text !== ' ') text += ' ';
    while (owners.length < text.length) owners.push([]);
    text += unit.text.normalize('NFKC');
    while (owners.length < text.length) owners.push(unit.letters);
  }
  return { text, owners };
}

/** A quadrilateral for each line of the letters, as eight numbers. */
export function quadsPerLine(letters: Letter[]): number[][] {
  const runs: Letter[][] = [];
  for (const { separation, letters: read } of readingOf(letters))
    if (separation === 'line') runs.push([...read]);
    else runs.at(-1)?.push(...read);
  const quads = runs.map((run) => {
    const [start, end] = (run[0] as Letter).area as [Point, Point];
    const along = ([x, y]: Point) => x * (end[0] - start[0]) + y * (end[1] - start[1]);
    const by = (corner: 0 | 1) =>
      [...run].sort((a, b) => along(a.area[corner] as Point) - along(b.area[corner] as Point));
    const [first, last] = [by(0)[0] as Letter, by(1).at(-1) as Letter];
    const [a, b, c, d] = [first.area[0], last.area[1], last.area[2], first.area[3]] as Point[];
    return [...(a as Point), ...(b as Point), ...(c as Point), ...(d as Point)];
  });
  const planes = quads.map((quad) => halfPlanes(quadArea(quad)));
  const uncovered = letters.filter(
    ({ middle, size }) => size > 0 && !planes.some((plane) => isWithin(middle, plane)),
  );
  return [...quads, ...uncovered.map(smallQuad)];
}

/** A quadrilateral for a letter without a width, which no quadrilateral of its line covers. */
function smallQuad({ middle: [x, y], size }: Letter): number[] {
  const reach = 0.1 * size;
  const [left, right, bottom, top] = [x - reach, x + reach, y - reach, y + reach];
  return [left, bottom, right, bottom, right, top, left, top];
}

/** Marks for the annotations and fields whose text matches: each is marked as a whole. */
function marksOfAnnotations(
  pageObject: PageObject,
  page: number,
  searches: CompiledSearch[],
  widths: Widths,
): FoundMark[] {
  const { context } = pageObject.dict;
  return items(getArray(pageObject.dict, 'Annots')).flatMap((item) => {
    const annotation = dictOf(context, item);
    if (!annotation || getName(annotation, 'Subtype') === 'Popup') return [];
    const text = annotationTexts(context, annotation, widths, (letters) => textOf(letters).text).join('\n\n');
    const [place] = placesIn(text, searches);
    const [x = 0, y = 0, u = 0, v = 0] = numbersOf(getArray(annotation, 'Rect'));
    if (!place || x === u || y === v) return [];
    const found = text.slice(place.start, place.start + place.length);
    return [{ page, quads: [[x, y, u, y, u, v, x, v]], text: found, ...ofKind(place.kind) }];
  });
}
