import { type PDFContext, type PDFDict, PDFNumber, type PDFObject, PDFRef } from '@cantoo/pdf-lib';
import { yieldToEvents } from '../yield-to-events';
import { isDestination } from './actions';
import { dictOf, get, getArray, getName, numbersOf, pdfName, put, unlessEmpty } from './objects';
import type { CopiedPage, Part } from './part';
import { copyAnnotations } from './repeated-pages';
import { usedPageResources } from './resources';

/** Page entries that are rewritten. */
const rewrittenKeys = ['Parent', 'Annots', 'Rotate', 'Resources', 'MediaBox', 'CropBox', 'Type'];

/**
 * Page entries that concern the page alone (ISO 32000-2, Table 31). Other entries of the standard, and entries that
 * programs add, may lead to other pages: beads of articles, document parts, separations, navigation.
 */
const pageOnlyKeys = new Set(
  `LastModified BleedBox TrimBox ArtBox BoxColorInfo Contents Group Thumb Dur Trans AA Metadata PieceInfo
  StructParents PZ Tabs UserUnit VP AF OutputIntents`.split(/\s+/),
);

/** Page entries that are never copied. A document part may name the addressee of another page. */
const neverCopiedKeys = new Set([...rewrittenKeys, 'DPart']);

/** Media box of a page that has none: US Letter. */
const letterBox = [0, 0, 612, 792];

/** Writes the copied pages of a part, with their metadata if these are to be kept. */
export async function writePages(part: Part, parent: PDFRef, keepsMetadata: boolean): Promise<void> {
  const written = new Set<number>();
  for (const [index, copiedPage] of part.copiedPages.entries()) {
    const place = part.places[index];
    const repeatedPlace = written.has(copiedPage.index) ? place : undefined;
    if (place)
      part.target.assign(place, copyPage(part, copiedPage, parent, { repeatedPlace, keepsMetadata }));
    written.add(copiedPage.index);
    await part.copier.finishInSteps();
    await yieldToEvents();
  }
}

/** @param options.repeatedPlace place of a page whose first copy is already written */
function copyPage(
  part: Part,
  { index, rotate = 0 }: CopiedPage,
  parent: PDFRef,
  { repeatedPlace, keepsMetadata }: { repeatedPlace: PDFRef | undefined; keepsMetadata: boolean },
): PDFDict {
  const pageObject = part.pageObjects[index];
  if (!pageObject) throw new RangeError(`no page ${index}`);
  const { copier, target, context } = part;
  const keys = pageObject.dict.keys().map((key) => key.decodeText());
  const otherKeys =
    part.isWholeDocument && !repeatedPlace ? [] : keys.filter((key) => !pageOnlyKeys.has(key));
  const dict = copier.dict(
    pageObject.dict,
    new Set([...neverCopiedKeys, ...otherKeys, ...(keepsMetadata ? [] : ['Metadata'])]),
  );
  const ownRotation = context.lookup(pageObject.inherited.get('Rotate'));
  const rotation = (ownRotation instanceof PDFNumber ? ownRotation.asNumber() : 0) + rotate;
  const [box, crop] = [pageObject.inherited.get('MediaBox'), pageObject.inherited.get('CropBox')];
  put(dict, {
    Type: 'Page',
    Parent: parent,
    Rotate: rotation % 360 === 0 ? undefined : ((rotation % 360) + 360) % 360,
    MediaBox: box ? copier.copy(box) : target.obj(letterBox),
    CropBox: crop && copier.copy(crop),
    Resources: resourcesOf(part, index),
  });
  // If a page is copied twice, its tags belong to the first copy.
  if (repeatedPlace) dict.delete(pdfName('StructParents'));
  const annotations = part.annotations(index).filter((annotation) => isKept(part, annotation));
  const copies = repeatedPlace
    ? copyAnnotations(part, annotations, repeatedPlace)
    : annotations.map((annotation) => copier.copy(annotation));
  const deadLinks = part
    .annotations(index)
    .flatMap((annotation) => borderOfDeadLink(part, annotation, repeatedPlace) ?? []);
  return put(dict, { Annots: unlessEmpty([...copies, ...deadLinks]) });
}

/** Whether an annotation is kept. A link to an omitted page is not, as the name of its destination may reveal content. */
function isKept(part: Part, annotation: PDFObject): boolean {
  const dict = dictOf(part.context, annotation);
  if (!dict) return false;
  if (getName(dict, 'Subtype') !== 'Link') return true;
  const action = dictOf(part.context, dict.get(pdfName('A')));
  if (action) return !part.actions.isDropped(action);
  const destination = get(dict, 'Dest');
  return !isDestination(destination) || part.leadsToCopiedPage(destination);
}

/**
 * A copy, without its target, of a link that leads to no page of the file, in a copy of some pages: its border is drawn
 * as before, and the name of its destination is not copied.
 *
 * @returns undefined for anything else
 */
function borderOfDeadLink(part: Part, annotation: PDFObject, repeatedPlace?: PDFRef): PDFObject | undefined {
  const dict = dictOf(part.context, annotation);
  if (part.isWholeDocument || !dict || getName(dict, 'Subtype') !== 'Link' || isKept(part, annotation))
    return undefined;
  const action = dictOf(part.context, dict.get(pdfName('A')));
  if (action && getName(action, 'S') !== 'GoTo') return undefined;
  const destination = action ? get(action, 'D') : get(dict, 'Dest');
  if (!isDestination(destination) || part.pageOf(destination) !== undefined) return undefined;
  const copy = part.copier.dict(
    dict,
    new Set(['Dest', 'A', 'PA', ...(repeatedPlace ? ['P', 'StructParent'] : [])]),
  );
  const place = part.target.register(copy);
  if (annotation instanceof PDFRef && !repeatedPlace) part.copier.registerCopy(annotation, place);
  return place;
}

/**
 * Resources of a page. Pages often share one resource dictionary, whose entries for omitted pages must not be copied.
 */
function resourcesOf(part: Part, index: number): PDFObject {
  const pageObject = part.pageObjects[index];
  const value = pageObject?.inherited.get('Resources');
  if (!pageObject || !value) return part.target.obj({});
  const used = part.isWholeDocument ? undefined : usedPageResources(part.context, pageObject);
  return part.usedResources(value, used) ?? part.copier.copy(value);
}

/** Longest side of a page in its own units (ISO 32000-2, Annex C.1). */
const maxSide = 14400;

/** Boxes for a blank page of this size in points. */
export function boxOfSize(target: PDFContext, { width, height }: { width: number; height: number }): PDFDict {
  const unit = Math.ceil(Math.max(width, height) / maxSide);
  return target.obj({
    MediaBox: [0, 0, width / unit, height / unit],
    UserUnit: unit > 1 ? unit : undefined,
  });
}

/** A blank page that is displayed in the size of another. */
export function blankPage(target: PDFContext, parent: PDFRef, template: PDFDict | undefined): PDFRef {
  const page = target.obj({
    Type: 'Page',
    Parent: parent,
    MediaBox: visibleBox(template),
    Resources: {},
    Rotate: get(template, 'Rotate'),
    UserUnit: get(template, 'UserUnit'),
  });
  return target.register(page);
}

/** The visible part of a page: its crop box within its media box (ISO 32000-2, 14.11.2). */
function visibleBox(page: PDFDict | undefined): number[] {
  const [media = letterBox, crop] = ['MediaBox', 'CropBox'].map((key) => boxOf(page, key));
  if (!crop) return media;
  const [left, bottom, right, top] = media.map((side, index) =>
    index < 2 ? Math.max(side, crop[index] ?? side) : Math.min(side, crop[index] ?? side),
  ) as [number, number, number, number];
  return right > left && top > bottom ? [left, bottom, right, top] : media;
}

/** Left, bottom, right and top of a box; undefined if it is empty. */
function boxOf(page: PDFDict | undefined, key: string): number[] | undefined {
  const numbers = numbersOf(getArray(page, key));
  if (numbers.length !== 4 || !numbers.every(Number.isFinite)) return undefined;
  const [x1, y1, x2, y2] = numbers as [number, number, number, number];
  const box = [Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2)];
  return x1 === x2 || y1 === y2 ? undefined : box;
}
