import { PDFDict, type PDFObject, PDFRef } from '@cantoo/pdf-lib';
import { dictOf, get, getArray, getDict, getName, isText, items, pdfName, put } from './objects';
import type { Part } from './part';

/** Entries of an annotation that lead to its page, to others on it, or to its tag. */
const ofOnePlace = new Set(['P', 'Popup', 'IRT', 'Parent', 'StructParent']);

/**
 * Annotations of a page that is taken again. Those of fields are noted in the part: the form makes them once it has
 * the fields (`addWidgets`).
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
    const field = fieldAbove(dict);
    // A signature has one place (ISO 32000-2, 12.7.5.5); that of a signed one stays as a picture.
    if (field === 'Sig' && !isSigned(dict)) return [];
    if (field !== undefined) {
      part.repeated.push({ original: annotation, copy, page });
      return [copy];
    }
    const ownCopy = copier.dict(dict, ofOnePlace);
    put(ownCopy, { P: page });
    for (const key of ['Popup', 'IRT', 'Parent']) {
      const to = dict.get(pdfName(key));
      if (to instanceof PDFRef) put(ownCopy, { [key]: copies.get(to.tag) });
    }
    target.assign(copy, ownCopy);
    return [copy];
  });
}

/** Type of the field of a widget; undefined for any other annotation. */
function fieldAbove(widget: PDFDict): string | undefined {
  if (getName(widget, 'Subtype') !== 'Widget') return undefined;
  const line = lineOf(widget);
  return line.some((node) => isText(get(node, 'T')))
    ? line.map((node) => getName(node, 'FT')).find(Boolean)
    : undefined;
}

const isSigned = (widget: PDFDict) => lineOf(widget).some((node) => get(node, 'V') instanceof PDFDict);

function lineOf(widget: PDFDict): PDFDict[] {
  const line: PDFDict[] = [];
  for (let node: PDFDict | undefined = widget; node && line.length < 20; node = getDict(node, 'Parent'))
    line.push(node);
  return line;
}

/** Entries of a field that is its own widget (ISO 32000-2, Tables 226, 228 and 232); all others are the widget's. */
const ofField = new Set('FT T TU TM Ff V DV DA Q DS RV MaxLen Opt TI I Lock SV Parent'.split(' '));

/**
 * Adds widgets to the fields of pages that are taken again: one field, shown in several places. Called once the fields
 * are written, and all that refers to them.
 */
export function addWidgets(part: Part): void {
  const { copier, target } = part;
  for (const { original, copy, page } of part.repeated) {
    const place = copier.copyOf(original);
    const first = target.lookup(place);
    if (!place || !(first instanceof PDFDict)) continue;
    const isPicture = getName(first, 'Subtype') === 'Stamp';
    // The field stays where it is, and its widget gets an object of its own.
    const isField = !isPicture && isText(get(first, 'T'));
    const widget = isField ? split(part, original, place, first) : first;
    const widgetCopy = widget.clone(target);
    widgetCopy.delete(pdfName('StructParent'));
    put(widgetCopy, { P: page });
    target.assign(copy, widgetCopy);
    if (isPicture) continue;
    const parent = getDict(widgetCopy, 'Parent');
    if (parent) put(parent, { Kids: [...items(getArray(parent, 'Kids')), copy] });
  }
}

/** Makes a field and its only widget two objects. @returns the widget */
function split(part: Part, original: PDFRef, place: PDFRef, field: PDFDict): PDFDict {
  const { copier, target } = part;
  const ref = target.nextRef();
  const widget = PDFDict.withContext(target);
  for (const [key, value] of field.entries()) {
    const name = key.decodeText();
    // Its actions may be those of the field and those of the widget.
    if (!ofField.has(name)) widget.set(key, value);
    if (!ofField.has(name) && name !== 'AA') field.delete(key);
  }
  put(widget, { Parent: place });
  put(field, { Kids: [ref] });
  target.assign(ref, widget);
  for (const page of part.places) {
    const list = getArray(dictOf(target, page), 'Annots');
    const index = list?.asArray().indexOf(place) ?? -1;
    if (list && index >= 0) list.set(index, ref);
  }
  // Tags lead to the widget.
  copier.place(original, ref);
  return widget;
}
