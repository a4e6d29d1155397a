import { type PDFContext, PDFDict, type PDFObject, type PDFRef, PDFWriter } from '@cantoo/pdf-lib';
import { assemble } from './assemble/assemble';
import { dictOf, getArray, getDict, getName, getNumber, items, pdfName, put } from './assemble/objects';
import { inheritable, pageObjectsOf } from './assemble/page-objects';
import { type Absent, absentFrom } from './audit/absent';
import { Content } from './audit/content';
import { ObjectFile } from './audit/object-file';
import { readObjects } from './reader/read-objects';

export type Salvaged = {
  bytes: Uint8Array<ArrayBuffer>;
  /** Number of pages that the file had, as far as it can be determined; else 0. */
  total: number;
  /** What the pages lack, by page numbers in the copy; undefined if the copy itself can be checked for it. */
  absent?: Absent[];
  /** Catalog entries that lead to missing objects, such as bookmarks. */
  entries?: string[];
  /** Whether it has a catalog at all. */
  hasCatalog?: boolean;
};

/**
 * Repaired copy of a PDF that is truncated or has lost its page tree. Objects are read by the
 * cross-reference, or found by a search of the file if that is broken; pages
 * keep the order of the remaining page tree, or else their order in the file.
 *
 * @returns undefined if no page is left
 */
export async function salvage(bytes: Uint8Array, password?: string): Promise<Salvaged | undefined> {
  const context = await readObjects(bytes, password).catch(() => undefined);
  if (!context) return undefined;
  const { pages, total } = remainingPages(context);
  const readable = pages.filter(({ dict }) => hasContent(context, dict));
  if (readable.length === 0) return undefined;
  for (const { dict } of readable) copyInherited(context, dict);
  const tree = context.obj({ Type: 'Pages', Kids: readable.map(({ ref }) => ref), Count: readable.length });
  // Even a catalog without pages leads to bookmarks, fields and attached files.
  const usableCatalog = remainingCatalog(context) ?? catalogsOf(context).at(-1);
  const catalog = usableCatalog ?? context.obj({ Type: 'Catalog' });
  const entries = lostEntries(context, catalog);
  context.trailerInfo.Root = context.register(put(catalog, { Pages: context.register(tree) }));
  delete context.trailerInfo.Encrypt;
  const absent = await absentIn(context);
  const assembled = await assemble([{ context, name: '' }], { bookmarks: 'keep' });
  return {
    bytes: assembled.bytes,
    total: Math.max(total, pages.length),
    absent,
    entries,
    hasCatalog: usableCatalog !== undefined,
  };
}

/** What the pages lack, determined before dangling references are dropped from the copy. */
async function absentIn(context: PDFContext): Promise<Absent[]> {
  const bytes = await PDFWriter.forContext(context, Number.POSITIVE_INFINITY).serializeToBuffer();
  const content = new Content(new ObjectFile(bytes));
  return absentFrom(content, content.pages.keys(), true);
}

const lostEntries = (context: PDFContext, catalog: PDFDict): string[] =>
  catalog
    .entries()
    .flatMap(([key, value]) => (key === pdfName('Pages') || context.lookup(value) ? [] : [key.decodeText()]));

type FoundPage = { ref: PDFRef; dict: PDFDict };

const hasType =
  (type: string) =>
  ([, object]: [PDFRef, PDFObject]) =>
    object instanceof PDFDict && getName(object, 'Type') === type;

/** Objects in file order, which is more reliable than their numbers. */
const objectsOf = (context: PDFContext): [PDFRef, PDFObject][] => {
  const { indirectObjects } = context as unknown as { indirectObjects: Map<PDFRef, PDFObject> };
  return [...indirectObjects];
};

function remainingPages(context: PDFContext): { pages: FoundPage[]; total: number } {
  const objects = objectsOf(context);
  const catalog = remainingCatalog(context);
  const treeRoots = objects
    .filter(hasType('Pages'))
    .filter(([, node]) => !getDict(node as PDFDict, 'Parent'));
  const catalogs = catalog ? [catalog] : treeRoots.map(([ref]) => context.obj({ Pages: ref }));
  const pageObjects = catalogs.flatMap((root) => pageObjectsOf(context, root).pageObjects);
  const total = Math.max(0, ...treeRoots.map(([, node]) => getNumber(node as PDFDict, 'Count') ?? 0));
  if (pageObjects.length > 0) {
    return {
      total,
      pages: pageObjects.map(({ ref, dict }) => ({ ref: ref ?? context.register(dict), dict })),
    };
  }
  return {
    total,
    pages: objects.filter(hasType('Page')).map(([ref, dict]) => ({ ref, dict: dict as PDFDict })),
  };
}

function remainingCatalog(context: PDFContext): PDFDict | undefined {
  const isWhole = (object: unknown): object is PDFDict =>
    object instanceof PDFDict && getArray(getDict(object, 'Pages'), 'Kids') !== undefined;
  const root = context.lookup(context.trailerInfo.Root);
  if (isWhole(root)) return root;
  return catalogsOf(context).find(isWhole);
}

const catalogsOf = (context: PDFContext): PDFDict[] =>
  objectsOf(context)
    .filter(hasType('Catalog'))
    .map(([, catalog]) => catalog as PDFDict);

/** Whether a page still has its content: with truncated content it is lost; without any it is blank on purpose. */
function hasContent(context: PDFContext, page: PDFDict): boolean {
  const value = page.get(pdfName('Contents'));
  if (!value) return true;
  const list = getArray(page, 'Contents');
  return list
    ? list.size() === 0 || items(list).some((item) => context.lookup(item))
    : context.lookup(value) !== undefined;
}

/** Copies inherited attributes into a page, as its parent nodes are dropped. */
function copyInherited(context: PDFContext, page: PDFDict): void {
  for (const key of inheritable) {
    let node: PDFDict | undefined = page;
    for (let depth = 0; node && depth < 20 && !node.has(pdfName(key)); depth += 1) {
      node = dictOf(context, node.get(pdfName('Parent')));
    }
    put(page, { [key]: node?.get(pdfName(key)) });
  }
}
