import { PDFContext, PDFStreamWriter } from '@cantoo/pdf-lib';
import type { SourceFile } from '../engine';
import { read } from '../write/bytes';
import type { Opened } from './open-with-pdfjs';
import { readObjects } from './reader/read-objects';

/** A PDF with one dummy page: pdf.js drops the encryption only if it saves pages of several files. */
function dummyDocument(): Promise<Uint8Array> {
  const context = PDFContext.create();
  const pages = context.nextRef();
  const page = context.obj({ Type: 'Page', Parent: pages, MediaBox: [0, 0, 10, 10], Resources: {} });
  context.assign(pages, context.obj({ Type: 'Pages', Kids: [context.register(page)], Count: 1 }));
  context.trailerInfo.Root = context.register(context.obj({ Type: 'Catalog', Pages: pages }));
  return PDFStreamWriter.forContext(context, Number.POSITIVE_INFINITY).serializeToBuffer();
}

/** Objects of a document as pdf.js rewrites it, for a file that the object parser cannot read. */
export async function normalised({ doc, encrypted }: Opened): Promise<PDFContext> {
  const infos = [{ document: null }, ...(encrypted === 'none' ? [] : [{ document: await dummyDocument() }])];
  const bytes = await doc.extractPages(infos);
  if (!bytes) throw new Error('pdf.js wrote nothing');
  return readObjects(bytes);
}

/** Objects of an opened file: from its own bytes, or as rewritten by pdf.js if the file was rescued. */
export const objectsOf = async ({ blob, password }: SourceFile, opened: Opened): Promise<PDFContext> =>
  opened.rescued ? normalised(opened) : readObjects(await read(blob), password);
