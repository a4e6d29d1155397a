/** Field trees for the pages that are copied into a new PDF. */
import { PDFDict, type PDFObject, PDFRef } from '@cantoo/pdf-lib';
import { dictOf, get, getArray, getDict, getName, isText, items, pdfName } from './objects';
import type { Part } from './part';

/** A field or one of its widgets, with the children that are kept. */
export type Field = { ref: PDFRef; dict: PDFDict; kids: Field[] };

/**
 * Fields of a part, without those of omitted pages. Must be called before pages are copied: it marks the omitted fields
 * as not to be copied, since other objects may refer to them.
 */
export function fieldsOf(part: Part): Field[] {
  const annotations = part.copiedPages.flatMap(({ index }) => part.annotations(index));
  const widgets = annotations.filter((annotation) => annotation instanceof PDFRef);
  const copiedTags = new Set(widgets.map(({ tag }) => tag));
  const visited = new Set<string>();
  const unlisted = unlistedFields(part, widgets);
  const build = (value: PDFObject): Field | undefined => {
    const dict = dictOf(part.context, value);
    if (!(value instanceof PDFRef) || !dict || visited.has(value.tag)) return undefined;
    visited.add(value.tag);
    const kids = [...items(getArray(dict, 'Kids')), ...(unlisted.childrenOf.get(value.tag) ?? [])];
    const keptKids = kids.map(build).filter((node) => node !== undefined);
    const isKept = kids.length > 0 ? keptKids.length > 0 : part.isWholeDocument || copiedTags.has(value.tag);
    if (isKept) return { ref: value, dict, kids: keptKids };
    part.copier.exclude(value);
    return undefined;
  };
  const roots = items(getArray(getDict(part.catalog, 'AcroForm'), 'Fields'));
  const rootFields = roots.map((root) => ancestorsOf(part, root).at(-1)).filter((top) => top !== undefined);
  return [...rootFields, ...unlisted.roots].map(build).filter((node) => node !== undefined);
}

/** Fields that the form does not list, found by widgets on pages: the root fields, and the children of each parent. */
function unlistedFields(
  part: Part,
  widgets: PDFRef[],
): { roots: PDFRef[]; childrenOf: Map<string, PDFRef[]> } {
  const roots = new Map<string, PDFRef>();
  const childrenOf = new Map<string, PDFRef[]>();
  for (const widget of widgets) {
    if (getName(dictOf(part.context, widget), 'Subtype') !== 'Widget') continue;
    const lineage = ancestorsOf(part, widget);
    for (const [index, parent] of lineage.entries()) {
      const child = lineage[index - 1];
      if (child) childrenOf.set(parent.tag, [...(childrenOf.get(parent.tag) ?? []), child]);
    }
    const top = lineage.at(-1);
    // A name and a type may be on different levels.
    const hasEntry = (test: (dict: PDFDict | undefined) => boolean) =>
      lineage.some((ref) => test(dictOf(part.context, ref)));
    if (top && hasEntry((dict) => isText(get(dict, 'T'))) && hasEntry((dict) => !!getName(dict, 'FT')))
      roots.set(top.tag, top);
  }
  return { roots: [...roots.values()], childrenOf };
}

/** Maximum nesting depth of fields. */
export const maxFieldDepth = 200;

/** Types that are not fields: some programs wrongly put a page or the page tree in a widget's /Parent. */
const pageTreeTypes = ['Page', 'Pages', 'Catalog'];

/** A field or widget, followed by its ancestors. */
function ancestorsOf(part: Part, value: PDFObject): PDFRef[] {
  const lineage: PDFRef[] = [];
  let node: PDFObject | undefined = value;
  while (node instanceof PDFRef && lineage.length < maxFieldDepth) {
    const dict = dictOf(part.context, node);
    if (!dict || pageTreeTypes.includes(getName(dict, 'Type') ?? '')) break;
    lineage.push(node);
    node = dict.get(pdfName('Parent'));
  }
  return lineage;
}

/** Separates signed fields from all others. */
export function separateSigned(nodes: Field[], inheritedType = ''): { fields: Field[]; signed: Field[] } {
  const signed: Field[] = [];
  const fields = nodes.flatMap((node) => {
    const type = getName(node.dict, 'FT') ?? inheritedType;
    if (type === 'Sig' && get(node.dict, 'V') instanceof PDFDict) {
      signed.push(node);
      return [];
    }
    if (node.kids.length === 0) return [node];
    const separated = separateSigned(node.kids, type);
    signed.push(...separated.signed);
    return separated.fields.length > 0 ? [{ ...node, kids: separated.fields }] : [];
  });
  return { fields, signed };
}
