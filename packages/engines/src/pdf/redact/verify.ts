import { Fault, faultOf, type Host } from '../../engine';
import type { Matrix } from '../../matrix';
import { decodeLatin1, encodeLatin1 } from '../../write/bytes';
import { getArray, items, dictOf as objectDictOf } from '../assemble/objects';
import { pageObjectsOf } from '../assemble/page-objects';
import { ObjectFile } from '../audit/object-file';
import { decodedStream, decodedUpToPictureFilter, filtersOf } from '../audit/streams';
import { type Dict, dictOf, Name, nameAt, Ref, Stream, Text, type Value } from '../audit/values';
import { type Opened, openWithPdfjs } from '../open-with-pdfjs';
import { readObjects } from '../reader/read-objects';
import { isMarked } from './annotations';
import { containsTerm } from './attachments';
import { profileTextsOf } from './colour-profile';
import { textOfHex } from './drop-unused-glyphs';
import { type Area, apply, halfPlanes, isWithin, type Point } from './geometry';
import { compareLooks } from './looks';
import { revealsTerm } from './names';
import { metadataRangesOf } from './picture-metadata';
import { isReadable } from './placed-texts';
import { linesOf } from './reading';
import { standardEntries } from './rename-terms';
import { factsOf } from './report';
import { type Changed, stateOf } from './state';
import { lettersAndDigits, Terms } from './terms';

const failVerification = (detail: string): never => {
  throw new Fault('still-there', { detail });
};

/** Number of content streams at the end of a marked page that draw the marks. */
const markStreams = 1;

/**
 * Opens a finished file again and searches it: its pages with this engine's reader and with pdf.js, and each string, name
 * and stream with the auditor's reader. Then compares it with its source: letters outside the marks, texts outside page
 * content, and the drawn pages.
 *
 * @param opened the source file
 * @throws Fault `still-there` if anything marked can be found
 */
export async function verify(changed: Changed, opened: Opened, host: Host) {
  const { bytes, sourceState, areas, terms, fonts } = changed;
  requireSingleRevision(bytes);
  const context = await readObjects(bytes);
  const { pageObjects } = pageObjectsOf(context);
  const resultState = await stateOf(context, pageObjects, areas, fonts, { markStreams, host });
  for (const [index, page] of resultState.pages.entries()) {
    if (page.findings.letters.length > 0) failVerification('letters');
    if (page.findings.drawings > 0) failVerification('drawings');
    if (page.findings.pictures > 0) failVerification('pictures');
    const marked = areas.get(index + 1) ?? [];
    const annotations = items(getArray(pageObjects[index]?.dict, 'Annots')).flatMap(
      (item) => objectDictOf(context, item) ?? [],
    );
    const hasMarkedAnnotation = () =>
      annotations.some((annotation) => isMarked(context, annotation, marked, fonts.widths));
    if (await fonts.runWithFonts(hasMarkedAnnotation)) failVerification('annotations');
  }
  const result = await openedAgain(bytes, host);
  try {
    const [sourceTexts, resultTexts] = [await textsOf(opened), await textsOf(result, areas)];
    // Only a page that was damaged before may be unreadable.
    if ([...sourceTexts.keys()].some((number) => !resultTexts.has(number))) throw new Fault('unread-content');
    const remaining = new Set<number>();
    const visibleTerms = new Set<string>();
    for (const [index, page] of resultState.pages.entries()) {
      const number = index + 1;
      const source = sourceState.pages[index];
      const removed = lettersAndDigits(linesOf(source?.findings.letters ?? []).join(' '));
      for (const term of terms.normalised)
        for (const [text, old] of [
          [page.wording, source?.wording ?? ''],
          [resultTexts.get(number) ?? '', sourceTexts.get(number) ?? ''],
        ] as const) {
          const count = occurrences(text, term);
          const allowed = Math.max(0, occurrences(old, term) - occurrences(removed, term));
          if (count > allowed && term.length > 3) failVerification('words');
          if (count === 0) continue;
          remaining.add(number);
          visibleTerms.add(term);
        }
    }
    searchObjects(
      bytes,
      terms,
      new Terms(terms.all.filter((term) => !visibleTerms.has(lettersAndDigits(term)))),
    );
    const looks = await compareLooks(changed, resultState, opened, result);
    const facts = factsOf({
      changed,
      after: resultState,
      looks,
      remaining: [...remaining],
      unread: resultState.pages.flatMap((_, index) => (resultTexts.has(index + 1) ? [] : [index + 1])),
    });
    return { facts, pages: pageObjects.length };
  } finally {
    await result.doc.loadingTask.destroy();
  }
}

/** Requires a single cross-reference section: a previous revision would still hold what was removed. */
function requireSingleRevision(bytes: Uint8Array): void {
  const file = new ObjectFile(bytes);
  const text = decodeLatin1(bytes);
  if (file.wasRebuilt || file.trailer.entries.has('Prev') || text.split('startxref').length > 2)
    failVerification('revision');
}

async function openedAgain(bytes: Uint8Array<ArrayBuffer>, host: Host): Promise<Opened> {
  const reopened = await openWithPdfjs(new Blob([bytes]), host);
  if (!reopened || reopened === 'locked')
    throw new Fault('unexpected', { detail: 'redacted file cannot be read' });
  return reopened;
}

/** Number of occurrences of a term that do not overlap. */
function occurrences(text: string, term: string): number {
  let count = 0;
  for (let index = text.indexOf(term); index >= 0; index = text.indexOf(term, index + term.length))
    count += 1;
  return count;
}

/**
 * Text of each page as pdf.js reads it, normalised by `lettersAndDigits`; of a damaged page that it cannot read, none.
 *
 * @throws Fault if an item lies within an area, or a page with areas cannot be read
 */
export async function textsOf({ doc }: Pick<Opened, 'doc'>, areas: Map<number, Area[]> = new Map()) {
  const texts = new Map<number, string>();
  for (let number = 1; number <= doc.numPages; number++) {
    const planes = (areas.get(number) ?? []).map(halfPlanes);
    const page = await readPage(doc, number);
    if (!page && planes.length > 0) throw new Fault('unread-content');
    if (!page) continue;
    let text = '';
    for (const item of page.items) {
      if (!('str' in item)) continue;
      text += `${item.str} `;
      const [a, b, c, d, e, f] = item.transform as Matrix;
      const size = Math.hypot(c, d) || 1;
      const length = Math.hypot(a, b) || 1;
      const unit: Matrix = [a / length, b / length, c / size, d / size, e, f];
      const ends: Point[] = [0.02, 0.98].map((t) =>
        apply(unit, item.dir === 'ttb' ? [0, -item.height * t] : [item.width * t, size * 0.275]),
      );
      // All letters of an item within a mark should have been removed.
      if (item.str.trim() && planes.some((plane) => ends.every((end) => isWithin(end, plane, -0.2))))
        failVerification('text');
    }
    texts.set(number, lettersAndDigits(text));
  }
  return texts;
}

/** The text of a page; undefined if pdf.js cannot read the page. */
async function readPage(doc: Opened['doc'], number: number) {
  try {
    const page = await doc.getPage(number);
    const content = await page.getTextContent();
    page.cleanup();
    return content;
  } catch (error) {
    const fault = faultOf(error);
    if (fault.code !== 'unexpected') throw fault;
    return undefined;
  }
}

/** Searches each object, also unreachable ones. `absentTerms` are the terms that no page shows any more. */
function searchObjects(bytes: Uint8Array, terms: Terms, absentTerms: Terms): void {
  const file = new ObjectFile(bytes);
  const fontFiles = new Set<number>();
  for (const value of valuesIn(file))
    for (const [key, item] of dictOf(value)?.entries ?? [])
      if (/^FontFile/.test(key) && item instanceof Ref) fontFiles.add(item.number);
  for (const number of file.numbers()) {
    const root = file.get(new Ref(number, 0));
    for (const [value, key, dict] of nestedValues(root, '', undefined)) {
      if (value instanceof Text && !isCode(value, key, dict) && textHasTerm(value, terms, key))
        failVerification(`text ${key}`);
      if (value instanceof Name && !standardEntries.has(key) && revealsTerm(value.text, terms))
        failVerification(`name ${value.text}`);
      for (const name of dictOf(value)?.entries.keys() ?? [])
        if (revealsTerm(name, terms)) failVerification(`name ${name}`);
    }
    if (root instanceof Stream) searchStream(file, root, fontFiles.has(number), terms, absentTerms);
  }
  for (const [value, key, dict] of nestedValues(file.trailer, '', undefined))
    if (value instanceof Text && !isCode(value, key, dict) && textHasTerm(value, terms, key))
      failVerification(`text ${key}`);
}

/** Names of fonts in a default appearance (`DA`) are names. */
const textHasTerm = ({ bytes }: Text, terms: Terms, key: string): boolean =>
  containsTerm(encodeLatin1(key === 'DA' ? withoutNames(bytes, terms) : bytes), terms);

/** Whether a string is a code, not a text. */
const isCode = ({ bytes }: Text, key: string, dict: Dict | undefined): boolean =>
  (key === 'ID' && !dict?.entries.has('S') && !isReadable(bytes)) ||
  ['Registry', 'Ordering', 'CheckSum', 'CharSet', 'Lookup'].includes(key);

/** A value and all values in it, each with its key and the dictionary that holds it. */
function* nestedValues(
  value: Value,
  key: string,
  dict: Dict | undefined,
): Generator<[Value, string, Dict | undefined]> {
  yield [value, key, dict];
  if (Array.isArray(value)) {
    // The lookup table of an Indexed colour space is not text.
    if (value[0] instanceof Name && value[0].text === 'Indexed') return;
    for (const item of value) yield* nestedValues(item, key, dict);
  }
  const valueDict = dictOf(value);
  if (valueDict) for (const [name, item] of valueDict.entries) yield* nestedValues(item, name, valueDict);
}

function* valuesIn(file: ObjectFile): Generator<Value> {
  for (const number of file.numbers())
    for (const [value] of nestedValues(file.get(new Ref(number, 0)), '', undefined)) yield value;
}

function searchStream(
  file: ObjectFile,
  stream: Stream,
  isFont: boolean,
  terms: Terms,
  absentTerms: Terms,
): void {
  // Texts in a font program come from the font maker, not from the document.
  if (isFont || ['XRef', 'ObjStm'].includes(nameAt(file, stream, 'Type') ?? '')) return;
  const isPicture = nameAt(file, stream, 'Subtype') === 'Image';
  const content = decodedStream(file, stream);
  if (isPicture || !content || filtersOf(file, stream).some((filter) => /DCT|JPX|JBIG2|CCITT/.test(filter))) {
    const longTerms = new Terms(
      absentTerms.all.filter((term) => lettersAndDigits(term).length > 7 && /^[\w .-]+$/.test(term)),
    );
    if (!isPicture && content && containsTerm(content, longTerms)) failVerification('stream');
    const data = content ? stream.bytes : decodedUpToPictureFilter(file, stream);
    if (metadataRangesOf(data).some(({ start, end }) => containsTerm(data.subarray(start, end), terms)))
      failVerification('picture');
    return;
  }
  const profileTexts = stream.dict.entries.has('N') ? profileTextsOf(content) : undefined;
  if (profileTexts) {
    if (profileTexts.some(({ start, end }) => containsTerm(content.subarray(start, end), terms)))
      failVerification('profile');
    return;
  }
  // A content stream is bytes, even if it begins with what would be the byte order mark of a text.
  const text = decodeLatin1(content);
  const isContent = /\b(Tj|TJ|BT)\b/.test(text);
  const searchedTerms = isContent ? absentTerms : terms;
  // A number in a content stream is an operand: only terms that are not numbers are searched for there.
  const revealingTerms = isContent
    ? new Terms(
        searchedTerms.all.filter((term) => lettersAndDigits(term).length > 3 && !/^[\d.,]+$/.test(term)),
      )
    : searchedTerms;
  const hasNames = isContent || /\b(BMC|BDC|MP|DP)\b/.test(text);
  const searchedBytes = hasNames ? encodeLatin1(withoutNames(text, revealingTerms)) : content;
  if (containsTerm(searchedBytes, revealingTerms)) failVerification('stream');
  if (/\bbeginbf(?:char|range)\b/.test(text))
    for (const [, digits = ''] of text.matchAll(/<([\da-f\s]+)>/gi))
      if (absentTerms.has(textOfHex(digits))) failVerification('glyph');
  if (!isContent) return;
  const literalText = [...text.matchAll(/\(((?:\\.|[^\\()])*)\)/gs)].map((match) => match[1]).join('');
  if (searchedTerms.has(literalText)) failVerification('spread letters');
  const hexadecimalText = [...text.matchAll(/<([\da-fA-F\s]{4,})>/g)]
    .map((match) => hexText(match[1] ?? ''))
    .join('');
  if (searchedTerms.has(hexadecimalText)) failVerification('hexadecimal');
}

/** Content without the names that reveal no term, such as `/Figure` in `/Figure <</MCID 1>> BDC`. */
const withoutNames = (text: string, terms: Terms): string =>
  text.replace(/\/([^\s()<>[\]{}/%]+)/g, (element, name) => (revealsTerm(name, terms) ? element : ' '));

const hexText = (digits: string): string =>
  (digits.replace(/\s/g, '').match(/../g) ?? [])
    .map((pair) => String.fromCharCode(Number.parseInt(pair, 16)))
    .join('');
