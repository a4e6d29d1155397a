import { type PDFContext, type PDFDict, type PDFRawStream, PDFRef } from '@cantoo/pdf-lib';
import { literalPattern } from '../../literal-pattern';
import { encodeLatin1 } from '../../write/bytes';
import { getDict, newName, pdfName, put } from '../assemble/objects';
import type { PageObject } from '../assemble/page-objects';
import { operators } from './operators';
import type { Glyph, PageText, Stream } from './page-model';
import type { Changes } from './set-line';

/** Added fonts, by resource name. */
export type AddedFonts = Map<string, PDFRef>;

/** Copies of changed forms, by the references of the originals. */
export type FormCopies = Map<string, PDFRef>;

type Patch = { start: number; end: number; text: string };

/**
 * Writes the streams of a page with changed letters. Changed forms are copied, so that other pages that draw them are
 * unaffected.
 *
 * @returns the copies, by the references of the forms that the page no longer draws
 */
export function rewrite(
  context: PDFContext,
  pageObject: PageObject,
  page: PageText,
  changes: Changes,
  addedFonts: AddedFonts,
) {
  const patches = new Map<Stream, Patch[]>();
  const addPatch = (stream: Stream, newPatch: Patch) =>
    patches.set(stream, [...(patches.get(stream) ?? []), newPatch]);
  for (const show of page.shows) {
    if (!show.parts.some((part) => typeof part !== 'number' && isChanged(part, changes))) continue;
    addPatch(show.stream, { start: show.start, end: show.end, text: operators(show, changes) });
  }
  for (const { stream, from, to, inline, properties } of page.replacements) {
    if (!page.glyphs.slice(from, to).some((glyph) => changes.removed.has(glyph))) continue;
    if (inline) addPatch(stream, { ...inline, text: '' });
    properties?.delete(pdfName('ActualText'));
  }
  const copies: FormCopies = new Map();
  const forms = [...patches.keys()].filter(({ form }) => form);
  // From the innermost form outwards: each gets a new name in the stream that draws it.
  const depth = (stream: Stream): number => (stream.form ? 1 + depth(stream.form.parent) : 0);
  for (let level = Math.max(0, ...forms.map(depth)); level > 0; level--) {
    for (const stream of [...patches.keys()].filter((key) => depth(key) === level)) {
      const { form } = stream;
      if (!form) continue;
      const text = patched(stream, patches);
      const copy = copyOfForm(context, form.stream, text, resourcesOf(context, stream, text, addedFonts));
      const name = unusedFormName(form.parent);
      const old = getDict(form.parent.resources, 'XObject');
      for (const value of old?.values() ?? []) {
        if (value instanceof PDFRef && context.lookup(value) === form.stream) copies.set(value.tag, copy);
      }
      addedForms(form.parent).set(name, copy);
      addPatch(form.parent, { ...form.name, text: `/${name}` });
    }
  }
  if (!patches.has(page.root)) return copies;
  const text = patched(page.root, patches);
  put(pageObject.dict, {
    Contents: context.register(context.flateStream(encodeLatin1(text))),
    Resources: resourcesOf(context, page.root, text, addedFonts),
  });
  for (const key of ['Thumb', 'Metadata']) pageObject.dict.delete(pdfName(key));
  return copies;
}

const isChanged = (glyph: Glyph, { removed, shifts, insertions }: Changes) =>
  removed.has(glyph) || shifts.has(glyph) || insertions.has(glyph);

const addedFormsByStream = new WeakMap<Stream, Map<string, PDFRef>>();
const addedForms = (stream: Stream): Map<string, PDFRef> => {
  const forms = addedFormsByStream.get(stream) ?? new Map<string, PDFRef>();
  addedFormsByStream.set(stream, forms);
  return forms;
};

function unusedFormName(stream: Stream): string {
  const xobjects = getDict(stream.resources, 'XObject');
  const usedNames = new Set([
    ...(xobjects?.keys() ?? []).map((key) => key.decodeText()),
    ...addedForms(stream).keys(),
  ]);
  return newName('TriForm', usedNames);
}

function patched(stream: Stream, patches: Map<Stream, Patch[]>): string {
  let index = 0;
  let text = '';
  for (const patch of (patches.get(stream) ?? []).sort((a, b) => a.start - b.start)) {
    text += stream.text.slice(index, patch.start) + patch.text;
    index = patch.end;
  }
  return text + stream.text.slice(index);
}

/** Resources with the added fonts and forms, without forms that are no longer drawn. */
function resourcesOf(context: PDFContext, stream: Stream, text: string, addedFonts: AddedFonts): PDFDict {
  const resources = stream.resources?.clone(context) ?? context.obj({});
  const fonts = getDict(resources, 'Font')?.clone(context) ?? context.obj({});
  for (const [name, ref] of addedFonts) if (text.includes(`/${name} `)) put(fonts, { [name]: ref });
  put(resources, { Font: fonts });
  const forms = addedForms(stream);
  if (forms.size === 0) return resources;
  const xObjects = getDict(resources, 'XObject')?.clone(context) ?? context.obj({});
  for (const key of xObjects.keys()) {
    if (!new RegExp(`${literalPattern(key.toString())}[\\s\\0]+Do\\b`).test(text)) xObjects.delete(key);
  }
  return put(resources, { XObject: put(xObjects, Object.fromEntries(forms)) });
}

function copyOfForm(context: PDFContext, form: PDFRawStream, text: string, resources: PDFDict): PDFRef {
  const stream = context.flateStream(encodeLatin1(text));
  for (const [key, value] of form.dict.entries()) {
    if (!['Filter', 'DecodeParms', 'Length', 'PieceInfo', 'Metadata'].includes(key.decodeText()))
      stream.dict.set(key, value);
  }
  put(stream.dict, { Resources: resources });
  return context.register(stream);
}
