import { decodePDFRawStream, type PDFContext, PDFRawStream } from '@cantoo/pdf-lib';
import { readObjects } from '../../src/pdf/reader/read-objects';

/** Data of a PDF stream, decoded if possible. */
export function decodedStream(stream: PDFRawStream): string {
  try {
    return Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');
  } catch {
    return Buffer.from(stream.contents).toString('latin1');
  }
}

/** All content of a document as plain text: its objects, and its decoded streams. */
export function textIn(context: PDFContext): string {
  return context
    .enumerateIndirectObjects()
    .map(([, object]) =>
      object instanceof PDFRawStream ? `${object.dict}\n${decodedStream(object)}` : `${object}`,
    )
    .join('\n');
}

/** All content of a PDF file as plain text. */
export const textInFile = async (bytes: Uint8Array) => textIn(await readObjects(bytes));
