import { type PDFContext, PDFDict, PDFHexString, PDFRef } from '@cantoo/pdf-lib';
import { catalogOf, type Leaf } from '../assemble/leaves';
import { dictOf, get, getArray, getDict, getText, items, pdfName } from '../assemble/objects';
import { usedResources } from '../assemble/resources';

/** Old and new text of a line. */
export type Changed = { before: string; after: string };

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Words of a line that were removed. */
const goneOf = ({ before, after }: Changed): string[] => {
  const stay = new Set(plain(after).split(' '));
  return plain(before)
    .split(' ')
    .filter((word) => word.length > 1 && !stay.has(word));
};

/**
 * Removes old words outside of page content: screen reader texts, titles of bookmarks and document.
 *
 * @returns number of titles that have the new words
 */
export function clearTraces(context: PDFContext, changed: Changed[]): number {
  const catalog = catalogOf(context);
  const gone = new Set(changed.flatMap(goneOf));
  for (const element of elements(context, getDict(catalog, 'StructTreeRoot'))) {
    for (const key of ['ActualText', 'E', 'T', 'Alt']) {
      const text = getText(element, key);
      if (
        text &&
        plain(text)
          .split(' ')
          .some((word) => gone.has(word))
      )
        element.delete(pdfName(key));
    }
  }
  let titles = 0;
  const info = context.lookup(context.trailerInfo.Info);
  for (const dict of [...bookmarks(catalog), ...(info instanceof PDFDict ? [info] : [])]) {
    for (const key of ['Title', 'Subject']) {
      const text = getText(dict, key);
      const line =
        text && changed.find(({ before }) => before.length > 3 && plain(text).includes(plain(before)));
      if (!text || !line) continue;
      dict.set(
        pdfName(key),
        PDFHexString.fromText(plain(text).replaceAll(plain(line.before), plain(line.after))),
      );
      titles += 1;
    }
  }
  return titles;
}

function* elements(context: PDFContext, root: PDFDict | undefined): Generator<PDFDict> {
  const seen = new Set<PDFDict>();
  const waiting = root ? [root] : [];
  for (let dict = waiting.pop(); dict; dict = waiting.pop()) {
    if (seen.has(dict)) continue;
    seen.add(dict);
    yield dict;
    const list = getArray(dict, 'K');
    for (const kid of list ? items(list) : [dict.get(pdfName('K'))]) {
      const below = dictOf(context, kid);
      if (below) waiting.push(below);
    }
  }
}

function* bookmarks(catalog: PDFDict): Generator<PDFDict> {
  const seen = new Set<PDFDict>();
  const waiting = [getDict(getDict(catalog, 'Outlines'), 'First')];
  while (waiting.length > 0) {
    const item = waiting.pop();
    if (!item || seen.has(item)) continue;
    seen.add(item);
    yield item;
    waiting.push(getDict(item, 'Next'), getDict(item, 'First'));
  }
}

/** Removes forms that a page no longer draws from resources of pages that list them without drawing them. */
export function forgetForms(context: PDFContext, leaves: Leaf[], forms: PDFRef[]): void {
  const tags = new Set(forms.map(({ tag }) => tag));
  if (tags.size === 0) return;
  for (const leaf of leaves) {
    const resources = dictOf(context, leaf.inherited.get('Resources'));
    const own = dictOf(context, leaf.dict.get(pdfName('Resources')));
    const drawn = get(own ?? resources, 'XObject');
    if (!(drawn instanceof PDFDict)) continue;
    if (!drawn.values().some((value) => value instanceof PDFRef && tags.has(value.tag))) continue;
    const used = usedResources(context, {
      ...leaf,
      inherited: new Map([['Resources', own ?? (resources as PDFDict)]]),
    });
    if (used) leaf.dict.set(pdfName('Resources'), used);
  }
}
