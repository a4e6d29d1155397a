/**
 * Corpus run of AI PDF Editor, in a process of its own: rewords a file's first editable line and measures the result.
 */
import { readFileSync } from 'node:fs';
import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFRawStream,
  PDFString,
} from '@cantoo/pdf-lib';
import type { Fault, SourceFile } from '../src/index';
import { nodeHost } from '../src/node';
import { getName } from '../src/pdf/assemble/objects';
import { catalogOf, pageObjectsOf } from '../src/pdf/assemble/page-objects';
import { contentTokens } from '../src/pdf/content-tokens';
import { withDocument } from '../src/pdf/documents';
import { Substitutes } from '../src/pdf/edit/fonts';
import type { Unfit } from '../src/pdf/edit/lines';
import { readPageLines } from '../src/pdf/edit/page-lines';
import { wordsOf } from '../src/pdf/edit/set-line';
import { streamText } from '../src/pdf/edit/stream-text';
import { assets, type EditableLine, edit, inspect, readEditable, readText } from '../src/pdf/index';
import { objectsOf } from '../src/pdf/normalise';
import { readObjects } from '../src/pdf/reader/read-objects';
import { compareDocuments } from '../src/text/index';
import { unpack } from '../src/text/pack';
import { type DrawnPage, popplerPage } from '../tests/helpers/drawn-pages';
import { bytesOf, sourceFile } from '../tests/helpers/engine-host';
import { differing, drawnPage } from './edit-pixels';

/** Result for one file of the corpus whose first editable line was reworded. */
export type EditResult = {
  file: string;
  /** Reason why the file could not be opened. */
  fault?: string;
  /** Number of lines on its first pages, and numbers of those that are not editable, by reason. */
  lines?: number;
  unfit?: Partial<Record<Unfit, number>>;
  change?: {
    page: number;
    before: string;
    after: string;
    /** Text that the editor reads in place of the line in the result. */
    read: string;
    /** Old words still present. */
    left: string[];
    /** Differing pixels, within the line and elsewhere. */
    inside: number;
    outside: number;
    /** Differing pixels elsewhere as poppler draws the page; undefined where it is not installed or draws nothing. */
    poppler?: number;
    /** Changes that Compare finds between the file and the result; undefined where it cannot read them. */
    compared?: number;
  };
  error?: string;
};

/** Pages searched for a line. */
const maxPages = 5;

/** Minimum length from which a word’s codes do not occur elsewhere by chance. */
const minTellingLength = 4;

const host = nodeHost(assets);

process.on('message', async (path: string) => process.send?.(await run(path)));

async function run(path: string): Promise<EditResult> {
  const file = path.split('/').at(-1) ?? path;
  const bytes = readFileSync(path);
  const source = sourceFile(file, bytes);
  const result: EditResult = { file };
  try {
    const { pages } = await inspect(source, host);
    result.lines = 0;
    result.unfit = {};
    for (let page = 1; page <= Math.min(pages, maxPages) && !result.change; page++) {
      const { lines } = await readEditable({ source, page }, host);
      result.lines += lines.length;
      for (const { unfit } of lines) if (unfit) result.unfit[unfit] = (result.unfit[unfit] ?? 0) + 1;
      const chosen = lines.findIndex(({ text, unfit }) => !unfit && reverseWords(text) !== text);
      if (chosen >= 0) result.change = await change(source, bytes, page, lines, chosen);
    }
  } catch (error) {
    if ((error as Fault).code && result.lines === undefined) result.fault = (error as Fault).code;
    else
      result.error = `${(error as Error).stack ?? error} ${JSON.stringify((error as Fault).details ?? '')}`;
  }
  return result;
}

/** Each word reversed: the same letters, so that no font lacks one. */
const reverseWords = (text: string) =>
  text.replace(/\p{L}{2,}|\p{N}{2,}/gu, (word) => Array.from(word).reverse().join(''));

async function change(
  source: SourceFile,
  bytes: Uint8Array,
  page: number,
  lines: EditableLine[],
  chosen: number,
): Promise<EditResult['change']> {
  const line = lines[chosen] as EditableLine;
  const after = reverseWords(line.text);
  const codedWords = await codesOf(source, page, chosen);
  const edits = [{ page, lines: [chosen], text: after }];
  const { files } = await edit({ source, edits, name: 'x.pdf' }, host);
  const editedPdf = await bytesOf(files[0]);
  const next = await readEditable({ source: sourceFile('x.pdf', editedPdf), page }, host);
  const present = next.lines.filter((candidate) => isWithin(candidate, line));
  const before = await withDocument(source, host, (opened) => objectsOf(source, opened));
  const left = leftOf(before, await readObjects(editedPdf), codedWords, line.text);
  const compared = (one: DrawnPage | undefined, other: DrawnPage | undefined) =>
    differing(one, other, [line, ...present], next.width);
  // In some damaged files pdfium finds no page; poppler draws those.
  const drawnBefore = await drawnPage(bytes, page).catch(() => undefined);
  const poppler = byPoppler(() => compared(popplerPage(bytes, page), popplerPage(editedPdf, page)));
  const pixels = drawnBefore ? compared(drawnBefore, await drawnPage(editedPdf, page)) : poppler;
  if (!pixels) throw new Error('neither pdfium nor poppler draws the page');
  // pdfium does not draw some fonts that are not embedded, so poppler’s count is used.
  if (pixels.inside === 0) pixels.inside = poppler?.inside ?? 0;
  return {
    page,
    before: line.text,
    after,
    read: present.map(({ text }) => text).join(' '),
    left,
    ...pixels,
    poppler: poppler?.outside,
    compared: await changesIn(source, sourceFile('x.pdf', editedPdf)),
  };
}

/** Undefined where poppler is not installed, or draws nothing. */
function byPoppler<T>(compare: () => T): T | undefined {
  try {
    return compare();
  } catch {
    return undefined;
  }
}

/** Number of changes that Compare finds; undefined for a file without a word that it reads. */
async function changesIn(before: SourceFile, after: SourceFile): Promise<number | undefined> {
  const read = async (file: SourceFile) => unpack(await readText({ source: file }, host));
  try {
    return compareDocuments(await read(before), await read(after)).changes.length;
  } catch (error) {
    if ((error as Fault).code === 'no-text') return undefined;
    throw error;
  }
}

const isWithin = (inner: EditableLine, line: EditableLine) =>
  Math.abs(inner.y + inner.height - line.y - line.height) < 0.3 * line.size &&
  inner.x < line.x + line.width + line.size &&
  inner.x + inner.width > line.x - line.size;

type CodedWord = { text: string; codes: string };

/** Words of a line, each with its codes in the file. */
function codesOf(source: SourceFile, page: number, chosen: number): Promise<CodedWord[]> {
  return withDocument(source, host, async (opened) => {
    const context = await objectsOf(source, opened);
    const pageObject = pageObjectsOf(context, catalogOf(context)).pageObjects[page - 1];
    const fonts = new Substitutes(host);
    const { characters = [] } = pageObject
      ? ((await fonts.runWithFonts(() => readPageLines(context, pageObject, fonts))).lines[chosen] ?? {})
      : {};
    return wordsOf(characters)
      .filter(({ text, from, to }) => to - from >= minTellingLength && reverseWords(text) !== text)
      .map(({ text, from, to }) => ({
        text,
        codes: String.fromCharCode(...characters.slice(from, to).flatMap(({ glyph }) => glyph?.bytes ?? [])),
      }));
  });
}

/** Old words shown as often as before; and the line, if a bookmark, a tag or metadata still contains it. */
function leftOf(before: PDFContext, after: PDFContext, codedWords: CodedWord[], line: string): string[] {
  const [shownBefore, shownAfter] = [shownIn(before), shownIn(after)];
  const left = codedWords.filter(({ codes }) => {
    const countBefore = countOf(shownBefore, codes);
    return countBefore > 0 && countOf(shownAfter, codes) >= countBefore;
  });
  const isInString = line.length >= minTellingLength && stringsIn(after).some((text) => text.includes(line));
  return [...left.map(({ text }) => text), ...(isInString ? [`“${line}” in a string`] : [])];
}

/** Strings about the pages: bookmarks, tags, and metadata. */
function stringsIn(context: PDFContext): string[] {
  const strings: string[] = [];
  const collect = (object: unknown): void => {
    if (object instanceof PDFString || object instanceof PDFHexString) strings.push(object.decodeText());
    else if (object instanceof PDFArray) object.asArray().forEach(collect);
    else if (object instanceof PDFDict) {
      // The text of fields and notes does not depend on the line.
      if (!object.has(PDFName.of('Rect')) && !object.has(PDFName.of('FT'))) object.values().forEach(collect);
    } else if (object instanceof PDFRawStream) {
      collect(object.dict);
      if (getName(object.dict, 'Type') === 'Metadata') strings.push(metadataText(streamText(object)));
    }
  };
  for (const [, object] of context.enumerateIndirectObjects()) collect(object);
  return strings;
}

/** Metadata without names of elements and attributes, such as `pdfx:Form fields`, which are not about the pages. */
const metadataText = (xmp: string) => xmp.replace(/<[/?!]?[^\s>]+|\s[^\s=<>]+(?=\s*=\s*["'])/g, ' ');

const countOf = (text: string, part: string) => text.split(part).length - 1;

/** Concatenated codes of all strings shown by streams. */
function shownIn(context: PDFContext): string {
  const shownTexts: string[] = [];
  for (const [, object] of context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFRawStream) || getName(object.dict, 'Subtype') === 'Image') continue;
    if (getName(object.dict, 'Type') === 'ObjStm') continue;
    try {
      for (const token of contentTokens(streamText(object)))
        if (token.kind === 'string') shownTexts.push(String.fromCharCode(...token.bytes.slice(0, 10_000)));
    } catch {
      // An undecodable stream shows nothing.
    }
    shownTexts.push('\0\0\0\0');
  }
  return shownTexts.join('');
}
