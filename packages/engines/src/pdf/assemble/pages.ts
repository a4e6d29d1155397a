import {
  PDFArray,
  type PDFContext,
  type PDFDict,
  PDFName,
  PDFNumber,
  type PDFObject,
  type PDFRef,
} from '@cantoo/pdf-lib';
import { drawnWith } from './leaves';
import { dictOf, get, getName, isText, pdfName, put, unlessEmpty } from './objects';
import type { Part, Take } from './part';
import { usedResources } from './resources';

/** Keys of a page that are rewritten, or refer to content that is not taken. */
const own = new Set(['Parent', 'Annots', 'Rotate', 'Resources', 'MediaBox', 'CropBox', 'Type']);
/** Beads of articles refer to all pages of a file. */
const ownOfSome = new Set([...own, 'B']);

const letter = [0, 0, 612, 792];

/** Writes the pages of a part. */
export function writePages(part: Part, parent: PDFRef): void {
  const written = new Set<number>();
  for (const [at, take] of part.takes.entries()) {
    const place = part.places[at];
    if (place) part.target.assign(place, page(part, take, parent, written.has(take.index)));
    written.add(take.index);
  }
  part.copier.finish();
}

function page(part: Part, { index, rotate = 0 }: Take, parent: PDFRef, again: boolean): PDFDict {
  const leaf = part.leaves[index];
  if (!leaf) throw new RangeError(`no page ${index}`);
  const { copier, target, context } = part;
  const dict = copier.dict(leaf.dict, part.whole && !again ? own : ownOfSome);
  const turned = context.lookup(leaf.inherited.get('Rotate'));
  const turns = (turned instanceof PDFNumber ? turned.asNumber() : 0) + rotate;
  const [box, crop] = [leaf.inherited.get('MediaBox'), leaf.inherited.get('CropBox')];
  put(dict, {
    Type: 'Page',
    Parent: parent,
    Rotate: turns % 360 === 0 ? undefined : ((turns % 360) + 360) % 360,
    MediaBox: box ? copier.copy(box) : target.obj(letter),
    CropBox: crop && copier.copy(crop),
    Resources: resources(part, index),
  });
  // Tags and fields of a page taken twice belong to its first copy.
  if (again) dict.delete(pdfName('StructParents'));
  const annotations = again ? [] : part.annotations(index).filter((annotation) => stays(part, annotation));
  return put(dict, { Annots: unlessEmpty(annotations.map((annotation) => copier.copy(annotation))) });
}

/** A link to an omitted page is dropped: its name may reveal content of that page. */
function stays(part: Part, annotation: PDFObject): boolean {
  const dict = dictOf(part.context, annotation);
  if (!dict) return false;
  if (getName(dict, 'Subtype') !== 'Link') return true;
  const action = dictOf(part.context, dict.get(pdfName('A')));
  if (action && getName(action, 'S') !== 'GoTo') return true;
  const destination = action ? get(action, 'D') : get(dict, 'Dest');
  const leads = destination instanceof PDFArray || destination instanceof PDFName || isText(destination);
  return !leads || part.reaches(destination);
}

/** Pages often share one resource dictionary: entries of omitted pages must not be copied. */
function resources(part: Part, index: number): PDFObject {
  const leaf = part.leaves[index];
  const value = leaf?.inherited.get('Resources');
  if (!leaf || !value) return part.target.obj({});
  const shared = drawnWith(part.context, leaf.inherited).some((resource) => part.left.has(resource));
  const used = shared ? usedResources(part.context, leaf) : undefined;
  return used ? part.copier.dict(used) : part.copier.copy(value);
}

/** A blank page in the size of the previous one. */
export function blankPage(target: PDFContext, parent: PDFRef, like: PDFDict | undefined): PDFRef {
  const box = like?.lookup(pdfName('MediaBox'));
  const page = target.obj({
    Type: 'Page',
    Parent: parent,
    MediaBox: box instanceof PDFArray ? box.clone(target) : letter,
    Resources: {},
    Rotate: like?.get(pdfName('Rotate')),
  });
  return target.register(page);
}
