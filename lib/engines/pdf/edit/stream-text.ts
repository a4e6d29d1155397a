import { decodePDFRawStream, PDFRawStream } from '@cantoo/pdf-lib';
import { pdfName } from '../assemble/objects';
import { latin1 } from '../latin1';

/** What a stream holds, one letter for each byte. */
export const streamText = (stream: unknown): string =>
  stream instanceof PDFRawStream
    ? latin1(stream.dict.has(pdfName('Filter')) ? decodePDFRawStream(stream).decode() : stream.contents)
    : '';
