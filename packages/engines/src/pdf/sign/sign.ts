import type { PDFContext, PDFDict, PDFObject, PDFRef } from '@cantoo/pdf-lib';
import { type Fact, Fault, type Host, type Outcome, requirePages, type SourceFile } from '../../engine';
import { inverse, type Matrix } from '../../matrix';
import { read } from '../../write/bytes';
import { get, getDict } from '../assemble/objects';
import { catalogOf, type PageObject, pageObjectsOf } from '../assemble/page-objects';
import { canDraw } from '../audit/draw-pages';
import { withDocument } from '../documents';
import { factsOf, type PdfFact } from '../facts';
import { pdfFile } from '../input';
import { inspectOnce } from '../inspect';
import { join } from '../join';
import { objectsOf } from '../normalise';
import type { Opened } from '../open-with-pdfjs';
import { loadInParts } from '../pdfjs';
import { readObjects } from '../reader/read-objects';
import { stem } from '../split-parts';
import { withAnnotations, withContent } from './add-stamps';
import { protectionOf } from './protection';
import { nextObjectNumber, revisable, withRevision } from './revision';
import { isSeen } from './seen';
import { Appearances, type Stamp } from './stamps';

/** What is put on the pages of a file. */
export type Signing = {
  source: SourceFile;
  stamps: Stamp[];
  /** Of the result, with its extension. Default: `Lease signed.pdf` for `Lease.pdf`. */
  name?: string;
  /** What a reader calls a stamp that it lists. Default: `Signature`. */
  label?: string;
};

/**
 * A PDF with stamps: drawn, typed or photographed signatures, names and dates. The file's own bytes stay as they are; a
 * revision is added to them. A file to which none can be added (encrypted, damaged) is written anew first. The result is
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
    const before = await objectsOf(source, opened);
    const { signatures, forbidden } = await protectionOf(opened, before);
    if (forbidden) throw new Fault('forbidden', { file, detail: forbidden });
    const isOwn =
      opened.encrypted === 'none' &&
      !opened.rescued &&
      !isSigningTwice(before, stamps) &&
      revisable(original, before) !== undefined;
    if (signatures > 0 && !isOwn) throw new Fault('forbidden', { file, detail: 'sealed' });
    const base = isOwn ? { bytes: original, facts: [] } : await rewritten(source, opened, host);
    const methods = signatures > 0 ? (['annotations'] as const) : (['content', 'annotations'] as const);
    for (const method of methods) {
      host.progress({
        stage: 'signing',
        done: methods.indexOf(method as never),
        total: methods.length,
        file,
      });
      const bytes = await stamped(base.bytes, signing, opened, method, host);
      if (!bytes) continue;
      const looked = await checkSource(bytes, opened, stamps, host);
      if (looked === 'unseen') continue;
      const pages = [...new Set(stamps.map(({ page }) => page))].sort((a, b) => a - b);
      const facts: Fact<PdfFact>[] = [
        { fact: 'signed', count: stamps.length, pages, ...(looked === 'unchecked' && { lost: true }) },
        ...(isOwn ? [{ fact: 'appended' as const }] : []),
        ...(signatures > 0 ? [{ fact: 'intact-signatures' as const, count: signatures }] : []),
        ...base.facts,
      ];
      return { files: [pdfFile(name, bytes, opened.doc.numPages)], facts };
    }
    throw new Fault('unseen', { file, page: stamps[0]?.page });
  });

/** Whether a signed page is one object with another page, which would be signed with it: copies are two. */
function isSigningTwice(context: PDFContext, stamps: readonly Stamp[]): boolean {
  const refs = pageObjectsOf(context).pageObjects.map(({ ref }) => ref);
  return stamps.some(({ page }) => {
    const ref = refs[page - 1];
    return ref !== undefined && refs.indexOf(ref) !== refs.lastIndexOf(ref);
  });
}

/** The file written anew, without its encryption, its damage, or pages that are one object. */
async function rewritten(source: SourceFile, opened: Opened, host: Host) {
  const inspection = await inspectOnce(opened, source, host);
  const options = { bookmarks: 'keep', metadata: true } as const;
  const { bytes, audit } = await join([{ source, opened, inspection }], options, host);
  return { bytes, facts: factsOf(audit, options) };
}

/** @returns undefined where a page's content cannot be read */
async function stamped(
  bytes: Uint8Array<ArrayBuffer>,
  { stamps, label = 'Signature' }: Signing,
  opened: Opened,
  method: 'content' | 'annotations',
  host: Host,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const context = await readObjects(bytes);
  const place = revisable(bytes, context);
  if (!place) throw new Error('no revision can be added');
  context.largestObjectNumber = nextObjectNumber(place, context) - 1;
  const old = context.largestObjectNumber;
  const { pageObjects } = pageObjectsOf(context);
  const isTagged = get(getDict(catalogOf(context), 'MarkInfo'), 'Marked')?.toString() === 'true';
  const appearances = new Appearances(context, host);
  await appearances.prepare(stamps);
  const changed = new Map<PDFRef, PDFObject>();
  for (const number of new Set(stamps.map(({ page }) => page))) {
    const pageObject = pageObjects[number - 1];
    if (!pageObject?.ref) throw new Fault('range', { detail: `${number}` });
    const pdfPage = await opened.doc.getPage(number);
    const toFile = inverse(pdfPage.getViewport({ scale: 1 }).transform as Matrix);
    const names = stamps
      .filter(({ page }) => page === number)
      .map((stamp) => ({ ...appearances.draw(stamp, toFile), label }));
    const page: PDFDict | undefined =
      method === 'content'
        ? withContent(context, pageObject, names, isTagged)
        : withAnnotations(context, pageObject as PageObject & { ref: PDFRef }, names);
    if (!page) return undefined;
    changed.set(pageObject.ref, page);
  }
  for (const [ref, object] of added(context, old)) changed.set(ref, object);
  return withRevision(bytes, context, place, changed);
}

const added = (context: PDFContext, old: number) =>
  context.enumerateIndirectObjects().filter(([{ objectNumber }]) => objectNumber > old);

/** Opens the result and draws the signed pages of source and result. */
async function checkSource(
  bytes: Uint8Array<ArrayBuffer>,
  opened: Opened,
  stamps: readonly Stamp[],
  host: Host,
): Promise<'seen' | 'unseen' | 'unchecked'> {
  const task = loadInParts(bytes, host);
  try {
    const doc = await task.promise;
    if (doc.numPages !== opened.doc.numPages) return 'unseen';
    if (!canDraw()) return 'unchecked';
    for (const page of new Set(stamps.map((stamp) => stamp.page))) {
      const { width, height } = (await opened.doc.getPage(page)).getViewport({ scale: 1 });
      const pageStamps = stamps.filter((stamp) => stamp.page === page);
      const looked = { page, size: { width, height }, stamps: pageStamps };
      if (!(await isSeen(opened.doc, doc, looked, host))) return 'unseen';
    }
    return 'seen';
  } finally {
    await task.destroy();
  }
}
