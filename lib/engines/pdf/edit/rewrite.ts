import { type PDFContext, type PDFDict, type PDFObject, type PDFRawStream, PDFRef } from '@cantoo/pdf-lib';
import { latin } from '../../write/bytes';
import type { Leaf } from '../assemble/leaves';
import { getDict, named, untaken } from '../assemble/objects';
import type { Glyph, PageText, Show, Stream } from './page-text';
import type { Changes, Insertion } from './set-line';

/** Fonts that are added, by the name that letters have them under. */
export type Added = Map<string, PDFRef>;

type Patch = { start: number; end: number; text: string };

/**
 * Writes the streams of a page with changed letters. Forms that change are copied, so that other pages that draw them
 * keep theirs.
 *
 * @returns forms that the page draws no more
 */
export function rewrite(
  context: PDFContext,
  leaf: Leaf,
  page: PageText,
  changes: Changes,
  added: Added,
): PDFRef[] {
  const patches = new Map<Stream, Patch[]>();
  const put = (stream: Stream, patch: Patch) => patches.set(stream, [...(patches.get(stream) ?? []), patch]);
  for (const show of page.shows) {
    const glyphs = show.parts.filter((part) => typeof part !== 'number');
    if (!glyphs.some((glyph) => isChanged(glyph, changes))) continue;
    put(show.stream, { start: show.start, end: show.end, text: operators(show, changes) });
  }
  for (const { stream, from, to, inline, properties } of page.replacements) {
    if (!page.glyphs.slice(from, to).some((glyph) => changes.removed.has(glyph))) continue;
    if (inline) put(stream, { ...inline, text: '' });
    properties?.delete(named('ActualText'));
  }
  const left: PDFRef[] = [];
  const forms = [...patches.keys()].filter(({ form }) => form);
  // From the innermost out: each is named anew in the stream that draws it.
  const depth = (stream: Stream): number => (stream.form ? 1 + depth(stream.form.parent) : 0);
  for (let level = Math.max(0, ...forms.map(depth)); level > 0; level--) {
    for (const stream of [...patches.keys()].filter((one) => depth(one) === level)) {
      const { form } = stream;
      if (!form) continue;
      const text = patched(stream, patches);
      const copy = formOf(context, form.stream, text, resourcesOf(context, stream, text, added));
      const name = freshName(form.parent);
      const old = getDict(form.parent.resources, 'XObject');
      for (const value of old?.values() ?? []) {
        if (value instanceof PDFRef && context.lookup(value) === form.stream) left.push(value);
      }
      addedForms(form.parent).set(name, copy);
      put(form.parent, { ...form.name, text: `/${name}` });
    }
  }
  if (!patches.has(page.root)) return left;
  const text = patched(page.root, patches);
  leaf.dict.set(named('Contents'), context.register(context.flateStream(latin(text))));
  leaf.dict.set(named('Resources'), resourcesOf(context, page.root, text, added));
  for (const key of ['Thumb', 'Metadata']) leaf.dict.delete(named(key));
  return left;
}

const isChanged = (glyph: Glyph, { removed, shifts, insertions }: Changes) =>
  removed.has(glyph) || shifts.has(glyph) || insertions.has(glyph);

const formsOf = new WeakMap<Stream, Map<string, PDFRef>>();
const addedForms = (stream: Stream): Map<string, PDFRef> => {
  const forms = formsOf.get(stream) ?? new Map<string, PDFRef>();
  formsOf.set(stream, forms);
  return forms;
};

function freshName(stream: Stream): string {
  const xobjects = getDict(stream.resources, 'XObject');
  const taken = new Set([
    ...(xobjects?.keys() ?? []).map((key) => key.decodeText()),
    ...addedForms(stream).keys(),
  ]);
  return untaken('TriForm', taken);
}

function patched(stream: Stream, patches: Map<Stream, Patch[]>): string {
  let at = 0;
  let text = '';
  for (const patch of (patches.get(stream) ?? []).sort((a, b) => a.start - b.start)) {
    text += stream.text.slice(at, patch.start) + patch.text;
    at = patch.end;
  }
  return text + stream.text.slice(at);
}

/** The list of resources with the fonts and forms that were added, and without forms that are drawn no more. */
function resourcesOf(context: PDFContext, stream: Stream, text: string, added: Added): PDFDict {
  const resources = stream.resources?.clone(context) ?? context.obj({});
  const fonts = getDict(resources, 'Font')?.clone(context) ?? context.obj({});
  for (const [name, ref] of added) if (text.includes(`/${name} `)) fonts.set(named(name), ref);
  resources.set(named('Font'), fonts);
  const forms = addedForms(stream);
  if (forms.size > 0) {
    const drawn = getDict(resources, 'XObject')?.clone(context) ?? context.obj({});
    for (const key of drawn.keys()) {
      const isDrawn = new RegExp(`${escaped(key.toString())}[\\s\\0]+Do\\b`).test(text);
      if (!isDrawn) drawn.delete(key);
    }
    for (const [name, ref] of forms) drawn.set(named(name), ref);
    resources.set(named('XObject'), drawn);
  }
  return resources;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function formOf(context: PDFContext, form: PDFRawStream, text: string, resources: PDFDict): PDFRef {
  const stream = context.flateStream(latin(text));
  for (const [key, value] of form.dict.entries()) {
    if (!['Filter', 'DecodeParms', 'Length', 'PieceInfo', 'Metadata'].includes(key.decodeText()))
      stream.dict.set(key, value as PDFObject);
  }
  stream.dict.set(named('Resources'), resources);
  return context.register(stream);
}

/** The operators of a show, less the letters that go, with those that come; what follows stands where it stood. */
function operators(show: Show, changes: Changes): string {
  const out = new Operators(show);
  let shift = 0;
  for (const part of show.parts) {
    if (typeof part === 'number') {
      out.number(part);
      continue;
    }
    const wanted = changes.shifts.get(part) ?? 0;
    const insertion = changes.insertions.get(part);
    if (insertion && !insertion.after) {
      out.move(-shift);
      shift = 0;
      out.insert(insertion);
    }
    if (changes.removed.has(part)) out.number(-part.moves);
    else {
      out.move(wanted - shift);
      shift = wanted;
      out.letter(part.bytes);
    }
    if (insertion?.after) {
      out.move(-shift);
      shift = 0;
      // Places are told from the glyph's own beginning.
      out.number(part.moves);
      out.insert(insertion);
      out.number(-part.moves);
    }
  }
  out.move(-shift);
  return out.end();
}

const digits = (value: number) => String(Math.round(value * 10_000) / 10_000);

const hexOf = (bytes: number[]) => bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');

class Operators {
  #text: string;
  #array: (number | string)[] = [];

  constructor(readonly show: Show) {
    this.#text = show.before;
  }

  /** As in TJ: a positive number moves back. */
  number(value: number): void {
    const last = this.#array.at(-1);
    if (typeof last === 'number') this.#array[this.#array.length - 1] = last + value;
    else this.#array.push(value);
  }

  /** On by so many points. */
  move(points: number): void {
    if (points !== 0) this.number(-points / this.show.unit);
  }

  letter(bytes: number[]): void {
    const last = this.#array.at(-1);
    if (typeof last === 'string') this.#array[this.#array.length - 1] = last + hexOf(bytes);
    else this.#array.push(hexOf(bytes));
  }

  insert({ letters }: Insertion): void {
    let at = 0;
    let font: string | undefined;
    for (const letter of letters) {
      if (letter.font !== font) this.#setFont(letter.font);
      font = letter.font;
      this.number((at - letter.at) / this.show.unit / this.#scale(font));
      this.letter(letter.bytes);
      at = letter.at + letter.moves * this.show.unit;
    }
    if (font !== undefined) this.#setFont(undefined);
    this.number(at / this.show.unit);
  }

  end(): string {
    this.#flush();
    return this.#text.trimEnd();
  }

  /** Sizes of a font that the page draws itself are in units of its own. */
  #scale(font: string | undefined): number {
    return font === undefined ? 1 : this.show.face.unit;
  }

  #setFont(font: string | undefined): void {
    this.#flush();
    const size = this.show.size * this.#scale(font);
    const spaced = this.show.letterSpace !== 0 || this.show.wordSpace !== 0;
    if (font === undefined) {
      this.#text += `/${nameText(this.show.font ?? '')} ${digits(size)} Tf `;
      if (spaced) this.#text += `${digits(this.show.letterSpace)} Tc ${digits(this.show.wordSpace)} Tw `;
    } else this.#text += `/${font} ${digits(size)} Tf ${spaced ? '0 Tc 0 Tw ' : ''}`;
  }

  #flush(): void {
    const parts = this.#array.filter((part) => typeof part === 'string' || Math.abs(part) > 0.00005);
    this.#array = [];
    if (parts.length === 0) return;
    this.#text += `[${parts.map((part) => (typeof part === 'string' ? `<${part}>` : digits(part))).join('')}] TJ `;
  }
}

const nameText = (name: string) => named(name).toString().slice(1);
