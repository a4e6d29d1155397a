import { PDFArray, type PDFContext, PDFDict, type PDFObject, PDFRef } from '@cantoo/pdf-lib';
import {
  decodedString,
  dictOf,
  get,
  getArray,
  getDict,
  getName,
  getText,
  isText,
  items,
  kidsOf,
  numbersOf,
  pdfName,
} from '../assemble/objects';
import { catalogOf, type PageObject } from '../assemble/page-objects';
import type { Widths } from '../edit/face';
import { appearanceDrawsIn, wordingIn } from './annotation-appearance';
import { removeDescriptions } from './descriptions';
import { type Area, boundsOf } from './geometry';

export type RemovedValues = {
  /** Former values of the removed fields, and the words that the removed annotations showed in the areas. */
  values: string[];
  /** Reference tags of the fields and widgets that were emptied. */
  emptied: string[];
  /** Descriptions and titles that the structure tree gave the removed annotations. */
  descriptions: string[];
};

/**
 * Least overlap of an annotation and an area, as a part of the smaller of the two, in width and in height: annotations of
 * neighbouring lines, which touch the area, stay.
 */
const minOverlap = 0.2;

/** Boxes of the quadrilaterals of an annotation, or else its rectangle: left, bottom, right and top. */
const boxesOf = (annotation: PDFDict): number[][] => {
  const points = numbersOf(getArray(annotation, 'QuadPoints'));
  const boxes: number[][] = [];
  if (points.length >= 8 && points.length % 8 === 0 && points.every(Number.isFinite)) {
    for (let position = 0; position < points.length; position += 8) {
      const [xs, ys] = [
        [0, 2, 4, 6],
        [1, 3, 5, 7],
      ].map((list) => list.map((index) => points[position + index] as number));
      boxes.push([
        Math.min(...(xs as number[])),
        Math.min(...(ys as number[])),
        Math.max(...(xs as number[])),
        Math.max(...(ys as number[])),
      ]);
    }
    return boxes;
  }
  const [x = 0, y = 0, u = 0, v = 0] = numbersOf(getArray(annotation, 'Rect'));
  return [[Math.min(x, u), Math.min(y, v), Math.max(x, u), Math.max(y, v)]];
};

/** Whether an annotation and one of the areas overlap by more than `minOverlap` of the smaller. */
export function overlapsAnArea(annotation: PDFDict, areas: Area[]): boolean {
  return boxesOf(annotation).some(([x0 = 0, y0 = 0, x1 = 0, y1 = 0]) =>
    areas.some((area) => {
      const [a, b, c, d] = boundsOf(area);
      const overlapWidth = Math.min(x1, c) - Math.max(x0, a);
      const overlapHeight = Math.min(y1, d) - Math.max(y0, b);
      return (
        overlapWidth > minOverlap * Math.min(x1 - x0, c - a) - 1e-9 &&
        overlapHeight > minOverlap * Math.min(y1 - y0, d - b) - 1e-9 &&
        overlapWidth >= 0 &&
        overlapHeight >= 0
      );
    }),
  );
}

/** Whether an annotation is removed with the marked areas: it lies over one of them, or its appearance draws in one. */
export const isMarked = (context: PDFContext, annotation: PDFDict, areas: Area[], widths: Widths): boolean =>
  getName(annotation, 'Subtype') !== 'Popup' &&
  areas.length > 0 &&
  (overlapsAnArea(annotation, areas) || appearanceDrawsIn(context, annotation, areas, widths));

/**
 * Removes the annotations that lie over marked areas of a page: markup annotations with their pop-ups and replies, links,
 * and widgets with the value of their field, which all widgets of the field lose.
 */
export function removeMarkedAnnotations(
  context: PDFContext,
  pageObject: PageObject,
  areas: Area[],
  widths: Widths,
): RemovedValues {
  const removedValues: RemovedValues = { values: [], emptied: [], descriptions: [] };
  const list = getArray(pageObject.dict, 'Annots');
  if (!list) return removedValues;
  const removed = new Set<PDFDict>();
  const dicts = items(list).flatMap((item) => dictOf(context, item) ?? []);
  for (const annotation of dicts) {
    if (!isMarked(context, annotation, areas, widths)) continue;
    removed.add(annotation);
    removedValues.values.push(...wordingIn(context, annotation, areas, widths));
  }
  for (let size = -1; size !== removed.size; ) {
    size = removed.size;
    for (const annotation of dicts)
      if (
        ['IRT', 'Parent'].some(
          (key) =>
            isOneOf(get(annotation, key), removed) &&
            (key === 'IRT' || getName(annotation, 'Subtype') === 'Popup'),
        )
      )
        removed.add(annotation);
  }
  const fieldDicts = new Set<PDFObject>();
  for (const annotation of removed)
    if (getName(annotation, 'Subtype') === 'Widget')
      removedValues.values.push(...emptyField(annotation, fieldDicts));
  if (fieldDicts.size > 0)
    for (const [ref, object] of context.enumerateIndirectObjects())
      if (fieldDicts.has(object)) removedValues.emptied.push(ref.tag);
  removedValues.descriptions.push(...removeAnnotations(context, removed));
  return removedValues;
}

const isOneOf = (value: PDFObject | undefined, set: Set<PDFDict>) =>
  value instanceof PDFDict && set.has(value);

/**
 * Empties the field of a widget: its values, texts about it, and the appearance of each of its widgets.
 *
 * @param fieldDicts set to which the dictionaries of the field and its widgets are added
 * @returns the former values
 */
function emptyField(widget: PDFDict, fieldDicts: Set<PDFObject>): string[] {
  let field = widget;
  for (let depth = 0; depth < 32; depth++) {
    const parent = getDict(field, 'Parent');
    if (!parent || (getText(field, 'T') !== undefined && get(field, 'FT'))) break;
    if (getText(field, 'T') !== undefined) break;
    field = parent;
  }
  const values: string[] = [];
  const collectText = (value: PDFObject | undefined) => {
    if (isText(value)) values.push(decodedString(value));
    if (value instanceof PDFArray) for (const item of items(value)) collectText(item);
  };
  const family: PDFDict[] = [field];
  for (const member of family) {
    for (const kid of items(getArray(member, 'Kids'))) {
      const dict = dictOf(member.context, kid);
      if (dict && !family.includes(dict) && getText(dict, 'T') === undefined) family.push(dict);
    }
  }
  // A value may be inherited (ISO 32000-2, Table 226): all fields that inherit it lose it.
  for (let depth = 0, parent = getDict(field, 'Parent'); parent && depth < 32; depth++) {
    if (family.includes(parent)) break;
    if (['V', 'DV', 'RV'].some((key) => get(parent as PDFDict, key) !== undefined)) family.push(parent);
    parent = getDict(parent, 'Parent');
  }
  const isButton = family.some((member) => getName(member, 'FT') === 'Btn');
  for (const member of family) {
    fieldDicts.add(member);
    collectText(get(member, 'V'));
    for (const key of ['V', 'DV', 'RV', 'I', 'TU', 'TM', 'AA', 'A', 'Opt']) member.delete(pdfName(key));
    if (isButton) {
      if (member.has(pdfName('AS'))) member.set(pdfName('AS'), pdfName('Off'));
    } else member.delete(pdfName('AP'));
  }
  return values.filter((text) => text.trim().length > 1);
}

/** Removes annotations, all references to them, and what the structure tree says of them. @returns its texts */
function removeAnnotations(context: PDFContext, removed: Set<PDFDict>): string[] {
  const descriptions: string[] = [];
  if (removed.size === 0) return descriptions;
  const tags = new Set<string>();
  for (const [ref, object] of context.enumerateIndirectObjects())
    if (isOneOf(object, removed)) tags.add(ref.tag);
  const isGone = (value: PDFObject | undefined): boolean =>
    (value instanceof PDFRef && tags.has(value.tag)) || isOneOf(value, removed);
  /** An object reference of the structure tree to a removed annotation (ISO 32000-2, 14.7.4.3). */
  const isReferenceToRemoved = (value: PDFObject | undefined): boolean => {
    const dict = context.lookup(value);
    return dict instanceof PDFDict && getName(dict, 'Type') === 'OBJR' && isGone(dict.get(pdfName('Obj')));
  };
  const visited = new Set<PDFObject>();
  const removeReferences = (value: PDFObject | undefined): void => {
    if (value === undefined || visited.has(value)) return;
    if (value instanceof PDFArray) {
      visited.add(value);
      for (let index = value.size() - 1; index >= 0; index--) {
        const item = value.get(index);
        if (isGone(item) || isReferenceToRemoved(item)) value.remove(index);
        else removeReferences(item);
      }
    }
    const dict = value instanceof PDFDict ? value : (value as { dict?: PDFDict }).dict;
    if (!(dict instanceof PDFDict)) return;
    visited.add(value);
    if (dict.has(pdfName('S')) && kidsOf(dict).some(isReferenceToRemoved))
      descriptions.push(...removeDescriptions(dict));
    for (const [key, item] of dict.entries()) {
      if (isGone(item) || isReferenceToRemoved(item)) dict.delete(key);
      else removeReferences(item);
    }
  };
  for (const [, object] of context.enumerateIndirectObjects())
    if (!isOneOf(object, removed)) removeReferences(object);
  for (const tag of tags) {
    const [number = 0, generation = 0] = tag.split(' ').map(Number);
    context.delete(PDFRef.of(number, generation));
  }
  removeFieldsWithoutWidgets(context);
  return descriptions;
}

/** Removes the fields that have no widget any more. */
function removeFieldsWithoutWidgets(context: PDFContext): void {
  const form = getDict(catalogOf(context), 'AcroForm');
  const prune = (list: PDFArray | undefined) => {
    for (let index = (list?.size() ?? 0) - 1; index >= 0; index--) {
      const field = dictOf(context, list?.get(index));
      if (!field) continue;
      const kids = getArray(field, 'Kids');
      prune(kids);
      if (kids && kids.size() === 0) list?.remove(index);
    }
  };
  prune(getArray(form, 'Fields'));
}
