import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Fault } from '@/lib/engines/engine';
import { arrange } from '@/lib/engines/pdf/arrange';
import { readObjects } from '@/lib/engines/pdf/assemble/read';
import { assets } from '@/lib/engines/pdf/assets';
import { inspect } from '@/lib/engines/pdf/inspect';
import { merge } from '@/lib/engines/pdf/merge';
import { openFile } from '@/lib/engines/pdf/open';
import { load } from '@/lib/engines/pdf/pdfjs';
import { split } from '@/lib/engines/pdf/split';
import { engineHost, sourceFile } from '@/tests/helpers/engine-host';
import { bytesOfResult } from '@/tests/helpers/pdf-read';
import { samplePdf } from '@/tests/helpers/pdf-samples';
import { textIn } from '@/tests/helpers/pdf-text';
import { type Content, contentOf, isClean, tracesOf } from './checks';

/** What became of one file of the corpus. */
export type Result = {
  file: string;
  /** Why it could not be opened. */
  fault?: string;
  pages?: number;
  merge?: {
    milliseconds: number;
    rightPages: boolean;
    sameWords: boolean;
    fields: [number, number];
    bookmarks: [number, number];
    annotations: [number, number];
    inner: [number, number];
    clean: boolean | undefined;
    lost: string[];
  };
  remove?: { rightPages: boolean; sameWords: boolean; leaks: string[]; clean: boolean | undefined };
  split?: { rightPages: boolean; sameWords: boolean };
  wasClean?: boolean;
  error?: string;
};

const host = engineHost(assets);
const base = await samplePdf({
  pages: ['first', 'second'],
  fields: [{ name: 'name', value: 'Asha' }],
  bookmarks: [{ title: 'first', page: 0 }],
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
    await checkMerge(result, source(), before);
    if (doc.numPages > 1) await checkRemove(result, source(), doc, before);
    if (doc.numPages > 1) await checkSplit(result, source(), before);
    await doc.loadingTask.destroy();
  } catch (error) {
    result.error = `${(error as Error).stack ?? error} ${JSON.stringify((error as Fault).details ?? '')} ${(error as Error).cause ?? ''}`;
  }
  return result;
}

type Source = ReturnType<typeof sourceFile>;

async function opened(bytes: Uint8Array, from?: number): Promise<Content> {
  const task = load(bytes.slice(), host);
  const doc = await task.promise;
  const content = await contentOf(doc, from);
  await task.destroy();
  return content;
}

async function checkMerge(result: Result, source: Source, before: Content): Promise<void> {
  const started = performance.now();
  const { files, facts } = await merge(
    {
      sources: [sourceFile('base.pdf', base), source],
      options: { bookmarks: 'keep', rightHand: false, name: 'x.pdf' },
    },
    host,
  );
  const milliseconds = Math.round(performance.now() - started);
  const bytes = await bytesOfResult(files[0]);
  const after = await opened(bytes, 3);
  result.merge = {
    milliseconds,
    rightPages: after.pages === before.pages,
    sameWords: same(after.words, before.words),
    fields: [after.fields.length, before.fields.length],
    bookmarks: [after.bookmarks.length - 1, before.bookmarks.length],
    annotations: [after.annotations, before.annotations],
    inner: [after.inner, before.inner],
    clean: isClean(bytes, join(tmpdir(), `bench-${process.pid}.pdf`)),
    lost: facts.filter(({ lost }) => lost).map(({ fact, count = 1 }) => `${count} ${fact}`),
  };
}

/** Every second page goes. */
async function checkRemove(
  result: Result,
  source: Source,
  doc: Parameters<typeof contentOf>[0],
  before: Content,
): Promise<void> {
  const all = before.words.length < before.pages ? await allWords(doc) : before.words;
  const isKept = (index: number) => index % 2 === 0;
  const pages = all.map((_, index) => ({ page: index + 1 })).filter((_, index) => isKept(index));
  const { files } = await arrange({ source, pages, name: 'x.pdf' }, host);
  const bytes = await bytesOfResult(files[0]);
  const after = await opened(bytes);
  result.remove = {
    rightPages: after.pages === pages.length,
    sameWords: same(after.words, all.filter((_, index) => isKept(index)).slice(0, after.words.length)),
    leaks: await leaksIn(bytes, source, all, isKept),
    clean: isClean(bytes, join(tmpdir(), `bench-${process.pid}.pdf`)),
  };
}

/** What of the pages that were left out is found in the result: words of their own, content, pictures. */
async function leaksIn(
  bytes: Uint8Array,
  source: Source,
  words: string[],
  isKept: (index: number) => boolean,
): Promise<string[]> {
  const out = await readObjects(bytes);
  const kept = words.filter((_, index) => isKept(index)).join(' ');
  const plain = textIn(out);
  const gone = words.filter((_, index) => !isKept(index)).join(' ');
  const own = [...new Set(gone.match(/[\p{L}\d]{6,}/gu) ?? [])].filter((word) => !kept.includes(word));
  const leaks = own.filter((word) => plain.includes(word)).map((word) => `word ${word}`);
  const objects = await readObjects(new Uint8Array(await source.blob.arrayBuffer())).catch(() => undefined);
  if (!objects) return leaks;
  const { pages } = tracesOf(objects);
  const rightful = new Set(pages.filter((_, index) => isKept(index)).flatMap((traces) => [...traces]));
  const { all } = tracesOf(out);
  for (const [index, traces] of pages.entries()) {
    if (isKept(index)) continue;
    for (const trace of traces)
      if (all.has(trace) && !rightful.has(trace)) leaks.push(`content of page ${index + 1}`);
  }
  return leaks;
}

async function allWords(doc: Parameters<typeof contentOf>[0]): Promise<string[]> {
  const words: string[] = [];
  for (let start = 1; start <= doc.numPages; start += 10) {
    words.push(...(await contentOf(doc, start, Math.min(doc.numPages, start + 9))).words);
  }
  return words;
}

async function checkSplit(result: Result, source: Source, before: Content): Promise<void> {
  const half = Math.ceil(before.pages / 2);
  const numbers = (first: number, last: number) =>
    Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const parts = [
    { name: 'a.pdf', pages: numbers(1, half) },
    { name: 'b.pdf', pages: numbers(half + 1, before.pages) },
  ];
  const { files } = await split({ source, parts }, host);
  const contents: Content[] = [];
  for (const file of files) contents.push(await opened(await bytesOfResult(file)));
  const words = contents.flatMap(({ words }) => words);
  result.split = {
    rightPages: contents.reduce((sum, { pages }) => sum + pages, 0) === before.pages,
    sameWords:
      before.pages > 10
        ? same(contents[0]?.words.slice(0, half) ?? [], before.words.slice(0, half))
        : same(words, before.words),
  };
}

const same = (one: string[], other: string[]) =>
  one.length === other.length && one.every((text, index) => text === other[index]);
