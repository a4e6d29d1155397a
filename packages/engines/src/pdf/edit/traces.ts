import { type PDFContext, PDFDict, PDFHexString, PDFRef } from '@cantoo/pdf-lib';
import { dictOf, get, getDict, getText, pdfName, put } from '../assemble/objects';
import { catalogOf, type PageObject } from '../assemble/page-objects';
import { usedPageResources } from '../assemble/resources';
import type { ChangedText } from './alternatives';
import type { FormCopies } from './rewrite';

const collapseSpaces = (text: string) => text.replace(/\s+/g, ' ').trim();

/**
 * Replaces old lines in the titles of bookmarks, and in the title and subject of the document.
 *
 * @returns number of titles with new words
 */
export function rewordTitles(context: PDFContext, changed: readonly ChangedText[]): number {
  const catalog = catalogOf(context);
  let titles = 0;
  const info = context.lookup(context.trailerInfo.Info);
  for (const dict of [...bookmarks(catalog), ...(info instanceof PDFDict ? [info] : [])]) {
    for (const key of ['Title', 'Subject']) {
      const text = collapseSpaces(getText(dict, key) ?? '');
      const line = changed.find(({ before }) => before.length > 3 && text.includes(collapseSpaces(before)));
      if (!text || !line) continue;
      const newText = text.replaceAll(collapseSpaces(line.before), collapseSpaces(line.after));
      put(dict, { [key]: PDFHexString.fromText(newText) });
      titles += 1;
    }
  }
  return titles;
}

const bookmarks = (catalog: PDFDict) =>
  walk(getDict(catalog, 'Outlines', 'First'), (item) => [getDict(item, 'Next'), getDict(item, 'First')]);

/** All dictionaries below one, each visited once. */
function* walk(root: PDFDict | undefined, nextOf: (dict: PDFDict) => (PDFDict | undefined)[]) {
  const visited = new Set<PDFDict>();
  const waiting = [root];
  while (waiting.length > 0) {
    const dict = waiting.pop();
    if (!dict || visited.has(dict)) continue;
    visited.add(dict);
    yield dict;
    for (const next of nextOf(dict)) waiting.push(next);
  }
}

/**
 * Removes forms that were replaced by copies from the resources of pages that list them without drawing them. In the
 * form fields' resources, which some programs share with pages, the copies take their places.
 */
export function dropReplacedForms(context: PDFContext, pageObjects: PageObject[], copies: FormCopies): void {
  if (copies.size === 0) return;
  const formXObjects = getDict(catalogOf(context), 'AcroForm', 'DR', 'XObject');
  for (const [name, value] of formXObjects?.entries() ?? []) {
    const copy = value instanceof PDFRef && copies.get(value.tag);
    if (copy) formXObjects?.set(name, copy);
  }
  for (const pageObject of pageObjects) {
    const resources = dictOf(context, pageObject.inherited.get('Resources'));
    const pageResources = dictOf(context, pageObject.dict.get(pdfName('Resources')));
    const xObjects = get(pageResources ?? resources, 'XObject');
    if (!(xObjects instanceof PDFDict)) continue;
    if (!xObjects.values().some((value) => value instanceof PDFRef && copies.has(value.tag))) continue;
    const inherited = new Map([['Resources', pageResources ?? (resources as PDFDict)]]);
    put(pageObject.dict, { Resources: usedPageResources(context, { ...pageObject, inherited }) });
  }
}
