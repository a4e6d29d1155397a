import { PDFArray, type PDFContext, PDFDict, PDFName, type PDFObject, PDFRawStream } from '@cantoo/pdf-lib';
import { join } from '../../write/bytes';
import { readableContent } from '../reader/streams';
import { ContentNames, namesIn } from './content-names';
import { dictOf, get, getDict, getName, pdfName } from './objects';
import { contentsOf, type PageObject } from './page-objects';

const categories = ['XObject', 'Font', 'Pattern', 'Properties', 'Shading', 'ColorSpace', 'ExtGState'];

/** Colour spaces that replace device colours without being named in content (ISO 32000-2, 8.6.5.6). */
const defaultColourSpaces = new Set(['DefaultGray', 'DefaultRGB', 'DefaultCMYK']);

/**
 * The part of a page's resources that its content uses.
 *
 * @returns undefined if the content cannot be read, so that all resources are kept
 */
export function usedPageResources(context: PDFContext, { dict, inherited }: PageObject): PDFDict | undefined {
  const resources = dictOf(context, inherited.get('Resources'));
  const names = resources && contentNames(contentsOf(dict));
  return resources && names && filtered(resources, [names, ...namesOfAppearances(dict)]);
}

/**
 * The part of its resources that a form, a tiling pattern or a Type 3 font uses.
 *
 * @returns undefined for any other object, or if its content cannot be read
 */
export function usedOwnResources(owner: PDFDict | PDFRawStream): PDFDict | undefined {
  const dict = owner instanceof PDFRawStream ? owner.dict : owner;
  const resources = getDict(dict, 'Resources');
  const contents = owner instanceof PDFRawStream ? [owner] : glyphsOf(dict);
  if (!resources || !contents) return undefined;
  return usedResourcesOf(resources, [], contents);
}

/** Content of a Type 3 font's glyphs; undefined for another dictionary. */
function glyphsOf(font: PDFDict): PDFObject[] | undefined {
  if (getName(font, 'Subtype') !== 'Type3') return undefined;
  const glyphs = getDict(font, 'CharProcs')?.values() ?? [];
  return glyphs.map((value) => font.context.lookup(value)).filter((glyph) => glyph !== undefined);
}

type ReadContent = { streams: (PDFObject | undefined)[]; names: ContentNames | undefined };

/** Cache of the names in content that was read, by the first stream of the content. */
const readContents = new WeakMap<PDFObject, ReadContent>();

/** Names in content consisting of these streams; undefined if one cannot be read. */
function contentNames(streams: (PDFObject | undefined)[]): ContentNames | undefined {
  const [first] = streams;
  const existing = first && readContents.get(first);
  if (
    existing?.streams.length === streams.length &&
    existing.streams.every((stream, index) => stream === streams[index])
  )
    return existing.names;
  const parts = streams
    .filter((stream) => stream instanceof PDFRawStream)
    .map((stream) => readableContent(stream));
  const names = parts.every((part) => part !== undefined) ? namesIn(joinedByLines(parts)) : undefined;
  if (first) readContents.set(first, { streams, names });
  return names;
}

/** Joins streams with line ends; an operator may be in another stream than its operands. */
function joinedByLines(parts: Uint8Array[]): Uint8Array {
  const [first] = parts;
  const end = Uint8Array.of(10);
  return first && parts.length === 1 ? first : join(parts.flatMap((part) => [part, end]));
}

/** Names in appearances without resources of their own, which readers draw with those of the page. */
function namesOfAppearances(page: PDFDict): ContentNames[] {
  const annotations = get(page, 'Annots');
  if (!(annotations instanceof PDFArray)) return [];
  return annotations.asArray().flatMap((annotation) => {
    const streams = appearancesOf(dictOf(page.context, annotation)).filter(usesParentResources);
    return streams.flatMap((stream) => contentNames([stream]) ?? []);
  });
}

/** Streams that draw an annotation, in all its states (ISO 32000-2, 12.5.5). */
export function appearancesOf(annotation: PDFDict | undefined): PDFRawStream[] {
  const appearances = getDict(annotation, 'AP');
  return (appearances?.values() ?? []).flatMap((value) => {
    const state = appearances?.context.lookup(value);
    const streams =
      state instanceof PDFDict ? state.values().map((inner) => state.context.lookup(inner)) : [state];
    return streams.filter((stream) => stream instanceof PDFRawStream);
  });
}

/**
 * The part of resources that content and streams use.
 *
 * @returns undefined if a stream cannot be read
 */
export function usedResourcesOf(
  resources: PDFDict,
  content: Uint8Array[],
  streams: PDFObject[],
): PDFDict | undefined {
  const names = [...content.map(namesIn), ...streams.map((stream) => contentNames([stream]))];
  return names.every((name) => name !== undefined) ? filtered(resources, names) : undefined;
}

/** Resources with these names, and with those that they use in turn. */
function filtered(resources: PDFDict, used: ContentNames[]): PDFDict | undefined {
  const { context } = resources;
  const names = new ContentNames();
  for (const usedNames of used) names.addAll(usedNames);
  const visited = new Set<string>();
  for (let size = -1; size !== names.size; ) {
    size = names.size;
    for (const category of categories) {
      for (const [key, value] of getDict(resources, category)?.entries() ?? []) {
        const id = category + key.asString();
        if (!isUsed(names, category, key) || visited.has(id)) continue;
        visited.add(id);
        const object = context.lookup(value);
        addColourSpaces(names, object);
        // A form, pattern or glyph without resources uses those of its parent.
        for (const stream of streamsDrawnBy(object)) {
          const inner = contentNames([stream]);
          if (!inner) return undefined;
          names.addAll(inner);
        }
      }
    }
  }
  const result = PDFDict.withContext(context);
  for (const [key, value] of resources.entries()) {
    if (key.decodeText() === 'ProcSet') result.set(key, value);
    const entries = categories.includes(key.decodeText()) ? dictOf(context, value) : undefined;
    if (!entries) continue;
    const keptEntries = PDFDict.withContext(context);
    for (const [name, entry] of entries.entries())
      if (isUsed(names, key.decodeText(), name)) keptEntries.set(name, entry);
    if (keptEntries.keys().length > 0) result.set(key, keptEntries);
  }
  return result;
}

const isUsed = (names: ContentNames, category: string, key: PDFName): boolean =>
  names.has(category, key.asString()) ||
  (category === 'ColorSpace' && defaultColourSpaces.has(key.decodeText()));

/** Adds the named colour spaces of a picture, a shading, a group, or another colour space. */
function addColourSpaces(names: ContentNames, object: PDFObject | undefined): void {
  const add = (value: PDFObject | undefined) => {
    if (value instanceof PDFName) names.add('ColorSpace', value.asString());
    if (value instanceof PDFArray)
      for (let index = 0; index < value.size(); index++) add(value.lookup(index));
  };
  const dict = object instanceof PDFRawStream ? object.dict : object;
  if (dict instanceof PDFDict) {
    for (const holder of [dict, getDict(dict, 'Shading')]) add(get(holder, 'ColorSpace'));
    add(get(getDict(dict, 'Group'), 'CS'));
  } else add(object);
}

/** Whether an object is a stream that is drawn with its parent's resources. */
const usesParentResources = (object: PDFObject | undefined): object is PDFRawStream =>
  object instanceof PDFRawStream && !object.dict.has(pdfName('Resources'));

/** Streams of a resource that are drawn with the same resources. */
function streamsDrawnBy(object: PDFObject | undefined): PDFRawStream[] {
  if (object instanceof PDFRawStream) {
    const isDrawing = getName(object.dict, 'Subtype') === 'Form' || object.dict.has(pdfName('PatternType'));
    return isDrawing && usesParentResources(object) ? [object] : [];
  }
  if (!(object instanceof PDFDict)) return [];
  const group = get(getDict(object, 'SMask'), 'G');
  if (usesParentResources(group)) return [group];
  if (object.has(pdfName('Resources'))) return [];
  return (glyphsOf(object) ?? []).filter(usesParentResources);
}
