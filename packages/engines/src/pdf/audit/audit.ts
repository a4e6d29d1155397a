import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Host } from '../../engine';
import { type Input, requestedPages } from '../input';
import { type Absent, absentFrom } from './absent';
import {
  type BookmarkFindings,
  compareAttachments,
  compareBookmarks,
  compareDestinations,
  compareLabels,
  compareLayers,
  compareTags,
  requiredLayersOf,
} from './compare-documents';
import { comparePages, type PageFindings } from './compare-pages';
import { type Compared, type CopiedPage, isFilled, type Tally } from './compared';
import { Content } from './content';
import { hasCanvas, sameLook, wordsOf } from './draw-pages';
import { type DocumentEntries, documentEntriesOf } from './entries';
import { hiddenWords } from './hidden-words';
import { leaksIn, ownersIn } from './leaks';
import { fontsWithLeftOutLetters } from './left-out-letters';
import { ObjectFile } from './object-file';
import { textKey } from './owners';
import { sourceContent } from './source-content';
import { destinationReferencesLost } from './tag-references';
import { usedLayerLookup } from './used-layers';
import { dictAt, numberAt } from './values';

export type AuditOptions = { bookmarks: 'keep' | 'per-file' | 'none'; attachments?: boolean };

/** Share of the total time that may be spent on drawing pages whose objects are equal. */
const drawingTimeShare = 0.3;

/** Findings for one source. */
export type SourceFindings = {
  input: Input;
  /** Undefined if the source's objects could not be read; then only its pages were compared. */
  content: Content | undefined;
  pages: PageFindings | undefined;
  entries: DocumentEntries | undefined;
  /** Pages, from 1, that are drawn differently. */
  redrawn: number[];
  /** Pages, from 1, whose objects differ and that could not be drawn for comparison. */
  undrawn: number[];
  /** Number of pages drawn for comparison. */
  drawnPages: number;
  /** Whether copied pages have other words, or are missing: the file must then be copied by another strategy. */
  hasOtherWords: boolean;
  /** Number of named destinations that are lost. */
  destinations: number;
  /** Pages, from 1, of which a second copy has no tags. */
  untagged: number[];
  /** Content that the copied pages already lack in the source. */
  absent: Absent[];
  /** Whether no page was left out. */
  isWholeDocument: boolean;
  hasLayers: boolean; // Whether the copy must have layers of the source.
  /** Content of left-out pages that is in the result anyway; undefined if that could not be checked. */
  leaks: string[] | undefined;
  /** Number of fonts with letters that only left-out pages show. */
  leftLetters: number;
  /** Index in the result of a page, from 1 in the source; -1 if it is not there. */
  placeOf(page: number): number;
};

export type Audit = {
  result: Content;
  entries: DocumentEntries;
  sources: SourceFindings[];
  bookmarks: BookmarkFindings & { files: number };
  /** Number of references to tags that links, bookmarks and named destinations lost. */
  tagReferencesLost: number;
  attachments: Tally;
  labels: Tally;
  layers: Tally;
  tags: Tally & { lostReplacementTexts: number };
};

/** Largest number of pages per source that are drawn, of those with different and of those with equal objects. */
const maxDrawn = 20;

/** Estimated milliseconds for drawing a page twice; updated by each measurement. */
let drawingTime = 50;

/**
 * Compares a finished PDF with its sources. The result is read from its bytes by a reader that shares no code with the
 * copier, so that a bug of the copier is found and not repeated.
 *
 * @param doc the result, opened with pdf.js
 * @param places for each source, the index in the result of each of its pages
 * @param spent milliseconds that the operation took. Pages with different objects are drawn in any case; others only as a
 *   second check, within a share of that time
 * @throws if the result cannot be read like any other PDF
 */
export async function audit(
  inputs: Input[],
  bytes: Uint8Array,
  doc: PDFDocumentProxy,
  places: number[][],
  options: AuditOptions,
  host: Host,
  spent = 0,
): Promise<Audit> {
  const deadline = performance.now() + spent * drawingTimeShare;
  const file = new ObjectFile(bytes);
  const result = new Content(file);
  if (file.wasRebuilt || result.pages.length !== doc.numPages) throw new Error('the result cannot be read');
  const compared: Compared[] = [];
  const sources: SourceFindings[] = [];
  const contents: (Content | undefined)[] = [];
  const isUsedLayer = usedLayerLookup();
  for (const input of inputs) contents.push(await sourceContent(input));
  for (const [index, input] of inputs.entries()) {
    host.progress({
      stage: 'checking',
      done: places.slice(0, index).reduce((sum, { length }) => sum + length, 0),
      total: doc.numPages,
      file: input.source.name,
    });
    const content = contents[index];
    const otherSources = inputs.flatMap((other, position) =>
      position === index ? [] : [{ input: other, content: contents[position] }],
    );
    const copiedPages = requestedPages(input).map(({ page, rotate = 0 }, position) => ({
      index: page - 1,
      rotate,
      place: places[index]?.[position] ?? -1,
    }));
    const placeOf = (page: number) => copiedPages.find(({ index }) => index === page - 1)?.place ?? -1;
    const copiedIndexes = new Set(copiedPages.map(({ index: page }) => page));
    const isWholeDocument = content?.pages.every((_, page) => copiedIndexes.has(page)) ?? false;
    const comparedSource = content && {
      file: input.source.name,
      content,
      copiedPages,
      isWholeDocument,
      changed: input.changed ?? new Set<number>(),
      filled: input.filled ?? new Set<string>(),
    };
    const pages = comparedSource && (await comparePages(comparedSource, result));
    if (comparedSource) compared.push(comparedSource);
    const filledPages = new Set(
      comparedSource
        ? copiedPages.flatMap(({ index: page }) => (isFilled(comparedSource, page) ? [page] : []))
        : [],
    );
    const unproven = pages
      ? pages.unproven
      : copiedPages.flatMap(({ index: page }, index) => (input.changed?.has(page + 1) ? [] : [index]));
    sources.push({
      input,
      content,
      pages,
      entries: content && documentEntriesOf(content),
      isWholeDocument,
      hasLayers: comparedSource !== undefined && requiredLayersOf(comparedSource, isUsedLayer).length > 0,
      placeOf,
      untagged: content ? untaggedIn(content, result, copiedPages) : [],
      absent: absentOn(input, content, copiedIndexes),
      ...(await leftOutContentIn(input, content, otherSources, file, doc, placeOf, host)),
      destinations: comparedSource ? compareDestinations(comparedSource, result) : 0,
      ...(await compareDrawnPages(
        input,
        copiedPages,
        unproven,
        filledPages,
        doc,
        (deadline - performance.now()) / (inputs.length - index),
      )),
    });
  }
  const bookmarks = bookmarksIn(compared, result, options);
  return {
    result,
    entries: documentEntriesOf(result),
    sources,
    bookmarks,
    tagReferencesLost: sources.reduce(
      (sum, { pages }) => sum + (pages?.tagReferencesLost ?? 0),
      bookmarks.tagReferencesLost + destinationReferencesLost(compared, result),
    ),
    attachments: options.attachments === false ? { kept: 0, lost: 0 } : compareAttachments(compared, result),
    labels: compareLabels(compared, result),
    layers: compareLayers(compared, result, isUsedLayer),
    tags: compareTags(compared, result),
  };
}

/**
 * Pages, from 1, of which a second copy has no tags: content can belong to one element only, so one copy of a page has the
 * tags.
 */
function untaggedIn(content: Content, result: Content, copiedPages: CopiedPage[]): number[] {
  const hasTags = ({ objects, catalog, pages }: Content, page: number) =>
    dictAt(objects, catalog, 'StructTreeRoot') !== undefined &&
    numberAt(objects, pages[page]?.dict ?? null, 'StructParents') !== undefined;
  const visited = new Set<number>();
  return copiedPages.flatMap(({ index, place }) => {
    const isRepeated = visited.has(index);
    visited.add(index);
    return isRepeated && hasTags(content, index) && !hasTags(result, place) ? [index + 1] : [];
  });
}

/** Content that pages of a source lack, by their indexes from 0. */
export const absentIn = async (input: Input, pages: ReadonlySet<number>): Promise<Absent[]> =>
  absentOn(input, await sourceContent(input), pages);

/** Number of fields of a source that no page shows: only a copy of all pages has them. */
export const hiddenFieldsIn = async (input: Input): Promise<number> =>
  (await sourceContent(input))?.hiddenFields().length ?? 0;

function absentOn(input: Input, content: Content | undefined, pages: ReadonlySet<number>): Absent[] {
  const absent = input.opened.rescued?.absent ?? (content ? absentFrom(content, pages) : []);
  return absent.flatMap((absence) => {
    const pagesHere = absence.pages.filter((page) => pages.has(page - 1));
    return pagesHere.length > 0 ? [{ ...absence, pages: pagesHere }] : [];
  });
}

/** Content of left-out pages that is in the result. */
async function leftOutContentIn(
  input: Input,
  content: Content | undefined,
  otherSources: { input: Input; content: Content | undefined }[],
  result: ObjectFile,
  doc: PDFDocumentProxy,
  placeOf: (page: number) => number,
  host: Host,
): Promise<Pick<SourceFindings, 'leaks' | 'leftLetters'>> {
  // Pages that cannot be read do not count as left out.
  const requested = new Set(input.pages?.map(({ page }) => page - 1));
  if (!input.pages || requested.size === input.inspection.pages) return { leaks: [], leftLetters: 0 };
  if (!content) return { leaks: undefined, leftLetters: 0 };
  const isKept = (page: number) => requested.has(page);
  const owners = ownersIn(content);
  const titleKeys = new Set([input, ...otherSources.map((other) => other.input)].map(titleKeyOf));
  const isOfOthers = (key: string) =>
    titleKeys.has(key) || otherSources.some((other) => isKeyOfKept(other.input, other.content, key));
  const finishedFile = { doc, bytes: result.bytes, placeOf: (index: number) => placeOf(index + 1) };
  const words = await hiddenWords(content, owners, isKept, input.opened.doc, finishedFile, host);
  return {
    leaks: [...leaksIn(content, result, isKept, isOfOthers), ...words.map((word) => `word ${word}`)],
    leftLetters: fontsWithLeftOutLetters(content, owners, isKept),
  };
}

/** Whether a key belongs to a copied page of a source, or to the source as a whole. */
function isKeyOfKept(input: Input, content: Content | undefined, key: string): boolean {
  const pages = requestedPages(input);
  const has = (page: number) => page < 0 || pages.some((requested) => requested.page - 1 === page);
  return content !== undefined && ownersIn(content).byKey.get(key)?.some(has) === true;
}

/** Key of the bookmark that the copier adds for a file: UTF-16 with a byte order mark. */
const titleKeyOf = ({ source }: Input): string =>
  textKey(
    ['\ufeff', ...source.name.replace(/\.pdf$/i, '')]
      .join('')
      .split('')
      .map((unit) => String.fromCharCode(unit.charCodeAt(0) >> 8, unit.charCodeAt(0) & 255))
      .join(''),
  );

function bookmarksIn(compared: Compared[], result: Content, options: AuditOptions): Audit['bookmarks'] {
  const counts = { kept: 0, lost: 0, moved: 0, headings: 0, untitled: 0 };
  const findings = { ...counts, actionsLost: 0, tagReferencesLost: 0, files: 0 };
  if (options.bookmarks === 'none') return findings;
  const bookmarks = result.bookmarks();
  let nextIndex = 0;
  for (const source of compared) {
    let fileBookmark = -1;
    if (options.bookmarks === 'per-file') {
      const title = source.file.replace(/\.pdf$/i, '');
      const index = bookmarks.findIndex(
        (bookmark, place) => place >= nextIndex && bookmark.level === 0 && bookmark.title === title,
      );
      const target = bookmarks[index]?.target;
      if (target && 'pages' in target && target.pages.includes(source.copiedPages[0]?.place ?? -1)) {
        findings.files += 1;
        fileBookmark = index;
        nextIndex = index + 1;
      }
    }
    const bookmarkComparison = compareBookmarks(source, result, bookmarks, nextIndex, {
      titles: source.changed.size === 0,
      fileBookmark,
    });
    nextIndex = bookmarkComparison.next;
    for (const key of Object.keys(bookmarkComparison.findings) as (keyof BookmarkFindings)[])
      findings[key] += bookmarkComparison.findings[key];
  }
  return findings;
}

/** Reads and draws pages whose objects differ, and draws others as long as there is `time`, in milliseconds. */
async function compareDrawnPages(
  input: Input,
  copiedPages: CopiedPage[],
  unproven: number[],
  filledPages: ReadonlySet<number>,
  doc: PDFDocumentProxy,
  time: number,
) {
  const redrawn: number[] = [];
  const undrawn: number[] = [];
  let drawnPages = 0;
  const drawCopiedPage = async ({ index, rotate, place }: CopiedPage) => {
    // A filled field looks different on purpose; `edit` compares the rest of its page.
    if (filledPages.has(index)) return undefined;
    const start = performance.now();
    const isSame = await sameLook(input.opened.doc, index + 1, doc, place + 1, rotate);
    if (isSame === false) redrawn.push(index + 1);
    drawnPages += 1;
    drawingTime = performance.now() - start;
    return isSame;
  };
  for (const index of everyNth(unproven, maxDrawn)) {
    const copiedPage = copiedPages[index];
    if (!copiedPage) continue;
    const [page, copy] = [copiedPage.index + 1, copiedPage.place + 1];
    if (copy > doc.numPages) return { redrawn, undrawn, drawnPages, hasOtherWords: true };
    const words = await wordsOf(input.opened.doc, page);
    // If pdf.js cannot read the page of the source, the copy may have more: another reader was used.
    if (words !== undefined && words !== (await wordsOf(doc, copy)))
      return { redrawn, undrawn, drawnPages, hasOtherWords: true };
    const isSame = await drawCopiedPage(copiedPage);
    const isExplained =
      input.inspection.repaired?.lost.includes(page) === true || filledPages.has(copiedPage.index);
    // Neither words nor looks show that the page is unchanged.
    if (words === undefined && isSame === undefined && !isExplained) redrawn.push(page);
    else if (isSame === undefined && !isExplained) undrawn.push(page);
  }
  // Without a canvas, only pages whose objects differ are drawn, as pdfium is slower.
  if (!hasCanvas()) return { redrawn, undrawn, drawnPages, hasOtherWords: false };
  const deadline = performance.now() + time;
  const unprovenPositions = new Set(unproven);
  const provenPositions = copiedPages.flatMap(({ index }, position) =>
    unprovenPositions.has(position) || input.changed?.has(index + 1) ? [] : [position],
  );
  for (const index of everyNth(provenPositions, Math.min(maxDrawn, Math.floor(time / drawingTime)))) {
    const copiedPage = copiedPages[index];
    if (copiedPage && performance.now() + drawingTime <= deadline) await drawCopiedPage(copiedPage);
  }
  return { redrawn, undrawn, drawnPages, hasOtherWords: false };
}

const everyNth = (list: number[], maxCount: number): number[] =>
  maxCount < 1 ? [] : list.filter((_, place) => place % Math.ceil(list.length / maxCount) === 0);
