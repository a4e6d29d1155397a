import { type PDFContext, type PDFDict, PDFHexString, type PDFRef } from '@cantoo/pdf-lib';
import { destinationOf, get, getDict, getNumber, pdfName, put } from './objects';
import type { Part } from './part';

/** A bookmark during the copy. */
export type Bookmark = { dict: PDFDict; closed: boolean; kids: Bookmark[] };

/**
 * Bookmarks of a part. A bookmark of an omitted page is dropped, including its title; its children move up.
 */
export function bookmarksOf(part: Part): Bookmark[] {
  const seen = new Set<PDFDict>();
  const level = (first: PDFDict | undefined): Bookmark[] => {
    const found: Bookmark[] = [];
    for (let item = first; item && !seen.has(item); item = getDict(item, 'Next')) {
      seen.add(item);
      const kids = level(getDict(item, 'First'));
      if (stays(part, item))
        found.push({ dict: copy(part, item), closed: (getNumber(item, 'Count') ?? 0) < 0, kids });
      else found.push(...kids);
    }
    return found;
  };
  return level(getDict(part.catalog, 'Outlines', 'First'));
}

function stays(part: Part, item: PDFDict): boolean {
  const target = get(item, 'Dest') ?? destinationOf(get(item, 'A'));
  if (target) return part.reaches(target);
  return part.whole || getDict(item, 'A') !== undefined;
}

const places = new Set(['Parent', 'Prev', 'Next', 'First', 'Last', 'Count', 'SE']);

function copy(part: Part, item: PDFDict): PDFDict {
  const dict = part.copier.dict(item, places);
  const destination = get(item, 'Dest');
  if (destination) {
    dict.delete(pdfName('Dest'));
    put(dict, { A: part.goTo(destination) });
  }
  return dict;
}

/** A bookmark for a file, to its first page. */
export function fileBookmark(target: PDFContext, title: string, page: PDFRef, kids: Bookmark[]): Bookmark {
  const dict = target.obj({ Dest: [page, 'Fit'], Title: PDFHexString.fromText(title) });
  return { dict, closed: true, kids };
}

/** Entry of the catalog; undefined without a bookmark. */
export function writeBookmarks(target: PDFContext, bookmarks: Bookmark[]): PDFRef | undefined {
  if (bookmarks.length === 0) return undefined;
  const root = target.nextRef();
  const dict = target.obj({ Type: 'Outlines' });
  target.assign(root, put(dict, { Count: writeLevel(target, bookmarks, root, dict) }));
  return root;
}

/** @returns how many are visible once the parent is open */
function writeLevel(target: PDFContext, bookmarks: Bookmark[], parent: PDFRef, above: PDFDict): number {
  const refs = bookmarks.map(() => target.nextRef());
  let visible = 0;
  for (const [index, { dict, closed, kids }] of bookmarks.entries()) {
    const ref = refs[index];
    if (!ref) continue;
    put(dict, { Parent: parent, Prev: refs[index - 1], Next: refs[index + 1] });
    visible += 1;
    if (kids.length > 0) {
      const below = writeLevel(target, kids, ref, dict);
      put(dict, { Count: closed ? -below : below });
      if (!closed) visible += below;
    }
    target.assign(ref, dict);
  }
  put(above, { First: refs[0], Last: refs.at(-1) });
  return visible;
}
