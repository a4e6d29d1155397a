import { PDFDict, type PDFObject, PDFRef } from '@cantoo/pdf-lib';
import { maxFieldDepth } from './field-tree';
import { dictOf, get, getArray, getDict, getName, isText, items, pdfName, put } from './objects';
import type { Part } from './part';

/** Entries of an annotation that refer to its page, to other annotations on it, or to its tag. */
const keysOfPlace = new Set(['P', 'Popup', 'IRT', 'Parent', 'StructParent']);

/**
 * Copies the annotations of a page that is copied again. Widgets are only recorded in the part; the form creates them
 * after its fields (`addWidgets`).
 */
export function copyAnnotations(part: Part, annotations: PDFObject[], page: PDFRef): PDFObject[] {
  const { context, copier, target } = part;
  const copies = new Map<string, PDFRef>();
  for (const annotation of annotations)
    if (annotation instanceof PDFRef) copies.set(annotation.tag, target.nextRef());
  return annotations.flatMap((annotation) => {
    const dict = dictOf(context, annotation);
    if (!(annotation instanceof PDFRef) || !dict) return [copier.copy(annotation)];
    const copy = copies.get(annotation.tag);
    if (!copy) return [];
    const field = fieldTypeOf(dict);
    // A signature field has a single widget (ISO 32000-2, 12.7.5.5); the appearance of a signed one is copied as a
    // picture.
    if (field === 'Sig' && !isSigned(dict)) return [];
    if (field !== undefined) {
      part.repeatedWidgets.push({ original: annotation, copy, page });
      return [copy];
    }
    const ownCopy = copier.dict(dict, keysOfPlace);
    put(ownCopy, { P: page });
    for (const key of ['Popup', 'IRT', 'Parent']) {
      const referenced = dict.get(pdfName(key));
      if (referenced instanceof PDFRef) put(ownCopy, { [key]: copies.get(referenced.tag) });
    }
    target.assign(copy, ownCopy);
    return [copy];
  });
}

/** Type of the field of a widget; undefined for any other annotation. */
function fieldTypeOf(widget: PDFDict): string | undefined {
  if (getName(widget, 'Subtype') !== 'Widget') return undefined;
  const lineage = ancestorsOf(widget);
  return lineage.some((node) => isText(get(node, 'T')))
    ? lineage.map((node) => getName(node, 'FT')).find(Boolean)
    : undefined;
}

const isSigned = (widget: PDFDict) => ancestorsOf(widget).some((node) => get(node, 'V') instanceof PDFDict);

function ancestorsOf(widget: PDFDict): PDFDict[] {
  const lineage: PDFDict[] = [];
  for (
    let node: PDFDict | undefined = widget;
    node && lineage.length < maxFieldDepth;
    node = getDict(node, 'Parent')
  )
    lineage.push(node);
  return lineage;
}

/**
 * Entries of a merged field and widget that belong to the field (ISO 32000-2, Tables 226, 228 and 232); all others
 * belong to the widget.
 */
const fieldKeys = new Set('FT T TU TM Ff V DV DA Q DS RV MaxLen Opt TI I Lock SV Parent'.split(' '));

/**
 * Adds widgets to fields of repeated pages: one field is shown in several places. Must be called after the fields,
 * and everything that refers to them, are written.
 */
export function addWidgets(part: Part): void {
  const { copier, target } = part;
  for (const { original, copy, page } of part.repeatedWidgets) {
    const place = copier.copyOf(original);
    const firstCopy = target.lookup(place);
    if (!place || !(firstCopy instanceof PDFDict)) continue;
    const isPicture = getName(firstCopy, 'Subtype') === 'Stamp';
    // The field keeps its object, and its widget gets a new one.
    const isField = !isPicture && isText(get(firstCopy, 'T'));
    const widget = isField ? splitWidget(part, original, place, firstCopy) : firstCopy;
    const widgetCopy = widget.clone(target);
    widgetCopy.delete(pdfName('StructParent'));
    put(widgetCopy, { P: page });
    target.assign(copy, widgetCopy);
    if (isPicture) continue;
    const parent = getDict(widgetCopy, 'Parent');
    if (parent) put(parent, { Kids: [...items(getArray(parent, 'Kids')), copy] });
  }
}

/** Splits a merged field and widget into two objects. @returns the widget */
function splitWidget(part: Part, original: PDFRef, place: PDFRef, field: PDFDict): PDFDict {
  const { copier, target } = part;
  const ref = target.nextRef();
  const widget = PDFDict.withContext(target);
  for (const [key, value] of field.entries()) {
    const name = key.decodeText();
    // Actions may belong to the field or the widget, so both get them.
    if (!fieldKeys.has(name)) widget.set(key, value);
    if (!fieldKeys.has(name) && name !== 'AA') field.delete(key);
  }
  put(widget, { Parent: place });
  put(field, { Kids: [ref] });
  target.assign(ref, widget);
  for (const page of part.places) {
    const list = getArray(dictOf(target, page), 'Annots');
    const index = list?.asArray().indexOf(place) ?? -1;
    if (list && index >= 0) list.set(index, ref);
  }
  // Tags refer to the widget.
  copier.registerCopy(original, ref);
  return widget;
}
