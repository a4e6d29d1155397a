import type { PDFContext, PDFDict, PDFObject } from '@cantoo/pdf-lib';
import type { AttachedFile, Host } from '../../engine';
import { leftOver } from '../../lacking';
import { dictOf, getArray, getDict, getName, items, numbersOf, pdfName } from '../assemble/objects';
import { catalogOf, type PageObject } from '../assemble/page-objects';
import { appearancesOf } from '../assemble/resources';
import type { Widths } from '../edit/face';
import type { Substitutes } from '../edit/fonts';
import { streamText } from '../edit/stream-text';
import { attachmentsOf } from './attachments';
import { type Area, boxArea, halfPlanes, isInside } from './geometry';
import { isOver } from './notes';
import { type Found, type Page, unmoved } from './page';
import { type PlacedText, programDataOf, reachedFrom, textsIn } from './placed-texts';
import { boxOfPage, isSearchable, picturesLeft, survey } from './survey';
import { linesOf, Terms, withoutSpaces } from './terms';

/** A drawn annotation. */
export type Note = {
  kind: string;
  rect: number[];
  drawing: string;
  /** Whether it is over a mark, or belongs to a note that is, so that it may be removed. */
  mayGo: boolean;
};

/** Content of a page. */
export type PageState = {
  /** What is in its marked areas. */
  findings: Found;
  /** Letters outside of the areas: their texts, and x and y of their middles. */
  letters: { texts: string[]; places: Float32Array };
  /** All its letters, in the form in which they are compared. */
  wording: string;
  /** Replacement texts for screen readers. */
  replacements: string[];
  /** Whether its words can be read, or an area covers all of it, so that a search is conclusive. */
  isSearchable: boolean;
  /** Largest sample of pictures in its areas, in points. */
  sample: number;
  notes: Note[];
};

/** Content of a document: read before it is changed, and again from the finished file. */
export type DocumentState = {
  pages: PageState[];
  texts: Map<string, PlacedText>;
  /** Tags of the reachable objects. */
  objects: Set<string>;
  bookmarks: number;
  attachments: readonly AttachedFile[];
  programData: number;
};

/** A changed file, and the content of its source. */
export type Changed = {
  bytes: Uint8Array<ArrayBuffer>;
  sourceState: DocumentState;
  /** Areas by page, from 1. */
  areas: Map<number, Area[]>;
  terms: Terms;
  fonts: Substitutes;
  /** Tags of fields with a marked widget, of whose values nothing must remain. */
  emptied: Set<string>;
  keepsAttachments: boolean;
};

const noTerms = new Terms([]);

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
    const page = await survey(
      context,
      pageObject,
      marked,
      fonts,
      finished && { skip: marked.length > 0 ? finished.markStreams : 0 },
    );
    if (finished) page.findings.pictures = await picturesLeft(page, finished.host);
    const notes = await fonts.with(() => notesOf(pageObject.dict, marked, fonts.widths));
    pages.push({
      ...pageState(page),
      isSearchable: isSearchable(page, pageObject) || isCovered(pageObject, marked),
      notes,
    });
  }
  const objects = reachedFrom(context);
  return {
    pages,
    texts: textsIn(context, objects),
    objects,
    bookmarks: bookmarksOf(context),
    attachments: attachmentsOf(context, noTerms).all,
    programData: programDataOf(context, objects),
  };
}

/** Whether one area covers a whole page. */
function isCovered(pageObject: PageObject, areas: Area[]): boolean {
  const box = boxOfPage(pageObject);
  return box !== undefined && areas.some((area) => isInside(boxArea(unmoved, box), halfPlanes(area), 0.5));
}

/**
 * In a finished file, `markStreams` is the number of streams at the end of a marked page’s content that draw the
 * marks.
 */
type Finished = { markStreams: number; host: Host };

function pageState({ findings, letters, texts, pictures }: Page): Omit<PageState, 'notes' | 'isSearchable'> {
  const marked = new Set(findings.letters);
  const unmarked = letters.filter((letter) => !marked.has(letter));
  return {
    findings,
    letters: {
      texts: unmarked.map(({ text }) => text),
      places: Float32Array.from(unmarked.flatMap(({ middle }) => middle)),
    },
    wording: withoutSpaces(linesOf(letters).join(' ')),
    replacements: texts,
    sample: Math.max(0, ...pictures.map(({ sample }) => sample)),
  };
}

/** Tolerance for positions of letters, in points, as numbers are rounded when written. */
const near = 0.05;

/** Whether all letters of a page outside of its areas are at the same place on another one. */
export function keepsLetters(sourcePage: PageState, resultPage: PageState): boolean {
  const nameOf = (page: PageState, index: number) =>
    `${page.letters.texts[index]} ${Math.round((page.letters.places[2 * index + 1] as number) / 2)}`;
  const left = new Map<string, number[]>();
  for (const index of resultPage.letters.texts.keys()) {
    const name = nameOf(resultPage, index);
    left.set(name, [...(left.get(name) ?? []), index]);
  }
  return sourcePage.letters.texts.every((text, position) => {
    // A letter without known text may be visible, as part of a drawn word; white space is not.
    if (text !== '' && !text.trim()) return true;
    const [x, y] = [
      sourcePage.letters.places[2 * position] as number,
      sourcePage.letters.places[2 * position + 1] as number,
    ];
    const row = Math.round(y / 2);
    for (const nearRow of [row, row - 1, row + 1]) {
      const candidates = left.get(`${text} ${nearRow}`) ?? [];
      const index = candidates.findIndex(
        (other) =>
          Math.abs((resultPage.letters.places[2 * other] as number) - x) < near &&
          Math.abs((resultPage.letters.places[2 * other + 1] as number) - y) < near,
      );
      if (index < 0) continue;
      candidates.splice(index, 1);
      return true;
    }
    return false;
  });
}

const notesOf = (page: PDFDict, areas: Area[], widths: Widths): Note[] =>
  items(getArray(page, 'Annots')).flatMap((item: PDFObject) => {
    const dict = dictOf(page.context, item);
    const subtype = getName(dict, 'Subtype');
    if (!dict || !subtype) return [];
    const rect = numbersOf(getArray(dict, 'Rect'));
    const mayGo =
      subtype === 'Popup' || dict.has(pdfName('IRT')) || isOver(page.context, dict, areas, widths);
    return [{ kind: subtype, rect, drawing: appearancesOf(dict).map(streamText).join('\n'), mayGo }];
  });

/** Number of bookmarks, counted as readers find them: from the first one, along their links. */
function bookmarksOf(context: PDFContext): number {
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

/** Annotations of one state that are missing or changed in another one. */
export function notesGone(sourceNotes: Note[], resultNotes: Note[], asDrawn: boolean): Note[] {
  const nameOf = ({ kind, rect, drawing }: Note) => `${kind} ${rect.join(' ')} ${asDrawn ? drawing : ''}`;
  return leftOver(sourceNotes, resultNotes, nameOf);
}
