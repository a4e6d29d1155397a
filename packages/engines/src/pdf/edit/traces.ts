import { type PDFContext, PDFDict, PDFHexString, PDFRef } from '@cantoo/pdf-lib';
import { catalogOf, type Leaf } from '../assemble/leaves';
import { dictOf, get, getDict, getText, kidsOf, pdfName, put } from '../assemble/objects';
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
      const words = plain(getText(element, key) ?? '').split(' ');
      if (words.some((word) => gone.has(word))) element.delete(pdfName(key));
    }
  }
  let titles = 0;
  const info = context.lookup(context.trailerInfo.Info);
  for (const dict of [...bookmarks(catalog), ...(info instanceof PDFDict ? [info] : [])]) {
    for (const key of ['Title', 'Subject']) {
      const text = plain(getText(dict, key) ?? '');
      const line = changed.find(({ before }) => before.length > 3 && text.includes(plain(before)));
      if (!text || !line) continue;
      const after = text.replaceAll(plain(line.before), plain(line.after));
      put(dict, { [key]: PDFHexString.fromText(after) });
      titles += 1;
    }
  }
  return titles;
}

const elements = (context: PDFContext, root: PDFDict | undefined) =>
  walk(root, (element) => kidsOf(element).map((kid) => dictOf(context, kid)));

const bookmarks = (catalog: PDFDict) =>
  walk(getDict(catalog, 'Outlines', 'First'), (item) => [getDict(item, 'Next'), getDict(item, 'First')]);

/** All dictionaries below one, each once. */
function* walk(root: PDFDict | undefined, below: (dict: PDFDict) => (PDFDict | undefined)[]) {
  const seen = new Set<PDFDict>();
  const waiting = [root];
  while (waiting.length > 0) {
    const dict = waiting.pop();
    if (!dict || seen.has(dict)) continue;
    seen.add(dict);
    yield dict;
    for (const next of below(dict)) waiting.push(next);
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
    const inherited = new Map([['Resources', own ?? (resources as PDFDict)]]);
    put(leaf.dict, { Resources: usedResources(context, { ...leaf, inherited }) });
  }
}
