import { type PDFContext, PDFDocument } from '@cantoo/pdf-lib';
import { readObjects } from './assemble/read';
import type { Opened } from './open';

/** A page of no use, which makes pdf.js leave out the encryption: it keeps that for pages of one file alone. */
async function filler(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.addPage([10, 10]);
  return document.save();
}

/** Objects of a document as pdf.js writes them anew, for one that the reader of objects does not understand. */
export async function normalised({ doc, encrypted }: Opened): Promise<PDFContext> {
  const infos = [{ document: null }, ...(encrypted === 'none' ? [] : [{ document: await filler() }])];
  const bytes = await doc.extractPages(infos);
  if (!bytes) throw new Error('pdf.js wrote nothing');
  return readObjects(bytes);
}
