import type { PDFContext, PDFDict, PDFObject, PDFRef } from '@cantoo/pdf-lib';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { type Fact, Fault, type Host, type Outcome, requirePages, type SourceFile } from '../../engine';
import { inverse, type Matrix } from '../../matrix';
import { read } from '../../write/bytes';
import { get, getDict } from '../assemble/objects';
import { catalogOf, type PageObject, pageObjectsOf } from '../assemble/page-objects';
import { hasCanvas } from '../audit/draw-pages';
import { withDocument } from '../documents';
import { factsOf } from '../facts';
import { pdfFile } from '../input';
import { inspectOnce } from '../inspect';
import { join } from '../join';
import { objectsOf } from '../normalise';
import type { Opened } from '../open-with-pdfjs';
import type { PdfFact } from '../pdf-fact';
import { loadInParts } from '../pdfjs';
import { readObjects } from '../reader/read-objects';
import { stem } from '../split-parts';
import { withAnnotations, withContent } from './add-stamps';
import { isAtField, withFieldsOnTop } from './fields-over-stamps';
import { protectionOf } from './protection';
import { nextObjectNumber, revisionBaseOf, withRevision } from './revision';
import { isSeen } from './stamp-visibility';
import { Appearances, type Stamp } from './stamps';

/** The stamps to place on the pages of a file. */
export type Signing = {
  source: SourceFile;
  stamps: Stamp[];
  /** Name of the result, with its extension. Default: `Lease signed.pdf` for `Lease.pdf`. */
  name?: string;
  /** Name of a stamp in the annotation list of a PDF viewer. Default: `Signature`. */
  label?: string;
};

/**
 * A PDF with stamps: drawn, typed or photographed signatures, names and dates. The bytes of the file stay as they are; a
 * revision is appended. A file to which none can be appended (encrypted, damaged) is rewritten first. The result is
 * opened again and drawn: each stamp must be seen where it was placed, and nothing else may differ.
 *
 * @returns one file; where nothing can draw it, as under Node without a canvas, the fact `signed` is `lost`
 * @throws Fault `nothing` without a stamp, `range` for a missing page or letter, `forbidden` (`detail` is a `Forbidden`),
 *   `unseen` where a stamp does not show at its place; and the faults of opening
 */
export const signPages = (signing: Signing, host: Host): Promise<Outcome<PdfFact>> =>
  withDocument(signing.source, host, async (opened) => {
    const { source, stamps, name = `${stem(source.name)} signed.pdf` } = signing;
    const { name: file } = source;
    requirePages(
      file,
      opened.doc.numPages,
      stamps.map(({ page }) => page),
    );
    const original = await read(source.blob);
    const sourceContext = await objectsOf(source, opened);
    const { signatures, forbidden } = await protectionOf(opened, sourceContext);
    if (forbidden) throw new Fault('forbidden', { file, detail: forbidden });
    const canAppend =
      opened.encrypted === 'none' &&
      !opened.rescued &&
      !signsSharedPage(sourceContext, stamps) &&
      revisionBaseOf(original, sourceContext) !== undefined;
    if (signatures > 0 && !canAppend) throw new Fault('forbidden', { file, detail: 'sealed' });
    const unsigned = canAppend ? { bytes: original, facts: [] } : await rewritten(source, opened, host);
    const methods = signatures > 0 ? (['annotations'] as const) : (['content', 'annotations'] as const);
    for (const method of methods) {
      host.progress({
        stage: 'signing',
        done: methods.indexOf(method as never),
        total: methods.length,
        file,
      });
      const stamped = await withStamps(unsigned.bytes, signing, opened, method, host);
      if (!stamped) continue;
      const { bytes, isAtField: meetsField } = stamped;
      const verdict = await checkResult(bytes, opened.doc, stamps, host);
      if (verdict === 'unseen') continue;
      if (meetsField && !(await isSeenUnderFields(bytes, unsigned.bytes, stamps, host))) continue;
      const pages = [...new Set(stamps.map(({ page }) => page))].sort((a, b) => a - b);
      const facts: Fact<PdfFact>[] = [
        { fact: 'signed', count: stamps.length, pages, ...(verdict === 'unchecked' && { lost: true }) },
        ...(canAppend ? [{ fact: 'appended' as const }] : []),
        ...(signatures > 0 ? [{ fact: 'intact-signatures' as const, count: signatures }] : []),
        ...(canAppend && hasUsageRights(sourceContext) ? [usageRightsLost(file)] : []),
        ...unsigned.facts,
      ];
      return { files: [pdfFile(name, bytes, opened.doc.numPages)], facts };
    }
    throw new Fault('unseen', { file, page: stamps[0]?.page });
  });

/** Whether Adobe's viewer allows more in this file, by a signature of its unchanged content (ISO 32000-2, 12.8.2.3). */
const hasUsageRights = (context: PDFContext): boolean =>
  ['UR', 'UR3'].some((key) => getDict(catalogOf(context), 'Perms', key) !== undefined);

const usageRightsLost = (file: string): Fact<PdfFact> => ({
  fact: 'catalog',
  count: 1,
  file,
  detail: 'Perms/UR3',
  lost: true,
});

/**
 * Whether the page tree lists the page object of a stamp more than once: changing it would sign all these pages, so
 * the file is rewritten first, which gives each page an object of its own.
 */
function signsSharedPage(context: PDFContext, stamps: readonly Stamp[]): boolean {
  const refs = pageObjectsOf(context).pageObjects.map(({ ref }) => ref);
  return stamps.some(({ page }) => {
    const ref = refs[page - 1];
    return ref !== undefined && refs.indexOf(ref) !== refs.lastIndexOf(ref);
  });
}

/** Rewrites a file without encryption and damage, with an object of its own for each page. */
async function rewritten(source: SourceFile, opened: Opened, host: Host) {
  const inspection = await inspectOnce(opened, source, host);
  const options = { bookmarks: 'keep', metadata: true } as const;
  const { bytes, audit } = await join([{ source, opened, inspection }], options, host);
  return { bytes, facts: factsOf(audit, options) };
}

/** Adds the stamps to a file as a revision. @returns undefined if they cannot be added to the content of a page */
async function withStamps(
  bytes: Uint8Array<ArrayBuffer>,
  { stamps, label = 'Signature' }: Signing,
  opened: Opened,
  method: 'content' | 'annotations',
  host: Host,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; isAtField: boolean } | undefined> {
  const context = await readObjects(bytes);
  const revisionBase = revisionBaseOf(bytes, context);
  if (!revisionBase) throw new Error('no revision can be added');
  context.largestObjectNumber = nextObjectNumber(revisionBase, context) - 1;
  const lastObjectNumber = context.largestObjectNumber;
  const { pageObjects } = pageObjectsOf(context);
  const isTagged = get(getDict(catalogOf(context), 'MarkInfo'), 'Marked')?.toString() === 'true';
  const appearances = new Appearances(context, host);
  await appearances.prepare(stamps);
  const changed = new Map<PDFRef, PDFObject>();
  let meetsField = false;
  for (const pageNumber of new Set(stamps.map(({ page }) => page))) {
    const pageObject = pageObjects[pageNumber - 1];
    if (!pageObject?.ref) throw new Fault('range', { detail: `${pageNumber}` });
    const pdfPage = await opened.doc.getPage(pageNumber);
    const toFile = inverse(pdfPage.getViewport({ scale: 1 }).transform as Matrix);
    const labelledAppearances = stamps
      .filter(({ page }) => page === pageNumber)
      .map((stamp) => ({ ...appearances.draw(stamp, toFile), label }));
    meetsField ||= isAtField(context, pageObject, labelledAppearances);
    const page: PDFDict | undefined =
      method === 'content'
        ? withContent(context, pageObject, labelledAppearances, isTagged)
        : withAnnotations(context, pageObject as PageObject & { ref: PDFRef }, labelledAppearances);
    if (!page) return undefined;
    changed.set(pageObject.ref, page);
  }
  for (const [ref, object] of addedObjects(context, lastObjectNumber)) changed.set(ref, object);
  return { bytes: await withRevision(bytes, context, revisionBase, changed), isAtField: meetsField };
}

const addedObjects = (context: PDFContext, lastOldNumber: number) =>
  context.enumerateIndirectObjects().filter(([{ objectNumber }]) => objectNumber > lastOldNumber);

/**
 * Whether the stamps show in viewers that draw fields over everything else, with their old appearances. There an opaque
 * field hides a stamp, whether that is an annotation or in the content of the page.
 */
async function isSeenUnderFields(
  bytes: Uint8Array,
  unsigned: Uint8Array,
  stamps: readonly Stamp[],
  host: Host,
): Promise<boolean> {
  const task = loadInParts(await withFieldsOnTop(unsigned), host);
  try {
    return (await checkResult(await withFieldsOnTop(bytes), await task.promise, stamps, host)) !== 'unseen';
  } finally {
    await task.destroy();
  }
}

/** Opens the result, and compares its signed pages with those of the source. */
async function checkResult(
  bytes: Uint8Array,
  source: PDFDocumentProxy,
  stamps: readonly Stamp[],
  host: Host,
): Promise<'seen' | 'unseen' | 'unchecked'> {
  const task = loadInParts(bytes, host);
  try {
    const doc = await task.promise;
    if (doc.numPages !== source.numPages) return 'unseen';
    if (!hasCanvas()) return 'unchecked';
    for (const page of new Set(stamps.map((stamp) => stamp.page))) {
      const { width, height } = (await source.getPage(page)).getViewport({ scale: 1 });
      const pageStamps = stamps.filter((stamp) => stamp.page === page);
      const signedPage = { page, size: { width, height }, stamps: pageStamps };
      if (!(await isSeen(source, doc, signedPage, host))) return 'unseen';
    }
    return 'seen';
  } finally {
    await task.destroy();
  }
}
