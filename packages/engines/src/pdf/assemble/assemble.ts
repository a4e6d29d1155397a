import {
  PDFContext,
  PDFDict,
  PDFHeader,
  PDFName,
  type PDFObject,
  type PDFRef,
  PDFStreamWriter,
} from '@cantoo/pdf-lib';
import '../../write/quick-writing';
import { type Bookmark, bookmarksOf, fileBookmark, type Reveals, writeBookmarks } from './bookmarks';
import { fieldsOf } from './field-tree';
import { Form } from './fields';
import { Labels } from './labels';
import { Layers } from './layers';
import { metadataFor } from './metadata';
import { Names } from './names';
import {
  get,
  getArray,
  getDict,
  getName,
  getText,
  isDeepEqual,
  isText,
  items,
  pdfName,
  put,
} from './objects';
import { openingOf } from './opening';
import { writePageTree } from './page-tree';
import { blankPage, boxOfSize, writePages } from './pages';
import { type CopiedPage, Part } from './part';
import { addWidgets } from './repeated-pages';
import { Tags } from './tags';

/** Pages to copy from a parsed file, in order; all by default. */
export type Piece = { context: PDFContext; name: string; copiedPages?: CopiedPage[]; reveals?: Reveals };

/** A page of the result: a copied page, by its index among those of its piece; or a blank one of this size, in points. */
export type ResultPage = { piece: number; index: number } | { blank: { width: number; height: number } };

export type AssembleOptions = {
  bookmarks: 'keep' | 'per-file' | 'none';
  /** Whether each piece begins on an odd page. */
  rightHand?: boolean;
  /** Order of the pages in the result, which contains each copied page of each piece once. Default: piece after piece. */
  order?: ResultPage[];
  /** Whether to keep attached files. */
  attachments?: boolean;
  /** Whether to keep title, author and other information of a single file, and the metadata of its pages. */
  information?: boolean;
  /** Whether to keep its metadata (XMP) too, as far as they apply to the copy. */
  metadata?: boolean;
  /** Whether to keep private data of programs in whole files, which may contain content of other pages. */
  programData?: boolean;
};

/**
 * Entries of the catalog (ISO 32000-2, Table 29) that are kept from a single file. Other document-wide entries are rebuilt
 * or dropped, as they may not apply to the copy; the auditor reports what is dropped.
 */
const keptCatalogKeys = ['ViewerPreferences', 'PageLayout', 'URI'];
/** Page modes that are kept from a single file. */
const keptPageModes = new Set(['UseThumbs', 'FullScreen', 'UseOC', 'UseAttachments']);
/** Used for a piece without `reveals`: every title of an omitted page counts as revealing. */
const alwaysReveals = async () => true;
/** Number of objects written before other events get a turn. */
const objectsPerTask = 1000;

/** Information entries of a file that a copy keeps, however few of its pages it has. */
const informationKeys = ['Title', 'Author', 'Subject', 'Keywords', 'Creator', 'Producer', 'CreationDate'];

/**
 * Combines pages of one or several files into a new one, with their fields, links, bookmarks, named destinations,
 * labels, tags, layers and attached files. Its bytes contain nothing of other pages.
 *
 * @param onPages called with the number of copied pages
 * @returns `places`: for each piece, the index in the result of each of its copied pages
 */
export async function assemble(
  pieces: Piece[],
  options: AssembleOptions,
  onPages: (done: number) => void = () => undefined,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; pages: number; places: number[][] }> {
  const target = PDFContext.create();
  target.header = PDFHeader.forVersion(1, 7);
  const root = target.nextRef();
  const tree = target.nextRef();
  const parts = pieces.map(
    ({ context, name, copiedPages }) => new Part(context, target, name, copiedPages, options.programData),
  );
  const merged = {
    form: new Form(),
    names: new Names(),
    labels: new Labels(),
    layers: new Layers(),
    tags: new Tags(),
  };
  const firstWithLanguage = parts.find(({ catalog }) => getText(catalog, 'Lang'))?.catalog;
  const language = getText(firstWithLanguage, 'Lang');
  const bookmarks: Bookmark[] = [];
  const threads: PDFObject[] = [];
  let opening: PDFDict | undefined;
  let done = 0;
  for (const [index, part] of parts.entries()) {
    const firstPage = part.places[0];
    merged.names.rename(part);
    merged.tags.assignKeys(part);
    const fields = fieldsOf(part);
    merged.form.rename(part, fields);
    await writePages(part, tree, options.information !== false);
    merged.form.add(part, fields);
    await part.copier.finishInSteps();
    addWidgets(part);
    merged.names.addDestinations(part);
    if (options.attachments !== false) merged.names.addFiles(part);
    merged.tags.add(part, language);
    merged.layers.add(part);
    // Articles of a file with omitted pages might refer to one of them.
    if (part.isWholeDocument) threads.push(...articlesOf(part).map((thread) => part.copier.copy(thread)));
    if (part === parts[0]) opening = openingOf(part);
    part.copier.finish();
    if (options.bookmarks !== 'none') {
      const partBookmarks = await bookmarksOf(part, pieces[index]?.reveals ?? alwaysReveals);
      if (options.bookmarks === 'per-file' && firstPage)
        bookmarks.push(fileBookmark(target, part.name, firstPage, partBookmarks));
      else bookmarks.push(...partBookmarks);
      part.copier.finish();
    }
    merged.tags.linkReferences(part);
    done += part.places.length;
    onPages(done);
  }
  const kids: PDFRef[] = [];
  const places: number[][] = parts.map(() => []);
  const startedPieces = new Set<number>();
  for (const resultPage of options.order ?? inSequence(parts)) {
    if ('blank' in resultPage) {
      kids.push(blankPage(target, tree, boxOfSize(target, resultPage.blank)));
      merged.labels.addBlank();
      continue;
    }
    const { piece } = resultPage;
    const part = parts[piece];
    const [place, copiedPage] = [part?.places[resultPage.index], part?.copiedPages[resultPage.index]];
    if (!part || !place || !copiedPage) throw new RangeError(`no page ${resultPage.index} of file ${piece}`);
    if (options.rightHand && kids.length % 2 === 1 && !startedPieces.has(piece)) {
      kids.push(blankPage(target, tree, target.lookupMaybe(kids.at(-1), PDFDict)));
      merged.labels.addBlank();
    }
    startedPieces.add(piece);
    const piecePlaces = places[piece];
    if (piecePlaces) piecePlaces[resultPage.index] = kids.length;
    kids.push(place);
    merged.labels.add(part, copiedPage.index);
  }
  writePageTree(target, tree, kids);
  const outlines = writeBookmarks(target, bookmarks);
  const tags = merged.tags.write(target);
  const catalog = target.obj({
    Type: 'Catalog',
    Pages: tree,
    Outlines: outlines,
    AcroForm: merged.form.write(target),
    Names: merged.names.write(target),
    PageLabels: merged.labels.write(target),
    OCProperties: merged.layers.write(target),
    StructTreeRoot: tags,
    Threads: threads.length > 0 ? target.register(target.obj(threads)) : undefined,
    OpenAction: opening,
    MarkInfo: tags && { Marked: true, ...markedBy(parts) },
    PageMode: outlines && 'UseOutlines',
    Lang: get(firstWithLanguage, 'Lang'),
  });
  put(catalog, { OutputIntents: intentsOf(parts) });
  if (parts.length === 1 && parts[0]) keepDocumentEntries(parts[0], catalog, options);
  target.assign(root, catalog);
  target.trailerInfo.Root = root;
  const bytes = await PDFStreamWriter.forContext(target, objectsPerTask).serializeToBuffer();
  return { bytes, pages: kids.length, places };
}

/** Further entries of MarkInfo, which are true if they hold for a part of the tags (ISO 32000-2, Table 353). */
const markedBy = (parts: Part[]) =>
  Object.fromEntries(
    ['UserProperties', 'Suspects'].flatMap((key) =>
      parts.some(({ catalog }) => get(getDict(catalog, 'MarkInfo'), key)?.toString() === 'true')
        ? [[key, true]]
        : [],
    ),
  );

const inSequence = (parts: Part[]): ResultPage[] =>
  parts.flatMap(({ copiedPages }, piece) => copiedPages.map((_, index) => ({ piece, index })));

/** Articles of a file: threads of boxes to read in sequence (ISO 32000-2, 12.4.3). */
const articlesOf = (part: Part): PDFObject[] => items(getArray(part.catalog, 'Threads'));

function keepDocumentEntries(part: Part, catalog: PDFDict, options: AssembleOptions): void {
  const { context, target, copier } = part;
  const keys =
    options.attachments !== false && part.isWholeDocument ? [...keptCatalogKeys, 'AF'] : keptCatalogKeys;
  for (const key of keys) {
    const value = part.catalog.get(pdfName(key));
    if (value) catalog.set(pdfName(key), copier.copy(value));
  }
  // The print range consists of page numbers, which hold only if the pages keep their order.
  const resultPages = options.order ?? inSequence([part]);
  const keepsPageOrder =
    part.isWholeDocument &&
    resultPages.every(
      (resultPage, index) => !('blank' in resultPage) && part.copiedPages[resultPage.index]?.index === index,
    );
  const preferences = keepsPageOrder ? undefined : getDict(part.catalog, 'ViewerPreferences');
  if (preferences) put(catalog, { ViewerPreferences: copier.dict(preferences, new Set(['PrintPageRange'])) });
  const mode = getName(part.catalog, 'PageMode');
  if (mode && keptPageModes.has(mode)) put(catalog, { PageMode: mode });
  const oldInfo = options.information !== false ? context.lookup(context.trailerInfo.Info) : undefined;
  if (oldInfo instanceof PDFDict) {
    const info = target.obj({});
    for (const key of part.isWholeDocument
      ? oldInfo.keys().map((name) => name.decodeText())
      : informationKeys) {
      const value = get(oldInfo, key);
      if (isText(value) || value instanceof PDFName) info.set(pdfName(key), value);
    }
    // Claims of PDF/X conformance are dropped, as the copy may not fulfil them.
    for (const key of oldInfo.keys()) if (key.decodeText().startsWith('GTS_')) info.delete(key);
    target.trailerInfo.Info = target.register(info);
  }
  if (options.metadata && options.information !== false)
    put(catalog, { Metadata: metadataFor(part.catalog, target, part.isWholeDocument) });
  copier.finish();
}

/** Output intents, if all files have equal ones, so that colours stay as they are. */
function intentsOf(parts: Part[]): PDFObject | undefined {
  const [first, ...others] = parts;
  const outputIntents = first?.catalog.get(pdfName('OutputIntents'));
  if (!first || !outputIntents) return undefined;
  if (others.length > 0) {
    const hasEqualIntents = ({ context, catalog }: Part) =>
      isDeepEqual(context, catalog.get(pdfName('OutputIntents')), first.context, outputIntents);
    if (!others.every(hasEqualIntents)) return undefined;
  }
  const copy = first.copier.copy(outputIntents);
  first.copier.finish();
  return copy;
}
