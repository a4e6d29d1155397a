import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { ResultFile } from '../../src/engine';
import { pageOf } from '../../src/pdf/outline';
import { load } from '../../src/pdf/pdfjs';
import { bytesOf, pdfHost } from './engine-host';

type Outline = Awaited<ReturnType<PDFDocumentProxy['getOutline']>>;

/** What PDF.js reads in a PDF. Pages are numbered from 1. */
export type ReadPdf = {
  /** Text of each page. */
  words: string[];
  /** Rotation of each page in degrees. */
  turns: number[];
  /** Values by name. */
  fields: Record<string, unknown>;
  /** Title and page, of every level, from top to bottom. */
  bookmarks: [string, number | undefined][];
  /** Pages that each link leads from and to. */
  links: [number, number | undefined][];
  labels: string[] | null;
  /** Contents of each attached file as text. */
  attachments: string[];
};

export async function readPdf(file: ResultFile | Uint8Array | undefined): Promise<ReadPdf> {
  const task = load(file instanceof Uint8Array ? file.slice() : await bytesOf(file), pdfHost);
  const doc = await task.promise;
  const read: ReadPdf = {
    words: [],
    turns: [],
    fields: {},
    bookmarks: await bookmarks(doc, await doc.getOutline()),
    links: [],
    labels: await doc.getPageLabels(),
    attachments: [],
  };
  for (let number = 1; number <= doc.numPages; number += 1) {
    const page = await doc.getPage(number);
    const { items } = await page.getTextContent();
    read.words.push(items.map((item) => ('str' in item ? item.str : '')).join(''));
    read.turns.push(page.rotate);
    for (const { subtype, dest } of await page.getAnnotations()) {
      if (subtype === 'Link') read.links.push([number, await pageOf(doc, dest)]);
    }
  }
  const fields = (await doc.getFieldObjects()) as Map<string, { value?: unknown }[]> | null;
  for (const [name, group] of fields ?? [])
    read.fields[name] = group.find(({ value }) => value !== undefined)?.value;
  for (const name of (await doc.getAttachments())?.keys() ?? [])
    read.attachments.push(new TextDecoder().decode((await doc.getAttachmentContent(name)) as Uint8Array));
  await task.destroy();
  return read;
}

async function bookmarks(doc: PDFDocumentProxy, outline: Outline | null): Promise<ReadPdf['bookmarks']> {
  const found: ReadPdf['bookmarks'] = [];
  for (const { title, dest, items } of outline ?? [])
    found.push([title, await pageOf(doc, dest)], ...(await bookmarks(doc, items)));
  return found;
}

/** Annotations of a PDF in the order of its pages: their subtype (`Highlight`, `Text`, `Link` …) and title. */
export async function notesOf(file: Uint8Array): Promise<{ kind: string; title: string | undefined }[]> {
  const task = load(file.slice(), pdfHost);
  const doc = await task.promise;
  const notes = [];
  for (let number = 1; number <= doc.numPages; number += 1) {
    for (const { subtype, titleObj } of await (await doc.getPage(number)).getAnnotations())
      notes.push({ kind: subtype, title: titleObj?.str });
  }
  await task.destroy();
  return notes;
}
