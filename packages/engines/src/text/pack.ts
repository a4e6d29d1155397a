import { type Page, pagesThatAre, type TextDocument } from './model';

/** Left and right edge of the text of a page, in whole points from the left edge of the page. */
export type Column = { left: number; right: number };

/**
 * Data of a page without its text: its size in points, if it has one, its column of text, if it is known where its text
 * is, its number of words, and its byte range (end excluded) in the document's `text`.
 */
type SheetInfo = {
  width?: number;
  height?: number;
  column?: Column;
  words: number;
  from: number;
  to: number;
};

/**
 * A document as it is passed between site and engines. The text of all pages is one Blob, passed by reference, so
 * that a long document is never copied; the tool loads only the visible pages.
 */
export type PackedDocument = Omit<TextDocument, 'pages'> & {
  /** The pages as JSON, concatenated. */
  text: Blob;
  sheets: SheetInfo[];
  words: number;
  /** Numbers of the pages that are pictures, from 1. */
  pictures: number[];
  /** Numbers of the pages with letters that the file does not say, from 1. */
  unclear: number[];
};

export function pack({ pages, ...doc }: TextDocument): PackedDocument {
  const encoder = new TextEncoder();
  const texts: Uint8Array<ArrayBuffer>[] = [];
  let end = 0;
  const sheets = pages.map((page): SheetInfo => {
    const text = encoder.encode(JSON.stringify(page));
    const from = end;
    texts.push(text);
    end += text.length;
    const { width, height } = page;
    const column = columnOf(page);
    return {
      ...(width && { width, height }),
      ...(column && { column }),
      words: wordsOn(page),
      from,
      to: end,
    };
  });
  return {
    ...doc,
    text: new Blob(texts),
    sheets,
    words: sheets.reduce((sum, { words }) => sum + words, 0),
    pictures: pagesThatAre('picture', pages),
    unclear: pagesThatAre('unclear', pages),
  };
}

function columnOf({ blocks }: Page): Column | undefined {
  const boxes = blocks.flatMap(({ box }) => box ?? []);
  if (boxes.length === 0) return undefined;
  return {
    left: Math.floor(Math.min(...boxes.map(({ x }) => x))),
    right: Math.ceil(Math.max(...boxes.map(({ x, width }) => x + width))),
  };
}

/**
 * One page of a packed document, without unpacking the others.
 *
 * @param index from 0
 * @returns undefined if there is no such page
 */
export async function unpackPage({ text, sheets }: PackedDocument, index: number): Promise<Page | undefined> {
  const sheet = sheets[index];
  return sheet && (JSON.parse(await text.slice(sheet.from, sheet.to).text()) as Page);
}

/** A packed document with all its pages. @throws RangeError if the memory does not suffice */
export async function unpack({
  name,
  kind,
  properties,
  text,
  sheets,
}: PackedDocument): Promise<TextDocument> {
  const bytes = new Uint8Array(await text.arrayBuffer());
  const decoder = new TextDecoder();
  const pages = sheets.map(({ from, to }) => JSON.parse(decoder.decode(bytes.subarray(from, to))) as Page);
  return { name, kind, properties, pages };
}

const wordsOn = ({ blocks }: Page) =>
  blocks.reduce((sum, { lines }) => sum + lines.reduce((count, { words }) => count + words.length, 0), 0);
