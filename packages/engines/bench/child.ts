import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Fault } from '../src/index';
import { nodeHost } from '../src/node';
import { arrangePages, assets, inspect, merge, split } from '../src/pdf/index';
import { openFile } from '../src/pdf/open';
import { load } from '../src/pdf/pdfjs';
import { readObjects } from '../src/pdf/reader/read-objects';
import { bytesOf, sourceFile } from '../tests/helpers/engine-host';
import { samplePdf } from '../tests/helpers/pdf-samples';
import { textIn } from '../tests/helpers/pdf-text';
import { type Comparison, type Content, compare, contentOf, isClean, pagesOf } from './checks';
import { removedPageTraces } from './removed-page-traces';

/** Results for one file of the corpus. */
export type Result = {
  file: string;
  /** Reason why it could not be opened. */
  fault?: string;
  pages?: number;
  wasClean?: boolean;
  merge?: Comparison & { milliseconds: number; lost: string[] };
  /** The joined file after the other file’s pages are removed again. */
  back?: Comparison & Leaks;
  /** The file as it is after the joined file is split again. */
  apart?: Comparison;
  /** Every second page removed, for a file with several. */
  remove?: Comparison & Leaks;
  /** Its halves, for a file with several pages. */
  split?: Comparison[];
  error?: string;
};

/** Content of omitted pages found in the bytes. */
type Leaks = { leaks: string[] };

const host = nodeHost(assets);
/** Pages of the file that is merged with each file of the corpus; no other file has its words and names. */
const basePages = ['quillwortfirst', 'quillwortsecond'];
const base = await samplePdf({
  pages: basePages,
  fields: [{ name: 'quillworttenant', value: 'quillwortvalue' }],
  bookmarks: [{ title: 'quillwortbookmark', page: 0 }],
  links: [{ from: 0, to: 1 }],
});

process.on('message', async (path: string) => process.send?.(await run(path)));

async function run(path: string): Promise<Result> {
  const file = path.split('/').at(-1) ?? path;
  const bytes = readFileSync(path);
  const source = () => sourceFile(file, bytes);
  const result: Result = { file };
  try {
    const inspection = await inspect(source(), host);
    result.pages = inspection.pages;
  } catch (error) {
    result.fault = (error as Fault).code ?? `${error}`;
    return result;
  }
  try {
    const { doc } = await openFile(source(), host);
    const before = await contentOf(doc);
    result.wasClean = isClean(bytes, join(tmpdir(), `bench-${process.pid}.pdf`));
    const joined = await checkMerge(result, source(), before);
    await checkBack(result, joined, before);
    await checkApart(result, joined, before);
    if (doc.numPages > 1) await checkRemove(result, source(), doc);
    if (doc.numPages > 1) await checkSplit(result, source(), doc);
    await doc.loadingTask.destroy();
  } catch (error) {
    result.error = `${(error as Error).stack ?? error} ${JSON.stringify((error as Fault).details ?? '')} ${(error as Error).cause ?? ''}`;
  }
  return result;
}

type Source = ReturnType<typeof sourceFile>;

/** @param pagesToCount returns the pages whose content counts, given the number of pages; default: all */
async function contentIn(bytes: Uint8Array, pagesToCount?: (pages: number) => number[]): Promise<Content> {
  const task = load(bytes.slice(), host);
  const doc = await task.promise;
  const content = await contentOf(doc, pagesToCount?.(doc.numPages));
  await task.destroy();
  return content;
}

/** @returns the joined file */
async function checkMerge(result: Result, source: Source, before: Content): Promise<Uint8Array> {
  const started = performance.now();
  const { files, facts } = await merge(
    {
      sources: [sourceFile('base.pdf', base), source],
      options: { bookmarks: 'keep', rightHand: false, name: 'x.pdf' },
    },
    host,
  );
  const milliseconds = Math.round(performance.now() - started);
  const bytes = await bytesOf(files[0]);
  const after = await contentIn(bytes, (pages) => range(basePages.length + 1, pages));
  result.merge = {
    milliseconds,
    lost: facts.filter(({ lost }) => lost).map(({ fact, count = 1 }) => `${count} ${fact}`),
    ...compare({ ...after, bookmarks: after.bookmarks.slice(1) }, before, bytes),
  };
  return bytes;
}

/** Removes the other file's pages again and compares the rest with the original. */
async function checkBack(result: Result, joined: Uint8Array, before: Content): Promise<void> {
  const pages = range(basePages.length + 1, basePages.length + before.pages).map((page) => ({ page }));
  const { files } = await arrangePages({ source: sourceFile('x.pdf', joined), pages, name: 'y.pdf' }, host);
  const bytes = await bytesOf(files[0]);
  const text = textIn(await readObjects(bytes));
  const leaks = text.match(/quillwort\w*/g) ?? [];
  result.back = { ...compare(await contentIn(bytes), withTargets(before), bytes), leaks };
}

async function checkApart(result: Result, joined: Uint8Array, before: Content): Promise<void> {
  const parts = [
    { name: 'a.pdf', pages: range(1, basePages.length) },
    { name: 'b.pdf', pages: range(basePages.length + 1, basePages.length + before.pages) },
  ];
  const { files } = await split({ source: sourceFile('x.pdf', joined), parts }, host);
  const bytes = await bytesOf(files[1]);
  result.apart = compare(await contentIn(bytes), withTargets(before), bytes);
}

/** Content without the bookmarks and links that had no target: a part of a file does not keep those. */
const withTargets = (content: Content): Content => ({
  ...content,
  annotations: content.annotations - content.broken,
  bookmarks: content.bookmarks.filter(([, page]) => page !== undefined),
});

/** Content of some pages, with the bookmarks to them. */
async function contentOfPart(doc: PDFDocumentProxy, pages: number[]): Promise<Content> {
  const content = await contentOf(doc, pages);
  const bookmarks = content.bookmarks.filter(([, page]) => page !== undefined && pages.includes(page));
  return { ...content, bookmarks };
}

/** Removes every second page. */
async function checkRemove(result: Result, source: Source, doc: PDFDocumentProxy): Promise<void> {
  const kept = pagesOf(doc).filter((page) => page % 2 === 1);
  const { files } = await arrangePages(
    { source, pages: kept.map((page) => ({ page })), name: 'x.pdf' },
    host,
  );
  const bytes = await bytesOf(files[0]);
  result.remove = {
    ...compare(await contentIn(bytes), await contentOfPart(doc, kept), bytes),
    leaks: await removedPageTraces(bytes, source, doc, new Set(kept)),
  };
}

async function checkSplit(result: Result, source: Source, doc: PDFDocumentProxy): Promise<void> {
  const half = Math.ceil(doc.numPages / 2);
  const parts = [range(1, half), range(half + 1, doc.numPages)].map((pages) => ({
    name: `${pages[0]}.pdf`,
    pages,
  }));
  const { files } = await split({ source, parts }, host);
  result.split = [];
  for (const [index, { pages }] of parts.entries()) {
    const bytes = await bytesOf(files[index]);
    result.split.push(compare(await contentIn(bytes), await contentOfPart(doc, pages), bytes));
  }
}

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);
