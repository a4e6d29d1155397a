import { ParseSpeeds, type PDFContext, PDFDocument } from '@cantoo/pdf-lib';
import { catalogOf, leavesOf } from './leaves';

/**
 * Reads all objects of a PDF, decrypted.
 *
 * @throws for a file that the reader does not understand
 */
export async function readObjects(bytes: Uint8Array, password?: string): Promise<PDFContext> {
  const document = await PDFDocument.load(bytes, {
    password: password ?? '',
    parseSpeed: ParseSpeeds.Fastest,
    updateMetadata: false,
    preserveXFA: true,
  });
  return document.context;
}

/** How many pages a document has by its objects. */
export const leavesOfDocument = (context: PDFContext): number =>
  leavesOf(context, catalogOf(context)).leaves.length;
