import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Host, SourceFile } from '../engine';
import { withDocument } from './documents';
import type { Encryption, Opened } from './open-with-pdfjs';
import { countBookmarks } from './outline';
import { yieldToEvents } from './yield-to-events';

/** Size of a page as displayed, in points. */
export type Size = { width: number; height: number };

/** What a PDF contains. */
export type Inspection = {
  /** Number of its pages. */
  pages: number;
  /** Size of each page as displayed (rotated), in points. */
  sizes: Size[];
  /** Number of form fields, without signature fields. */
  fields: number;
  bookmarks: number;
  attachments: number;
  /** Number of signatures, without empty signature fields. */
  signatures: number;
  tagged: boolean;
  /** Whether it has page labels, such as i, ii, 1, 2. */
  labels: boolean;
  /** Number of layers, whose content can be shown or hidden. */
  layers: number;
  encrypted: Encryption;
  title?: string;
  /** For a damaged file: number of readable pages, of all pages, and the lost page numbers. */
  repaired?: { read: number; total: number; lost: number[] };
};

/**
 * Reads what a PDF contains.
 *
 * @throws Fault `empty`, `kind`, `password`, `wrong-password`, `encrypted`, `damaged`, `unreadable`, `memory`: the faults
 *   of opening a file
 */
export const inspect = (source: SourceFile, host: Host): Promise<Inspection> =>
  withDocument(source, host, (opened) => inspectOnce(opened, source, host));

const inspections = new WeakMap<Opened, Promise<Inspection>>();

/** Like `inspect`, for an open source; computed once while it is open. */
export function inspectOnce(opened: Opened, { name: file }: SourceFile, host: Host): Promise<Inspection> {
  const existing = inspections.get(opened);
  if (existing) return existing;
  const inspection = inspectOpened(opened, (done, total) =>
    host.progress({ stage: 'reading', done, total, file }),
  );
  inspections.set(opened, inspection);
  inspection.catch(() => inspections.delete(opened));
  return inspection;
}

/** Contents of an open document. */
export async function inspectOpened(
  { doc, encrypted, rescued }: Opened,
  progress: (done: number, total: number) => void = () => undefined,
): Promise<Inspection> {
  const sizes: Size[] = [];
  const lostPages: number[] = [];
  for (let number = 1; number <= doc.numPages; number += 1) {
    try {
      const page = await doc.getPage(number);
      const { width, height } = page.getViewport({ scale: 1 });
      sizes.push({ width, height });
      page.cleanup();
    } catch {
      lostPages.push(number);
      sizes.push(sizes.at(-1) ?? { width: 595, height: 842 });
    }
    progress(number, doc.numPages);
    await yieldToEvents();
  }
  const title = await titleOf(doc);
  return {
    pages: doc.numPages,
    sizes,
    ...(await formOf(doc)),
    bookmarks: await countBookmarks(doc),
    attachments: (await undefinedIfBroken(doc.getAttachments()))?.size ?? 0,
    tagged: await isTagged(doc),
    labels: Boolean(await undefinedIfBroken(doc.getPageLabels())),
    layers: [...((await undefinedIfBroken(doc.getOptionalContentConfig())) ?? [])].length,
    encrypted,
    ...(title && { title }),
    ...((rescued || lostPages.length > 0) && {
      repaired: {
        read: doc.numPages - lostPages.length,
        total: Math.max(doc.numPages, rescued?.total ?? 0),
        lost: lostPages,
      },
    }),
  };
}

/** The types of pdf.js declare an object, but it returns a map. */
async function isTagged(doc: PDFDocumentProxy): Promise<boolean> {
  const markInfo = (await undefinedIfBroken(doc.getMarkInfo())) as unknown as
    | Map<string, boolean>
    | null
    | undefined;
  return markInfo?.get('Marked') === true;
}

type Field = { type?: string };

async function formOf(doc: PDFDocumentProxy): Promise<Pick<Inspection, 'fields' | 'signatures'>> {
  const groups = (await undefinedIfBroken(doc.getFieldObjects())) as Map<string, Field[]> | null;
  const signatures = (await undefinedIfBroken(doc.getSignatures()))?.length ?? 0;
  const fields = [...(groups?.values() ?? [])].filter((group) =>
    group.some(({ type }) => type && type !== 'signature'),
  ).length;
  return { fields, signatures };
}

async function titleOf(doc: PDFDocumentProxy): Promise<string | undefined> {
  const metadata = await undefinedIfBroken(doc.getMetadata());
  const title = (metadata?.info as { Title?: unknown } | undefined)?.Title;
  return typeof title === 'string' && title.trim() ? title.trim() : undefined;
}

/** Broken secondary data of a document must not prevent the use of its pages. */
const undefinedIfBroken = <T>(work: Promise<T>): Promise<T | undefined> => work.catch(() => undefined);
