import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFArray, type PDFContext, PDFRawStream } from '@cantoo/pdf-lib';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { dictOf, get, getDict, items, pdfName } from '../src/pdf/assemble/objects';
import { catalogOf, pageObjectsOf } from '../src/pdf/assemble/page-objects';
import { pageOf } from '../src/pdf/outline';
import { decodedStream } from '../tests/helpers/pdf-text';

/** What is counted in a PDF: contents of the given pages, and the bookmarks of the whole file. */
export type Content = {
  pages: number;
  /** Words of each of the first pages. */
  words: string[];
  fields: string[];
  bookmarks: [string, number | undefined][];
  annotations: number;
  /** Number of links whose target page is missing in the file. */
  broken: number;
  /** Internal links with a target. */
  inner: number;
};

/** Number of pages whose words are compared. */
const maxPages = 10;

/** @param numbers the counted pages; all by default */
export async function contentOf(doc: PDFDocumentProxy, numbers = pagesOf(doc)): Promise<Content> {
  const countedPages = new Set(numbers);
  const content: Content = {
    pages: numbers.length,
    words: [],
    fields: [],
    bookmarks: [],
    annotations: 0,
    broken: 0,
    inner: 0,
  };
  for (const [index, number] of numbers.entries()) {
    const page = await doc.getPage(number);
    if (index < maxPages) content.words.push(await wordsOf(page));
    for (const { subtype, dest } of await page.getAnnotations().catch(() => [])) {
      const isInternalLink = subtype === 'Link' && dest;
      const to = isInternalLink ? await pageOf(doc, dest) : undefined;
      if (to !== undefined && !countedPages.has(to)) continue;
      content.annotations += 1;
      if (to !== undefined) content.inner += 1;
      else if (isInternalLink) content.broken += 1;
    }
  }
  const groups = (await doc.getFieldObjects().catch(() => null)) as Map<
    string,
    { type?: string; page?: number }[]
  > | null;
  for (const [name, group] of groups ?? []) {
    const kept = group.filter(
      ({ type, page = 0 }) => type && type !== 'signature' && countedPages.has(page + 1),
    );
    if (kept.length > 0) content.fields.push(name);
  }
  content.bookmarks = await bookmarksOf(doc, await doc.getOutline().catch(() => null));
  return content;
}

export const pagesOf = ({ numPages }: PDFDocumentProxy) =>
  Array.from({ length: numPages }, (_, index) => index + 1);

/** Counts of the result (`after`) and of the input (`before`). */
export type Comparison = {
  rightPages: boolean;
  sameWords: boolean;
  fields: [number, number];
  bookmarks: [number, number];
  annotations: [number, number];
  inner: [number, number];
  clean: boolean | undefined;
};

/** Keys of a comparison whose values are numbers after and before. */
export const countedChecks = ['fields', 'bookmarks', 'annotations', 'inner'] as const;

/** @param bytes the resulting file, for qpdf */
export function compare(after: Content, before: Content, bytes: Uint8Array): Comparison {
  return {
    rightPages: after.pages === before.pages,
    sameWords: same(after.words, before.words),
    fields: [after.fields.length, before.fields.length],
    bookmarks: [after.bookmarks.length, before.bookmarks.length],
    annotations: [after.annotations, before.annotations],
    inner: [after.inner, before.inner],
    clean: isClean(bytes, join(tmpdir(), `bench-${process.pid}.pdf`)),
  };
}

const same = (one: string[], other: string[]) =>
  one.length === other.length && one.every((text, index) => text === other[index]);

type Page = Awaited<ReturnType<PDFDocumentProxy['getPage']>>;

export async function wordsOf(page: Page): Promise<string> {
  const text = await page.getTextContent().catch(() => undefined);
  return text ? text.items.map((item) => ('str' in item ? item.str : '')).join('') : '';
}

async function bookmarksOf(
  doc: PDFDocumentProxy,
  outline: Awaited<ReturnType<PDFDocumentProxy['getOutline']>> | null,
): Promise<Content['bookmarks']> {
  const bookmarks: Content['bookmarks'] = [];
  for (const { title, dest, items } of outline ?? []) {
    bookmarks.push([title, await pageOf(doc, dest)], ...(await bookmarksOf(doc, items)));
  }
  return bookmarks;
}

/** Whether qpdf finds no fault; undefined if it is not installed. */
export function isClean(bytes: Uint8Array, path: string): boolean | undefined {
  writeFileSync(path, bytes);
  try {
    execFileSync('qpdf', ['--check', path], { stdio: 'ignore', timeout: 20_000 });
    return true;
  } catch (error) {
    return (error as { code?: string }).code === 'ENOENT' ? undefined : false;
  }
}

/** Hashes of the content streams and drawn pictures of each page, and of all streams of the file. */
export function tracesOf(context: PDFContext): { pages: Set<string>[]; all: Set<string> } {
  const { pageObjects } = pageObjectsOf(context, catalogOf(context));
  const pages = pageObjects.map(({ dict, inherited }) => {
    const traces = new Set<string>();
    const contents = get(dict, 'Contents');
    const streams =
      contents instanceof PDFArray ? items(contents).map((item) => context.lookup(item)) : [contents];
    const text = streams
      .map((stream) => (stream instanceof PDFRawStream ? decodedStream(stream) : ''))
      .join('\n');
    if (text.length > 60)
      for (const stream of streams) if (stream instanceof PDFRawStream) add(traces, stream);
    const pictures = getDict(dictOf(context, inherited.get('Resources')), 'XObject');
    for (const [key, value] of pictures?.entries() ?? []) {
      const picture = context.lookup(value);
      const isDrawn = text.includes(key.toString());
      if (
        picture instanceof PDFRawStream &&
        isDrawn &&
        picture.dict.get(pdfName('Subtype'))?.toString() === '/Image'
      )
        add(traces, picture);
    }
    return traces;
  });
  const all = new Set<string>();
  for (const [, object] of context.enumerateIndirectObjects())
    if (object instanceof PDFRawStream) add(all, object);
  return { pages, all };
}

function add(traces: Set<string>, stream: PDFRawStream): void {
  if (stream.contents.length > 40) traces.add(createHash('sha1').update(stream.contents).digest('hex'));
}
