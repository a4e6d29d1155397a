import { text } from '../pdf-writer';
import { outlinesOf } from './bookmarks';
import type { Layer } from './page-content';
import type { StrangeDocument } from './strange-document';

/** Writes the catalog, and what it refers to besides the pages: form, names, bookmarks, layers, tags, metadata. */
export function writeCatalog(
  document: StrangeDocument,
  layers: readonly Layer[],
  parts: readonly number[],
): void {
  const catalog: string[] = [`/Pages ${document.tree} 0 R`];
  if (document.rootFields.length > 0) catalog.push(formEntry(document));
  const names: string[] = [];
  if (document.destinations.length > 0) addDestinations(document, catalog, names);
  if (document.decide('attached files', 0.3)) names.push(attachmentEntry(document));
  if (names.length > 0) catalog.push(`/Names<<${names.join('')}>>`);
  if (document.decide('bookmarks', 0.6)) catalog.push(`/Outlines ${outlinesOf(document)} 0 R`);
  if (layers.length > 0) catalog.push(layerEntry(document, layers));
  if (document.decide('tags', 0.4)) catalog.push(tagEntries(document));
  if (parts.length > 0) catalog.push(partEntry(document, parts));
  if (document.decide('labels', 0.3))
    catalog.push(
      `/PageLabels<</Nums[${document.pages.map((page) => `${page}<</S/D/P${document.string(document.plant('label', page))}>>`).join('')}]>>`,
    );
  const information = document.decide('a title', 0.4) ? document.plant('information') : undefined;
  if (information)
    catalog.push(
      `/Metadata ${document.pdf.add('<</Type/Metadata/Subtype/XML>>', Buffer.from(`<x:xmpmeta>${information}</x:xmpmeta>`))} 0 R`,
    );
  document.pdf.set(document.root, `<</Type/Catalog${catalog.join('')}>>`);
}

function formEntry(document: StrangeDocument): string {
  document.pdf.set(
    document.form,
    `<</Fields[${document.rootFields.map((rootObject) => `${rootObject} 0 R`).join(' ')}]/DA(/Helv 0 Tf 0 g)/DR<</Font<</Helv<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>${document.sharedResources !== undefined && document.decide('pictures among the defaults of the form', 0.4) ? `/XObject<<${document.commonList.XObject.join('')}>>` : ''}>>>>`,
  );
  return `/AcroForm ${document.form} 0 R`;
}

/** Adds named destinations: to the catalog's dictionary, or to the name tree. */
function addDestinations(document: StrangeDocument, catalog: string[], names: string[]): void {
  const entry = ({ page }: { page: number }) => `[${document.pageRefs[page]} 0 R/Fit]`;
  const sorted = [...document.destinations].sort((a, b) => (a.word < b.word ? -1 : 1));
  if (document.usesOldNames) {
    catalog.push(
      `/Dests<<${sorted.map((destination) => `/${destination.word}${entry(destination)}`).join('')}>>`,
    );
  } else {
    const pageObjects = sorted.map((destination) =>
      document.pdf.add(
        `<</Names[${text(Buffer.from(destination.word))}${entry(destination)}]/Limits[${text(Buffer.from(destination.word))}${text(Buffer.from(destination.word))}]>>`,
      ),
    );
    names.push(`/Dests<</Kids[${pageObjects.map((pageObject) => `${pageObject} 0 R`).join(' ')}]>>`);
  }
}

function attachmentEntry(document: StrangeDocument): string {
  const word = document.plant('attachment');
  const file = document.pdf.add('<</Type/EmbeddedFile>>', Buffer.from(word));
  return `/EmbeddedFiles<</Names[(a) <</Type/Filespec/F(a.txt)/UF${document.string('a.txt')}/EF<</F ${file} 0 R>>>>]>>`;
}

function layerEntry(document: StrangeDocument, layers: readonly Layer[]): string {
  const layerRefs = layers.map(({ ref }) => `${ref} 0 R`);
  const off = document.chance(0.5) ? `/OFF[${layerRefs[0]}]` : '';
  return `/OCProperties<</OCGs[${layerRefs.join(' ')}]/D<</Order[${layerRefs.join(' ')}]${off}>>>>`;
}

/** A structure tree with a figure on each page. */
function tagEntries(document: StrangeDocument): string {
  const top = document.pdf.next();
  const tags = document.pdf.next();
  const figures = document.pages.map((page) =>
    document.pdf.add(
      `<</Type/StructElem/S/Figure/P ${top} 0 R/Pg ${document.pageRefs[page]} 0 R/K 0/Alt${document.string(document.plant('alternative', page))}>>`,
    ),
  );
  document.pdf.set(
    top,
    `<</Type/StructElem/S/Document/P ${tags} 0 R/K[${figures.map((figure) => `${figure} 0 R`).join(' ')}]>>`,
  );
  const parents = figures.map((figure, page) => `${page}[${figure} 0 R]`).join('');
  document.pdf.set(tags, `<</Type/StructTreeRoot/K ${top} 0 R/ParentTree<</Nums[${parents}]>>>>`);
  return `/StructTreeRoot ${tags} 0 R/MarkInfo<</Marked true>>`;
}

/** Document parts (ISO 32000-2, 14.12): one for each page, with its addressee. */
function partEntry(document: StrangeDocument, parts: readonly number[]): string {
  const node = document.pdf.next();
  for (const [page, part] of parts.entries())
    document.pdf.set(
      part,
      `<</Type/DPart/Parent ${node} 0 R/Start ${document.pageRefs[page]} 0 R/DPM<</Recipient${document.string(document.plant('part', page))}>>>>`,
    );
  document.pdf.set(node, `<</Type/DPart/DParts[[${parts.map((part) => `${part} 0 R`).join(' ')}]]>>`);
  return `/DPartRoot<</Type/DPartRoot/DPartRootNode ${node} 0 R>>`;
}
