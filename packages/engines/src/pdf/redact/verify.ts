import type { PDFContext } from '@cantoo/pdf-lib';
import { Fault, type Host } from '../../engine';
import type { Matrix } from '../../matrix';
import { type Leaf, leavesOf } from '../assemble/leaves';
import { ObjectFile } from '../audit/object-file';
import { decodedStream, filtersOf } from '../audit/streams';
import { type Dict, dictOf, Name, nameAt, Ref, Stream, Text, type Value } from '../audit/values';
import type { Substitutes } from '../edit/fonts';
import { type Opened, openWithPdfjs } from '../open-with-pdfjs';
import { readObjects } from '../reader/read-objects';
import { holds } from './attachments';
import { type Area, apply, halfPlanes, isWithin, type Point } from './geometry';
import { picturesLeft, survey } from './survey';
import { linesOf, squeeze, Terms } from './terms';
import { decoded, unescaped } from './traces';

/** How often each marked wording may still be read on a page: what was there, without what was marked. */
export type Allowed = Map<string, number>;

export type Proof = {
  bytes: Uint8Array<ArrayBuffer>;
  /** Areas by page, from 1. */
  areas: Map<number, Area[]>;
  terms: Terms;
  /** Streams at the end of a marked page’s content that draw the marks. */
  own: number;
  before: { letters: Map<number, string>; pdfjs: Map<number, string>; context: PDFContext };
  removed: Map<number, string[]>;
  fonts: Substitutes;
};

export type Proven = { stays: number[]; context: PDFContext; leaves: Leaf[] };

const found = (detail: string): never => {
  throw new Fault('still-there', { detail });
};

/**
 * Opens a finished file again and searches it: by this engine’s reader, by pdf.js, and in each string, name and stream
 * by the reader of the auditor.
 *
 * @returns pages on which a marked wording stands elsewhere, where it was not marked
 * @throws Fault `still-there` if anything marked can be found
 */
export async function prove(proof: Proof, host: Host): Promise<Proven> {
  const { bytes, areas, terms, fonts } = proof;
  const context = await readObjects(bytes);
  const { leaves } = leavesOf(context);
  const readable = new Map<number, string>();
  for (const [index, leaf] of leaves.entries()) {
    const marked = areas.get(index + 1) ?? [];
    const page = await survey(context, leaf, marked, fonts, { skip: marked.length > 0 ? proof.own : 0 });
    if (page.found.letters.length > 0) found('letters');
    if (page.found.drawings > 0) found('drawings');
    if ((await picturesLeft(page, host)) > 0) found('pictures');
    readable.set(index + 1, squeeze(linesOf(page.letters).join(' ')));
  }
  const texts = await pdfjsTexts(bytes, areas, host);
  const stays = new Set<number>();
  const visible = new Set<string>();
  for (const [number, text] of readable) {
    const removed = (proof.removed.get(number) ?? []).map(squeeze);
    for (const term of terms.squeezed) {
      for (const [now, then] of [
        [text, proof.before.letters.get(number) ?? ''],
        [texts.get(number) ?? '', proof.before.pdfjs.get(number) ?? ''],
      ] as const) {
        const gone = occurrences(removed.join('\n'), term);
        const left = occurrences(now, term);
        if (left > Math.max(0, occurrences(then, term) - gone) && term.length > 3) found('words');
        if (left > 0) {
          stays.add(number);
          visible.add(term);
        }
      }
    }
  }
  searchObjects(bytes, terms, new Terms(terms.all.filter((term) => !visible.has(squeeze(term)))));
  return { stays: [...stays].sort((one, other) => one - other), context, leaves };
}

function occurrences(text: string, term: string): number {
  let count = 0;
  for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + term.length)) count += 1;
  return count;
}

/** Text of each page as pdf.js reads it, squeezed. @throws Fault `still-there` for text within an area */
async function pdfjsTexts(bytes: Uint8Array<ArrayBuffer>, areas: Map<number, Area[]>, host: Host) {
  const opened = await openWithPdfjs(new Blob([bytes]), host);
  if (!opened || opened === 'locked')
    throw new Fault('unexpected', { detail: 'redacted file cannot be read' });
  try {
    return await textsOf(opened, areas);
  } finally {
    await opened.doc.loadingTask.destroy();
  }
}

/** Text of each page as pdf.js reads it, squeezed. */
export async function textsOf({ doc }: Pick<Opened, 'doc'>, areas: Map<number, Area[]> = new Map()) {
  const texts = new Map<number, string>();
  for (let number = 1; number <= doc.numPages; number++) {
    const page = await doc.getPage(number);
    const { items } = await page.getTextContent();
    const planes = (areas.get(number) ?? []).map(halfPlanes);
    let text = '';
    for (const item of items) {
      if (!('str' in item)) continue;
      text += `${item.str} `;
      const [a, b, c, d, e, f] = item.transform as Matrix;
      const size = Math.hypot(c, d) || 1;
      const length = Math.hypot(a, b) || 1;
      const unit: Matrix = [a / length, b / length, c / size, d / size, e, f];
      const ends: Point[] = [0.02, 0.98].map((t) => apply(unit, [item.width * t, size * 0.275]));
      // Letters that stay beside a mark share an item with none of those that lie wholly in it.
      if (item.str.trim() && planes.some((one) => ends.every((end) => isWithin(end, one, -0.2))))
        found('text');
    }
    texts.set(number, squeeze(text));
    page.cleanup();
  }
  return texts;
}

/** Names of the standard that are words too. */
const standardNames = new Set(
  `Type Subtype Page Pages Catalog Font Fonts Contents Title Author Subject Keywords Creator Producer Parent Kids Count Names
  Outlines First Last Next Prev Dest Resources Pattern Shading Image Form Group Filter Length Width Height Matrix Border
  Rect Annot Annots Link Text Highlight Underline Square Circle Line Stamp Popup Widget Helvetica Times Courier Symbol
  Table Span Figure Document Section Heading List Encoding Widths Metadata Rotate Thumb Action Launch Movie Sound Screen
  Print View Design Export State Marked Info Root Size Version Extensions Perms Legal Requirements Collection Lang Label
  Caption Index Note Reference Quote Code Part Article Block Paragraph Roman Standard Adobe Identity Default Normal Bold
  Italic Regular Medium Light Arial Calibri Cambria Georgia Verdana Tahoma Decode Interpolate Intent Mask Matte Columns
  Colors Predictor Function Functions Domain Range Bounds Encode Order Background Extend Coords`
    .split(/\s+/)
    .map((name) => name.toLowerCase()),
);

const fontKeys = new Set(['BaseFont', 'FontName', 'FontFamily', 'CharSet']);

/** Searches each object, also those that nothing refers to. */
function searchObjects(bytes: Uint8Array, terms: Terms, hidden: Terms): void {
  const file = new ObjectFile(bytes);
  const fontFiles = new Set<number>();
  for (const value of valuesIn(file))
    for (const [key, item] of dictOf(value)?.entries ?? [])
      if (/^FontFile/.test(key) && item instanceof Ref) fontFiles.add(item.number);
  for (const number of file.numbers()) {
    const root = file.get(new Ref(number, 0));
    for (const [value, key, dict] of inside(root, '', undefined)) {
      if (value instanceof Text && !isCode(key, dict) && terms.has(textOf(value))) found(`text ${key}`);
      if (value instanceof Name && !fontKeys.has(key) && isTelling(value.text, terms))
        found(`name ${value.text}`);
      for (const name of dictOf(value)?.entries.keys() ?? [])
        if (isTelling(name, terms)) found(`name ${name}`);
    }
    if (root instanceof Stream) searchStream(file, root, fontFiles.has(number), terms, hidden);
  }
  for (const [value, key, dict] of inside(file.trailer, '', undefined))
    if (value instanceof Text && !isCode(key, dict) && terms.has(textOf(value))) found(`text ${key}`);
}

const isCode = (key: string, dict: Dict | undefined): boolean =>
  ['ID', 'Registry', 'Ordering', 'DA', 'CheckSum', 'CharSet', 'Lookup'].includes(key) ||
  (key === 'Contents' && dict?.entries.has('ByteRange') === true);

const isTelling = (name: string, terms: Terms): boolean =>
  name.length > 3 &&
  !standardNames.has(name.toLowerCase()) &&
  !standardNames.has(name.replace(/^[A-Z]{6}\+/, '').toLowerCase()) &&
  !/^[A-Z][a-z]+[A-Z]/.test(name) &&
  terms.has(name);

const textOf = ({ bytes }: Text): string => decoded(Uint8Array.from(bytes, (letter) => letter.charCodeAt(0)));

function* inside(
  value: Value,
  key: string,
  dict: Dict | undefined,
): Generator<[Value, string, Dict | undefined]> {
  yield [value, key, dict];
  if (Array.isArray(value)) {
    // A table of colours.
    if (value[0] instanceof Name && value[0].text === 'Indexed') return;
    for (const item of value) yield* inside(item, key, dict);
  }
  const own = dictOf(value);
  if (own) for (const [name, item] of own.entries) yield* inside(item, name, own);
}

function* valuesIn(file: ObjectFile): Generator<Value> {
  for (const number of file.numbers())
    for (const [value] of inside(file.get(new Ref(number, 0)), '', undefined)) yield value;
}

function searchStream(file: ObjectFile, stream: Stream, isFont: boolean, terms: Terms, hidden: Terms): void {
  // What a font’s maker wrote into it is no text of the document.
  if (isFont || ['XRef', 'ObjStm'].includes(nameAt(file, stream, 'Type') ?? '')) return;
  const isPicture = nameAt(file, stream, 'Subtype') === 'Image';
  const content = decodedStream(file, stream);
  if (isPicture || !content || filtersOf(file, stream).some((filter) => /DCT|JPX|JBIG2|CCITT/.test(filter))) {
    const long = new Terms(hidden.all.filter((term) => squeeze(term).length > 7 && /^[\w .-]+$/.test(term)));
    if (!isPicture && content && holds(content, long)) found('stream');
    return;
  }
  if (stream.dict.entries.has('N') && stream.dict.entries.has('Alternate')) return;
  const text = decoded(content);
  const isContent = /\b(Tj|TJ|BT)\b/.test(text);
  const wanted = isContent ? hidden : terms;
  // Operands of content are numbers: only words and long numbers are looked for among them.
  const telling = isContent
    ? new Terms(wanted.all.filter((term) => squeeze(term).length > 3 && !/^[\d.,]+$/.test(term)))
    : wanted;
  if (holds(content, telling)) found('stream');
  const literal = [...text.matchAll(/\(((?:\\.|[^\\()])*)\)/gs)].map((match) => match[1]).join('');
  if (isContent && wanted.has(literal)) found('spread letters');
  const hexadecimal = [...text.matchAll(/<([\da-fA-F\s]{4,})>/g)]
    .map((match) => hexText(match[1] ?? ''))
    .join('');
  if (isContent && wanted.has(hexadecimal)) found('hexadecimal');
  if (!isContent && wanted.has(unescaped(text))) found('stream');
}

const hexText = (digits: string): string =>
  (digits.replace(/\s/g, '').match(/../g) ?? [])
    .map((pair) => String.fromCharCode(Number.parseInt(pair, 16)))
    .join('');
