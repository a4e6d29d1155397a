import type { PDFContext, PDFDict, PDFObject, PDFRawStream } from '@cantoo/pdf-lib';
import type { AttachedFile, Host } from '../../engine';
import { missingItems } from '../../missing-items';
import { dictOf, getArray, getDict, getName, items, numbersOf, pdfName } from '../assemble/objects';
import { catalogOf, type PageObject } from '../assemble/page-objects';
import { appearancesOf } from '../assemble/resources';
import type { Widths } from '../edit/face';
import type { Substitutes } from '../edit/fonts';
import { streamText } from '../edit/stream-text';
import { isMarked } from './annotations';
import { attachmentsOf } from './attachments';
import { type Area, boxArea, halfPlanes, isInside } from './geometry';
import type { MarkedPicture } from './marked-pictures';
import { type ContentRun, type Findings, identity } from './page';
import { countPieceInfo, namesIn, type PlacedText, reachedFrom, textsIn } from './placed-texts';
import { linesOf } from './reading';
import { boxOfPage, countVisiblePictures, isSearchable, surveyPage } from './survey';
import { lettersAndDigits, Terms } from './terms';

/** What an annotation shows: kind, place and appearance streams. */
export type AnnotationState = {
  kind: string;
  rect: number[];
  appearance: string;
  /** Whether it lies over a mark, or is a reply or a pop-up, which is removed with its parent annotation. */
  isExpectedToGo: boolean;
};

/** Content of a page. */
export type PageState = {
  /** What the page draws within the marked areas. */
  findings: Findings;
  /** Letters outside the marked areas: their texts, and x and y of their centres. */
  letters: { texts: string[]; places: Float32Array };
  /** All letters of the page, and of patterns on it, normalised by `lettersAndDigits`. */
  wording: string;
  /** Replacement texts of marked content: ActualText, Alt and E. */
  replacements: string[];
  /** Whether a search proves something: the words of the page can be read, or a mark covers the whole page. */
  isSearchable: boolean;
  /** Largest sample of the image XObjects in the marked areas, in points. */
  sample: number;
  /** Image XObjects that the page draws. */
  drawnPictures: ReadonlySet<PDFRawStream>;
  /** Pictures that overlap the marked areas. */
  markedPictures: MarkedPicture[];
  /** Form XObjects and tiling patterns that the page draws. */
  forms: ReadonlySet<PDFRawStream>;
  annotations: AnnotationState[];
};

/** Content of a document: read before it is changed, and again from the finished file. */
export type DocumentState = {
  pages: PageState[];
  texts: Map<string, PlacedText>;
  /** Reference tags of the reachable objects. */
  objects: Set<string>;
  names: { all: ReadonlySet<string>; fonts: ReadonlySet<string> };
  bookmarks: number;
  attachments: readonly AttachedFile[];
  pieceInfoCount: number;
  /** Keys of the catalog, except /PieceInfo. */
  catalogKeys: string[];
};

/** A changed file, and the content of its source. */
export type Changed = {
  bytes: Uint8Array<ArrayBuffer>;
  sourceState: DocumentState;
  /** Areas by page, from 1. */
  areas: Map<number, Area[]>;
  terms: Terms;
  fonts: Substitutes;
  /** Reference tags of the fields whose widgets were marked: nothing of their values stays. */
  emptied: Set<string>;
  /** Descriptions and titles of marked pictures and drawings, which are removed. */
  descriptions: Set<string>;
  keepsAttachments: boolean;
};

const noTerms = new Terms([]);

/** Reads the content of a document. @param finished for a finished file, in which the marks are drawn */
export async function stateOf(
  context: PDFContext,
  pageObjects: PageObject[],
  areas: Map<number, Area[]>,
  fonts: Substitutes,
  finished?: Finished,
): Promise<DocumentState> {
  const pages: PageState[] = [];
  for (const [index, pageObject] of pageObjects.entries()) {
    const marked = areas.get(index + 1) ?? [];
    const page = await surveyPage(
      context,
      pageObject,
      marked,
      fonts,
      finished && { skip: marked.length > 0 ? finished.markStreams : 0 },
    );
    if (finished) page.findings.pictures = await countVisiblePictures(page, finished.host);
    const annotations = await fonts.runWithFonts(() => annotationsOf(pageObject.dict, marked, fonts.widths));
    pages.push({
      ...pageState(page),
      isSearchable: isSearchable(page, pageObject) || isCovered(pageObject, marked),
      annotations,
    });
  }
  const objects = reachedFrom(context);
  return {
    pages,
    texts: textsIn(context, objects),
    objects,
    names: namesIn(context, objects),
    bookmarks: countBookmarks(context),
    attachments: attachmentsOf(context, noTerms).all,
    pieceInfoCount: countPieceInfo(context, objects),
    catalogKeys: catalogOf(context)
      .keys()
      .map((key) => key.decodeText())
      .filter((key) => key !== 'PieceInfo'),
  };
}

/** Whether one area covers a whole page. */
function isCovered(pageObject: PageObject, areas: Area[]): boolean {
  const box = boxOfPage(pageObject);
  return box !== undefined && areas.some((area) => isInside(boxArea(identity, box), halfPlanes(area), 0.5));
}

/** For a finished file: the last `markStreams` content streams of a marked page draw the marks. */
type Finished = { markStreams: number; host: Host };

function pageState({
  findings,
  letters,
  patternLetters,
  replacementTexts,
  pictures,
  drawnPictures,
  forms,
}: ContentRun): Omit<PageState, 'annotations' | 'isSearchable'> {
  const marked = new Set(findings.letters);
  const unmarked = letters.filter((letter) => !marked.has(letter));
  return {
    findings,
    letters: {
      texts: unmarked.map(({ text }) => text),
      places: Float32Array.from(unmarked.flatMap(({ middle }) => middle)),
    },
    wording: lettersAndDigits([...linesOf(letters), ...linesOf(patternLetters)].join(' ')),
    replacements: replacementTexts,
    forms,
    drawnPictures,
    markedPictures: pictures,
    sample: Math.max(0, ...pictures.map(({ sample }) => sample)),
  };
}

/** Largest distance, in points, between the two places of an unchanged letter: numbers are rounded when they are written. */
const maxShift = 0.05;

/** Whether each letter outside the marked areas has kept its place in the finished page. */
export function keepsLetters(sourcePage: PageState, resultPage: PageState): boolean {
  const nameOf = (page: PageState, index: number) =>
    `${page.letters.texts[index]} ${Math.round((page.letters.places[2 * index + 1] as number) / 2)}`;
  const candidatesByName = new Map<string, number[]>();
  for (const index of resultPage.letters.texts.keys()) {
    const name = nameOf(resultPage, index);
    candidatesByName.set(name, [...(candidatesByName.get(name) ?? []), index]);
  }
  return sourcePage.letters.texts.every((text, position) => {
    // A glyph without a known character may be visible, as part of a drawn word; white space is not.
    if (text !== '' && !text.trim()) return true;
    const [x, y] = [
      sourcePage.letters.places[2 * position] as number,
      sourcePage.letters.places[2 * position + 1] as number,
    ];
    const row = Math.round(y / 2);
    for (const nearRow of [row, row - 1, row + 1]) {
      const candidates = candidatesByName.get(`${text} ${nearRow}`) ?? [];
      const index = candidates.findIndex(
        (other) =>
          Math.abs((resultPage.letters.places[2 * other] as number) - x) < maxShift &&
          Math.abs((resultPage.letters.places[2 * other + 1] as number) - y) < maxShift,
      );
      if (index < 0) continue;
      candidates.splice(index, 1);
      return true;
    }
    return false;
  });
}

const annotationsOf = (page: PDFDict, areas: Area[], widths: Widths): AnnotationState[] =>
  items(getArray(page, 'Annots')).flatMap((item: PDFObject) => {
    const dict = dictOf(page.context, item);
    const subtype = getName(dict, 'Subtype');
    if (!dict || !subtype) return [];
    const rect = numbersOf(getArray(dict, 'Rect'));
    const isExpectedToGo =
      subtype === 'Popup' || dict.has(pdfName('IRT')) || isMarked(page.context, dict, areas, widths);
    return [
      { kind: subtype, rect, appearance: appearancesOf(dict).map(streamText).join('\n'), isExpectedToGo },
    ];
  });

/** Number of bookmarks that a viewer finds by following `First` and `Next`. */
function countBookmarks(context: PDFContext): number {
  const visited = new Set<PDFDict>();
  const waiting = [getDict(catalogOf(context), 'Outlines', 'First')];
  while (waiting.length > 0) {
    const bookmark = waiting.pop();
    if (!bookmark || visited.has(bookmark)) continue;
    visited.add(bookmark);
    waiting.push(getDict(bookmark, 'Next'), getDict(bookmark, 'First'));
  }
  return visited.size;
}

/**
 * Annotations of `before` that `after` lacks.
 *
 * @param comparesAppearance an annotation whose appearance stream has changed counts as missing
 */
export function missingAnnotations(
  before: AnnotationState[],
  after: AnnotationState[],
  comparesAppearance: boolean,
): AnnotationState[] {
  const nameOf = ({ kind, rect, appearance }: AnnotationState) =>
    `${kind} ${rect.join(' ')} ${comparesAppearance ? appearance : ''}`;
  return missingItems(before, after, nameOf);
}
