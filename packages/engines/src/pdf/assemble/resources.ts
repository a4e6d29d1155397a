import { type PDFContext, PDFDict, PDFRawStream } from '@cantoo/pdf-lib';
import { streamText } from '../edit/stream-text';
import { contentsOf, type Leaf } from './leaves';
import { dictOf, getDict, getName, pdfName } from './objects';

const kinds = ['XObject', 'Font', 'Pattern', 'Properties', 'Shading', 'ColorSpace', 'ExtGState'];

/**
 * The part of a page's resources that its content uses.
 *
 * @returns undefined if the content cannot be read: then all of them are kept
 */
export function usedResources(context: PDFContext, { dict, inherited }: Leaf): PDFDict | undefined {
  const resources = dictOf(context, inherited.get('Resources'));
  if (!resources) return undefined;
  try {
    const names = new Set<string>();
    for (const stream of contentsOf(dict)) if (stream) addNames(stream, names);
    return filtered(resources, names);
  } catch {
    return undefined;
  }
}

function filtered(resources: PDFDict, names: Set<string>): PDFDict {
  const { context } = resources;
  const result = resources.clone(context);
  const seen = new Set<string>();
  // A form, pattern or glyph without resources uses those of the page, so its content counts too.
  for (let size = -1; size !== names.size; ) {
    size = names.size;
    for (const kind of ['XObject', 'Pattern', 'Font']) {
      for (const [key, value] of getDict(resources, kind)?.entries() ?? []) {
        const id = `${kind}${key}`;
        if (!names.has(key.decodeText()) || seen.has(id)) continue;
        seen.add(id);
        for (const stream of drawnBy(context.lookup(value), context)) addNames(stream, names);
      }
    }
  }
  for (const kind of kinds) {
    const all = getDict(resources, kind);
    if (!all) continue;
    const used = PDFDict.withContext(context);
    for (const [key, value] of all.entries()) if (names.has(key.decodeText())) used.set(key, value);
    result.set(pdfName(kind), used);
  }
  return result;
}

function drawnBy(object: unknown, context: PDFContext): unknown[] {
  if (object instanceof PDFRawStream) {
    const isDrawing = getName(object.dict, 'Subtype') === 'Form' || object.dict.has(pdfName('PatternType'));
    return isDrawing && !object.dict.has(pdfName('Resources')) ? [object] : [];
  }
  if (!(object instanceof PDFDict) || getName(object, 'Subtype') !== 'Type3') return [];
  if (object.has(pdfName('Resources'))) return [];
  return (getDict(object, 'CharProcs')?.values() ?? []).map((value) => context.lookup(value));
}

/** Names in a content stream, including operands that are no resources. */
function addNames(stream: unknown, names: Set<string>): void {
  if (!(stream instanceof PDFRawStream)) throw new Error('no content stream');
  for (const [, name = ''] of streamText(stream).matchAll(/\/([^\s()<>[\]{}/%\0]+)/g))
    names.add(pdfName(name).decodeText());
}
